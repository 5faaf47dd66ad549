/// A message between the program and the reader: on the pipe the length of the payload as four bytes
/// (little-endian), a tag, and the payload.
public struct Frame: Sendable, Equatable {
  /// The meaning.
  public var tag: FrameTag
  /// The contents.
  public var payload: [UInt8]

  /// Creates a frame.
  public init(_ tag: FrameTag, _ payload: [UInt8] = []) {
    self.tag = tag
    self.payload = payload
  }

  /// The number of bytes before the payload.
  public static let headerSize = 5
  /// The greatest number of bytes of a payload: a record and what is sent with it.
  public static let limit = 16 << 20

  /// The whole frame.
  ///
  /// - Throws: `FrameFailure.tooLong` if the payload exceeds `limit`.
  public func encoded() throws(FrameFailure) -> [UInt8] {
    return try FrameHeader(tag, length: payload.count).bytes + payload
  }
}

/// The bytes of a frame before its payload.
public struct FrameHeader: Sendable, Equatable {
  /// The meaning of the frame.
  public let tag: FrameTag
  /// The length of its payload in bytes, at most `Frame.limit`.
  public let length: Int

  /// Describes a frame.
  ///
  /// - Throws: `FrameFailure.tooLong` if it may not hold as much.
  public init(_ tag: FrameTag, length: Int) throws(FrameFailure) {
    guard length <= Frame.limit else { throw .tooLong }
    self.tag = tag
    self.length = length
  }

  /// The header as bytes.
  public var bytes: [UInt8] {
    let length = UInt32(truncatingIfNeeded: length)
    return (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * UInt32($0))) } + [tag.rawValue]
  }

  /// Reads a header.
  ///
  /// - Throws: `FrameFailure` if it is none, or promises more than a frame may hold.
  public init(_ bytes: some Collection<UInt8>) throws(FrameFailure) {
    guard bytes.count == Frame.headerSize, let last = bytes.dropFirst(4).first else {
      throw .truncated
    }
    guard let tag = FrameTag(rawValue: last) else { throw .unknownTag }
    let length = bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    try self.init(tag, length: length)
  }
}

/// The reason why bytes are no frame, or a payload is none of its kind.
public enum FrameFailure: Error, Hashable, Sendable {
  /// A frame or a list in it is longer than is allowed.
  case tooLong
  /// Something ends before it is complete.
  case truncated
  /// The tag has no meaning, or none at this point.
  case unknownTag
  /// A value is not among those that it can have.
  case invalid
}
