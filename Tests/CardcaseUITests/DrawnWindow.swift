import WindowLevels

@testable import CardcaseUI

/// A window as it is drawn, without what lies above it: what the laws of layout judge.
struct DrawnWindow {
  /// Its place on the screen.
  let frame: Rect
  /// The characters by row and column, without their marks; nil in the right half of a wide one.
  let cells: [[Unicode.Scalar?]]
  /// The places of what is beyond ASCII, row by row: the signs of frames are among them.
  let signs: [(x: Int, y: Int, sign: Unicode.Scalar)]

  private init(_ cells: [[Unicode.Scalar?]], in frame: Rect) {
    self.frame = frame
    self.cells = cells
    signs = cells.indices.flatMap { y in
      cells[y].enumerated().compactMap { x, cell in
        cell.flatMap { $0.isASCII ? nil : (x, y, $0) }
      }
    }
  }

  /// The window of a canvas.
  init(_ canvas: Canvas, in frame: Rect) {
    let rows = (0..<canvas.size.height).map { y in
      canvas.row(y).map { $0.isContinuation ? nil : Unicode.Scalar($0.base) }
    }
    self.init(rows, in: frame)
  }

  /// A made-up window with these rows, as wide as the widest.
  init(_ rows: [String]) {
    let width = rows.map(\.unicodeScalars.count).max() ?? 0
    let cells = rows.map { row in
      row.unicodeScalars.map(Optional.some)
        + Array(repeating: " ", count: width - row.unicodeScalars.count)
    }
    self.init(cells, in: Rect(x: 0, y: 0, width: width, height: rows.count))
  }

  /// The signs of a frame's sides, which part the panes of a row.
  static let sides: Set<Unicode.Scalar> = ["│", "┃"]

  /// The character at a place; nil outside, and in the right half of a wide one.
  func character(_ x: Int, _ y: Int) -> Unicode.Scalar? {
    cells.indices.contains(y) && cells[y].indices.contains(x) ? cells[y][x] : nil
  }

  /// True if nothing is in these columns of a row.
  func isBlank(_ columns: Range<Int>, _ y: Int) -> Bool {
    columns.allSatisfy { character($0, y) == " " }
  }

  /// The text in these columns of a row.
  func text(_ columns: Range<Int>, _ y: Int) -> String {
    String(String.UnicodeScalarView(columns.compactMap { character($0, y) }))
  }

  /// The columns of a row between the sides of frames and of panes.
  func panes(_ y: Int) -> [Range<Int>] {
    let sides = signs.filter { $0.y == y && Self.sides.contains($0.sign) }.map(\.x)
    let ends = [-1] + sides + [cells[y].count]
    return zip(ends, ends.dropFirst()).map { $0 + 1..<$1 }.filter { !$0.isEmpty }
  }

  /// The words: what stands between blanks, without those that a dialog over them cuts.
  var words: [String] {
    cells.indices.flatMap { y in
      panes(y).flatMap { pane in
        var words = text(pane, y).split(separator: " ", omittingEmptySubsequences: false)
        if pane.lowerBound > 0 { words = Array(words.dropFirst()) }
        if pane.upperBound < cells[y].count { words = Array(words.dropLast()) }
        return words.filter { word in !word.isEmpty && !word.contains { "╭╮╰╯┏┓┗┛─━".contains($0) }
        }
      }
    }.map(String.init)
  }
}

extension ModelHarness {
  /// The windows that are drawn, the uppermost last.
  var windows: [DrawnWindow] {
    model.stack.drawn.map { window in
      var canvas = Canvas(size: window.frame.size)
      model.draw(window.id, into: &canvas, at: now)
      return DrawnWindow(canvas, in: window.frame)
    }
  }
}
