package import ReaderProtocol

/// Reads packages of every version that Anki has written.
package enum PackageReading {
  /// Reads a package and hands on its records, some at a time.
  ///
  /// Nothing is opened: whoever calls has the descriptors already.
  ///
  /// - Parameters:
  ///   - package: the package, readable at any place.
  ///   - scratch: an empty file, readable and writable, for the database.
  ///   - emit: takes whole records, as `MemoryReader` reads them. What it throws ends the work.
  package static func run(
    package: Int32,
    scratch: Int32,
    limits: PackageLimits = .standard,
    emit: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws(PackageFailure) {
    let archive = try PackageArchive(package, limits)
    let contents = try PackageContents(archive)
    try unpack(contents, archive, to: scratch, limits)
    var sink = RecordSink(emit)
    let media = try MediaList(archive, contents.format, limits)
    let reader = try CollectionReader(PackageDatabase(reading: scratch), contents.format)
    try reader.read(to: &sink) { sink throws(PackageFailure) in
      try media.read(archive, contents.format, limits, to: &sink)
    }
    try sink.flush()
  }

  /// Unpacks the database of a package.
  static func unpack(
    _ contents: PackageContents,
    _ archive: PackageArchive,
    to scratch: Int32,
    _ limits: PackageLimits
  ) throws(PackageFailure) {
    var file = try ScratchFile(scratch)
    guard contents.format == .latest else {
      return try archive.unpack(contents.database) { piece throws(PackageFailure) in
        try file.append(piece)
      }
    }
    let zstd = try ZstdDecompressor(limits)
    try archive.unpack(contents.database) { piece throws(PackageFailure) in
      try zstd.decompress(piece) { piece throws(PackageFailure) in try file.append(piece) }
    }
    try zstd.finish()
  }
}
