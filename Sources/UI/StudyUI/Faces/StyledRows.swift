import Flashcards
import Widgets
import WindowLevels
import Wording

/// The text of a card, wrapped into rows of a width.
struct StyledRows: Sendable {
  /// Text in one style.
  struct Piece: Sendable, Hashable {
    var text: String
    var style: Style
    var order = TextOrder.byFirstLetter
  }

  /// A row: its pieces and the columns they take.
  struct Row: Sendable, Hashable {
    var pieces: [Piece] = []
    var width = 0
    /// True to centre the row; lists and code are aligned left.
    var isCentered = false
    /// True for a line that separates the rows above from those below.
    var isRule = false
    /// True for a row of a picture, which is nothing to be read.
    var isPicture = false
    /// The pixels of the whole picture, with their place from the start of this row.
    var pixels: PlacedPixels?

    var text: String { pieces.map(\.text).joined() }
  }

  var rows: [Row] = []

  init() {}

  /// Breaks lines at spaces, and within words that are too long.
  ///
  /// - Parameters:
  ///   - base: The style of text without one of its own.
  ///   - pictures: The pictures that are drawn; nil where they are named.
  init(
    _ lines: [StyledLine],
    width: Int,
    theme: Theme,
    wording: Wording,
    base: Style? = nil,
    pictures: CardPictures? = nil
  ) {
    let wrapping = LineWrapping(
      width: max(2, width),
      theme: theme,
      wording: wording,
      base: base ?? theme.text,
      pictures: pictures
    )
    let isCentered = lines.allSatisfy(\.mayBeCentered)
    for line in lines {
      rows += wrapping.rows(of: line).map { row in
        var row = row
        row.isCentered = isCentered && !line.isAddress
        return row
      }
    }
  }
}

extension StyledLine {
  /// True for the address of a link.
  fileprivate var isAddress: Bool { if case .address = kind { true } else { false } }

  /// True if the line may stand in the middle of a card; lists, quotations and code stand at its edge.
  fileprivate var mayBeCentered: Bool {
    guard quoteDepth == 0, indent == 0 else { return false }
    switch kind {
    case .text, .heading, .table, .rule, .address: return true
    case .item, .code: return false
    }
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
    if let pixels = row.pixels { place(pixels.moved(x: x, y: point.y)) }
    let end = point.x + width
    for piece in row.pieces where x < end {
      x += write(
        piece.text,
        at: Point(x: x, y: point.y),
        style: piece.style,
        limit: end - x,
        order: piece.order
      )
    }
  }
}
