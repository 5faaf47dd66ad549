import CNcurses
import CWindowTerminal
import Glibc
import WindowLevels

/// Sends curses' output for a frame in one piece, without ever waiting for the terminal.
///
/// curses writes at each move of the cursor, and each of these writes would wake the terminal,
/// which then shows a part of a frame; and it blocks if the terminal takes nothing. So its
/// descriptor leads to memory permanently, and the contents after a frame go to the terminal's
/// writer.
final class FrameOutput {
  /// The descriptor that curses writes to.
  private let curses: Int32
  private let writer: TerminalWriter
  private let marks: (begin: [UInt8], end: [UInt8])
  private let memory: any FrameMemory
  /// The size of curses' own output buffer in bytes.
  private let capacity: Int

  /// Redirects the output of a screen of curses that began with `size`: from here on its descriptor
  /// leads to memory.
  ///
  /// - Throws: `TerminalError.refused` if the system has no descriptor left.
  init(
    curses: Int32,
    writer: TerminalWriter,
    size: Size,
    marks: (begin: [UInt8], end: [UInt8]) = ([], [])
  ) throws(TerminalError) {
    self.curses = curses
    self.writer = writer
    self.marks = marks
    // curses allocates its buffer for the size it begins with, two rows higher and six bytes wider.
    capacity = (size.height + 2) * (size.width + 6)
    memory = if let file = FrameFile() { file } else { try FramePipe() }
    guard cwindow_redirect(curses, memory.descriptor) == 0 else { throw .refused(code: errno) }
  }

  /// The most colours with which a frame has room.
  var colors: ColorDepth { memory.colors }

  /// Sends curses' output in `draw`, between the marks of a frame.
  func send(_ draw: () -> Void) {
    writeAll(marks.begin, to: curses)
    draw()
    writeAll(marks.end, to: curses)
    memory.empty { frame in
      guard frame.count > marks.begin.count + marks.end.count else { return }
      writer.write(frame)
    }
  }

  /// Sends curses' output in `leave`, which is no frame.
  func sendPlain(_ leave: () -> Void) {
    leave()
    memory.empty { writer.write($0) }
  }

  /// Overwrites curses' last output, without sending anything: those bytes stay in its buffer until
  /// others replace them, which after a small frame may be never.
  func overwrite() {
    for _ in 0..<capacity {
      cn_buffer_byte(0)
    }
    // With nothing to draw, this only empties the buffer.
    doupdate()
    memory.empty { _ in }
  }
}
