import Flashcards
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Asks for the name of a deck, to add a deck, rename it, or move a note into it.
struct DeckNameScreen: StudyScreen {
  enum Action: Sendable {
    case save, field(FieldAction), close
  }

  enum Purpose: Codable, Sendable {
    case adding
    case renaming(Deck)
    /// Moving a note of the open deck to a deck, which is created if it does not exist.
    case moving(NoteID, shelf: DeckID)
  }

  let purpose: Purpose
  private(set) var name: TextField
  private(set) var problem: Phrase?
  private var isKeeping = false

  private enum CodingKeys: CodingKey {
    case purpose, name
  }

  init(_ purpose: Purpose) {
    self.purpose = purpose
    if case .renaming(let deck) = purpose {
      name = TextField(deck.name.description, limit: 200)
    } else {
      name = TextField(limit: 200)
    }
  }

  static let bindings: [KeyBinding<Action>] =
    [KeyBinding(.enter, does: .save, .keySave)] + FieldAction.bindings { .field($0) } + [
      KeyBinding(.escape, does: .close, .keyBack)
    ]

  var requirement: StudyRequirement? {
    if case .moving(_, let shelf) = purpose { .deck(shelf) } else { .decks }
  }
  var takesText: Bool { true }
  var level: WindowLevel { .normal }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    problem = nil
    _ = name.apply(.type(scalar))
    return []
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .close: return [.close]
    case .field(let action):
      problem = nil
      name.perform(action)
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
    var change = ChangeSet()
    switch purpose {
    case .adding:
      guard !decks.contains(where: { $0.name == wanted }) else {
        problem = .deckNameTaken
        return []
      }
      change.decks = [Deck(id: context.newID(), name: wanted)]
    case .renaming(let deck):
      // Subdecks are renamed with their parent.
      let moved = decks.filter { deck.name.contains($0.name) }
      let others = decks.filter { !deck.name.contains($0.name) }.map(\.name)
      change.decks = moved.map { inner in
        var moved = inner
        moved.name = inner.name.renamed(from: deck.name, to: wanted)
        return moved
      }
      guard Set(others).isDisjoint(with: change.decks.map(\.name)) else {
        problem = .deckNameTaken
        return []
      }
    case .moving(let id, let shelf):
      guard let shelf = context.shelf(shelf) else { return [.run(.reload)] }
      var target = (decks + shelf.decks).first { $0.name == wanted }
      if target == nil {
        let deck = Deck(id: context.newID(), name: wanted)
        change.decks = [deck]
        target = deck
      }
      change.cards = shelf.cards(of: id).map { card in
        var card = card
        card.deck = target?.id ?? card.deck
        return card
      }
    }
    isKeeping = true
    return [.run(.save(change))]
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    isKeeping = false
    return [.close, .tell(StatusMessage(tone: .success, purpose.done(name: name.text)))]
  }

  mutating func didFail(because reason: FailureReason) {
    isKeeping = false
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    let wording = context.wording
    let title = wording(purpose.title)
    Heading.draw([wording(.homeFlashcards), title], into: &canvas, context.environment)
    let area = Heading.rectBeneath(in: canvas.size, width: 70)
    TextFieldView(text: wording(.deckNameText), field: name, problem: problem.map { wording($0) })
      .draw(in: area, into: &canvas, theme: context.theme)
  }
}

extension DeckNameScreen.Purpose {
  var title: Phrase {
    switch self {
    case .adding: .deckAddTitle
    case .renaming: .deckRenameTitle
    case .moving: .noteMoveTitle
    }
  }

  /// The message after the deck or note was saved.
  func done(name: String) -> Phrase {
    switch self {
    case .adding: .deckAdded(name: name)
    case .renaming: .deckRenamed(name: name)
    case .moving: .noteMoved(name: name)
    }
  }
}
