import Windowing
import Wording

/// The cards of a deck, one at a time: the prompt, and the answer once the card is turned.
struct DeckScreen: ScreenContent {
  enum Action: Sendable {
    case flip, next, previous, close
  }

  let deck: Int
  var card = 0
  var showsAnswer = false

  init(deck: Int) {
    self.deck = deck
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding(.character(" "), .enter, does: .flip, .keyFlip),
    KeyBinding(.right, .character("l"), does: .next, .keyNext),
    KeyBinding(.left, .character("h"), does: .previous, .keyPrevious),
    KeyBinding(.escape, does: .close, .keyBack),
  ]

  var screen: Screen { .deck(self) }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> [Request] {
    guard context.contents.decks.indices.contains(deck) else { return [.close] }
    let count = context.contents.decks[deck].cards.count
    switch action {
    case .flip:
      showsAnswer.toggle()
    case .next:
      turn(to: card + 1, of: count)
    case .previous:
      turn(to: card - 1, of: count)
    case .close:
      return [.close]
    }
    return []
  }

  private mutating func turn(to card: Int, of count: Int) {
    guard card >= 0, card < count else { return }
    self.card = card
    showsAnswer = false
  }

  func draw(into canvas: inout Canvas, _ context: ScreenContext) {
    guard context.contents.decks.indices.contains(deck) else { return }
    let deck = context.contents.decks[deck]
    let wording = context.wording
    let theme = context.theme
    Heading.draw([wording(.homeFlashcards), deck.name], into: &canvas, context)
    guard deck.cards.indices.contains(card) else { return }
    let body = Rect(
      x: 0,
      y: Heading.height,
      width: canvas.size.width,
      height: canvas.size.height - Heading.height
    )
    let box = body.inset(x: 1).centered(Size(width: 56, height: 13))
    canvas.frame(box, theme.border, style: showsAnswer ? theme.accent : theme.faint)
    let place = wording(
      .deckPosition,
      ["card": String(card + 1), "count": String(deck.cards.count)]
    )
    canvas.write(
      " \(place) ",
      at: Point(x: box.minX + 2, y: box.minY),
      style: theme.faint,
      limit: box.width - 4
    )
    let side = wording(showsAnswer ? .deckAnswer : .deckPrompt)
    canvas.write(
      " \(side) ",
      at: Point(x: box.minX + 2, y: box.maxY - 1),
      style: theme.faint,
      limit: box.width - 4
    )
    let text = showsAnswer ? deck.cards[card].answer : deck.cards[card].prompt
    let inner = box.inset(x: 3, y: 1)
    let lines = WrappedText(text, width: inner.width).lines.prefix(inner.height)
    let top = inner.minY + (inner.height - lines.count) / 2
    for (index, line) in lines.enumerated() {
      canvas.writeCentered(line, in: inner, y: top + index, style: theme.title)
    }
    canvas.cursor = Point(x: inner.minX, y: top)
  }
}
