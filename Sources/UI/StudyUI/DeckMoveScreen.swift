import Flashcards
import PaymentCards
import Screens
import Undo
import Widgets
import WindowLevels
import Wording

/// Chooses the deck that decks are moved into, with those within them: a list with a filter, the top
/// level first, and at its end a new deck of the name that is typed.
struct DeckMoveScreen: StudyScreen {
  enum Action: DialogAnswering {
    case choose, move(ListState.Move), field(FieldAction), complete, close
    /// Chooses the row of exactly the name that is typed, if there is one.
    case named
    /// Chooses the last row, a new deck.
    case create
    case dialog(DialogAction)
  }

  /// A place for decks.
  enum Target: Hashable, Codable, Sendable {
    /// The top level.
    case top
    /// Within the deck of this name, which is made if there is none.
    case deck(DeckName)

    /// The name there of a deck whose last level this is.
    func name(of leaf: String) -> DeckName? {
      switch self {
      case .top: DeckName(leaf)
      case .deck(let name): DeckName(name.description + DeckName.separator + leaf)
      }
    }
  }

  /// The decks to move, none within another of them.
  let decks: RowMarks
  private(set) var choices = ChoiceList(limit: 200)
  /// The dialog before many decks are moved.
  private(set) var confirmation: BulkConfirmation<Target>?
  /// The move that is being saved: the decks by name, and their target.
  private var keeping: (name: String, target: Target)?

  private enum CodingKeys: CodingKey {
    case decks, choices, confirmation
  }

  init(_ decks: RowMarks) { self.decks = decks }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .choose, .keyChoose),
      KeyBinding(.tab, does: .complete, .keyComplete),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ListState.arrows { .move($0) } + FieldAction.bindings { .field($0) }

  var requirement: StudyRequirement? { .decks }
  var takesText: Bool { confirmation == nil }

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    let hasChoice = rows(context).count > 1
    return table.filter { binding in
      if case .move = binding.action { hasChoice } else { true }
    }
  }

  // MARK: Rows

  /// The decks to move that are there.
  func moved(_ context: StudyContext) -> [Deck] {
    context.data.decks.map(\.deck).filter { decks.contains($0.id.rawValue) }
  }

  /// The decks that they can be moved into: those that are not moved themselves.
  private func others(_ context: StudyContext) -> [Deck] {
    let moved = moved(context)
    return context.data.decks.map(\.deck)
      .filter { deck in !moved.contains { $0.name.contains(deck.name) } }
  }

  /// The names to choose from, that of the top level first.
  private func names(_ context: StudyContext) -> [String] {
    [context.wording(.deckTopLevel)] + others(context).map(\.name.description)
  }

  /// The rows that the filter leaves; at the end what is typed, if no deck has that name.
  func rows(_ context: StudyContext) -> [ChoiceList.Row] {
    let typed = DeckName(choices.field.text)
    let isNew = typed.map { name in !context.data.decks.contains { $0.deck.name == name } } ?? false
    return choices.rows(names(context), new: isNew ? typed?.description : nil)
  }

  /// The words for rows.
  func words(_ rows: [ChoiceList.Row], _ context: StudyContext) -> [String] {
    rows.map { row in
      switch row {
      case .new(let name):
        context.wording(.deckCreate(name: context.wording.keptName(name)))
      case .name: context.wording.keptName(name(row, context))
      }
    }
  }

  /// The name that would be typed for a row.
  func name(_ row: ChoiceList.Row, _ context: StudyContext) -> String {
    switch row {
    case .new(let name): name
    case .name(let index): names(context)[index]
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
    let rows = rows(context)
    switch action {
    case .close: break
    case .move(let move):
      let height = ChoiceList.list(in: Self.area(context.size)).height
      choices.move(move, count: rows.count, height: height)
    case .field(let action): choices.edit { $0.perform(action) }
    case .complete:
      let names = others(context).map(\.name.description)
      choices.edit { _ = $0.complete(among: names) }
    case .choose: return choose(choices.focused(rows), context)
    case .named:
      let typed = choices.field.text
      let exact = names(context).firstIndex { $0 == typed || DeckName($0) == DeckName(typed) }
      return exact.map { choose(.name($0), context) } ?? []
    case .create: return choose(rows.last, context)
    case .dialog(let action):
      guard let target = confirmation.answer(action) else { return [] }
      return move(to: target, context)
    }
    return []
  }

  private mutating func choose(_ row: ChoiceList.Row?, _ context: StudyContext) -> [Request] {
    let target: Target? =
      switch row {
      case .name(0): .top
      case .name(let index): .deck(others(context)[index - 1].name)
      case .new(let name): DeckName(name).map { .deck($0) }
      case nil: nil
      }
    guard let target else { return [.tell(StatusMessage(.deckNoneChosen))] }
    guard !confirmation.ask(before: target, of: count(context)) else { return [] }
    return move(to: target, context)
  }

  /// The number of decks that get another name, those within others included.
  private func count(_ context: StudyContext) -> Int {
    context.data.decks.count - others(context).count
  }

  private mutating func move(to target: Target, _ context: StudyContext) -> [Request] {
    let moved = moved(context)
    guard let change = change(to: target, moved, context) else {
      return [.tell(StatusMessage(.deckMoveTaken))]
    }
    guard !change.isEmpty else { return [.close] }
    let name = context.wording.name(of: moved)
    keeping = (name, target)
    let written = context.wording.written.name(of: moved)
    let operation =
      switch target {
      case .top: context.wording(.deckMoveToTop(decks: written))
      case .deck(let deck): context.wording(.deckMoveInto(decks: written, name: deck.description))
      }
    return [.run(.save(change, UndoableOperation(.deckMove, operation)))]
  }

  /// The decks with their new names, and the deck they are moved into if it is new.
  ///
  /// - Returns: nil if two decks would have one name, or a deck would be within itself.
  private func change(
    to target: Target,
    _ moved: [Deck],
    _ context: StudyContext
  ) -> ChangeSet? {
    var change = ChangeSet()
    let all = context.data.decks.map(\.deck)
    var names = Set(others(context).map(\.name))
    if case .deck(let name) = target, !names.contains(name) {
      guard !moved.contains(where: { $0.name.contains(name) }) else { return nil }
      change.decks.append(Deck(id: context.newID(), name: name))
      names.insert(name)
    }
    for deck in moved {
      guard let name = target.name(of: deck.name.leaf) else { return nil }
      for inner in all where deck.name.contains(inner.name) {
        var renamed = inner
        renamed.name = inner.name.renamed(from: deck.name, to: name)
        guard names.insert(renamed.name).inserted else { return nil }
        if renamed.name != inner.name { change.decks.insert(renamed, at: 0) }
      }
    }
    return change
  }

  // MARK: Replies

  mutating func advance(_ context: StudyContext) -> [Request] {
    context.data.decksLoading == .done && moved(context).isEmpty ? [.close] : []
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    defer { keeping = nil }
    guard let (name, target) = keeping else { return [.close] }
    let done: Phrase =
      switch target {
      case .deck(let deck): .decksMoved(decks: name, name: context.wording.name(deck))
      case .top: .decksMovedToTop(decks: name)
      }
    return [.close, .tell(StatusMessage(tone: .success, done))]
  }

  mutating func didFail(because reason: FailureReason) { keeping = nil }

  mutating func receive(_ event: WorkEvent) {
    if case .stopped = event { keeping = nil }
  }

  // MARK: Drawing

  private static func area(_ size: Size) -> Rect { Heading.rectBeneath(in: size, width: 76) }

  /// The title: what is moved.
  func title(_ context: StudyContext) -> String {
    context.wording(.decksMoveTitle(decks: context.wording.name(of: moved(context))))
  }

  /// The question before many decks are moved.
  func dialog(_ context: StudyContext) -> Dialog? {
    guard let confirmation else { return nil }
    let decks = context.wording.count(.decks, count(context))
    let question: Phrase =
      switch confirmation.change {
      case .top: .bulkMoveToTop(decks: decks)
      case .deck(let name): .bulkMove(cards: decks, name: context.wording.name(name))
      }
    return confirmation.dialog(question, go: .keyMoveCards, context.wording)
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    let wording = context.wording
    Heading.draw([wording(.homeFlashcards), title(context)], into: &canvas, context.environment)
    let rows = rows(context)
    let words = words(rows, context)
    choices.draw(
      rows,
      label: wording(.deckFilter),
      empty: wording(.deckNoneChosen),
      in: Self.area(canvas.size),
      into: &canvas,
      theme: context.theme
    ) { row in ListView.Row(leading: rows.firstIndex(of: row).map { words[$0] } ?? "") }
    drawDialog(into: &canvas, context)
  }
}
