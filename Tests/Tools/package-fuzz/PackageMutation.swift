import AnkiPackages
import ReaderProtocol
import TestSupport

/// Changes a package at random, or a text: its bytes, the structure of its archive, the pages of its database, or
/// what is in them.
struct PackageMutation {
  /// Beginnings of what a collection has in its database, near which a change tells most.
  private static let marks = [
    "CREATE TABLE", "{\"", "collection.anki2", "PK\u{1}\u{2}", "schedVer",
  ]

  private var mutation: ByteMutation

  init(seed: UInt64) {
    mutation = ByteMutation(seed: seed, marks: Self.marks)
  }

  /// A package, changed.
  mutating func package(from seeds: [SeedPackage], scratch: String) throws -> [UInt8] {
    let seed = seeds[mutation.number(below: seeds.count)]
    switch mutation.number(below: 4) {
    case 0: return mutation.changed(seed.bytes, within: seed.bytes.count)
    case 1:
      // The directory of the archive is at its end.
      let tail = min(400, seed.bytes.count)
      return Array(seed.bytes.dropLast(tail))
        + mutation.changed(Array(seed.bytes.suffix(tail)), within: tail)
    case 2: return try packed(mutation.changed(seed.database, within: 4_096), seed.format, scratch)
    default:
      return try packed(
        mutation.changed(seed.database, within: seed.database.count),
        seed.format,
        scratch
      )
    }
  }

  /// A text, changed.
  mutating func text(from seeds: [[UInt8]]) -> [UInt8] {
    let seed = seeds[mutation.number(below: seeds.count)]
    return mutation.changed(seed, within: seed.count)
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
}
