/// Encodes the payload of a frame: numbers in little-endian order, texts and lists with their count
/// in front.
public struct PayloadWriter: Sendable {
  /// The bytes so far.
  public private(set) var bytes: [UInt8] = []

  /// Begins an empty payload.
  public init() {}

  /// Appends a number.
  public mutating func write(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends a truth value as a byte.
  public mutating func write(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  /// Appends a number with a fraction.
  public mutating func write(_ number: Double) {
    write(number.bitPattern)
  }

  /// Appends the count of a list. Its elements follow.
  public mutating func write(count: Int) {
    write(UInt32(clamping: count))
  }

  /// Appends bytes with their count.
  public mutating func write(_ data: [UInt8]) {
    write(count: data.count)
    bytes.append(contentsOf: data)
  }

  /// Appends a text as UTF-8 with the count of its bytes.
  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(count: utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  /// Appends a value that may be missing: a truth value, then `body` for one that is there.
  public mutating func write<T>(_ value: T?, _ body: (inout PayloadWriter, T) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  /// Appends a list, `body` for each element.
  public mutating func write<C: Collection>(
    all values: C,
    _ body: (inout PayloadWriter, C.Element) -> Void
  ) {
    write(count: values.count)
    for value in values { body(&self, value) }
  }
}
