import Windowing
import Wording

/// The decks of flashcards.
struct FlashcardsScreen: ScreenContent {
  enum Action: Sendable {
    case move(ListState.Move), open, close
  }

  var list = ListState()

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .open, .keyOpen)
    ] + ListState.bindings { .move($0) } + [
      KeyBinding(.escape, .left, does: .close, .keyBack)
    ]

  var screen: Screen { .flashcards(self) }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> [Request] {
    let count = context.contents.decks.count
    switch action {
    case .move(let move):
      list.move(move, count: count, height: rect(context.size).height)
      return []
    case .open:
      guard list.selected < count else {
        return [.tell(StatusMessage(phrase: .flashcardsNothingToOpen))]
      }
      return [.open(.deck(DeckScreen(deck: list.selected)))]
    case .close:
      return [.close]
    }
  }

  func draw(into canvas: inout Canvas, _ context: ScreenContext) {
    let wording = context.wording
    Heading.draw([wording(.homeFlashcards)], into: &canvas, context)
    guard !context.contents.decks.isEmpty else {
      canvas.write(
        wrapped: wording(.flashcardsEmpty),
        in: rect(canvas.size),
        style: context.theme.faint
      )
      canvas.cursor = rect(canvas.size).origin
      return
    }
    let rows = context.contents.decks.map {
      ListView.Row(leading: $0.name, trailing: wording.count(.cards, $0.cards.count))
    }
    ListView.draw(rows, state: list, in: rect(canvas.size), into: &canvas, theme: context.theme)
  }

  private func rect(_ size: Size) -> Rect {
    Rect(x: 2, y: Heading.height, width: size.width - 4, height: size.height - Heading.height)
  }
}
