import CMinizip
import Secrets

/// A zip archive in memory.
final class ZipArchive {
  private let memory: ArchiveMemory
  private let zip: unzFile

  /// Opens an archive, whose bytes must outlive this object.
  ///
  /// - Throws: `brokenArchive`.
  init(_ bytes: UnsafeRawBufferPointer) throws(CardFileFailure) {
    memory = ArchiveMemory(bytes)
    var functions = memory.functions
    guard let zip = unzOpen2_64(nil, &functions) else { throw .brokenArchive }
    self.zip = zip
  }

  deinit {
    _ = unzClose(zip)
  }

  /// True if the archive has a file of this name.
  func contains(_ name: String) -> Bool {
    unzLocateFile(zip, name, 1) == UNZ_OK
  }

  /// Unpacks a file, lends its bytes, and wipes them. The sizes that an archive claims are not
  /// believed: unpacking ends at the limit.
  ///
  /// - Throws: `otherArchive` where there is no such file, `brokenArchive`, `tooLarge`.
  func withFile(
    _ name: String,
    limit: Int,
    _ body: (UnsafeRawBufferPointer) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard contains(name) else { throw .otherArchive }
    var info = unz_file_info64()
    guard unzGetCurrentFileInfo64(zip, &info, nil, 0, nil, 0, nil, 0) == UNZ_OK,
      unzOpenCurrentFile(zip) == UNZ_OK
    else { throw .brokenArchive }
    guard info.uncompressed_size <= limit else { throw .tooLarge(limit: limit) }
    let storage = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Int(info.uncompressed_size),
      alignment: 1
    )
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
}

/// The bytes of an archive, with the functions through which minizip reads them.
private final class ArchiveMemory {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

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
