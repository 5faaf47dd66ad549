import Flashcards
import Widgets
import WindowLevels
import Wording

/// Breaks lines of a card into rows of a width.
struct LineWrapping {
  private typealias Row = StyledRows.Row
  private typealias Piece = StyledRows.Piece

  let width: Int
  let theme: Theme
  let wording: Wording
  /// The style of text without one of its own.
  let base: Style
  /// The pictures that are drawn; nil where they are named.
  var pictures: CardPictures?

  /// One character with its style.
  private struct Unit {
    let character: Character
    let style: Style
    let width: Int
  }

  private static let tabStop = 4

  /// The rows of a line.
  func rows(of line: StyledLine) -> [StyledRows.Row] {
    let lead = lead(of: line)
    switch line.kind {
    case .table(let table):
      let inner = narrowed(to: max(2, width - lead.width))
      return TableRows(table, wrapping: inner).rows.map { Self.adding(lead.next, to: $0) }
    case .rule:
      let length = max(3, (width - lead.width) / 3)
      let sign = String(repeating: String(Character(theme.borderLines.horizontal)), count: length)
      let row = Row(pieces: [Piece(text: sign, style: theme.border)], width: length)
      return [Self.adding(lead.first, to: row)]
    case .text, .heading, .item, .code, .address: break
    }
    let room = max(1, width - lead.width)
    var rows: [Row] = []
    for part in parts(of: line) {
      if let run = part.picture, let drawn = pictures?.rows(of: run, width: room, base: base) {
        rows += drawn
      } else {
        rows += textRows(part.runs, line.kind, room)
      }
    }
    return rows.enumerated().map { index, row in
      Self.adding(index == 0 ? lead.first : lead.next, to: row)
    }
  }

  /// The same in another width.
  func narrowed(to width: Int) -> LineWrapping {
    LineWrapping(width: width, theme: theme, wording: wording, base: base, pictures: pictures)
  }

  /// The parts of a line: the pictures that are drawn, each in rows of its own, and the text between them.
  private func parts(of line: StyledLine) -> [(picture: StyledRun?, runs: [StyledRun])] {
    guard let pictures, line.runs.contains(where: pictures.draws) else { return [(nil, line.runs)] }
    var parts: [(picture: StyledRun?, runs: [StyledRun])] = []
    var text: [StyledRun] = []
    func isBlank(_ run: StyledRun) -> Bool { run.text.allSatisfy(\.isWhitespace) }
    for run in line.runs {
      guard pictures.draws(run) else {
        text.append(run)
        continue
      }
      if !text.allSatisfy(isBlank) { parts.append((nil, text)) }
      text = []
      parts.append((run, []))
    }
    if !text.allSatisfy(isBlank) { parts.append((nil, text)) }
    return parts
  }

  /// The rows of text.
  private func textRows(_ runs: [StyledRun], _ kind: StyledLine.Kind, _ room: Int) -> [Row] {
    let units = units(of: runs, kind)
    let broken = kind == .code ? Self.cut(units, room) : Self.wrap(units, room)
    let direction = TextDirection(of: units.lazy.map(\.character.unicodeScalars).joined())
    return broken.map { Self.row($0, direction) }
  }

  /// The pieces in front of a line's first row and of its others, which take the same columns.
  private func lead(of line: StyledLine) -> (first: [Piece], next: [Piece], width: Int) {
    let quotes = String(
      repeating: String(Character(theme.tableLines.vertical)) + " ",
      count: min(line.quoteDepth, max(0, width / 6))
    )
    var sign = ""
    var indent = 2 * line.indent
    switch line.kind {
    case .item(let depth, let number):
      indent = 2 * depth
      sign = (number.map { "\($0)." } ?? String(Character(theme.bullet))) + " "
    case .address(let number): sign = "[\(number)] "
    case .text, .heading, .code, .rule, .table: break
    }
    let blanks = String(repeating: " ", count: max(0, min(indent, width / 3)))
    let columns = min(displayWidth(of: quotes + blanks + sign), width - 1)
    guard columns > 0 else { return ([], [], 0) }
    let rest = String(repeating: " ", count: max(0, columns - displayWidth(of: quotes)))
    return (
      [Piece(text: quotes + blanks + sign, style: theme.muted)],
      [Piece(text: quotes + rest, style: theme.muted)], columns
    )
  }

  private static func adding(_ lead: [StyledRows.Piece], to row: StyledRows.Row) -> StyledRows.Row {
    guard !lead.isEmpty else { return row }
    var row = row
    row.pieces = lead + row.pieces
    row.width += lead.reduce(0) { $0 + displayWidth(of: $1.text) }
    return row
  }

  // MARK: Characters

  private func units(of runs: [StyledRun], _ kind: StyledLine.Kind) -> [Unit] {
    var base = base
    if case .heading = kind { base = base.adding(theme.title.attributes) }
    let isCode = kind == .code
    var units: [Unit] = []
    for run in runs {
      let style = run.look(base, theme)
      for character in run.shown(theme, wording) {
        // A tab is one blank, and in code as many as lead to the next tab stop.
        if character == "\t" {
          let blanks = isCode ? Self.tabStop - units.count % Self.tabStop : 1
          let blank = Unit(character: " ", style: style, width: 1)
          units += Array(repeating: blank, count: blanks)
        } else {
          units.append(Unit(character: character, style: style, width: Self.width(of: character)))
        }
      }
    }
    return units
  }

  private static func width(of character: Character) -> Int {
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) { return 1 }
    return displayWidth(of: String(character))
  }

  /// A row of characters; those of several styles are put in the order in which they are drawn,
  /// as each style is drawn by itself.
  private static func row(_ units: [Unit], _ direction: TextDirection) -> StyledRows.Row {
    var row = Row()
    let order = DrawnOrder(units.map(\.character), direction: direction)
    for place in order?.places ?? Array(units.indices) {
      let unit = units[place]
      let character = order?.drawn(unit.character, at: place) ?? unit.character
      if row.pieces.last?.style == unit.style {
        row.pieces[row.pieces.count - 1].text.append(character)
      } else {
        let drawnOrder: TextOrder = order == nil ? .byFirstLetter : .drawn
        row.pieces.append(
          Piece(text: String(character), style: unit.style, order: drawnOrder)
        )
      }
      row.width += unit.width
    }
    return row
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

  /// Lines of at most `width` columns, broken at blanks, or where scripts without blanks allow it.
  private static func wrap(_ units: [Unit], _ width: Int) -> [[Unit]] {
    var lines: [[Unit]] = []
    var rest = units[...]
    let places = breaks(in: units)
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
        let place = (rest.startIndex + 1...end).last(where: { place in
          rest[place].character == " " || places.contains(place)
        })
      {
        end = place
      }
      lines.append(Array(rest[..<end]))
      rest = rest[end...].drop { $0.character == " " }
    }
    return lines.isEmpty ? [[]] : lines
  }

  /// The places besides blanks where a line may be broken: in scripts written without them.
  private static func breaks(in units: [Unit]) -> Set<Int> {
    guard units.contains(where: { !$0.character.isASCII }) else { return [] }
    var opportunities = LineBreakOpportunities()
    var places: Set<Int> = []
    for (place, unit) in units.enumerated() {
      let breaks = opportunities.breaksWord(before: unit.character)
      if breaks, units[place - 1].character != " " { places.insert(place) }
    }
    return places
  }
}
