import ReaderProtocol
import Secrets
import ZipArchives

/// The zip archive of an export of cards, in memory.
///
/// An archive whose names would lead out of a folder is refused, though they are never paths here, as
/// no program exports one, and so is one with the same name twice, of which programs may read
/// different files.
final class ZipArchive {
  /// The names of its files, in order; names of folders end with a slash.
  private(set) var names: [String] = []
  /// True if a file of it is under a password.
  private(set) var isEncrypted = false
  private let bytes: UnsafeRawBufferPointer
  private let zip: ZipReader
  private var entries: [[UInt8]: ZipReader.Entry] = [:]

  /// The largest number of files.
  static let mostFiles = 20_000
  /// The most bytes that one packed byte stands for, with something to spare (zlib, "Technical
  /// Details": 1032).
  private static let mostPerByte: UInt64 = 1_040

  /// Opens an archive, whose bytes must outlive this object, and reads its directory.
  ///
  /// - Throws: `brokenArchive`, `duplicateName`.
  init(_ bytes: UnsafeRawBufferPointer) throws(CardFileFailure) {
    // minizip opens an archive whose last bytes are missing.
    guard Self.hasEnd(bytes), let zip = ZipReader(.memory(bytes)) else { throw .brokenArchive }
    self.bytes = bytes
    self.zip = zip
    let isWhole = try zip.eachEntry { name, entry throws(CardFileFailure) in
      guard names.count < Self.mostFiles, let name, Self.isHarmless(name) else {
        throw .brokenArchive
      }
      guard entries.updateValue(entry, forKey: name) == nil else { throw .duplicateName }
      names.append(String(decoding: name, as: UTF8.self))
      if entry.isEncrypted { isEncrypted = true }
    }
    guard isWhole else { throw .brokenArchive }
  }

  /// True if the record that ends an archive is there, with its comment (APPNOTE.TXT, section 4.3.16).
  private static func hasEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let (signature, size) = ([0x50, 0x4B, 0x05, 0x06] as [UInt8], 22)
    guard bytes.count >= size else { return false }
    let last = bytes.count - size
    return stride(from: last, through: max(last - Int(UInt16.max), 0), by: -1).contains { start in
      guard bytes[start] == signature[0], bytes[start...].starts(with: signature) else {
        return false
      }
      let comment = Int(bytes[start + 20]) | Int(bytes[start + 21]) << 8
      return start + size + comment <= bytes.count
    }
  }

  /// True for a name that leads out of no folder on any system.
  private static func isHarmless(_ name: [UInt8]) -> Bool {
    let slashes: [UInt8] = [UInt8(ascii: "/"), UInt8(ascii: "\\")]
    guard let first = name.first, !slashes.contains(first), !name.contains(0) else { return false }
    let hasDrive = name.count > 1 && name[1] == UInt8(ascii: ":")
    let parts = name.split { slashes.contains($0) }
    return !hasDrive && !parts.contains { $0.elementsEqual("..".utf8) }
  }

  /// True if the archive has a file of this name.
  func contains(_ name: String) -> Bool { entries[Array(name.utf8)] != nil }

  /// Unpacks a file, lends its bytes, and wipes them. The sizes that an archive claims are believed
  /// only where its packed bytes can hold as much.
  ///
  /// - Throws: `otherArchive` where there is no such file, `encryptedArchive`, `brokenArchive`,
  ///   `unsupported`, `tooLarge`.
  func withFile(
    _ name: String,
    limit: Int,
    _ body: (UnsafeRawBufferPointer) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard let entry = entries[Array(name.utf8)] else { throw .otherArchive }
    let size = try size(of: entry, limit: limit)
    guard zip.open(entry) else { throw .brokenArchive }
    let storage = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
    storage.initializeMemory(as: UInt8.self, repeating: 0)
    defer {
      wipe(storage)
      storage.deallocate()
    }
    var rest = storage[...]
    while !rest.isEmpty, let count = zip.read(into: .init(rebasing: rest)), count > 0 {
      rest = rest.dropFirst(count)
    }
    guard rest.isEmpty, zip.close() else { throw .brokenArchive }
    try body(UnsafeRawBufferPointer(storage))
  }

  /// The size that a file unpacks to.
  private func size(of entry: ZipReader.Entry, limit: Int) throws(CardFileFailure) -> Int {
    guard !entry.isEncrypted else { throw .encryptedArchive }
    guard entry.size <= limit else { throw .tooLarge(limit: limit) }
    guard entry.packedSize <= bytes.count else { throw .brokenArchive }
    let isPossible: Bool
    switch entry.method {
    case .stored: isPossible = entry.size == entry.packedSize
    case .deflated: isPossible = entry.size <= (entry.packedSize + 1) * Self.mostPerByte
    case .other: throw .unsupported(.compression)
    }
    guard isPossible else { throw .brokenArchive }
    return Int(entry.size)
  }
}
