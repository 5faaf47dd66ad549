public import WindowLevels

/// Text of several lines, wrapped at a width, with a caret counted in characters.
public struct TextRows: Sendable {
  /// A row: the characters in `start..<end`.
  public struct Row: Hashable, Sendable {
    /// The index of its first character.
    public let start: Int
    /// The index behind its last character.
    public let end: Int
  }

  /// The rows, from the top.
  public let rows: [Row]
  private let characters: [Character]
  private let widths: [Int]

  /// The rows of a text at a width in columns, at least 2.
  public init(_ text: String, width: Int) {
    let width = max(2, width)
    characters = Array(text)
    widths = characters.map { displayWidth(of: String($0)) }
    var rows: [Row] = []
    var start = 0
    var used = 0
    // The last place where the row may be broken: behind a blank, which stays on its row, or where
    // a script without blanks allows it.
    var place: Int?
    var opportunities: LineBreakOpportunities? =
      LineBreakOpportunities.areBlanks(in: text) ? nil : LineBreakOpportunities()
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        rows.append(Row(start: start, end: index))
        (start, used, place) = (index + 1, 0, nil)
        if opportunities != nil { opportunities = LineBreakOpportunities() }
        continue
      }
      let breaks = opportunities?.breaksWord(before: character) == true
      if breaks, index > start { place = index }
      if used + widths[index] > width, index > start {
        let next = place ?? index
        rows.append(Row(start: start, end: next))
        start = next
        used = widths[next..<index].reduce(0, +)
        place = nil
      }
      if character == " " || character == "\t" { place = index + 1 }
      used += widths[index]
    }
    rows.append(Row(start: start, end: characters.count))
    self.rows = rows
  }

  /// The row and the column of a caret.
  public func place(of caret: Int) -> (row: Int, column: Int) {
    let row = rows.lastIndex { $0.start <= caret } ?? 0
    return (row, widths[rows[row].start..<min(caret, characters.count)].reduce(0, +))
  }

  /// The last caret position in a row. The end of a wrapped row belongs to the next one.
  public func lastCaret(in row: Int) -> Int {
    let isBroken = row + 1 < rows.count && rows[row + 1].start == rows[row].end
    return isBroken ? max(rows[row].start, rows[row].end - 1) : rows[row].end
  }

  /// The caret `step` rows further down, as near to its column as possible; nil if there is no such
  /// row.
  public func caret(_ caret: Int, rows step: Int) -> Int? {
    let (row, column) = place(of: caret)
    guard rows.indices.contains(row + step) else { return nil }
    let target = rows[row + step]
    var index = target.start
    var used = 0
    let end = lastCaret(in: row + step)
    while index < end, used + widths[index] <= column {
      used += widths[index]
      index += 1
    }
    return index
  }

  /// The text of a row, without its line end.
  public func text(of row: Row) -> String {
    String(characters[row.start..<row.end].filter { !$0.isNewline })
  }

  /// The direction of a row, which is that of its paragraph.
  private func direction(of row: Row) -> TextDirection {
    let start = characters[..<row.start].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    let paragraph = characters[start...].prefix { !$0.isNewline }
    return TextDirection(of: paragraph.lazy.map(\.unicodeScalars).joined())
  }

  /// Draws the rows that fit; those around the caret if there is one.
  ///
  /// - Returns: The position of the caret; nil without a caret.
  @discardableResult
  public func draw(caret: Int?, in rect: Rect, into canvas: inout Canvas, theme: Theme) -> Point? {
    draw(caret: caret, style: theme.typed, marks: [], in: rect, into: &canvas, theme: theme)
  }

  /// Draws the rows that fit, with some parts of the text in styles of their own. A row with words that run
  /// from right to left has none, as its parts need not be in one piece.
  ///
  /// - Parameters:
  ///   - style: the style of all else.
  ///   - marks: the parts; a later one is drawn over an earlier one.
  /// - Returns: The position of the caret; nil without a caret.
  @discardableResult
  package func draw(
    caret: Int?,
    style: Style,
    marks: [TextMark],
    in rect: Rect,
    into canvas: inout Canvas,
    theme: Theme
  ) -> Point? {
    var place = caret.map { self.place(of: $0) }
    let top = place.map { max(0, min($0.row - rect.height / 2, rows.count - rect.height)) } ?? 0
    for (offset, row) in rows.dropFirst(top).prefix(max(0, rect.height)).enumerated() {
      let direction = direction(of: row)
      var text = text(of: row)
      if let caret, place?.row == top + offset {
        let inRow = caret - row.start
        let line = CaretLine(Array(text), caret: inRow, direction, columns: rect.width)
        text = line.text
        if let column = line.column { place?.column = column }
      }
      canvas.write(
        text,
        at: Point(x: rect.minX, y: rect.minY + offset),
        style: style,
        limit: rect.width,
        order: .along(direction)
      )
      if !marks.isEmpty, DrawnOrder(Array(text), direction: direction) == nil {
        draw(marks, on: row, at: rect.minY + offset, in: rect, into: &canvas)
      }
    }
    if top + rect.height < rows.count {
      canvas.put(
        theme.ellipsis,
        at: Point(x: rect.maxX, y: rect.maxY - 1),
        style: theme.muted
      )
    }
    return place.map {
      Point(x: rect.minX + min($0.column, rect.width - 1), y: rect.minY + $0.row - top)
    }
  }

  /// Gives the parts of a drawn row their styles.
  private func draw(
    _ marks: [TextMark],
    on row: Row,
    at y: Int,
    in rect: Rect,
    into canvas: inout Canvas
  ) {
    for mark in marks where mark.range.overlaps(row.start..<row.end) {
      let part = mark.range.clamped(to: row.start..<row.end)
      let x = rect.minX + widths[row.start..<part.lowerBound].reduce(0, +)
      let width = min(widths[part].reduce(0, +), rect.maxX - x)
      guard width > 0 else { continue }
      canvas.restyle(Rect(x: x, y: y, width: width, height: 1)) { _ in mark.style }
    }
  }
}

/// A part of a text with a style of its own.
package struct TextMark: Hashable, Sendable {
  /// The characters, counted from 0.
  package let range: Range<Int>
  package let style: Style

  package init(_ range: Range<Int>, _ style: Style) {
    (self.range, self.style) = (range, style)
  }
}
