/// The error of bytes that end too early, or have an impossible value.
package struct UnreadableBytes: Error, Equatable {
  package init() {}
}

/// Writes numbers and bytes one after the other: numbers in the base 128 (LEB128), least significant
/// group first.
package struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Appends a number.
  package mutating func append(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends a number that may be negative (zigzag).
  package mutating func append(signed number: Int64) {
    append(UInt64(bitPattern: number << 1 ^ number >> 63))
  }

  /// Appends a byte.
  package mutating func append(byte: UInt8) { bytes.append(byte) }

  /// Appends bytes as they are.
  package mutating func append(raw: some Sequence<UInt8>) { bytes.append(contentsOf: raw) }

  /// Appends bytes, prefixed with their number.
  package mutating func append(_ content: some Collection<UInt8>) {
    append(UInt64(content.count))
    bytes.append(contentsOf: content)
  }
}

/// Reads what a `ByteWriter` wrote.
package struct ByteReader: Sendable {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// A reader from the beginning of bytes.
  package init(_ bytes: some Collection<UInt8>) {
    self.bytes = ArraySlice(bytes)
    index = self.bytes.startIndex
  }

  /// True if nothing is left.
  package var isEmpty: Bool { index == bytes.endIndex }

  /// Reads a number.
  package mutating func number() throws(UnreadableBytes) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try byte()
      let group = UInt64(byte & 0x7F)
      guard shift < 63 || group <= 1 else { throw UnreadableBytes() }
      number |= group << shift
      if byte & 0x80 == 0 { return number }
    }
    throw UnreadableBytes()
  }

  /// Reads a number of things of which each takes at least one byte, or `perByte` of them one.
  package mutating func count(perByte: Int = 1) throws(UnreadableBytes) -> Int {
    let count = try number()
    guard count <= UInt64(bytes.endIndex - index) * UInt64(perByte) else { throw UnreadableBytes() }
    return Int(count)
  }

  /// Reads a number that may be negative.
  package mutating func signed() throws(UnreadableBytes) -> Int64 {
    let number = try number()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  /// Reads a byte.
  package mutating func byte() throws(UnreadableBytes) -> UInt8 {
    guard index < bytes.endIndex else { throw UnreadableBytes() }
    defer { index += 1 }
    return bytes[index]
  }

  /// Reads as many bytes.
  package mutating func raw(_ count: Int) throws(UnreadableBytes) -> ArraySlice<UInt8> {
    guard count >= 0, bytes.endIndex - index >= count else { throw UnreadableBytes() }
    defer { index += count }
    return bytes[index..<index + count]
  }

  /// Reads everything that is left.
  package mutating func rest() throws(UnreadableBytes) -> ArraySlice<UInt8> {
    try raw(bytes.endIndex - index)
  }

  /// Reads bytes that are prefixed with their number.
  package mutating func content() throws(UnreadableBytes) -> ArraySlice<UInt8> {
    try raw(count())
  }
}
