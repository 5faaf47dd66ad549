import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the stack: the top card, and the edges of those behind it.
///
/// The top card is as high as both of its sides need, so that nothing moves when it turns.
struct CardStackView {
  /// The maximum number of edges drawn behind the top card.
  static let edges = 3
  /// The least height of the top card where there is room.
  private static let leastHeight = 9
  /// The greatest height that it takes without a text that needs it.
  private static let usualHeight = 24
  /// The columns between the frame and the text.
  private static let padding = 3

  let area: Rect
  /// The number of cards in the stack, with the top one.
  let count: Int
  /// The rows of text that the top card has room for where possible.
  var rows = 0
  let theme: Theme
  let wording: Wording
  /// The words at the sides to which a card is pushed.
  var sides: (right: Phrase, wrong: Phrase) = (.answerRight, .answerWrong)

  /// True if the edges are drawn below the top card, false if to its right.
  private var edgesBelow: Bool { Self.edgeRows(in: area) > 0 }

  /// The rows of an area that are for the edges.
  private static func edgeRows(in area: Rect) -> Int {
    area.height >= leastHeight + edges ? edges : 0
  }

  /// The width of a card in an area. On a wide one it can be parted in four.
  private static func width(in area: Rect) -> Int {
    guard area.width >= 60 else { return max(2, area.width - 2 - 2 * edges) }
    return min(Panes.widest, (area.width - 12) / 4 * 4)
  }

  /// The width of the text on a card in an area.
  static func textWidth(in area: Rect) -> Int { max(1, width(in: area) - 2 * padding) }

  /// The most rows of text on a card in an area.
  static func textRows(in area: Rect) -> Int { max(0, area.height - edgeRows(in: area) - 2) }

  /// The rectangle of the top card.
  var card: Rect {
    let room = area.height - Self.edgeRows(in: area)
    let usual = min(Self.usualHeight, max(Self.leastHeight, room * 11 / 20))
    // A text that fills the card has a blank row above and beneath it, where there is room.
    let height = max(0, min(room, max(usual, rows + 4)))
    let width = Self.width(in: area)
    return Rect(
      x: area.minX + (area.width - width) / 2,
      y: area.minY + (room - height) * 2 / 5,
      width: width,
      height: height
    )
  }

  /// The row beneath the stack.
  var end: Int { card.maxY + Self.edgeRows(in: area) }

  /// The rectangle of the text on a card.
  func text(on box: Rect) -> Rect { box.inset(x: Self.padding, y: 1) }

  /// The place of the text on the top card.
  func layout(of face: CardFaceRows) -> CardFaceLayout {
    CardFaceLayout(face, height: text(on: card).height)
  }

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
  /// - Returns: The position of what is to be read; nil if the card has left.
  @discardableResult
  func draw(
    _ face: CardFaceRows,
    look: DragLook = .rest,
    into canvas: inout Canvas
  ) -> Point? {
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
    label(face.title, on: box, y: box.minY, into: &canvas)
    label(face.side, on: box, y: box.maxY - 1, into: &canvas)
    let start = drawText(face, on: box, into: &canvas)
    if look.opacity < 0.5 {
      canvas.restyle(box) { $0.adding(.dim) }
    }
    if let side = look.side {
      let (sign, word): (Unicode.Scalar, Phrase) =
        side == .right ? (theme.check, sides.right) : (theme.cross, sides.wrong)
      let mark = " \(Character(sign)) \(wording(word)) "
      // The sign stands at the end of the edge that leaves the screen last.
      let x = side == .wrong ? box.maxX - 2 - displayWidth(of: mark) : box.minX + 2
      canvas.write(mark, at: Point(x: x, y: box.minY), style: style.adding(.bold))
    }
    return start
  }

  /// Draws a card that has neither focus nor stack, such as a preview.
  func drawStill(_ face: CardFaceRows, into canvas: inout Canvas) {
    canvas.frame(card, theme.borderLines, style: theme.border)
    label(face.title, on: card, y: card.minY, into: &canvas)
    _ = drawText(face, on: card, into: &canvas)
  }

  /// Draws a card during a flip: as much of its text as the narrowed card has room for, at the
  /// place where it stands before and after. `progress` is 0 before and 1 after the flip.
  func drawTurning(
    from back: CardFaceRows,
    to front: CardFaceRows,
    _ progress: Double,
    into canvas: inout Canvas
  ) -> Point? {
    let share = abs(1 - 2 * progress)
    let width = max(2, Int((Double(card.width) * share).rounded()))
    let box = card.centered(Size(width: width, height: card.height))
    canvas.fill(card)
    let start = drawText(progress < 0.5 ? back : front, on: card, into: &canvas)
    let left = Rect(
      x: card.minX,
      y: card.minY,
      width: box.minX + 1 - card.minX,
      height: card.height
    )
    let right = Rect(
      x: box.maxX - 1,
      y: card.minY,
      width: card.maxX - box.maxX + 1,
      height: card.height
    )
    canvas.fill(left)
    canvas.fill(right)
    canvas.frame(box, theme.borderLines, style: theme.accent)
    return start
  }

  /// Draws the text of a card whose frame is `box`.
  ///
  /// - Returns: The position of the first word of its answer, or of its prompt while that is alone.
  private func drawText(_ face: CardFaceRows, on box: Rect, into canvas: inout Canvas) -> Point {
    let inner = text(on: box)
    let layout = CardFaceLayout(face, height: inner.height)
    for (y, row) in layout.rows {
      let at = Point(x: inner.minX, y: inner.minY + y)
      canvas.write(row, at: at, width: inner.width, theme: theme)
    }
    if layout.hidesPrompt, let rule = layout.rule {
      sign(.down, .moreBelow, box, y: inner.minY + rule, into: &canvas)
    }
    if layout.hasMoreAbove { sign(.up, .moreAbove, box, y: box.minY, into: &canvas) }
    if layout.hasMoreBelow { sign(.down, .moreBelow, box, y: box.maxY - 1, into: &canvas) }
    let spoken = layout.spoken
    let column = spoken.map { $0.row.isCentered ? max(0, (inner.width - $0.row.width) / 2) : 0 }
    return Point(x: inner.minX + (column ?? 0), y: inner.minY + (spoken?.y ?? 0))
  }

  private func label(_ text: String, on box: Rect, y: Int, into canvas: inout Canvas) {
    guard !text.isEmpty else { return }
    canvas.write(
      " \(text) ",
      at: Point(x: box.minX + 2, y: y),
      style: theme.muted,
      limit: box.width - 4,
      ellipsis: theme.ellipsis
    )
  }

  /// Says that there is more text above or below, at the right end of a line of the card.
  private func sign(
    _ arrow: Key.Code,
    _ words: Phrase,
    _ box: Rect,
    y: Int,
    into canvas: inout Canvas
  ) {
    let sign = theme.arrows[arrow].flatMap { $0.count == 1 ? $0 + " " : nil } ?? ""
    let text = " \(sign)\(wording(words)) "
    canvas.write(
      text,
      at: Point(x: max(box.minX + 2, box.maxX - 2 - displayWidth(of: text)), y: y),
      style: theme.accent,
      limit: box.width - 4
    )
  }
}

extension DragSide {
  /// The keys that push the top card to a side, each with the screen's action for it.
  static func bindings<Action>(_ action: (DragSide) -> Action) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        "h",
        Key(.left, .shift),
        does: action(.wrong),
        .keyDrag,
        in: .scrolling,
        named: "drag-left"
      ),
      KeyBinding(
        "l",
        Key(.right, .shift),
        does: action(.right),
        .keyDrag,
        in: .scrolling,
        named: "drag-right"
      ),
    ]
  }
}
