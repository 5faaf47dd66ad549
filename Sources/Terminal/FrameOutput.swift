import CNcurses
import CTerminal
import Glibc
import Windowing

/// Sends what curses writes for a frame in one piece.
///
/// curses writes at each move of the cursor, and each of these writes wakes the terminal, which then
/// shows a part of a frame. So its descriptor leads to a file in memory while it draws, and what is
/// there afterwards goes to the terminal with one call.
final class FrameOutput {
  /// The descriptor that curses writes to.
  private let curses: Int32
  private let terminal: Int32
  private let marks: (begin: [UInt8], end: [UInt8])
  /// The file in memory; -1 where there is none, or where it could not hold a frame.
  private let memory: Int32
  /// The bytes that curses holds back before it writes.
  private let capacity: Int

  /// The bytes that go to the terminal at once.
  private static let chunk = 1 << 16
  /// No frame is larger.
  private static let largestFrame: rlim_t = 1 << 24

  /// For a screen of curses that began with `size` and writes to `curses`, another descriptor for
  /// `terminal`.
  init(
    curses: Int32,
    terminal: Int32,
    size: Size,
    marks: (begin: [UInt8], end: [UInt8]) = ([], [])
  ) {
    self.curses = curses
    self.terminal = terminal
    self.marks = marks
    // curses makes its buffer for the size it begins with, two rows higher and six bytes wider.
    capacity = (size.height + 2) * (size.width + 6)
    // The limit for the size of files counts for those in memory too.
    var limit = rlimit()
    let isEnough =
      getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
      && limit.rlim_cur >= Self.largestFrame
    memory = isEnough ? cterm_memory_file("frame") : -1
  }

  deinit {
    if memory >= 0 { close(memory) }
  }

  /// Sends what curses writes in `draw`, between the marks of a frame.
  func send(_ draw: () -> Void) {
    // Coming back from a shell, curses sets modes of its descriptor too.
    guard memory >= 0, !isendwin(), cterm_redirect(curses, memory) == 0 else {
      writeAll(marks.begin, to: terminal)
      draw()
      writeAll(marks.end, to: terminal)
      return
    }
    draw()
    cterm_redirect(curses, terminal)
    passOn()
  }

  /// Overwrites what curses has sent last, without sending anything: those bytes stay in its buffer
  /// until others take their place, which after a small frame may be never.
  func overwrite() {
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(nowhere) }
    guard nowhere >= 0, cterm_redirect(curses, nowhere) == 0 else { return }
    for _ in 0..<capacity {
      cn_buffer_byte(0)
    }
    // With nothing to draw, this only empties the buffer.
    doupdate()
    cterm_redirect(curses, terminal)
  }

  /// Hands the frame to the terminal between its marks, and keeps nothing of it. Only a very large one
  /// takes more than one write.
  private func passOn() {
    withUnsafeTemporaryAllocation(byteCount: Self.chunk, alignment: 1) { chunk in
      guard let start = chunk.baseAddress else { return }
      chunk.copyBytes(from: marks.begin)
      var used = marks.begin.count
      var taken = 0
      while case let room = chunk.count - used - marks.end.count,
        case let count = pread(memory, start + used, room, taken), count > 0
      {
        taken += count
        used += count
        guard count == room else { break }
        writeAll(UnsafeRawBufferPointer(rebasing: chunk.prefix(used)), to: terminal)
        used = 0
      }
      guard taken > 0 else { return }
      UnsafeMutableRawBufferPointer(rebasing: chunk.dropFirst(used)).copyBytes(from: marks.end)
      used += marks.end.count
      writeAll(UnsafeRawBufferPointer(rebasing: chunk.prefix(used)), to: terminal)
      explicit_bzero(start, min(chunk.count, marks.begin.count + taken + marks.end.count))
      ftruncate(memory, 0)
      lseek(memory, 0, SEEK_SET)
    }
  }
}
