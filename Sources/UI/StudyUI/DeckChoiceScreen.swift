import Collation
import Flashcards
import PaymentCards
import Screens
import Undo
import Widgets
import WindowLevels
import Wording

/// Chooses the deck that cards are moved to: a list with a filter, and at its end a new deck of the
/// name that is typed.
struct DeckChoiceScreen: StudyScreen {
  enum Action: DialogAnswering {
    case choose, move(ListState.Move), field(FieldAction), complete, close
    /// Chooses the deck of exactly the name that is typed, if there is one.
    case named
    /// Chooses the last row, a new deck.
    case create
    case dialog(DialogAction)
  }

  /// The cards to move.
  let cards: RowMarks
  /// The open deck, which has the cards.
  let shelf: DeckID
  private(set) var choices = ChoiceList(limit: 200)
  /// The dialog before many cards are moved.
  private(set) var confirmation: BulkConfirmation<DeckName>?
  private var keeping: DeckName?

  private enum CodingKeys: CodingKey {
    case cards, shelf, choices, confirmation
  }

  init(_ cards: RowMarks, shelf: DeckID) {
    self.cards = cards
    self.shelf = shelf
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .choose, .keyChoose),
      KeyBinding(.tab, does: .complete, .keyComplete),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ListState.arrows { .move($0) } + FieldAction.bindings { .field($0) }

  var requirement: StudyRequirement? { .deck(shelf) }
  var takesText: Bool { confirmation == nil }

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    let hasChoice = rows(decks(context)).count > 1
    return table.filter { binding in
      if case .move = binding.action { hasChoice } else { true }
    }
  }

  // MARK: Rows

  /// The decks by their names.
  func decks(_ context: StudyContext) -> [Deck] {
    let known = context.data.decks.map(\.deck)
    let shelf = context.shelf(shelf)?.decks ?? []
    let others = shelf.filter { deck in !known.contains { $0.id == deck.id } }
    return others.isEmpty ? known : context.wording.collation.sorted(known + others)
  }

  /// The rows that the filter leaves; at the end what is typed, if no deck has that name.
  func rows(_ decks: [Deck]) -> [ChoiceList.Row] {
    let typed = DeckName(choices.field.text)
    let isNew = typed.map { typed in !decks.contains { $0.name == typed } } ?? false
    return choices.rows(
      decks.map(\.name.description),
      new: isNew ? typed?.description : nil
    )
  }

  /// The words for a row.
  func words(_ row: ChoiceList.Row, _ decks: [Deck], _ wording: Wording) -> ListView.Row {
    switch row {
    case .new(let name):
      return ListView.Row(leading: wording(.deckCreate(name: wording.keptName(name))))
    case .name(let index):
      let deck = decks[index]
      return ListView.Row(
        leading: wording.name(deck.name),
        trailing: deck.id == shelf ? wording(.deckCurrent) : ""
      )
    }
  }

  /// The name that would be typed for a row.
  func name(_ row: ChoiceList.Row, _ decks: [Deck]) -> String {
    switch row {
    case .new(let name): name
    case .name(let index): decks[index].name.description
    }
  }

  // MARK: Keys

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    choices.edit { $0.type(scalar) }
    return []
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    if case .close = action { return [.close] }
    guard keeping == nil else { return [] }
    let rows = rows(decks(context))
    switch action {
    case .close: break
    case .move(let move): self.move(move, rows, context)
    case .field(let action): choices.edit { $0.perform(action) }
    case .complete:
      let names = decks(context).map(\.name.description)
      choices.edit { _ = $0.complete(among: names) }
    case .choose: return choose(choices.focused(rows), context)
    case .named:
      let decks = decks(context)
      let exact = decks.firstIndex { $0.name == DeckName(choices.field.text) }
      return exact.map { choose(.name($0), context) } ?? []
    case .create: return choose(rows.last, context)
    case .dialog(let action): return answer(action, context)
    }
    return []
  }

  private mutating func move(
    _ move: ListState.Move,
    _ rows: [ChoiceList.Row],
    _ context: StudyContext
  ) {
    let height = ChoiceList.list(in: Self.area(context.size)).height
    choices.move(move, count: rows.count, height: height)
  }

  private mutating func choose(_ row: ChoiceList.Row?, _ context: StudyContext) -> [Request] {
    let name: DeckName? =
      switch row {
      case .name(let index): decks(context)[index].name
      case .new(let name): DeckName(name)
      case nil: nil
      }
    guard let name else { return [.tell(StatusMessage(.deckNoneChosen))] }
    guard !confirmation.ask(before: name, of: cards.count) else { return [] }
    return move(to: name, context)
  }

  private mutating func answer(_ action: DialogAction, _ context: StudyContext) -> [Request] {
    guard let name = confirmation.answer(action) else { return [] }
    return move(to: name, context)
  }

  /// Moves the cards to the deck of a name, which is made if there is none.
  private mutating func move(to name: DeckName, _ context: StudyContext) -> [Request] {
    guard let shelf = context.shelf(shelf) else { return [.run(.reload)] }
    let decks = decks(context)
    var change = ChangeSet()
    var target = decks.first { $0.name == name }
    if target == nil {
      let deck = Deck(id: context.newID(), name: name)
      change.decks = [deck]
      target = deck
    }
    change.cards = cards.ids.sorted().compactMap { shelf.card(CardID(rawValue: $0)) }.map { card in
      var card = card
      card.deck = target?.id ?? card.deck
      return card
    }
    keeping = name
    return [.run(.save(change, UndoableOperation(.move, name.description)))]
  }

  // MARK: Replies

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    let name = keeping?.description ?? ""
    keeping = nil
    let cards = context.wording.count(.cards, cards.count)
    return [
      .close,
      .tell(
        StatusMessage(
          tone: .success,
          self.cards.count > 1 ? .cardsMoved(cards: cards, name: name) : .noteMoved(name: name)
        )
      ),
    ]
  }

  mutating func didFail(because reason: FailureReason) {
    keeping = nil
  }

  mutating func receive(_ event: WorkEvent) {
    if case .stopped = event { keeping = nil }
  }

  // MARK: Drawing

  private static func area(_ size: Size) -> Rect { Heading.rectBeneath(in: size, width: 76) }

  /// The title: what is moved.
  func title(_ wording: Wording) -> String {
    cards.count > 1
      ? wording(.cardsMoveTitle(cards: wording.count(.cards, cards.count)))
      : wording(.noteMoveTitle)
  }

  /// The question before many cards are moved.
  func dialog(_ context: StudyContext) -> Dialog? {
    let wording = context.wording
    return confirmation.map {
      let cards = wording.count(.cards, cards.count)
      let question = Phrase.bulkMove(cards: cards, name: wording.name($0.change))
      return $0.dialog(question, go: .keyMoveCards, wording)
    }
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    let wording = context.wording
    Heading.draw([wording(.homeFlashcards), title(wording)], into: &canvas, context.environment)
    let decks = decks(context)
    choices.draw(
      rows(decks),
      label: wording(.deckFilter),
      empty: wording(.deckNoneChosen),
      in: Self.area(canvas.size),
      into: &canvas,
      theme: context.theme
    ) { words($0, decks, wording) }
    drawDialog(into: &canvas, context)
  }
}
