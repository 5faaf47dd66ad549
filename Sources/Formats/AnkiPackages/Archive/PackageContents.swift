import ReaderProtocol

/// The version of a package and the entry of its database.
struct PackageContents {
  /// The entries of the databases of each version.
  static let databases: [PackageFormat: String] = [
    .legacy1: "collection.anki2", .legacy2: "collection.anki21", .latest: "collection.anki21b",
  ]
  /// The entry that says which version a package is of.
  static let metadata = "meta"
  /// The entry that lists pictures and sounds.
  static let media = "media"
  /// The entries that are read.
  static let names = databases.values + [metadata, media]
  private static let longestMetadata = 4_096

  let format: PackageFormat
  let database: String

  /// Finds out which database counts: in newer packages there is an older one too, with a note that
  /// tells old programs so.
  ///
  /// - Throws: `noPackage`, `newerPackage`, and what unpacking throws.
  init(_ archive: PackageArchive) throws(PackageFailure) {
    format = try Self.format(archive)
    guard let name = Self.databases[format], archive.contains(name) else { throw .noPackage }
    database = name
  }

  private static func format(_ archive: PackageArchive) throws(PackageFailure) -> PackageFormat {
    guard archive.contains(metadata) else {
      let newest = PackageFormat.allCases.reversed().first { format in
        databases[format].map(archive.contains) ?? false
      }
      guard let newest else { throw .noPackage }
      return newest
    }
    var version: UInt64 = 0
    var reader = ProtobufReader(try archive.bytes(metadata, limit: longestMetadata))
    while let (number, value) = try reader.next() {
      if number == 1 { version = value.number }
    }
    guard let format = UInt8(exactly: version).flatMap(PackageFormat.init) else {
      throw .newerPackage(version: version)
    }
    return format
  }
}
