import ByteCoding
import ReaderProtocol

/// The pictures and sounds that come with a package.
struct MediaList {
  /// A file of the list: its name, and the number that its entry is named by.
  struct Item {
    var name = ""
    var number: Int
  }

  let items: [Item]

  /// Reads the list. Without one there are none.
  ///
  /// - Throws: `damagedArchive`, `tooLong`.
  init(
    _ archive: PackageArchive,
    _ format: PackageFormat,
    _ limits: PackageLimits
  ) throws(PackageFailure) {
    guard archive.contains(PackageContents.media) else {
      items = []
      return
    }
    let bytes = try archive.bytes(PackageContents.media, limit: limits.mediaList)
    items = try format == .latest ? Self.latest(bytes, limits) : Self.legacy(bytes)
  }

  private static func latest(
    _ packed: [UInt8],
    _ limits: PackageLimits
  ) throws(PackageFailure) -> [Item] {
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
    var items: [Item] = []
    var reader = ProtobufReader(bytes)
    while let (number, value) = try reader.next() {
      guard number == 1 else { continue }
      var item = Item(number: items.count)
      var inner = ProtobufReader(value.bytes)
      while let (number, value) = try inner.next() {
        if number == 1 { item.name = value.text }
      }
      items.append(item)
    }
    return items
  }

  private static func legacy(_ bytes: [UInt8]) throws(PackageFailure) -> [Item] {
    guard let names = JSON(bytes) else { throw .damagedArchive }
    return names.members
      .map { Item(name: $0.value.text ?? "", number: Int($0.name) ?? .max) }
      .sorted { ($0.number, $0.name) < ($1.number, $1.name) }
  }
}

extension MediaList {
  /// Hands on the files with their bytes. One that the archive does not have is only told.
  ///
  /// - Throws: what unpacking throws.
  func read(
    _ archive: PackageArchive,
    _ format: PackageFormat,
    _ limits: PackageLimits,
    to sink: inout RecordSink
  ) throws(PackageFailure) {
    let zstd = format == .latest ? try ZstdDecompressor(limits) : nil
    for item in items {
      guard let entry = archive.media[item.number] else {
        try sink.add(.remark(PackageRemark(.missingFile, id: Int64(item.number), name: item.name)))
        continue
      }
      try sink.add(.media(PackageMedia(name: item.name)))
      zstd?.restart()
      var hash = SHA1()
      func take(_ piece: UnsafeRawBufferPointer) throws(PackageFailure) {
        hash.update(piece)
        try sink.add(piece)
      }
      try archive.unpack(entry) { piece throws(PackageFailure) in
        guard let zstd else { return try take(piece) }
        try zstd.decompress(piece, take)
      }
      try zstd?.finish()
      try sink.add(.mediaEnd(sha1: hash.finish().hexadecimal))
    }
  }
}
