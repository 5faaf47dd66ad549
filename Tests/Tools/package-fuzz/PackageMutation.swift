import AnkiPackages
import ReaderProtocol
import TestSupport

/// Changes a package at random, or a text: its bytes, the structure of its archive, the pages of its database, or
/// what is in them.
struct PackageMutation {
  private static let numbers: [UInt64] = [
    0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 0xFFFF_FFFF, .max,
  ]
  /// Beginnings of what a collection has in its database, near which a change tells most.
  private static let marks = [
    "CREATE TABLE", "{\"", "collection.anki2", "PK\u{1}\u{2}", "schedVer",
  ]

  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A package, changed.
  mutating func package(from seeds: [SeedPackage], scratch: String) throws -> [UInt8] {
    let seed = seeds[number(below: seeds.count)]
    switch number(below: 4) {
    case 0: return changed(seed.bytes, within: seed.bytes.count)
    case 1:
      // The directory of the archive is at its end.
      let tail = min(400, seed.bytes.count)
      return Array(seed.bytes.dropLast(tail))
        + changed(Array(seed.bytes.suffix(tail)), within: tail)
    case 2: return try packed(changed(seed.database, within: 4_096), seed.format, scratch)
    default:
      return try packed(changed(seed.database, within: seed.database.count), seed.format, scratch)
    }
  }

  /// A text, changed.
  mutating func text(from seeds: [[UInt8]]) -> [UInt8] {
    let seed = seeds[number(below: seeds.count)]
    return changed(seed, within: seed.count)
  }

  private func packed(
    _ database: [UInt8],
    _ format: PackageFormat,
    _ scratch: String
  ) throws -> [UInt8] {
    let package = try UnnamedFile(in: scratch)
    let file = try UnnamedFile(in: scratch, database)
    try PackageEntries.pack(format, file.descriptor, to: package.descriptor)
    return package.content
  }

  /// Bytes with one to a dozen changes among the first ones.
  private mutating func changed(_ bytes: [UInt8], within count: Int) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number(below: 12) where bytes.count > 8 {
      let place = place(in: bytes, within: min(count, bytes.count))
      switch number(below: 7) {
      case 0: bytes[place] ^= 1 << UInt8(number(below: 8))
      case 1: bytes[place] = UInt8(number(below: 256))
      case 2:
        let value = Self.numbers[number(below: Self.numbers.count)]
        for index in 0..<min(8, bytes.count - place) {
          bytes[place + index] = UInt8(truncatingIfNeeded: value >> (8 * UInt64(index)))
        }
      case 3:
        let length = min(number(below: 600), bytes.count - place)
        let from = number(below: bytes.count - length + 1)
        bytes.replaceSubrange(place..<place + length, with: Array(bytes[from..<from + length]))
      case 4: bytes.removeSubrange(place..<min(bytes.count, place + 1 + number(below: 64)))
      case 5:
        let length = min(1 + number(below: 64), bytes.count - place)
        bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: place)
      default: if number(below: 20) == 0 { bytes.removeSubrange(place...) }
      }
    }
    return bytes
  }

  /// Any place, or one near a mark.
  private mutating func place(in bytes: [UInt8], within count: Int) -> Int {
    let start = number(below: count)
    guard number(below: 3) == 0 else { return start }
    let mark = Array(Self.marks[number(below: Self.marks.count)].utf8)
    let found = (start..<max(start, count - mark.count)).first { bytes[$0...].starts(with: mark) }
    return min(bytes.count - 1, (found ?? start) + number(below: 48))
  }

  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<max(1, bound), using: &generator)
  }
}
