package import ByteCoding

/// A message between the program and the reader: on the pipe the length of the payload as four bytes
/// (little-endian), a tag, and the payload.
package struct Frame: Sendable, Equatable {
  /// The meaning.
  package var tag: FrameTag
  /// The contents.
  package var payload: [UInt8]

  /// Creates a frame.
  package init(_ tag: FrameTag, _ payload: [UInt8] = []) {
    self.tag = tag
    self.payload = payload
  }

  /// The number of bytes before the payload.
  package static let headerSize = 5
  /// The greatest number of bytes of a payload: a record and what is sent with it.
  package static let limit = 16 << 20

  /// The whole frame.
  ///
  /// - Throws: `UnreadableBytes.tooLong` if the payload exceeds `limit`.
  package func encoded() throws(UnreadableBytes) -> [UInt8] {
    return try FrameHeader(tag, length: payload.count).bytes + payload
  }
}

/// The bytes of a frame before its payload.
package struct FrameHeader: Sendable, Equatable {
  /// The meaning of the frame.
  package let tag: FrameTag
  /// The length of its payload in bytes, at most `Frame.limit`.
  package let length: Int

  /// Describes a frame.
  ///
  /// - Throws: `UnreadableBytes.tooLong` if it may not hold as much.
  package init(_ tag: FrameTag, length: Int) throws(UnreadableBytes) {
    guard length <= Frame.limit else { throw .tooLong }
    self.tag = tag
    self.length = length
  }

  /// The header as bytes.
  package var bytes: [UInt8] {
    let length = UInt32(truncatingIfNeeded: length)
    return (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * UInt32($0))) } + [tag.rawValue]
  }

  /// Reads a header.
  ///
  /// - Throws: `UnreadableBytes` if it is none, or promises more than a frame may hold.
  package init(_ bytes: some Collection<UInt8>) throws(UnreadableBytes) {
    guard bytes.count == Frame.headerSize, let last = bytes.dropFirst(4).first else {
      throw .truncated
    }
    guard let tag = FrameTag(rawValue: last) else { throw .unknownTag }
    let length = bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    try self.init(tag, length: length)
  }
}
