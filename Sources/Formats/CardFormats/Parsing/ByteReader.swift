import ReaderProtocol

/// Reads numbers and stretches of bytes one after another; numbers are little-endian.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  /// The offset of what is read next.
  private(set) var position = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The bytes that are left.
  var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[position...]) }

  /// The next bytes, in place.
  ///
  /// - Throws: `broken` where there are not so many.
  mutating func take(_ count: some BinaryInteger) throws(CardFileFailure) -> UnsafeRawBufferPointer
  {
    guard count <= bytes.count - position else { throw .broken(at: bytes.count) }
    let start = position
    position += Int(count)
    return UnsafeRawBufferPointer(rebasing: bytes[start..<position])
  }

  /// The next number.
  ///
  /// - Throws: `broken` where there are too few bytes for it.
  mutating func number<T: FixedWidthInteger & UnsignedInteger>(
    _ type: T.Type = T.self
  ) throws(CardFileFailure) -> T {
    try take(T.bitWidth / 8).littleEndian()
  }
}

extension UnsafeRawBufferPointer {
  /// The number that these bytes are, the least first; what is too many for it is left out.
  func littleEndian<T: FixedWidthInteger & UnsignedInteger>() -> T {
    prefix(T.bitWidth / 8).reversed().reduce(0) { $0 << 8 | T($1) }
  }
}

extension FixedWidthInteger {
  /// The bytes of the number, the least first.
  var littleEndianBytes: [UInt8] { withUnsafeBytes(of: littleEndian) { Array($0) } }
}
