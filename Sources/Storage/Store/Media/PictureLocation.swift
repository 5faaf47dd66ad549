/// The place where a picture was taken, as cameras write it into JPEG files: the GPS data of Exif 2.3, and
/// those of XMP.
package enum PictureLocation {
  /// The number of bytes at the beginning of a file that are looked at. What cameras write is in the first
  /// segments, of which each has at most 64 KiB.
  package static let longestStart = 1 << 20

  /// True if the beginning of a file has such a place. What is damaged has none.
  package static func isIn(_ start: [UInt8]) -> Bool {
    segments(of: start).contains { segment in
      let content = start[segment.content]
      if let exif = exif(content) { return TIFFDirectories(exif)?.hasLatitude ?? false }
      return isLocatedXMP(content)
    }
  }

  /// The beginning of a file without such a place: the entries of Exif data are left out with their values,
  /// and XMP that has one as a whole.
  package static func removed(from start: [UInt8]) -> [UInt8] {
    var bytes = start
    for segment in segments(of: start).reversed() {
      if let exif = exif(start[segment.content]) {
        guard var directories = TIFFDirectories(exif) else { continue }
        directories.removeGPS()
        bytes.replaceSubrange(exif.startIndex..<exif.endIndex, with: directories.bytes)
      } else if isLocatedXMP(start[segment.content]) {
        bytes.removeSubrange(segment.whole)
      }
    }
    return bytes
  }

  /// A segment with what applications write: its place with mark and length, and without them.
  private typealias Segment = (whole: Range<Int>, content: Range<Int>)

  /// Those of a JPEG file, as far as they are whole.
  private static func segments(of file: [UInt8]) -> [Segment] {
    guard file.starts(with: [0xFF, 0xD8]) else { return [] }
    var found: [Segment] = []
    var place = 2
    // Segments: FF, a kind, and a length that counts itself; picture data comes after SOS.
    while place + 4 <= file.count, file[place] == 0xFF, file[place + 1] != 0xDA {
      let kind = file[place + 1]
      guard kind != 0xFF else {
        place += 1
        continue
      }
      let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= file.count else { break }
      if kind == 0xE1 { found.append((place..<end, place + 4..<end)) }
      place = end
    }
    return found
  }

  private static func exif(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let name = Array("Exif".utf8) + [0, 0]
    return content.starts(with: name) ? content.dropFirst(name.count) : nil
  }

  private static let xmpNames = [
    "http://ns.adobe.com/xap/1.0/", "http://ns.adobe.com/xmp/extension/",
  ]
  .map { Array($0.utf8) + [0] }

  private static func isLocatedXMP(_ content: ArraySlice<UInt8>) -> Bool {
    guard xmpNames.contains(where: { content.starts(with: $0) }) else { return false }
    let mark = Array("GPS".utf8)
    return content.indices.contains { content[$0...].starts(with: mark) }
  }
}

/// The directories of TIFF data.
private struct TIFFDirectories {
  private(set) var bytes: ArraySlice<UInt8>
  private let isBigEndian: Bool

  private static let (gpsDirectory, latitude) = (0x8825, 2)
  /// The greatest number of entries that name GPS data; cameras write one.
  private static let mostEntries = 16
  /// The bytes of the number of entries, of an entry, and of the place of the next directory.
  private static let (head, entry, next) = (2, 12, 4)
  /// The bytes of a value by its type, from 1 on.
  private static let sizes = [1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

  /// - Returns: nil if the data does not begin as TIFF does.
  init?(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    isBigEndian = bytes.starts(with: Array("MM\0*".utf8))
    guard isBigEndian || bytes.starts(with: Array("II*\0".utf8)) else { return nil }
  }

  /// True if the directory of GPS data has a latitude.
  var hasLatitude: Bool {
    guard let first = number(at: 4, of: 4), let entry = entry(Self.gpsDirectory, at: first),
      let gps = number(at: entry + 8, of: 4)
    else { return false }
    return self.entry(Self.latitude, at: gps) != nil
  }

  /// Takes the directories of GPS data with their entries and values out of the first directory.
  mutating func removeGPS() {
    guard let first = number(at: 4, of: 4) else { return }
    for _ in 0..<Self.mostEntries {
      guard let entry = entry(Self.gpsDirectory, at: first), let count = number(at: first, of: 2)
      else { return }
      if let gps = number(at: entry + 8, of: 4) { clearDirectory(at: gps) }
      // The entries behind it move up, with the place of the next directory.
      let end = first + Self.head + count * Self.entry + Self.next
      for place in entry..<end {
        guard let to = index(place) else { break }
        bytes[to] = place + Self.entry < end ? index(place + Self.entry).map { bytes[$0] } ?? 0 : 0
      }
      put(count - 1, at: first)
    }
  }

  /// Overwrites a directory and the values of its entries.
  private mutating func clearDirectory(at place: Int) {
    guard let count = number(at: place, of: 2) else { return }
    for entry in (0..<count).lazy.map({ place + Self.head + Self.entry * $0 }) {
      guard let type = number(at: entry + 2, of: 2), let values = number(at: entry + 4, of: 4),
        let value = number(at: entry + 8, of: 4)
      else { break }
      let size = Self.sizes.indices.contains(type - 1) ? Self.sizes[type - 1] * values : 0
      if size > 4 { clear(value..<value + size) }
    }
    clear(place..<place + Self.head + count * Self.entry + Self.next)
  }

  private mutating func clear(_ range: Range<Int>) {
    for place in range {
      guard let index = index(place) else { return }
      bytes[index] = 0
    }
  }

  private mutating func put(_ count: Int, at place: Int) {
    guard let low = index(isBigEndian ? place + 1 : place),
      let high = index(isBigEndian ? place : place + 1)
    else { return }
    bytes[low] = UInt8(truncatingIfNeeded: count)
    bytes[high] = UInt8(truncatingIfNeeded: count >> 8)
  }

  /// The index of a byte; nil beyond the end.
  private func index(_ place: Int) -> Int? {
    place >= 0 && place < bytes.count ? bytes.startIndex + place : nil
  }

  /// The place of the entry with a tag in a directory.
  private func entry(_ tag: Int, at directory: Int) -> Int? {
    guard let count = number(at: directory, of: 2) else { return nil }
    return (0..<count).lazy.map { directory + Self.head + Self.entry * $0 }
      .first { number(at: $0, of: 2) == tag }
  }

  /// A number of so many bytes; nil beyond the end.
  private func number(at place: Int, of size: Int) -> Int? {
    guard place >= 0, place + size <= bytes.count else { return nil }
    let digits = bytes[(bytes.startIndex + place)...].prefix(size)
    return isBigEndian
      ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
