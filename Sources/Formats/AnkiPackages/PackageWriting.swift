import Glibc
package import ReaderProtocol
import ZipArchives

/// Writes packages that Anki reads.
package enum PackageWriting {
  /// Takes records and writes a package of the version that the first of them names.
  ///
  /// Nothing is opened: whoever calls has the descriptors already.
  ///
  /// - Parameters:
  ///   - next: the next record, in the order of `PackageRecord`; nil after the end.
  ///   - package: an empty file, readable and writable, in which the package is put together.
  ///   - scratch: another, for the database.
  ///   - emit: takes the package's bytes, piece by piece. What it throws ends the work.
  package static func run(
    package: Int32,
    scratch: Int32,
    next: () throws(PackageFailure) -> PackageRecord?,
    emit: (UnsafeRawBufferPointer) throws -> Void
  ) throws(PackageFailure) {
    guard case .collection(let collection)? = try next() else { throw .damagedRecords }
    _ = try ScratchFile(package)
    _ = try ScratchFile(scratch)
    try archive(to: package) { archive throws(PackageFailure) in
      var media = MediaWriter(collection.format)
      try CollectionWriter.write(collection, to: scratch) { () throws(PackageFailure) in
        var record = try next()
        while case .media(let file)? = record { record = try media.write(file, to: archive, next) }
        return record
      }
      try put(
        collection.format,
        scratch,
        into: archive,
        media: media,
        withDummy: collection.format != .legacy1
      )
    }
    try ScratchFile.read(package) { piece throws(PackageFailure) in
      do {
        try emit(piece)
      } catch {
        // Whoever takes the package is gone, and knows why.
        throw .system(EPIPE)
      }
    }
  }

  /// Writes an archive to a descriptor.
  static func archive(
    to package: Int32,
    _ body: (ZipWriter) throws(PackageFailure) -> Void
  ) throws(PackageFailure) {
    guard let archive = ZipWriter(package) else { throw .system(ENOMEM) }
    try body(archive)
    guard archive.finish() else { throw .system(ENOSPC) }
  }

  /// Adds the entries of a package to an archive.
  ///
  /// - Parameter scratch: the database, which one with a note for old programs takes the place of.
  static func put(
    _ format: PackageFormat,
    _ scratch: Int32,
    into archive: ZipWriter,
    media: MediaWriter,
    withDummy: Bool
  ) throws(PackageFailure) {
    var metadata = ProtobufMessage()
    metadata.set(1, UInt64(format.rawValue))
    archive.add(PackageContents.metadata, metadata.bytes)
    let name = PackageContents.databases[format] ?? ""
    switch format {
    case .latest:
      let zstd = try ZstdCompressor()
      try archive.add(name, deflating: false) { take throws(PackageFailure) in
        try ScratchFile.read(scratch) { piece throws(PackageFailure) in
          try zstd.compress(piece, isLast: false, take)
        }
        try zstd.compress(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true, take)
      }
    case .legacy1, .legacy2:
      try archive.add(name, deflating: true) { take throws(PackageFailure) in
        try ScratchFile.read(scratch, take)
      }
    }
    if withDummy {
      _ = try ScratchFile(scratch)
      try DummyCollection.write(to: scratch)
      try archive.add(PackageContents.databases[.legacy1] ?? "", deflating: true) {
        take throws(PackageFailure) in
        try ScratchFile.read(scratch, take)
      }
    }
    archive.add(PackageContents.media, try media.list())
  }
}
