import WindowLevels

/// A PNG file of 24 bits a pixel that is not compressed, with its checksums verified.
struct PortableImage {
  let size: Size
  private(set) var bytes: [UInt8] = []

  /// Nil if it is no such file.
  init?(_ file: [UInt8]) {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var rest = file.dropFirst(8)
    func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    var chunks: [String: ArraySlice<UInt8>] = [:]
    while rest.count >= 12 {
      let count = number(rest.prefix(4))
      guard rest.count >= 12 + count else { return nil }
      let named = rest.dropFirst(4).prefix(4 + count)
      guard number(rest.dropFirst(8 + count).prefix(4)) == Self.checksum(named) else { return nil }
      chunks[String(decoding: named.prefix(4), as: UTF8.self)] = named.dropFirst(4)
      rest = rest.dropFirst(12 + count)
    }
    guard rest.isEmpty, let header = chunks["IHDR"], header.count == 13, chunks["IEND"] != nil,
      header.suffix(5).elementsEqual([8, 2, 0, 0, 0]), var data = chunks["IDAT"]
    else { return nil }
    size = Size(width: number(header.prefix(4)), height: number(header.dropFirst(4).prefix(4)))
    guard data.starts(with: [0x78, 1]) else { return nil }
    data = data.dropFirst(2)
    var rows: [UInt8] = []
    var isLast = false
    while !isLast {
      guard data.count >= 5, let first = data.first, first < 2 else { return nil }
      isLast = first == 1
      let lengths = Array(data.dropFirst().prefix(4))
      let length = Int(lengths[0]) | Int(lengths[1]) << 8
      guard Int(lengths[2]) | Int(lengths[3]) << 8 == ~length & 0xFFFF, data.count >= 5 + length
      else { return nil }
      rows += data.dropFirst(5).prefix(length)
      data = data.dropFirst(5 + length)
    }
    guard number(data) == Self.sum(rows), rows.count == size.height * (1 + size.width * 3) else {
      return nil
    }
    for y in 0..<size.height {
      let row = rows.dropFirst(y * (1 + size.width * 3)).prefix(1 + size.width * 3)
      guard row.first == 0 else { return nil }
      bytes += row.dropFirst()
    }
  }

  /// CRC-32, bit by bit.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var rest = UInt32.max
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
    return Int(~rest)
  }

  /// Adler-32.
  private static func sum(_ bytes: [UInt8]) -> Int {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }
}
