import CNcurses
import Glibc
import WindowLevels

/// One drawn window: the part of it that is on the screen, as a window and a panel of curses.
final class Pane {
  /// The window's frame, which may reach beyond the screen.
  let frame: Rect
  /// The part of it on the screen.
  let visible: Rect
  private let window: UnsafeMutablePointer<WINDOW>
  private let panel: UnsafeMutablePointer<PANEL>
  /// The cells drawn last. Never a canvas, whose memory would be shared: these cells can be
  /// overwritten.
  private var cells: [Cell]

  /// Nil if nothing of `frame` is on the screen.
  init?(frame: Rect, screen: Size) {
    visible = frame.intersection(Rect(size: screen))
    guard !visible.isEmpty,
      let window = newwin(
        Int32(visible.height),
        Int32(visible.width),
        Int32(visible.minY),
        Int32(visible.minX)
      )
    else { return nil }
    guard let panel = new_panel(window) else {
      delwin(window)
      return nil
    }
    leaveok(window, true)
    self.frame = frame
    self.window = window
    self.panel = panel
    cells = Array(repeating: .blank, count: visible.width * visible.height)
  }

  /// Draws the differences of `canvas` from what was drawn last.
  ///
  /// - Returns: true if there were any.
  func draw(_ canvas: Canvas, with encoder: inout CellEncoder) -> Bool {
    var hasChanged = false
    for y in 0..<visible.height {
      let line = (y * visible.width)..<((y + 1) * visible.width)
      let row = y + visible.minY - frame.minY
      let x = visible.minX - frame.minX
      if let changed = canvas.copy(row: row, from: x, to: &cells, in: line) {
        encoder.write(changed, of: cells[line], to: window, row: y)
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// Adds the colour pairs of its cells.
  func addPairs(to used: inout Set<Int32>) {
    var cell = cchar_t()
    for y in 0..<visible.height {
      for x in 0..<visible.width {
        mvwin_wch(window, Int32(y), Int32(x), &cell)
        used.insert(cell.ext_color)
      }
    }
    explicit_bzero(&cell, MemoryLayout<cchar_t>.size)
  }

  /// Raises it above all others.
  func raise() {
    top_panel(panel)
  }

  /// Overwrites its contents and removes it from the screen. curses' copy of the screen follows
  /// with the next update, after which the pane must be closed.
  func erase() {
    for index in cells.indices {
      cells[index] = .blank
    }
    werase(window)
    del_panel(panel)
  }

  /// Releases its memory.
  func close() {
    delwin(window)
  }
}
