import CMinizip
import Secrets

/// One file out of a zip archive that is in memory, unpacked and wiped when it goes.
final class ZipEntry {
  /// The unpacked bytes, valid as long as the entry is.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(storage) }

  private var storage: UnsafeMutableRawBufferPointer

  /// Unpacks a file. What an archive says about sizes is not believed: unpacking ends at the limit.
  init(
    named name: String,
    in archive: UnsafeRawBufferPointer,
    limit: Int
  ) throws(CardFileFailure) {
    storage = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    let memory = ArchiveMemory(archive)
    let zip = withExtendedLifetime(memory) {
      var functions = memory.functions
      return unzOpen2_64(nil, &functions)
    }
    guard let zip else { throw .brokenArchive }
    defer {
      withExtendedLifetime(memory) { _ = unzClose(zip) }
    }
    guard unzLocateFile(zip, name, 1) == UNZ_OK else { throw .otherArchive }
    var info = unz_file_info64()
    guard unzGetCurrentFileInfo64(zip, &info, nil, 0, nil, 0, nil, 0) == UNZ_OK,
      unzOpenCurrentFile(zip) == UNZ_OK
    else { throw .brokenArchive }
    guard info.uncompressed_size <= limit else { throw .tooLarge(limit: limit) }
    storage = .allocate(byteCount: Int(info.uncompressed_size), alignment: 1)
    storage.initializeMemory(as: UInt8.self, repeating: 0)
    var count = 0
    while count < storage.count {
      let most = min(storage.count - count, 1 << 20)
      let read = unzReadCurrentFile(zip, storage.baseAddress.map { $0 + count }, UInt32(most))
      guard read > 0 else { break }
      count += Int(read)
    }
    // Closing compares the checksum.
    guard count == storage.count, unzCloseCurrentFile(zip) == UNZ_OK else { throw .brokenArchive }
  }

  deinit {
    wipe(storage)
    storage.deallocate()
  }
}

/// An archive in memory, as minizip wants to read it.
private final class ArchiveMemory {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// What minizip calls instead of the file functions of C. They hold no reference to this.
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
