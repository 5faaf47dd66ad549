/// Writes numbers, texts and bytes one after the other. Numbers are little-endian in their full width, or
/// compact: in the base 128 (LEB128), least significant group first. Counts have 32 bits, or are compact.
public struct ByteWriter: Sendable {
  /// The bytes so far.
  public var bytes: [UInt8] = []

  /// Begins with no bytes.
  ///
  /// - Parameter room: the number of bytes that room is made for.
  @inlinable
  public init(room: Int = 0) {
    bytes.reserveCapacity(room)
  }

  /// Appends bytes whose number the reader knows.
  @inlinable
  public mutating func append(raw content: some Sequence<UInt8>) {
    bytes.append(contentsOf: content)
  }

  /// Appends a byte.
  @inlinable
  public mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends a number in its full width.
  @inlinable
  public mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends a number with a fraction, of 64 bits.
  @inlinable
  public mutating func append(_ number: Double) { append(number.bitPattern) }

  /// Appends a truth value as a byte.
  @inlinable
  public mutating func append(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Appends a count. What is counted follows.
  @inlinable
  public mutating func append(count: Int) { append(UInt32(clamping: count)) }

  /// Appends bytes behind their number.
  @inlinable
  public mutating func append(_ content: some Collection<UInt8>) {
    append(count: content.count)
    bytes.append(contentsOf: content)
  }

  /// Appends a text as UTF-8 behind the number of its bytes.
  @inlinable
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends a value that may be missing: a truth value, then `body` for one that is there.
  @inlinable
  public mutating func append<Value>(_ value: Value?, _ body: (inout Self, Value) -> Void) {
    append(value != nil)
    if let value { body(&self, value) }
  }

  /// Appends values behind their number, `body` for each.
  @inlinable
  public mutating func append<Values: Collection>(
    all values: Values,
    _ body: (inout Self, Values.Element) -> Void
  ) {
    append(count: values.count)
    for value in values { body(&self, value) }
  }

  /// Appends a compact number.
  @inlinable
  public mutating func append(compact number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends a compact number that may be negative (zigzag), the small ones short.
  @inlinable
  public mutating func append(signed number: some SignedInteger) {
    let number = Int64(number)
    append(compact: UInt64(bitPattern: number << 1 ^ number >> 63))
  }

  /// Appends bytes behind their number, which is compact.
  @inlinable
  public mutating func append(compact content: some Collection<UInt8>) {
    append(compact: UInt64(content.count))
    bytes.append(contentsOf: content)
  }
}
