/// Checksums within pictures and sounds.
package enum RepairedMedia {
  /// A file with the checksums of its parts put right, where it is a PNG or an Ogg file.
  package static func file(_ bytes: [UInt8]) -> [UInt8] {
    var file = bytes
    repairPNG(&file)
    repairOgg(&file)
    return file
  }

  /// Puts the checksum of each chunk right.
  private static func repairPNG(_ file: inout [UInt8]) {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return }
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= file.count else { return }
      var checksum: UInt32 = .max
      for byte in file[(place + 4)..<end] {
        checksum ^= UInt32(byte)
        for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 0 ? 0 : 0xEDB8_8320) }
      }
      for index in 0..<4 {
        file[end + index] = UInt8(truncatingIfNeeded: ~checksum >> (8 * UInt32(3 - index)))
      }
      place = end + 4
    }
  }

  /// Puts the checksum of each page right.
  private static func repairOgg(_ file: inout [UInt8]) {
    var place = 0
    while place + 27 <= file.count, file[place...].starts(with: Array("OggS".utf8)) {
      let segments = place + 27..<place + 27 + Int(file[place + 26])
      guard segments.upperBound <= file.count else { return }
      let end = segments.upperBound + file[segments].reduce(0) { $0 + Int($1) }
      guard end <= file.count else { return }
      for index in 22..<26 { file[place + index] = 0 }
      var checksum: UInt32 = 0
      for byte in file[place..<end] {
        checksum ^= UInt32(byte) << 24
        for _ in 0..<8 { checksum = checksum << 1 ^ (checksum >> 31 == 0 ? 0 : 0x04C1_1DB7) }
      }
      for index in 0..<4 {
        file[place + 22 + index] = UInt8(truncatingIfNeeded: checksum >> (8 * UInt32(index)))
      }
      place = end
    }
  }
}
