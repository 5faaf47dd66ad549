import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the stack: the top card, and the edges of those behind it.
struct CardStackView {
  /// The text on the top card.
  struct Face {
    /// The text.
    var rows: StyledRows
    /// The title on the upper edge.
    var title: String
    /// The label on the lower edge.
    var side: String
    /// The first visible row.
    var scroll = 0
  }

  /// The maximum number of edges drawn behind the top card.
  static let edges = 3

  let area: Rect
  /// The number of cards in the stack, with the top one.
  let count: Int
  let theme: Theme
  let wording: Wording

  /// True if the edges are drawn below the top card, false if to its right.
  private var edgesBelow: Bool { area.height >= 12 }

  /// The rectangle of the top card.
  var card: Rect {
    let width = min(60, area.width - 2 - 2 * Self.edges)
    let height = min(14, area.height) - (edgesBelow ? Self.edges : 0)
    let box = area.centered(Size(width: width, height: height + (edgesBelow ? Self.edges : 0)))
    return Rect(x: box.minX, y: box.minY, width: width, height: height)
  }

  /// The rectangle of its text.
  var text: Rect { card.inset(x: 3, y: 1) }

  /// Draws the edges of the cards behind the top one.
  func drawEdges(into canvas: inout Canvas) {
    let shown = min(Self.edges, count - 1)
    guard shown > 0 else { return }
    let card = card
    for depth in (1...shown).reversed() {
      if edgesBelow {
        let edge = Rect(
          x: card.minX + depth,
          y: card.minY,
          width: card.width - 2 * depth,
          height: card.height + depth
        )
        canvas.frame(edge, theme.borderLines, style: theme.border)
      } else {
        let edge = Rect(x: card.minX, y: card.minY, width: card.width + depth, height: card.height)
        canvas.frame(edge, theme.borderLines, style: theme.border)
      }
      canvas.fill(card)
    }
  }

  /// Draws a card at its place in a drag.
  ///
  /// - Returns: The position where its text begins; nil if the card has left.
  @discardableResult
  func draw(_ face: Face, look: DragLook = .rest, into canvas: inout Canvas) -> Point? {
    let shift = Int((look.offset * Double(card.width) / 2).rounded())
    let box = Rect(origin: card.origin.moved(x: shift), size: card.size)
    guard look.opacity > 0 else { return nil }
    canvas.fill(box)
    var style = theme.accent
    switch look.side {
    case .wrong: style = theme.bad
    case .right: style = theme.good
    case nil: break
    }
    // The frame strengthens with the distance: thin at first, then bold.
    style.attributes = look.side == nil ? style.attributes : look.tint < 0.75 ? [] : .bold
    canvas.frame(box, look.tint >= 1 ? theme.focusLines : theme.borderLines, style: style)
    label(face.title, on: box, y: box.minY, theme.muted, into: &canvas)
    label(face.side, on: box, y: box.maxY - 1, theme.muted, into: &canvas)
    let inner = box.inset(x: 3, y: 1)
    let rows = face.rows.rows
    let scroll = max(0, min(face.scroll, rows.count - inner.height))
    let shown = rows.dropFirst(scroll).prefix(max(0, inner.height))
    let top = inner.minY + (inner.height - shown.count) / 2
    for (offset, row) in shown.enumerated() {
      canvas.write(row, at: Point(x: inner.minX, y: top + offset), width: inner.width, theme: theme)
    }
    drawScrollSigns(of: rows.count, from: scroll, in: box, into: &canvas)
    if look.opacity < 0.5 {
      canvas.restyle(box) { $0.adding(.dim) }
    }
    if let side = look.side {
      let (sign, word): (Unicode.Scalar, Phrase) =
        side == .right ? (theme.check, .answerRight) : (theme.cross, .answerWrong)
      let mark = " \(Character(sign)) \(wording(word)) "
      // The sign stands at the end of the edge that leaves the screen last.
      let x = side == .wrong ? box.maxX - 2 - displayWidth(of: mark) : box.minX + 2
      canvas.write(mark, at: Point(x: x, y: box.minY), style: style.adding(.bold))
    }
    let first = shown.first
    let column = first.map { $0.isCentered ? max(0, (inner.width - $0.width) / 2) : 0 } ?? 0
    return Point(x: inner.minX + column, y: top)
  }

  /// Draws a card during a flip. `progress` is 0 before and 1 after it.
  func drawTurning(_ progress: Double, into canvas: inout Canvas) {
    let share = abs(1 - 2 * progress)
    let width = max(2, Int((Double(card.width) * share).rounded()))
    let box = card.centered(Size(width: width, height: card.height))
    canvas.fill(card)
    canvas.frame(box, theme.borderLines, style: theme.accent)
  }

  private func label(
    _ text: String,
    on box: Rect,
    y: Int,
    _ style: Style,
    into canvas: inout Canvas
  ) {
    guard !text.isEmpty else { return }
    canvas.write(
      " \(text) ",
      at: Point(x: box.minX + 2, y: y),
      style: style,
      limit: box.width - 4,
      ellipsis: theme.ellipsis
    )
  }

  /// Draws arrows where more rows lie above or below.
  private func drawScrollSigns(
    of count: Int,
    from scroll: Int,
    in box: Rect,
    into canvas: inout Canvas
  ) {
    let x = box.maxX - 2
    if scroll > 0, let up = theme.arrows[.up]?.unicodeScalars.first {
      canvas.put(up, at: Point(x: x, y: box.minY + 1), style: theme.accent)
    }
    if scroll + box.height - 2 < count, let down = theme.arrows[.down]?.unicodeScalars.first {
      canvas.put(down, at: Point(x: x, y: box.maxY - 2), style: theme.accent)
    }
  }
}
