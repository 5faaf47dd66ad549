import CMinizip
import ReaderProtocol

/// A package's zip archive, read from a descriptor. The names in it are compared and never used as
/// paths.
final class PackageArchive {
  private let stream: DescriptorStream
  private let zip: unzFile
  private let limits: PackageLimits
  /// The sizes of the entries that are named by a number: the pictures and sounds.
  private(set) var mediaSizes: [Int: UInt64] = [:]
  private var names: Set<String> = []

  /// Opens an archive and looks at all its entries.
  ///
  /// - Throws: `noPackage`, `damagedArchive`, `tooLarge`, `tooManyEntries`.
  init(_ descriptor: Int32, _ limits: PackageLimits) throws(PackageFailure) {
    stream = DescriptorStream(descriptor)
    guard stream.size <= limits.size else { throw .tooLarge }
    var functions = stream.functions
    guard let zip = unzOpen2_64(nil, &functions) else { throw .noPackage }
    self.zip = zip
    self.limits = limits
    try lookAtEntries()
  }

  deinit {
    _ = unzClose(zip)
  }

  private func lookAtEntries() throws(PackageFailure) {
    var global = unz_global_info64()
    guard unzGetGlobalInfo64(zip, &global) == UNZ_OK else { throw .damagedArchive }
    guard global.number_entry <= limits.entries else { throw .tooManyEntries }
    guard global.number_entry > 0 else { throw .noPackage }
    var total: UInt64 = 0
    var state = unzGoToFirstFile(zip)
    var seen: UInt64 = 0
    while state == UNZ_OK {
      seen += 1
      guard seen <= limits.entries else { throw .tooManyEntries }
      var name = [CChar](repeating: 0, count: 64)
      var info = unz_file_info64()
      guard unzGetCurrentFileInfo64(zip, &info, &name, UInt(name.count), nil, 0, nil, 0) == UNZ_OK
      else { throw .damagedArchive }
      let sum = total.addingReportingOverflow(UInt64(info.uncompressed_size))
      guard !sum.overflow, sum.partialValue <= limits.size else { throw .tooLarge }
      total = sum.partialValue
      // Longer names than these belong to nothing that is read.
      if info.size_filename < name.count {
        let bytes = name.prefix(Int(info.size_filename)).map { UInt8(bitPattern: $0) }
        let text = String(decoding: bytes, as: UTF8.self)
        if let number = Int(text) {
          mediaSizes[number] = UInt64(info.uncompressed_size)
        } else {
          names.insert(text)
        }
      }
      state = unzGoToNextFile(zip)
    }
    guard state == UNZ_END_OF_LIST_OF_FILE else { throw .damagedArchive }
  }

  /// True if there is an entry of this name.
  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Unpacks an entry piece by piece. The sizes that an archive claims are not believed.
  ///
  /// - Throws: `damagedArchive`, `tooLarge`, `tooDense`, and what `take` throws.
  func unpack(
    _ name: String,
    _ take: (UnsafeRawBufferPointer) throws(PackageFailure) -> Void
  ) throws(PackageFailure) {
    var info = unz_file_info64()
    guard unzLocateFile(zip, name, 1) == UNZ_OK,
      unzGetCurrentFileInfo64(zip, &info, nil, 0, nil, 0, nil, 0) == UNZ_OK,
      unzOpenCurrentFile(zip) == UNZ_OK
    else { throw .damagedArchive }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    defer { buffer.deallocate() }
    var total: UInt64 = 0
    while true {
      let count = unzReadCurrentFile(zip, buffer.baseAddress, UInt32(buffer.count))
      guard count >= 0 else { throw .damagedArchive }
      guard count > 0 else { break }
      total += UInt64(count)
      guard total <= limits.size else { throw .tooLarge }
      guard limits.allow(total, from: UInt64(info.compressed_size)) else { throw .tooDense }
      try take(UnsafeRawBufferPointer(rebasing: buffer[..<Int(count)]))
    }
    // Closing compares the checksum.
    guard unzCloseCurrentFile(zip) == UNZ_OK else { throw .damagedArchive }
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
