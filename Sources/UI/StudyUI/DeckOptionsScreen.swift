import Flashcards
import Screens
import Undo
import Widgets
import WindowLevels
import Wording

/// Edits the options of a deck. Changes are saved at once.
struct DeckOptionsScreen: StudyScreen {
  enum Action: Sendable {
    case move(ListState.Move), change(Int), undo(UndoCommand), close
  }

  /// A line of the screen.
  enum Item: Sendable {
    /// A row of the table.
    case option(DeckOption)
    /// The parameters, which have their own screen.
    case parameters

    /// Every line, in the order of the list.
    static let all = DeckOption.rows.map(Item.option) + [.parameters]

    /// The label.
    var label: Phrase {
      switch self {
      case .option(let option): option.label
      case .parameters: .optionParameters
      }
    }

    /// The words for the current value.
    func words(in options: DeckOptions, _ wording: Wording) -> String {
      switch self {
      case .option(let option): option.words(options, wording)
      case .parameters:
        wording(options.parameters == nil ? .optionParametersStandard : .optionParametersOwn)
      }
    }
  }

  private(set) var deck: Deck
  private(set) var list = ListState()
  private var pending: Deck?

  private enum CodingKeys: CodingKey {
    case deck, list
  }

  init(_ deck: Deck) {
    self.deck = deck
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .change(1), .keyChange),
      KeyBinding(.left, does: .change(-1), .keyChangeBack),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ListState.bindings { .move($0) } + UndoCommand.all { .undo($0) }

  /// The focused line.
  var selected: Item { Item.all[list.selected] }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .undo(let command): return [.undo(command, .decks([deck.id]))]
    case .close: return [.close]
    case .move(let move):
      list.move(move, count: Item.all.count, height: rect(context.size).height)
      return []
    case .change(let step):
      guard pending == nil else { return [] }
      guard case .option(let option) = selected else {
        return [.open(ParametersScreen(deck: deck.id))]
      }
      var changed = deck
      option.change(&changed.options, step)
      var change = ChangeSet()
      change.decks = [changed]
      pending = changed
      return [.run(.save(change, UndoableOperation(.deckOptions, deck.name.description)))]
    }
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    guard let pending else { return [] }
    deck = pending
    self.pending = nil
    return [.tell(StatusMessage(tone: .success, .settingsSaved))]
  }

  mutating func didFail(because reason: FailureReason) {
    pending = nil
  }

  /// Follows the parameters' screen, which changes the deck too.
  mutating func applyExternal(_ change: ChangeSet, created: Set<CardID>, _ context: StudyContext) {
    if let changed = change.decks.first(where: { $0.id == deck.id }) { deck = changed }
  }

  private func rect(_ size: Size) -> Rect {
    Heading.rectBeneath(in: size, width: 60)
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    let wording = context.wording
    Heading.draw(
      [wording(.homeFlashcards), deck.name.description, wording(.keyOptions)],
      into: &canvas,
      context.environment
    )
    let rows = Item.all.map { item in
      ListView.Row(
        leading: wording(item.label),
        trailing: item.words(in: deck.options, wording)
      )
    }
    ListView.draw(
      rows,
      state: list,
      in: rect(canvas.size),
      into: &canvas,
      theme: context.theme
    )
  }
}
