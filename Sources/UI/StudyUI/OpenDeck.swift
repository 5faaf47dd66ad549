import Flashcards
import Screens
import Wording

/// The deck of which cards are in memory, or that was asked for.
struct OpenDeck: Sendable {
  /// A deck that was requested.
  private struct Request {
    let deck: DeckID
    /// The part of it that was requested.
    var scope: LoadScope
    var state: Loading
  }

  /// The deck with its cards; nil until they are loaded.
  private(set) var loaded: LoadedDeck?
  private var request: Request?
  /// The number of decks that were loaded.
  private var loads = 0

  /// The reason why a deck can't be read; nil if it can, as far as is known.
  func failure(of id: DeckID) -> FailureReason? {
    request.flatMap { $0.deck == id ? $0.state.failure : nil }
  }

  // MARK: Replies

  /// Takes a deck that was loaded; false for one that is not asked for any more.
  mutating func receive(_ contents: DeckContents, on day: StudyDay) -> Bool {
    guard let request, request.deck == contents.deck.id else { return false }
    loads += 1
    let loaded = LoadedDeck(contents, number: loads, on: day)
    self.loaded = loaded
    self.request = Request(deck: request.deck, scope: request.scope, state: .done)
    return true
  }

  mutating func fail(_ id: DeckID, because reason: FailureReason) {
    let scope = request.flatMap { $0.deck == id ? $0.scope : nil } ?? .whole
    request = Request(deck: id, scope: scope, state: .failed(reason))
  }

  /// Applies a saved change.
  ///
  /// - Returns: the cards that it adds to those in memory.
  mutating func apply(_ change: ChangeSet, on day: StudyDay) -> Set<FlashcardID> {
    guard let deck = loaded else { return [] }
    let created = Set(
      change.cards.map(\.id).filter { deck.card($0) == nil && deck.siblings[$0] == nil }
    )
    if deck.isTakenAnew(by: change) || change.removedDecks.contains(deck.deck.id) {
      drop()
    } else {
      loaded?.apply(change, on: day)
    }
    return created
  }

  mutating func drop() { (loaded, request) = (nil, nil) }

  /// Has what could not be read asked for again.
  mutating func reload() {
    if request?.state.failure != nil { request = nil }
  }

  // MARK: Loading

  /// True if a requirement has cards loaded that are not in memory.
  func lacks(_ requirement: StudyRequirement, on day: StudyDay) -> Bool {
    switch requirement {
    case .decks, .today: false
    case .sessionEnd(let source): isWanted(source.contents)
    case .deck(let id): isWanted(id) || request?.scope != .whole && loaded?.isWhole != true
    case .session(let source, let onNewDay, let after):
      isWanted(source.contents) || !isOfSession || onNewDay && loaded?.covers(day) == false
        || after != nil && loaded?.number == after
    case .note(let note, in: let id): isWanted(id) || lacks(note)
    }
  }

  /// True if a deck's cards have to be loaded.
  private func isWanted(_ id: DeckID) -> Bool {
    request?.deck != id || request?.state == .wanted
  }

  /// True if what a session needs was requested, which also has cards of other decks.
  private var isOfSession: Bool {
    if case .session = request?.scope { true } else { false }
  }

  /// True if a note is not in memory, and was not asked for.
  private func lacks(_ note: NoteID?) -> Bool {
    guard let note, request?.state == .done else { return false }
    return loaded?.note(note) == nil && request?.scope != .notes([note]) && loaded?.isWhole != true
  }

  /// Requests a part of a deck, in place of what is in memory.
  mutating func load(
    _ id: DeckID,
    _ scope: LoadScope,
    _ environment: ScreenEnvironment
  ) -> [StudyEffect] {
    loaded = nil
    request = Request(deck: id, scope: scope, state: .underWay)
    return [.loadDeck(id, scope, at: environment.moment, boundary: environment.boundary)]
  }
}
