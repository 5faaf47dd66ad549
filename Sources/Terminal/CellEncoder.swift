import CNcurses
import CTerminal
import Windowing

/// Writes cells of a canvas as cells of curses.
struct CellEncoder {
  private let unicode: Bool
  private var pairs: ColorPairs
  /// Room for a row. It never grows by appending, which would leave a copy behind.
  private var row: [cchar_t] = []
  private var count = 0

  init(traits: TerminalTraits, hasDefaultColors: Bool) {
    unicode = traits.unicode
    pairs = ColorPairs(depth: traits.colors, hasDefaults: hasDefaultColors)
  }

  /// Puts `cells` on row `y` of `window`.
  mutating func write(
    _ cells: ArraySlice<Cell>,
    to window: UnsafeMutablePointer<WINDOW>,
    row y: Int
  ) {
    if row.count < cells.count {
      wipe()
      row = Array(repeating: cchar_t(), count: cells.count)
    }
    count = 0
    var index = cells.startIndex
    while index < cells.endIndex {
      let cell = cells[index]
      let next = index + 1
      let isWide =
        !cell.isContinuation && next < cells.endIndex && cells[next].isContinuation
      let width = isWide ? 2 : 1
      if shows(cell, width: width) {
        append(cell.base, marks: unicode ? cell.marks : (0, 0, 0), cell.style)
      } else {
        // Half of a wide character at an edge is blank.
        let isHalf = cell.isContinuation || (!isWide && displayWidth(of: cell) == 2)
        for _ in 0..<width {
          append(isHalf ? 0x20 : 0x3F, marks: (0, 0, 0), cell.style)
        }
      }
      index += width
    }
    _ = row.withUnsafeBufferPointer { [count] buffer in
      mvwadd_wchnstr(window, Int32(y), 0, buffer.baseAddress, Int32(count))
    }
  }

  /// Overwrites what it holds of the rows written.
  mutating func wipe() {
    for index in row.indices {
      row[index] = cchar_t()
    }
  }

  /// Whether the terminal can show `cell` in `width` columns. The C library has the last word: were
  /// it of another opinion, the rest of the row would shift.
  private func shows(_ cell: Cell, width: Int) -> Bool {
    if (0x20..<0x7F).contains(cell.base) { return width == 1 }
    return unicode && displayWidth(of: cell) == width
      && cterm_character_width(cell.base) == Int32(width)
  }

  private func displayWidth(of cell: Cell) -> Int? {
    Unicode.Scalar(cell.base).flatMap { Windowing.displayWidth(of: $0) }
  }

  private mutating func append(_ base: UInt32, marks: (UInt32, UInt32, UInt32), _ style: Style) {
    cn_set_cell(
      &row[count],
      base,
      marks.0,
      marks.1,
      marks.2,
      attributes(style.attributes),
      pairs.number(for: style)
    )
    count += 1
  }

  private func attributes(_ attributes: Attributes) -> attr_t {
    Self.attributes.reduce(0) { attributes.contains($1.0) ? $0 | $1.1 : $0 }
  }

  private static let attributes: [(Attributes, attr_t)] = [
    (.bold, CN_BOLD), (.dim, CN_DIM), (.underline, CN_UNDERLINE), (.reverse, CN_REVERSE),
  ]
}
