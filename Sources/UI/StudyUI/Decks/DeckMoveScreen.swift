import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Chooses the deck that decks are moved into, with those within them: a list with a filter, the top
/// level first, and at its end a new deck of the name that is typed.
struct DeckMoveScreen: DeckChoosing {
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
  var choices = ChoiceList(limit: 200)
  /// The dialog before many decks are moved.
  var confirmation: BulkConfirmation<Target>?
  /// The target of the move that is being saved.
  private var keeping: Target?

  private enum CodingKeys: CodingKey {
    case decks, choices, confirmation
  }

  init(_ decks: RowMarks) { self.decks = decks }

  var requirement: StudyRequirement? { .decks }
  var isKeeping: Bool { keeping != nil }

  /// The decks to move that are there.
  func moved(_ context: StudyContext) -> [Deck] {
    context.data.decks.map(\.deck).filter { decks.contains($0.id.rawValue) }
  }

  /// The decks that they can be moved into: those that are not moved themselves.
  func decks(_ context: StudyContext) -> [Deck] {
    let moved = moved(context)
    return context.data.decks.map(\.deck)
      .filter { deck in !moved.contains { $0.name.contains(deck.name) } }
  }

  /// The names to choose from, that of the top level first.
  func names(_ context: StudyContext) -> [String] {
    [context.wording(.deckTopLevel)] + decks(context).map(\.name.description)
  }

  func isNew(_ name: DeckName, _ context: StudyContext) -> Bool {
    !context.data.decks.contains { $0.deck.name == name }
  }

  func target(_ index: Int, _ context: StudyContext) -> Target {
    index == 0 ? .top : .deck(decks(context)[index - 1].name)
  }

  func target(new name: DeckName) -> Target { .deck(name) }

  /// The number of decks that get another name, those within others included.
  func count(_ context: StudyContext) -> Int {
    context.data.decks.count - decks(context).count
  }

  mutating func move(to target: Target, _ context: StudyContext) -> [Request] {
    let moved = moved(context)
    guard let change = change(to: target, moved, context) else {
      return [.tell(StatusMessage(.deckMoveTaken))]
    }
    guard !change.isEmpty else { return [.close] }
    keeping = target
    let operation = context.wording(
      .deckMoveInto(
        decks: context.wording.written.name(of: moved),
        name: target.name(context.wording.written)
      )
    )
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
    let filtered = context.data.filteredDecks.map(\.deck)
    var names = Set(
      context.data.deckNames.filter { name in !moved.contains { $0.name.contains(name) } }
    )
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
      for inner in filtered where deck.name.contains(inner.name) {
        var renamed = inner
        renamed.name = inner.name.renamed(from: deck.name, to: name)
        guard names.insert(renamed.name).inserted else { return nil }
        if renamed.name != inner.name { change.filteredDecks.append(renamed) }
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
    guard let target = keeping else { return [.close] }
    return [
      .close,
      .tell(StatusMessage(tone: .success, .noteMoved(name: target.name(context.wording)))),
    ]
  }

  mutating func didFail(because reason: FailureReason) { keeping = nil }

  mutating func receive(_ event: WorkEvent) {
    if case .stopped = event { keeping = nil }
  }

  // MARK: Words

  func title(_ context: StudyContext) -> String {
    context.wording(.keyMoveDeck)
  }

  func question(_ target: Target, _ context: StudyContext) -> Phrase {
    .bulkMoveDecks(count(context), name: target.name(context.wording))
  }
}

extension DeckMoveScreen.Target {
  /// The name for the user.
  fileprivate func name(_ wording: Wording) -> String {
    switch self {
    case .top: wording(.deckTopLevel)
    case .deck(let name): wording.name(name)
    }
  }
}
