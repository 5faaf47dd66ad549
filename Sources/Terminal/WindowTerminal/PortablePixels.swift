import Glibc
import WindowLevels

/// A PNG file (RFC 2083) of 24 bits a pixel, whose data are stored and not compressed (RFC 1951, 3.2.4).
enum PortablePixels {
  /// The most bytes of a stored block.
  private static let mostInBlock = 0xFFFF

  /// The file of a tile, in one piece of memory.
  static func file(_ tile: PixelTile) -> [UInt8] {
    let (width, height) = (tile.size.width, tile.size.height)
    let count = height * (1 + 3 * width)
    let blocks = (count + mostInBlock - 1) / mostInBlock
    let dataCount = 2 + 5 * blocks + count + 4
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 + 25 + 12 + dataCount + 12)
    bytes += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes.append(chunk: "IHDR", of: 13) { bytes in
      bytes.append(bigEndian: UInt32(width))
      bytes.append(bigEndian: UInt32(height))
      // Eight bits of red, green and blue.
      bytes += [8, 2, 0, 0, 0]
    }
    bytes.append(chunk: "IDAT", of: dataCount) { bytes in
      bytes += [0x78, 0x01]
      var sums: (UInt32, UInt32) = (1, 0)
      var rest = count
      var room = 0
      func put(_ byte: UInt8) {
        if room == 0 {
          room = min(rest, mostInBlock)
          rest -= room
          let length = UInt16(room)
          bytes.append(rest == 0 ? 1 : 0)
          for part in [length, ~length] { bytes += [UInt8(part & 0xFF), UInt8(part >> 8)] }
        }
        room -= 1
        bytes.append(byte)
        // Adler-32 (RFC 1950).
        sums.0 = (sums.0 + UInt32(byte)) % 65_521
        sums.1 = (sums.1 + sums.0) % 65_521
      }
      for y in 0..<height {
        // No filter.
        put(0)
        for x in 0..<width {
          let (red, green, blue) = tile.color(x: x, y: y)
          put(red)
          put(green)
          put(blue)
        }
      }
      bytes.append(bigEndian: sums.1 << 16 | sums.0)
    }
    bytes.append(chunk: "IEND", of: 0) { _ in }
    return bytes
  }

  /// The remainders of bytes by the polynomial of CRC-32.
  fileprivate static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
  }
}

extension [UInt8] {
  /// Overwrites all bytes.
  mutating func overwrite() {
    withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { explicit_bzero(start, bytes.count) }
    }
  }

  fileprivate mutating func append(bigEndian number: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(number >> shift & 0xFF)) }
  }

  /// Appends a chunk of PNG with its length and checksum.
  fileprivate mutating func append(
    chunk name: String,
    of count: Int,
    _ content: (inout [UInt8]) -> Void
  ) {
    append(bigEndian: UInt32(count))
    let start = self.count
    self += name.utf8
    content(&self)
    let rest = self[start...].reduce(~UInt32(0)) { rest, byte in
      PortablePixels.remainders[Int((rest ^ UInt32(byte)) & 0xFF)] ^ rest >> 8
    }
    append(bigEndian: ~rest)
  }
}
