import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Asks for the name of a deck, to add a deck or rename it.
struct DeckNameScreen: StudyScreen {
  enum Action: Sendable {
    case save, complete, field(FieldAction), close
  }

  enum Purpose: Codable, Sendable {
    case adding
    case renaming(Deck)
    case renamingFiltered(FilteredDeck)
    /// Moving a note of the open deck, in sessions sealed before `DeckChoiceScreen` did that, which
    /// takes its place.
    case moving(NoteID, shelf: DeckID)
  }

  let purpose: Purpose
  private(set) var name: TextField
  private(set) var problem: Phrase?
  /// The names that what is typed can be completed to.
  private(set) var completions: [String]?
  private var isKeeping = false

  private enum CodingKeys: CodingKey {
    case purpose, name, completions
  }

  init(_ purpose: Purpose) {
    self.purpose = purpose
    name = TextField(purpose.name?.description ?? "", limit: 200)
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .save, .keySave),
      KeyBinding(.tab, does: .complete, .keyComplete),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + FieldAction.bindings { .field($0) }

  /// Names are completed to those of decks. The footer says so where it does something.
  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    var trial = name
    let names = trial.complete(among: context.data.decks.map(\.deck.name.description))
    let completes = trial != name || !names.isEmpty && names != completions
    return Self.bindings.map { binding in
      switch binding.action {
      case .complete where !completes: binding.idle
      // A name that was refused is refused again.
      case .save where problem != nil: binding.idle
      default: binding
      }
    }
  }

  var requirement: StudyRequirement? {
    if case .moving(_, let shelf) = purpose { .deck(shelf) } else { .decks }
  }
  var takesText: Bool { true }
  var level: WindowLevel { .normal }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    touch()
    name.type(scalar)
    return []
  }

  private mutating func touch() {
    problem = nil
    completions = nil
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .close: return [.close]
    case .field(let action):
      touch()
      name.perform(action)
      return []
    case .complete:
      touch()
      completions = name.complete(among: context.data.decks.map(\.deck.name.description))
      return []
    case .save: return isKeeping ? [] : save(context)
    }
  }

  private mutating func save(_ context: StudyContext) -> [Request] {
    guard let wanted = DeckName(name.text) else {
      problem = .deckNameEmpty
      return []
    }
    let decks = context.data.decks.map(\.deck)
    let filtered = context.data.filteredDecks.map(\.deck)
    // Those within a deck are renamed with it.
    func isRenamed(_ name: DeckName) -> Bool { purpose.name?.contains(name) == true }
    var change = ChangeSet()
    switch purpose {
    case .adding: change.decks = [Deck(id: context.newID(), name: wanted)]
    case .renaming(let deck):
      change.decks = decks.filter { isRenamed($0.name) }
      for index in change.decks.indices {
        change.decks[index].name = change.decks[index].name.renamed(from: deck.name, to: wanted)
      }
      change.filteredDecks = filtered.filter { isRenamed($0.name) }
      for index in change.filteredDecks.indices {
        let name = change.filteredDecks[index].name
        change.filteredDecks[index].name = name.renamed(from: deck.name, to: wanted)
      }
    case .renamingFiltered(var deck):
      deck.name = wanted
      change.filteredDecks = [deck]
    case .moving: return []
    }
    let others = context.data.deckNames.filter { !isRenamed($0) }
    guard
      Set(others).isDisjoint(with: (change.decks.map(\.name) + change.filteredDecks.map(\.name)))
    else {
      problem = .deckNameTaken
      return []
    }
    isKeeping = true
    return [.run(.save(change, UndoableOperation(purpose.kind, wanted.description)))]
  }

  mutating func advance(_ context: StudyContext) -> [Request] {
    guard case .moving(let note, let id) = purpose, let shelf = context.data.deck(id) else {
      return []
    }
    let cards = RowMarks(shelf.cards(of: note).map(\.id.rawValue))
    return [.close, .open(DeckChoiceScreen(cards, shelf: id))]
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    isKeeping = false
    return [
      .close,
      .tell(StatusMessage(tone: .success, purpose.done(name: context.wording.keptName(name.text)))),
    ]
  }

  mutating func didFail(because reason: FailureReason) {
    isKeeping = false
  }

  private func form(_ wording: Wording) -> FieldDialog {
    FieldDialog(
      wording(purpose.heading),
      wording(.deckNameText),
      name,
      problem: problem.map { wording($0) },
      completions: completions
    )
  }

  func frame(in size: Size, _ context: StudyContext) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    return area.centered(form(context.wording).size(within: area.size))
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    form(context.wording).draw(in: canvas.bounds, into: &canvas, theme: context.theme)
  }
}

extension DeckNameScreen.Purpose {
  /// The kind of operation in the undo log.
  fileprivate var kind: UndoableOperation.Kind {
    switch self {
    case .adding: .deckAddition
    case .renaming: .deckRename
    case .renamingFiltered: .filteredRename
    case .moving: .move
    }
  }

  var title: Phrase {
    switch self {
    case .adding: .deckAddTitle
    case .renaming, .renamingFiltered: .keyRename
    case .moving: .keyMoveDeck
    }
  }

  /// The title over the field, with the name of a deck that is renamed.
  var heading: Phrase {
    name.map { .renameNamed(name: $0.description) } ?? title
  }

  /// The name of a deck that is renamed; nil for none.
  var name: DeckName? {
    switch self {
    case .renaming(let deck): deck.name
    case .renamingFiltered(let deck): deck.name
    case .adding, .moving: nil
    }
  }

  /// The message after the deck or note was saved.
  func done(name: String) -> Phrase {
    switch self {
    case .adding: .deckAdded(name: name)
    case .renaming, .renamingFiltered: .deckRenamed(name: name)
    case .moving: .noteMoved(name: name)
    }
  }
}

extension DeckNameScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    LineModeScene(
      name: "name",
      lines: [context.line(problem ?? .spokenDeckNameText)]
        + (name.text.isEmpty ? [] : [context.item(.lineModeSoFar, name.text)]),
      choices: [context.back(.close)],
      entry: .text(clearing: [.field(.clear)], submitting: [.save]),
      prompt: .lineModeAsk(what: context.wording(purpose.title)),
      onEmpty: name.text.isEmpty ? nil : ChoiceAction(actions: [.save]),
      field: name
    )
  }
}
