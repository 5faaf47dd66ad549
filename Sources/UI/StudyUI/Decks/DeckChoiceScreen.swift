import Collation
import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Chooses the deck that cards are moved to: a list with a filter, and at its end a new deck of the
/// name that is typed.
struct DeckChoiceScreen: DeckChoosing {
  /// The cards to move, or the notes whose cards are moved.
  let cards: RowMarks
  /// What those are; nil for cards.
  private let unit: BrowserUnit?
  /// The deck that has the cards; nil if several have.
  let shelf: DeckID?
  var choices = ChoiceList(limit: 200)
  /// The dialog before many cards are moved.
  var confirmation: BulkConfirmation<DeckName>?
  private var keeping: DeckName?

  private enum CodingKeys: CodingKey {
    case cards, unit, shelf, choices, confirmation
  }

  init(_ cards: RowMarks, _ unit: BrowserUnit = .cards, shelf: DeckID?) {
    self.cards = cards
    self.unit = unit
    self.shelf = shelf
  }

  var requirement: StudyRequirement? { .decks }
  var isKeeping: Bool { keeping != nil }

  /// The decks by their names.
  func decks(_ context: StudyContext) -> [Deck] {
    context.data.decks.map(\.deck)
  }

  func note(_ index: Int, _ context: StudyContext) -> String {
    decks(context)[index].id == shelf ? context.wording(.parametersNow) : ""
  }

  func isNew(_ name: DeckName, _ context: StudyContext) -> Bool {
    !decks(context).contains { $0.name == name }
  }

  func target(_ index: Int, _ context: StudyContext) -> DeckName { decks(context)[index].name }

  func target(new name: DeckName) -> DeckName { name }

  func count(_ context: StudyContext) -> Int { cards.count }

  /// Moves the cards to the deck of a name, which is made if there is none.
  mutating func move(to name: DeckName, _ context: StudyContext) -> [Request] {
    guard context.data.decksLoading == .done else { return [.reload] }
    let deck = decks(context).first { $0.name == name } ?? Deck(id: context.newID(), name: name)
    keeping = name
    let targets = CardTargets(cards, unit ?? .cards)
    return [.run(.edit(.move(to: deck), of: targets, name: name.description))]
  }

  // MARK: Replies

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    let name = keeping?.description ?? ""
    keeping = nil
    return [.close, .tell(StatusMessage(tone: .success, .noteMoved(name: name)))]
  }

  mutating func didFail(because reason: FailureReason) {
    keeping = nil
  }

  mutating func receive(_ event: WorkEvent) {
    if case .stopped = event { keeping = nil }
  }

  // MARK: Words

  func title(_ context: StudyContext) -> String {
    context.wording(.keyMoveDeck)
  }

  func question(_ name: DeckName, _ context: StudyContext) -> Phrase {
    .bulkMove(cards.count, name: context.wording.name(name))
  }
}
