import ReaderProtocol
import ZipArchives

/// A package's zip archive, read from a descriptor.
final class PackageArchive {
  private let zip: ZipReader
  private let limits: PackageLimits
  /// The entries that are named by a number: the pictures and sounds.
  private(set) var media: [Int: ZipReader.Entry] = [:]
  /// The others that are of use.
  private var entries: [String: ZipReader.Entry] = [:]

  /// Opens an archive and looks at all its entries.
  ///
  /// - Throws: `noPackage`, `damagedArchive`, `tooLarge`, `tooManyEntries`.
  init(_ descriptor: Int32, _ limits: PackageLimits) throws(PackageFailure) {
    let place = ZipPlace.file(descriptor)
    guard place.size <= limits.size else { throw .tooLarge }
    guard let zip = ZipReader(place), zip.count > 0 else { throw .noPackage }
    self.zip = zip
    self.limits = limits
    guard zip.count <= limits.entries else { throw .tooManyEntries }
    var total: UInt64 = 0
    var seen: UInt64 = 0
    let isWhole = try zip.eachEntry { name, entry throws(PackageFailure) in
      seen += 1
      guard seen <= limits.entries else { throw .tooManyEntries }
      let sum = total.addingReportingOverflow(entry.size)
      guard !sum.overflow, sum.partialValue <= limits.size else { throw .tooLarge }
      total = sum.partialValue
      // Longer names than these belong to nothing that is read.
      guard let name, name.count < 64 else { return }
      let text = String(decoding: name, as: UTF8.self)
      if let number = Int(text) {
        media[number] = entry
      } else if PackageContents.names.contains(text), entries[text] == nil {
        entries[text] = entry
      }
    }
    guard isWhole else { throw .damagedArchive }
  }

  /// True if there is an entry of this name.
  func contains(_ name: String) -> Bool { entries[name] != nil }

  /// Unpacks an entry piece by piece. The sizes that an archive claims are not believed.
  ///
  /// - Throws: `damagedArchive`, `tooLarge`, `tooDense`, and what `take` throws.
  func unpack(
    _ name: String,
    _ take: (UnsafeRawBufferPointer) throws(PackageFailure) -> Void
  ) throws(PackageFailure) {
    guard let entry = entries[name] else { throw .damagedArchive }
    try unpack(entry, take)
  }

  /// Unpacks an entry piece by piece.
  func unpack(
    _ entry: ZipReader.Entry,
    _ take: (UnsafeRawBufferPointer) throws(PackageFailure) -> Void
  ) throws(PackageFailure) {
    guard zip.open(entry) else { throw .damagedArchive }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    defer { buffer.deallocate() }
    var total: UInt64 = 0
    while true {
      guard let count = zip.read(into: buffer) else { throw .damagedArchive }
      guard count > 0 else { break }
      total += UInt64(count)
      guard total <= limits.size else { throw .tooLarge }
      guard limits.allow(total, from: entry.packedSize) else { throw .tooDense }
      try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
    guard zip.close() else { throw .damagedArchive }
  }

  /// The bytes of a small entry.
  ///
  /// - Throws: as `unpack`, and `tooLong`.
  func bytes(_ name: String, limit: Int) throws(PackageFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    try unpack(name) { piece throws(PackageFailure) in
      guard bytes.count + piece.count <= limit else { throw .tooLong }
      bytes.append(contentsOf: piece)
    }
    return bytes
  }
}

/// The limits of what is read from a package.
package struct PackageLimits: Sendable {
  /// The most bytes of a package, and of all its entries together.
  package var size: UInt64 = 4 << 30
  /// The most entries.
  package var entries: UInt64 = 1_000_000
  /// The most bytes to which an entry grows for each of its own.
  package var density: UInt64 = 200
  /// The size up to which it may grow more.
  package var sizeOfAnyDensity: UInt64 = 64 << 20
  /// The most bytes of the list of pictures and sounds.
  package var mediaList = 32 << 20

  /// The limits that hold unless others are set.
  package init() {}

  /// The limits that hold.
  package static let standard = PackageLimits()

  /// True if `count` bytes may come of `packed` ones.
  func allow(_ count: UInt64, from packed: UInt64) -> Bool {
    count <= sizeOfAnyDensity || count / density <= packed
  }
}
