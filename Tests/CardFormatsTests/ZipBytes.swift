/// The bytes of a zip archive, put together by hand (APPNOTE 6.3.10, 4.3), so that what no program
/// writes can be in it.
struct ZipBytes {
  private var files: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - packed: the bytes as they are in the archive.
  ///   - claimed: the size that the archive says; the packed size where it is nil.
  mutating func add(
    _ name: String,
    _ packed: [UInt8],
    flag: UInt16 = 0,
    method: UInt16 = 0,
    claimed: UInt32? = nil
  ) {
    let offset = UInt32(files.count)
    var header = Self.little(flag) + Self.little(method) + Self.little(UInt32(0))
    header += Self.little(Self.checksum(packed)) + Self.little(UInt32(packed.count))
    header += Self.little(claimed ?? UInt32(packed.count)) + Self.little(UInt16(name.utf8.count))
    files += Self.little(UInt32(0x0403_4B50)) + Self.little(UInt16(20)) + header
    files += Self.little(UInt16(0)) + Array(name.utf8) + packed
    directory += Self.little(UInt32(0x0201_4B50)) + Self.little(UInt16(20))
    directory += Self.little(UInt16(20)) + header + [UInt8](repeating: 0, count: 12)
    directory += Self.little(offset) + Array(name.utf8)
    count += 1
  }

  /// The whole archive.
  var bytes: [UInt8] {
    var end = Self.little(UInt32(0x0605_4B50)) + Self.little(UInt32(0))
    end += Self.little(count) + Self.little(count) + Self.little(UInt32(directory.count))
    end += Self.little(UInt32(files.count)) + Self.little(UInt16(0))
    return files + directory + end
  }

  private static func little(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }

  /// CRC-32 as zip has it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}
