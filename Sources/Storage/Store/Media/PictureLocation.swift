/// The place where a picture was taken, as cameras write it into JPEG files: a latitude in the GPS data of
/// Exif 2.3.
enum PictureLocation {
  /// The number of bytes at the beginning of a file that are looked at: two of the longest segments.
  static let longestStart = 2 << 16

  /// True if the beginning of a file has such a place. What is damaged has none.
  static func isIn(_ start: [UInt8]) -> Bool {
    guard let exif = exif(of: start) else { return false }
    return TIFFDirectories(exif)?.hasLatitude ?? false
  }

  /// The Exif data of a JPEG file.
  private static func exif(of file: [UInt8]) -> ArraySlice<UInt8>? {
    guard file.starts(with: [0xFF, 0xD8]) else { return nil }
    let name: [UInt8] = Array("Exif".utf8) + [0, 0]
    var place = 2
    // Segments: FF, a kind, and a length that counts itself; picture data comes after SOS.
    while place + 4 <= file.count, file[place] == 0xFF, file[place + 1] != 0xDA {
      let kind = file[place + 1]
      guard kind != 0xFF else {
        place += 1
        continue
      }
      let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
      guard length >= 2 else { return nil }
      let content = file[min(place + 4, file.count)..<min(place + 2 + length, file.count)]
      if kind == 0xE1, content.starts(with: name) { return content.dropFirst(name.count) }
      place += 2 + length
    }
    return nil
  }
}

/// The directories of TIFF data.
private struct TIFFDirectories {
  private let bytes: ArraySlice<UInt8>
  private let isBigEndian: Bool

  /// - Returns: nil if the data does not begin as TIFF does.
  init?(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    isBigEndian = bytes.starts(with: Array("MM\0*".utf8))
    guard isBigEndian || bytes.starts(with: Array("II*\0".utf8)) else { return nil }
  }

  /// True if the directory of GPS data has a latitude.
  var hasLatitude: Bool {
    let (gpsDirectory, latitude) = (0x8825, 2)
    guard let first = number(at: 4, of: 4), let entry = entry(gpsDirectory, at: first),
      let gps = number(at: entry + 8, of: 4)
    else { return false }
    return self.entry(latitude, at: gps) != nil
  }

  /// The place of the entry with a tag in a directory.
  private func entry(_ tag: Int, at directory: Int) -> Int? {
    guard let count = number(at: directory, of: 2) else { return nil }
    return (0..<count).lazy.map { directory + 2 + 12 * $0 }.first { number(at: $0, of: 2) == tag }
  }

  /// A number of so many bytes; nil beyond the end.
  private func number(at place: Int, of size: Int) -> Int? {
    guard place >= 0, place + size <= bytes.count else { return nil }
    let digits = bytes[(bytes.startIndex + place)...].prefix(size)
    return isBigEndian
      ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
