import ByteCoding
import ReaderProtocol

extension MemoryReader {
  /// The next bytes, in place.
  ///
  /// - Throws: `broken` where there are not so many.
  mutating func part(_ count: some BinaryInteger) throws(CardFileFailure) -> UnsafeRawBufferPointer
  {
    do { return try take(Int(clamping: count)) } catch { throw .broken(at: position + left) }
  }

  /// The next number.
  ///
  /// - Throws: `broken` where there are too few bytes for it.
  mutating func whole<T: FixedWidthInteger & UnsignedInteger>(
    _ type: T.Type = T.self
  ) throws(CardFileFailure) -> T {
    try part(T.bitWidth / 8).littleEndian()
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
