package import ReaderProtocol

/// The entries of a package as they are, for tools that change them.
package enum PackageEntries {
  /// The version of a package, and its database unpacked to a descriptor.
  package static func unpack(
    _ package: Int32,
    to scratch: Int32
  ) throws(PackageFailure) -> PackageFormat {
    let archive = try PackageArchive(package, .standard)
    let contents = try PackageContents(archive)
    try PackageReading.unpack(contents, archive, to: scratch, .standard)
    return contents.format
  }

  /// Writes a package around a database, whatever it is.
  package static func pack(
    _ format: PackageFormat,
    _ database: Int32,
    to package: Int32
  ) throws(PackageFailure) {
    _ = try ScratchFile(package)
    try PackageWriting.archive(to: package) { archive throws(PackageFailure) in
      try PackageWriting.put(
        format,
        database,
        into: archive,
        media: MediaWriter(format),
        withDummy: false
      )
    }
  }
}
