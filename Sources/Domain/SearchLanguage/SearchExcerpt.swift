/// The part of a search that something is told about, with the marks for a line below it.
package struct SearchExcerpt: Hashable, Sendable {
  /// The part of the search, with … at an end where more of it was.
  package let text: String
  /// Blanks up to the range, and ^ below each of its columns that are shown.
  package let marks: String

  /// The fewest columns: … at both ends, and a wide character between them.
  package static let fewestColumns = 4

  /// The part of a search around a range that has room in a line.
  ///
  /// - Parameters:
  ///   - range: Unicode scalars of the search; a place behind the last one has a column too.
  ///   - columns: the room, at least `fewestColumns`.
  ///   - width: the columns of a character; nil for one that is not shown, for which U+FFFD stands.
  package init(
    of search: String,
    marking range: Range<Int>,
    columns: Int,
    width: (Unicode.Scalar) -> Int?
  ) {
    let cells = Self.cells(of: search, upTo: range.lowerBound, width)
    let first = cells.lastIndex { $0.start <= range.lowerBound } ?? 0
    let end = max(cells.firstIndex { $0.start >= range.upperBound } ?? cells.count, first + 1)
    let shown = Self.window(cells, first..<end, max(columns, Self.fewestColumns))
    let (hasMoreBefore, hasMoreBehind) = (shown.lowerBound > 0, shown.upperBound < cells.count)
    var text = String.UnicodeScalarView(hasMoreBefore ? "…".unicodeScalars : "".unicodeScalars)
    for cell in cells[shown] { text += cell.scalars }
    if hasMoreBehind { text.append("…") }
    self.text = String(text)
    let before = Self.columns(cells[shown.lowerBound..<first]) + (hasMoreBefore ? 1 : 0)
    let marked = max(1, Self.columns(cells[first..<min(end, shown.upperBound)]))
    marks = String(repeating: " ", count: before) + String(repeating: "^", count: marked)
  }

  /// A character with the marks that combine with it.
  private struct Cell {
    /// The place of its first scalar in the search.
    let start: Int
    var scalars: String.UnicodeScalarView
    let width: Int
  }

  /// The characters of a search, with a blank behind them where that place is meant.
  private static func cells(
    of search: String,
    upTo place: Int,
    _ width: (Unicode.Scalar) -> Int?
  ) -> [Cell] {
    var cells: [Cell] = []
    var count = 0
    for scalar in search.unicodeScalars {
      let columns = width(scalar)
      if columns == 0, !cells.isEmpty {
        cells[cells.count - 1].scalars.append(scalar)
      } else {
        let shown = columns == nil ? "\u{FFFD}" : scalar
        cells.append(Cell(start: count, scalars: .init([shown]), width: columns ?? 1))
      }
      count += 1
    }
    if place >= count { cells.append(Cell(start: count, scalars: .init([" "]), width: 1)) }
    return cells
  }

  /// The characters that have room: those of a range from its beginning, then those around it.
  private static func window(_ cells: [Cell], _ marked: Range<Int>, _ room: Int) -> Range<Int> {
    var shown = marked.lowerBound..<marked.lowerBound + 1
    var used = cells[marked.lowerBound].width
    func grow(_ wanted: Range<Int>, by cell: Int) -> Bool {
      let ends = (wanted.lowerBound > 0 ? 1 : 0) + (wanted.upperBound < cells.count ? 1 : 0)
      guard used + cells[cell].width + ends <= room else { return false }
      (shown, used) = (wanted, used + cells[cell].width)
      return true
    }
    func growRight(to end: Int) -> Bool {
      guard shown.upperBound < end else { return false }
      return grow(shown.lowerBound..<shown.upperBound + 1, by: shown.upperBound)
    }
    func growLeft() -> Bool {
      guard shown.lowerBound > 0 else { return false }
      return grow(shown.lowerBound - 1..<shown.upperBound, by: shown.lowerBound - 1)
    }
    var grows = true
    while grows { grows = growRight(to: marked.upperBound) }
    grows = true
    while grows {
      let left = growLeft()
      grows = growRight(to: cells.count) || left
    }
    return shown
  }

  private static func columns(_ cells: ArraySlice<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }
}
