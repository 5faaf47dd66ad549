import CTerminal
import Glibc

/// A file in memory that a frame is written to, and that is seen as memory here, so that neither
/// reading nor emptying it takes a call.
final class FrameMemory {
  /// What the frame is written to.
  let descriptor: Int32
  private let bytes: UnsafeMutableRawBufferPointer

  /// No frame is larger. Only what was written takes memory.
  private static let capacity = 1 << 24

  /// Nil where the system has no such file, or where a limit on the size of files, which counts for
  /// those in memory too, is too small for a frame.
  init?() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0,
      limit.rlim_cur >= rlim_t(Self.capacity),
      case let descriptor = cterm_memory_file("frame"), descriptor >= 0
    else { return nil }
    let mapped = mmap(nil, Self.capacity, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let mapped, mapped != MAP_FAILED else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    bytes = UnsafeMutableRawBufferPointer(start: mapped, count: Self.capacity)
  }

  deinit {
    munmap(bytes.baseAddress, bytes.count)
    close(descriptor)
  }

  /// Lends what was written since the last time, then overwrites it.
  func empty(_ body: (UnsafeRawBufferPointer) -> Void) {
    let count = min(lseek(descriptor, 0, SEEK_CUR), bytes.count)
    guard count > 0, let start = bytes.baseAddress else { return }
    body(UnsafeRawBufferPointer(start: start, count: count))
    explicit_bzero(start, count)
    lseek(descriptor, 0, SEEK_SET)
  }
}
