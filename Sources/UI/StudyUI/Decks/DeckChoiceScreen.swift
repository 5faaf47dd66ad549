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
  /// The cards to move.
  let cards: RowMarks
  /// The open deck, which has the cards.
  let shelf: DeckID
  var choices = ChoiceList(limit: 200)
  /// The dialog before many cards are moved.
  var confirmation: BulkConfirmation<DeckName>?
  private var keeping: DeckName?

  private enum CodingKeys: CodingKey {
    case cards, shelf, choices, confirmation
  }

  init(_ cards: RowMarks, shelf: DeckID) {
    self.cards = cards
    self.shelf = shelf
  }

  var requirement: StudyRequirement? { .deck(shelf) }
  var isKeeping: Bool { keeping != nil }

  /// The decks by their names.
  func decks(_ context: StudyContext) -> [Deck] {
    let known = context.data.decks.map(\.deck)
    let shelf = context.data.deck(shelf)?.decks ?? []
    let others = shelf.filter { deck in !known.contains { $0.id == deck.id } }
    return others.isEmpty ? known : context.wording.collation.sorted(known + others)
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
    guard let shelf = context.data.deck(shelf) else { return [.reload] }
    let decks = decks(context)
    var change = ChangeSet()
    var target = decks.first { $0.name == name }
    if target == nil {
      let deck = Deck(id: context.newID(), name: name)
      change.decks = [deck]
      target = deck
    }
    change.cards = cards.ids.sorted().compactMap { shelf.card(FlashcardID(rawValue: $0)) }.map {
      card in
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
