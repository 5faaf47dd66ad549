import Glibc
import ReaderProtocol

/// A descriptor to which is written from its beginning on.
struct ScratchFile {
  let descriptor: Int32
  private var size: off_t = 0

  /// Empties the file.
  init(_ descriptor: Int32) throws(PackageFailure) {
    self.descriptor = descriptor
    guard ftruncate(descriptor, 0) == 0 else { throw .system(errno) }
  }

  /// Appends bytes.
  mutating func append(_ bytes: UnsafeRawBufferPointer) throws(PackageFailure) {
    guard let base = bytes.baseAddress else { return }
    var done = 0
    while done < bytes.count {
      let count = pwrite(descriptor, base + done, bytes.count - done, size)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .system(count < 0 ? errno : ENOSPC) }
      done += count
      size += off_t(count)
    }
  }

  /// Reads the file from its beginning to its end, piece by piece.
  static func read(
    _ descriptor: Int32,
    _ take: (UnsafeRawBufferPointer) throws(PackageFailure) -> Void
  ) throws(PackageFailure) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    defer { buffer.deallocate() }
    var position: off_t = 0
    while true {
      let count = pread(descriptor, buffer.baseAddress, buffer.count, position)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      guard count > 0 else { return }
      position += off_t(count)
      try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}
