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
  /// The greatest number of bytes of a payload.
  public static let limit = 4 << 20

  /// The bytes before the payload.
  public var header: [UInt8] {
    let length = UInt32(truncatingIfNeeded: payload.count)
    return (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * UInt32($0))) } + [tag.rawValue]
  }

  /// The whole frame.
  ///
  /// - Throws: `FrameFailure.tooLong` if the payload exceeds `limit`.
  public func encoded() throws(FrameFailure) -> [UInt8] {
    guard payload.count <= Self.limit else { throw .tooLong }
    return header + payload
  }
}

/// The header of a frame that is being received.
public struct FrameHeader: Sendable, Equatable {
  /// The meaning of the frame.
  public let tag: FrameTag
  /// The length of its payload in bytes, at most `Frame.limit`.
  public let length: Int

  /// Reads a header.
  ///
  /// - Throws: `FrameFailure` if it is none, or promises more than a frame may hold.
  public init(_ bytes: some Collection<UInt8>) throws(FrameFailure) {
    guard bytes.count == Frame.headerSize, let last = bytes.dropFirst(4).first else {
      throw .truncated
    }
    guard let tag = FrameTag(rawValue: last) else { throw .unknownTag }
    let length = bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= Frame.limit else { throw .tooLong }
    self.tag = tag
    self.length = length
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
