import ByteCoding
import ReaderProtocol
import ZipArchives

/// Writes pictures and sounds to a package, and the list of them.
struct MediaWriter {
  private let format: PackageFormat
  private var written: [(name: String, size: UInt64, sha1: [UInt32])] = []

  init(_ format: PackageFormat) {
    self.format = format
  }

  /// Writes a file from the records of its bytes.
  ///
  /// - Returns: the first record after its end.
  mutating func write(
    _ media: PackageMedia,
    to archive: ZipWriter,
    _ next: () throws(PackageFailure) -> PackageRecord?
  ) throws(PackageFailure) -> PackageRecord? {
    var hash = SHA1()
    var size: UInt64 = 0
    var record: PackageRecord?
    let zstd = format == .latest ? try ZstdCompressor() : nil
    try archive.add(String(written.count), deflating: false) { take throws(PackageFailure) in
      record = try next()
      while case .mediaPiece(let bytes)? = record {
        size += UInt64(bytes.count)
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        defer { piece.deallocate() }
        piece.copyBytes(from: bytes)
        hash.update(UnsafeRawBufferPointer(piece))
        if let zstd {
          try zstd.compress(UnsafeRawBufferPointer(piece), isLast: false, take)
        } else {
          take(UnsafeRawBufferPointer(piece))
        }
        record = try next()
      }
      try zstd?.compress(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true, take)
    }
    guard case .mediaEnd? = record else { throw .damagedRecords }
    written.append((media.name, size, hash.finish()))
    return try next()
  }

  /// The list of what was written, as the package's version has it: a message, packed with zstd, or an
  /// object of JSON.
  func list() throws(PackageFailure) -> [UInt8] {
    guard format == .latest else {
      let members = written.enumerated().map {
        JSON.Member(String($0.offset), .string($0.element.name))
      }
      return Array(JSON.object(members).written.utf8)
    }
    var list = ProtobufMessage()
    for file in written {
      var entry = ProtobufMessage()
      entry.set(1, file.name)
      entry.set(2, file.size)
      let sha1 = file.sha1.flatMap { word in
        (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
      }
      entry.set(3, .bytes(sha1[...]))
      list.append(1, .bytes(entry.bytes[...]))
    }
    return try ZstdCompressor.packed(list.bytes)
  }
}
