import Flashcards
import Screens
import Widgets
import WindowLevels

/// The text of a card, wrapped into rows of a width.
struct StyledRows: Sendable {
  /// Text in one style.
  struct Piece: Sendable, Hashable {
    var text: String
    var style: Style
  }

  /// A row: its pieces and the columns they take.
  struct Row: Sendable, Hashable {
    var pieces: [Piece] = []
    var width = 0
    /// True to centre the row; lists and code are aligned left.
    var isCentered = false
    /// True for a line that separates the rows above from those below.
    var isRule = false

    var text: String { pieces.map(\.text).joined() }
  }

  var rows: [Row] = []

  init() {}

  /// Breaks lines at spaces, and within words that are too long.
  ///
  /// - Parameter base: The style of text without one of its own.
  init(_ lines: [StyledLine], width: Int, theme: Theme, base: Style? = nil) {
    let isCentered = lines.allSatisfy { line in
      if case .text = line.kind { return true }
      if case .heading = line.kind { return true }
      return false
    }
    for line in lines {
      var start = rows.count
      rows += Self.rows(of: line, width: max(2, width), theme: theme, base: base ?? theme.text)
      while start < rows.count {
        rows[start].isCentered = isCentered
        start += 1
      }
    }
  }

  /// One character with its style.
  private struct Unit {
    let character: Character
    let style: Style
    let width: Int
  }

  private static let tabStop = 4

  private static func rows(
    of line: StyledLine,
    width: Int,
    theme: Theme,
    base: Style
  ) -> [Row] {
    var lead = ""
    var base = base
    switch line.kind {
    case .text, .code, .table: break
    case .rule: return [Row(isRule: true)]
    case .address(let number): lead = "[\(number)] "
    case .heading: base = base.adding(theme.title.attributes)
    case .item(let depth, let number):
      let sign = number.map { "\($0)." } ?? String(Character(theme.bullet))
      lead = String(repeating: " ", count: min(2 * depth, width / 3)) + sign + " "
    }
    let indent = min(displayWidth(of: lead), width - 1)
    var units: [Unit] = []
    for run in line.runs {
      let style = run.look(base, theme)
      for character in run.text {
        // A tab is one blank, and in code as many as lead to the next tab stop.
        let blanks = character == "\t" && line.kind == .code ? tabStop - units.count % tabStop : 1
        let shown: Character = character == "\t" ? " " : character
        let unit = Unit(character: shown, style: style, width: displayWidth(of: String(shown)))
        units += Array(repeating: unit, count: blanks)
      }
    }
    let broken = line.kind == .code ? cut(units, width) : wrap(units, width - indent)
    return broken.enumerated().map { index, units in
      var row = Row()
      if indent > 0 {
        let text = index == 0 ? lead : String(repeating: " ", count: indent)
        row.pieces.append(Piece(text: text, style: theme.muted))
        row.width += indent
      }
      for unit in units {
        if row.pieces.last?.style == unit.style, !(indent > 0 && row.pieces.count == 1) {
          row.pieces[row.pieces.count - 1].text.append(unit.character)
        } else {
          row.pieces.append(Piece(text: String(unit.character), style: unit.style))
        }
        row.width += unit.width
      }
      return row
    }
  }

  /// Lines of at most `width` columns, broken anywhere.
  private static func cut(_ units: [Unit], _ width: Int) -> [[Unit]] {
    var lines: [[Unit]] = [[]]
    var room = width
    for unit in units {
      if unit.width > room {
        lines.append([])
        room = width
      }
      lines[lines.count - 1].append(unit)
      room -= unit.width
    }
    return lines
  }

  /// Lines of at most `width` columns, broken at spaces where possible.
  private static func wrap(_ units: [Unit], _ width: Int) -> [[Unit]] {
    var lines: [[Unit]] = []
    var rest = units[...]
    while !rest.isEmpty {
      var used = 0
      var end = rest.startIndex
      while end < rest.endIndex, used + rest[end].width <= width {
        used += rest[end].width
        end += 1
      }
      if end == rest.endIndex {
        lines.append(Array(rest))
        return lines
      }
      if end == rest.startIndex { end += 1 }
      if rest[end].character != " ",
        let space = rest[..<end].lastIndex(where: { $0.character == " " }), space > rest.startIndex
      {
        end = space
      }
      lines.append(Array(rest[..<end]))
      rest = rest[end...].drop { $0.character == " " }
    }
    return lines.isEmpty ? [[]] : lines
  }
}

extension StyledRun {
  /// The style of the text, different from other text even without colours.
  func look(_ base: Style, _ theme: Theme) -> Style {
    var style = base
    switch mark {
    case .plain: break
    case .gap: style = theme.accent
    case .revealed, .expected: style = theme.accent.adding(.underline)
    }
    if self.style.contains(.strong) { style = style.adding(.bold) }
    if self.style.contains(.emphasis) { style = style.adding(.underline) }
    if self.style.contains(.code) { style = style.adding(.dim) }
    return style
  }
}

extension Canvas {
  /// Writes a row of at most `width` columns at `point`.
  mutating func write(_ row: StyledRows.Row, at point: Point, width: Int, theme: Theme) {
    if row.isRule {
      let line = Rect(x: point.x, y: point.y, width: width, height: 1)
      fill(line, with: theme.borderLines.horizontal, style: theme.border)
      return
    }
    var x = point.x + (row.isCentered ? max(0, (width - row.width) / 2) : 0)
    let end = point.x + width
    for piece in row.pieces where x < end {
      x += write(piece.text, at: Point(x: x, y: point.y), style: piece.style, limit: end - x)
    }
  }
}
