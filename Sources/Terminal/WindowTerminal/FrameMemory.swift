import CWindowTerminal
import Glibc
import WindowLevels

/// The destination of curses' output, in place of the terminal, until a frame is complete.
protocol FrameMemory: AnyObject {
  /// The descriptor to write to.
  var descriptor: Int32 { get }
  /// The most colours with which a frame has room, however large it is.
  var colors: ColorDepth { get }
  /// Lends the output since the last call, then discards it.
  func empty(_ body: (UnsafeRawBufferPointer) -> Void)
}

/// A file in memory, mapped here, so that neither reading nor emptying it takes a system call. Its
/// contents are overwritten.
final class FrameFile: FrameMemory {
  let descriptor: Int32
  let colors = ColorDepth.direct
  private let bytes: UnsafeMutableRawBufferPointer

  /// The capacity in bytes, larger than any frame. Only written pages take memory.
  private static let capacity = 1 << 24

  /// Nil if the system has no such file, or a limit on the size of files, which applies to those in
  /// memory too, is too small for a frame.
  init?() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0,
      limit.rlim_cur >= rlim_t(Self.capacity),
      case let descriptor = cwindow_memory_file("frame"), descriptor >= 0
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

/// A pipe, for systems without files in memory.
final class FramePipe: FrameMemory {
  let descriptor: Int32
  let colors = ColorDepth.full
  private let reading: Int32

  /// The limit that Linux sets for an ordinary user's pipe (fs.pipe-max-size), in bytes: 26 for
  /// each cell of 200 rows of 200 columns, which is what a cell with colours of its own takes, of 256.
  private static let capacity: Int32 = 1 << 20

  /// - Throws: `TerminalError.refused` if the system has no descriptor left.
  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    _ = try opened(cwindow_pipe(&ends, Self.capacity))
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
