import CNcurses
import CWindowTerminal
import Glibc
import WindowLevels

/// Writes cells of a canvas as cells of curses.
struct CellEncoder {
  private let unicode: Bool
  private var pairs: ColorPairs
  private let attributes: [(Attributes, attr_t)]
  /// The last cell's style, converted for curses: most cells have the style of the one before.
  private var look: (style: Style, attributes: attr_t, pair: Int32) = (.plain, 0, 0)

  init(traits: TerminalTraits, hasDefaultColors: Bool) {
    unicode = traits.unicode
    pairs = ColorPairs(depth: traits.colors, hasDefaults: hasDefaultColors)
    attributes = [
      (.bold, CN_BOLD), (.dim, CN_DIM), (.underline, CN_UNDERLINE), (.reverse, CN_REVERSE),
      (.italic, cn_string_capability("sitm") == nil ? CN_UNDERLINE : CN_ITALIC),
    ]
  }

  /// True before a frame that might run out of colour pairs.
  var isShortOfPairs: Bool { pairs.isScarce }

  /// Recycles all colour pairs but `used`, which are on the screen.
  mutating func recyclePairs(except used: Set<Int32>) {
    pairs.recycle(except: used)
    look = (.plain, 0, 0)
  }

  /// Writes the `changed` ones of `cells`, a whole row, to row `y` of `window`.
  mutating func write(
    _ changed: Range<Int>,
    of cells: ArraySlice<Cell>,
    to window: UnsafeMutablePointer<WINDOW>,
    row y: Int
  ) {
    let range = Self.whole(changed, of: cells)
    let x = Int32(range.lowerBound - cells.startIndex)
    withUnsafeTemporaryAllocation(of: cchar_t.self, capacity: range.count) { row in
      var count = 0
      var index = range.lowerBound
      while index < range.upperBound {
        let cell = cells[index]
        let next = index + 1
        let isWide =
          !cell.isContinuation && next < cells.endIndex && cells[next].isContinuation
        let width = isWide ? 2 : 1
        if shows(cell, width: width) {
          set(&row[count], cell.base, marks: unicode ? cell.marks : (0, 0, 0), cell.style)
          count += 1
        } else {
          // Half of a wide character at an edge is blank.
          let isHalf = cell.isContinuation || (!isWide && displayWidth(of: cell) == 2)
          for _ in 0..<width {
            set(&row[count], isHalf ? 0x20 : 0x3F, marks: (0, 0, 0), cell.style)
            count += 1
          }
        }
        index += width
      }
      guard let start = row.baseAddress else { return }
      mvwadd_wchnstr(window, Int32(y), x, start, Int32(count))
      explicit_bzero(start, row.count * MemoryLayout<cchar_t>.stride)
    }
  }

  /// `changed`, extended to cells that may look different because of it: a wide character is
  /// visible only if both its halves are.
  private static func whole(_ changed: Range<Int>, of cells: ArraySlice<Cell>) -> Range<Int> {
    var first = max(cells.startIndex, changed.lowerBound - 1)
    while first > cells.startIndex, cells[first].isContinuation {
      first -= 1
    }
    var end = changed.upperBound
    while end < cells.endIndex, cells[end].isContinuation {
      end += 1
    }
    return first..<end
  }

  /// True if the terminal can show `cell` in `width` columns. The C library decides: if it
  /// disagreed about the width, the rest of the row would shift.
  private func shows(_ cell: Cell, width: Int) -> Bool {
    if (0x20..<0x7F).contains(cell.base) { return width == 1 }
    if cell.base == DisplayScalar.placeholder.value { return unicode && width == 1 }
    return unicode && displayWidth(of: cell) == width
      && cwindow_character_width(cell.base) == Int32(width)
  }

  private func displayWidth(of cell: Cell) -> Int? {
    Unicode.Scalar(cell.base).flatMap { WindowLevels.displayWidth(of: $0) }
  }

  private mutating func set(
    _ cell: inout cchar_t,
    _ base: UInt32,
    marks: (UInt32, UInt32, UInt32),
    _ style: Style
  ) {
    if style != look.style {
      look = (style, bits(of: style.attributes), pairs.number(for: style))
    }
    cn_set_cell(&cell, base, marks.0, marks.1, marks.2, look.attributes, look.pair)
  }

  private func bits(of set: Attributes) -> attr_t {
    attributes.reduce(0) { set.contains($1.0) ? $0 | $1.1 : $0 }
  }
}
