/// Decodes the payload of a frame. No count in it is believed before the bytes are there, so that a
/// few hostile bytes can't ask for much memory.
public struct PayloadReader: Sendable {
  private let bytes: [UInt8]
  private var position: Int

  /// Begins at the start of a payload.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The number of bytes not read yet.
  public var left: Int { bytes.endIndex - position }

  /// Ends the reading.
  ///
  /// - Throws: `FrameFailure.invalid` if bytes are left.
  public func finish() throws(FrameFailure) {
    guard left == 0 else { throw .invalid }
  }

  private mutating func take(_ count: Int) throws(FrameFailure) -> Range<Int> {
    guard count <= left else { throw .truncated }
    defer { position += count }
    return position..<position + count
  }

  /// Reads a number.
  public mutating func number<T: FixedWidthInteger>(_ type: T.Type = T.self)
    throws(FrameFailure) -> T
  {
    let range = try take(MemoryLayout<T>.size)
    var value = T.zero
    withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: bytes[range]) }
    return T(littleEndian: value)
  }

  /// Reads a number with a fraction.
  public mutating func double() throws(FrameFailure) -> Double {
    Double(bitPattern: try number())
  }

  /// Reads a truth value.
  public mutating func flag() throws(FrameFailure) -> Bool {
    switch try number(UInt8.self) {
    case 0: return false
    case 1: return true
    default: throw .invalid
    }
  }

  /// Reads the number of an enumeration's case.
  public mutating func value<T: RawRepresentable>(_ type: T.Type = T.self)
    throws(FrameFailure) -> T where T.RawValue: FixedWidthInteger
  {
    guard let value = T(rawValue: try number()) else { throw .invalid }
    return value
  }

  /// Reads bytes.
  public mutating func data() throws(FrameFailure) -> [UInt8] {
    let count = Int(try number(UInt32.self))
    return Array(bytes[try take(count)])
  }

  /// Reads a text.
  ///
  /// - Throws: `FrameFailure.invalid` if it is not UTF-8.
  public mutating func text() throws(FrameFailure) -> String {
    let count = Int(try number(UInt32.self))
    guard let text = String(validating: bytes[try take(count)], as: UTF8.self) else {
      throw .invalid
    }
    return text
  }

  /// Reads a value that may be missing.
  public mutating func optional<T>(
    _ body: (inout PayloadReader) throws(FrameFailure) -> T
  ) throws(FrameFailure) -> T? {
    try flag() ? try body(&self) : nil
  }

  /// Reads a list.
  ///
  /// - Parameter body: reads an element, which is at least one byte long.
  /// - Throws: `FrameFailure.truncated` if it has more elements than bytes are left.
  public mutating func list<T>(
    _ body: (inout PayloadReader) throws(FrameFailure) -> T
  ) throws(FrameFailure) -> [T] {
    let count = Int(try number(UInt32.self))
    guard count <= left else { throw .truncated }
    var values: [T] = []
    for _ in 0..<count { values.append(try body(&self)) }
    return values
  }
}
