import CMinizip
import ReaderProtocol
import Secrets

/// A zip archive in memory.
///
/// The names of its files are never paths here: nothing is unpacked to a disk. An archive whose names
/// would lead out of a folder is refused all the same, as no program exports one, and so is one with
/// the same name twice, of which programs may read different files.
final class ZipArchive {
  /// The names of its files, in order; names of folders end with a slash.
  let names: [String]
  /// True if a file of it is under a password.
  let isEncrypted: Bool
  private let memory: ArchiveMemory
  private let zip: unzFile
  private let positions: [[UInt8]: unz64_file_pos]

  /// The largest number of files.
  static let mostFiles = 20_000

  /// Opens an archive, whose bytes must outlive this object, and reads its directory.
  ///
  /// - Throws: `brokenArchive`, `duplicateName`.
  init(_ bytes: UnsafeRawBufferPointer) throws(CardFileFailure) {
    // minizip opens an archive whose last bytes are missing.
    guard Self.hasEnd(bytes) else { throw .brokenArchive }
    let memory = ArchiveMemory(bytes)
    var functions = memory.functions
    guard let zip = unzOpen2_64(nil, &functions) else { throw .brokenArchive }
    do throws(CardFileFailure) {
      let directory = try ZipDirectory(of: zip)
      names = directory.names
      isEncrypted = directory.isEncrypted
      positions = directory.positions
    } catch {
      _ = unzClose(zip)
      throw error
    }
    self.memory = memory
    self.zip = zip
  }

  deinit {
    _ = unzClose(zip)
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

  /// True if the archive has a file of this name.
  func contains(_ name: String) -> Bool { positions[Array(name.utf8)] != nil }

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
    guard var position = positions[Array(name.utf8)] else { throw .otherArchive }
    var info = unz_file_info64()
    guard unzGoToFilePos64(zip, &position) == UNZ_OK,
      unzGetCurrentFileInfo64(zip, &info, nil, 0, nil, 0, nil, 0) == UNZ_OK
    else { throw .brokenArchive }
    let size = try Self.size(of: info, packedIn: memory.count, limit: limit)
    guard unzOpenCurrentFile(zip) == UNZ_OK else { throw .brokenArchive }
    let storage = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
    storage.initializeMemory(as: UInt8.self, repeating: 0)
    defer {
      wipe(storage)
      storage.deallocate()
    }
    var count = 0
    while count < storage.count {
      let most = min(storage.count - count, 1 << 20)
      let read = unzReadCurrentFile(zip, storage.baseAddress.map { $0 + count }, UInt32(most))
      guard read > 0 else { break }
      count += Int(read)
    }
    // Closing compares the checksum.
    guard count == storage.count, unzCloseCurrentFile(zip) == UNZ_OK else { throw .brokenArchive }
    try body(UnsafeRawBufferPointer(storage))
  }

  /// The size that a file unpacks to.
  private static func size(
    of info: unz_file_info64,
    packedIn archive: Int,
    limit: Int
  ) throws(CardFileFailure) -> Int {
    guard info.flag & encryptedFlag == 0 else { throw .encryptedArchive }
    guard info.uncompressed_size <= limit else { throw .tooLarge(limit: limit) }
    guard info.compressed_size <= archive else { throw .brokenArchive }
    switch info.compression_method {
    case 0:
      guard info.uncompressed_size == info.compressed_size else { throw .brokenArchive }
    case UInt(Z_DEFLATED):
      guard info.uncompressed_size <= info.compressed_size * mostPerByte + mostPerByte else {
        throw .brokenArchive
      }
    default: throw .unsupported(.compression)
    }
    return Int(info.uncompressed_size)
  }

  /// The bit of a file under a password (APPNOTE 6.3.10, 4.4.4).
  fileprivate static let encryptedFlag: UInt = 1
  /// The most bytes that one packed byte stands for, with something to spare (zlib, "Technical
  /// Details": 1032).
  private static let mostPerByte: UInt64 = 1_040
}

/// The files of an archive as its directory has them.
private struct ZipDirectory {
  private(set) var names: [String] = []
  private(set) var positions: [[UInt8]: unz64_file_pos] = [:]
  private(set) var isEncrypted = false

  /// The longest name in bytes.
  private static let longestName = 1_024

  init(of zip: unzFile) throws(CardFileFailure) {
    var status = unzGoToFirstFile(zip)
    while status == UNZ_OK {
      guard names.count < ZipArchive.mostFiles else { throw .brokenArchive }
      try add(zip)
      status = unzGoToNextFile(zip)
    }
    // An archive without files ends before its first.
    var info = unz_global_info64()
    guard unzGetGlobalInfo64(zip, &info) == UNZ_OK, info.number_entry == UInt64(names.count) else {
      throw .brokenArchive
    }
  }

  private mutating func add(_ zip: unzFile) throws(CardFileFailure) {
    var info = unz_file_info64()
    var name = [UInt8](repeating: 0, count: Self.longestName)
    var position = unz64_file_pos()
    let status = name.withUnsafeMutableBytes { buffer in
      unzGetCurrentFileInfo64(zip, &info, buffer.baseAddress, UInt(buffer.count), nil, 0, nil, 0)
    }
    guard status == UNZ_OK, info.size_filename <= Self.longestName,
      unzGetFilePos64(zip, &position) == UNZ_OK
    else { throw .brokenArchive }
    name.removeLast(name.count - Int(info.size_filename))
    guard Self.isHarmless(name) else { throw .brokenArchive }
    guard positions.updateValue(position, forKey: name) == nil else { throw .duplicateName }
    names.append(String(decoding: name, as: UTF8.self))
    if info.flag & ZipArchive.encryptedFlag != 0 { isEncrypted = true }
  }

  /// True for a name that leads out of no folder on any system.
  private static func isHarmless(_ name: [UInt8]) -> Bool {
    let slashes: [UInt8] = [UInt8(ascii: "/"), UInt8(ascii: "\\")]
    guard let first = name.first, !slashes.contains(first), !name.contains(0) else { return false }
    let hasDrive = name.count > 1 && name[1] == UInt8(ascii: ":")
    let parts = name.split { slashes.contains($0) }
    return !hasDrive && !parts.contains { $0.elementsEqual("..".utf8) }
  }
}

/// The bytes of an archive, with the functions through which minizip reads them.
private final class ArchiveMemory {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The number of bytes.
  var count: Int { bytes.count }

  /// The functions that minizip calls instead of C's for files. They hold no reference to this object.
  var functions: zlib_filefunc64_def {
    var functions = zlib_filefunc64_def()
    functions.opaque = Unmanaged.passUnretained(self).toOpaque()
    functions.zopen64_file = { opaque, _, _ in opaque }
    functions.zread_file = { _, stream, target, count in
      guard let memory = ArchiveMemory.at(stream), let target else { return 0 }
      return UInt(memory.read(Int(clamping: count), into: target))
    }
    functions.ztell64_file = { _, stream in
      ArchiveMemory.at(stream).map { UInt64($0.position) } ?? 0
    }
    functions.zseek64_file = { _, stream, offset, origin in
      ArchiveMemory.at(stream)?.seek(offset, from: origin) ?? -1
    }
    functions.zclose_file = { _, _ in 0 }
    functions.zerror_file = { _, _ in 0 }
    return functions
  }

  private static func at(_ stream: UnsafeMutableRawPointer?) -> ArchiveMemory? {
    stream.map { Unmanaged<ArchiveMemory>.fromOpaque($0).takeUnretainedValue() }
  }

  private func read(_ count: Int, into target: UnsafeMutableRawPointer) -> Int {
    let count = min(count, bytes.count - position)
    guard count > 0, let base = bytes.baseAddress else { return 0 }
    target.copyMemory(from: base + position, byteCount: count)
    position += count
    return count
  }

  private func seek(_ offset: UInt64, from origin: Int32) -> Int {
    let start =
      switch origin {
      case ZLIB_FILEFUNC_SEEK_SET: 0
      case ZLIB_FILEFUNC_SEEK_CUR: position
      default: bytes.count
      }
    let goal = start.addingReportingOverflow(Int(truncatingIfNeeded: offset))
    guard !goal.overflow, (0...bytes.count).contains(goal.partialValue) else { return -1 }
    position = goal.partialValue
    return 0
  }
}
