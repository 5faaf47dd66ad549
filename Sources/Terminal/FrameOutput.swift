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
  /// The file in memory; nil where there is none, or where it could not hold a frame.
  private let memory: FrameMemory?
  /// The bytes that curses holds back before it writes.
  private let capacity: Int

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
    memory = FrameMemory()
  }

  /// Sends what curses writes in `draw`, between the marks of a frame.
  func send(_ draw: () -> Void) {
    // Coming back from a shell, curses sets modes of its descriptor too.
    guard let memory, !isendwin(), cterm_redirect(curses, memory.descriptor) == 0 else {
      writeAll(marks.begin, to: terminal)
      draw()
      writeAll(marks.end, to: terminal)
      return
    }
    writeAll(marks.begin, to: curses)
    draw()
    writeAll(marks.end, to: curses)
    cterm_redirect(curses, terminal)
    memory.empty { frame in
      guard frame.count > marks.begin.count + marks.end.count else { return }
      writeAll(frame, to: terminal)
    }
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
}
