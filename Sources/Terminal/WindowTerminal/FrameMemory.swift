import CTerminal
import Glibc

/// What curses writes to in place of the terminal, until a frame is whole.
protocol FrameMemory: AnyObject {
  /// What is written to.
  var descriptor: Int32 { get }
  /// Lends what was written since the last time, then forgets it.
  func empty(_ body: (UnsafeRawBufferPointer) -> Void)
}

/// A file in memory, seen as memory here, so that neither reading nor emptying it takes a call. What
/// was written is overwritten.
final class FrameFile: FrameMemory {
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

  func empty(_ body: (UnsafeRawBufferPointer) -> Void) {
    let count = min(lseek(descriptor, 0, SEEK_CUR), bytes.count)
    guard count > 0, let start = bytes.baseAddress else { return }
    body(UnsafeRawBufferPointer(start: start, count: count))
    explicit_bzero(start, count)
    lseek(descriptor, 0, SEEK_SET)
  }
}

/// A pipe, where a file in memory can't be had.
final class FramePipe: FrameMemory {
  let descriptor: Int32
  private let reading: Int32

  /// The most that Linux lets an ordinary user's pipe hold (fs.pipe-max-size), in bytes: 26 for each
  /// cell of 200 rows of 200 columns, which is what a cell with colours of its own takes.
  private static let capacity: Int32 = 1 << 20

  /// - Throws: `TerminalError.refused` where the system has no descriptor left.
  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    _ = try opened(cterm_pipe(&ends, Self.capacity))
    (reading, descriptor) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    close(descriptor)
  }

  func empty(_ body: (UnsafeRawBufferPointer) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: Int(Self.capacity), alignment: 1) { bytes in
      let count = read(reading, bytes.baseAddress, bytes.count)
      guard count > 0, let start = bytes.baseAddress else { return }
      body(UnsafeRawBufferPointer(start: start, count: count))
      explicit_bzero(start, count)
    }
  }
}
