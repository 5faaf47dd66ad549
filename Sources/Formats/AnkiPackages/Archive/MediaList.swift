import ReaderProtocol

/// The pictures and sounds that come with a package.
enum MediaList {
  /// Reads the list. Without one there are none.
  ///
  /// - Throws: `damagedArchive`, `tooLong`.
  static func read(
    _ archive: PackageArchive,
    _ format: PackageFormat,
    _ limits: PackageLimits
  ) throws(PackageFailure) -> [PackageMedia] {
    guard archive.contains(PackageContents.media) else { return [] }
    let bytes = try archive.bytes(PackageContents.media, limit: limits.mediaList)
    return try format == .latest ? latest(bytes, limits) : legacy(bytes, archive.mediaSizes)
  }

  private static func latest(
    _ packed: [UInt8],
    _ limits: PackageLimits
  ) throws(PackageFailure) -> [PackageMedia] {
    var bytes: [UInt8] = []
    let zstd = try ZstdDecompressor(limits)
    // A typed error does not pass through the closure of an array.
    let pieces = UnsafeMutableRawBufferPointer.allocate(byteCount: packed.count, alignment: 1)
    defer { pieces.deallocate() }
    pieces.copyBytes(from: packed)
    try zstd.decompress(UnsafeRawBufferPointer(pieces)) { piece throws(PackageFailure) in
      guard bytes.count + piece.count <= limits.mediaList else { throw .tooLong }
      bytes.append(contentsOf: piece)
    }
    try zstd.finish()
    var media: [PackageMedia] = []
    var reader = ProtobufReader(bytes)
    while let (number, value) = try reader.next() {
      guard number == 1 else { continue }
      var entry = PackageMedia(name: "", size: 0)
      var inner = ProtobufReader(value.bytes)
      while let (number, value) = try inner.next() {
        if number == 1 { entry.name = value.text }
        if number == 2 { entry.size = value.number }
      }
      media.append(entry)
    }
    return media
  }

  private static func legacy(
    _ bytes: [UInt8],
    _ sizes: [Int: UInt64]
  ) throws(PackageFailure) -> [PackageMedia] {
    guard let names = JSON(bytes) else { throw .damagedArchive }
    return names.members
      .map { (number: Int($0.name) ?? .max, name: $0.value.text ?? "") }
      .sorted { ($0.number, $0.name) < ($1.number, $1.name) }
      .map { PackageMedia(name: $0.name, size: sizes[$0.number] ?? 0) }
  }
}
