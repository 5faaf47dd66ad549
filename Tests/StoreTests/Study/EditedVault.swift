import Flashcards
import Secrets
import Store
import Testing
import Vault

/// A vault whose cards are edited many at once.
struct EditedVault {
  let fixture: StudyFixture

  /// A deck that `fill` makes.
  static let otherDeck = Deck(id: DeckID(rawValue: 3), name: DeckName(nearest: "C"))

  init(_ fixture: StudyFixture) { self.fixture = fixture }

  @discardableResult
  func edit(
    _ edit: BulkEdit,
    _ targets: CardTargets,
    named name: String = "",
    at now: LocalMoment = StudyFixture.now,
    seed: UInt64 = 1,
    under key: VaultKey? = nil,
    _ progress: StudyStore.Progress? = nil
  ) throws -> EditReport {
    try fixture.store.edit(
      targets,
      by: edit,
      named: name,
      at: now,
      boundary: StudyFixture.boundary,
      seed: seed,
      under: key ?? fixture.key,
      progress: progress
    )
  }

  /// All cards, by their ids.
  func cards() throws -> [Flashcard] {
    try fixture.contents().collection.cards.sorted { $0.id < $1.id }
  }

  func card(_ id: Int64) throws -> Flashcard {
    try #require(try cards().first { $0.id.rawValue == id })
  }

  func note(_ id: Int64) throws -> Note {
    try #require(try fixture.contents().collection.notes.first { $0.id.rawValue == id })
  }
}
