import Flashcards
import Secrets
import Store
import Testing

@testable import Vault

@Suite("Sets of parameters on disk")
struct ParameterStoreTests {
  private let fixture: StudyFixture
  private var store: StudyStore { fixture.store }
  private var key: VaultKey { fixture.key }

  init() throws {
    fixture = try StudyFixture()
    try fixture.fill()
  }

  private func set(_ id: Int64, _ origin: ParameterOrigin = .entered) throws -> ParameterSet {
    var values = FSRSParameters.defaults.values
    values[3] = 12.345678901234567 + Double(id)
    return ParameterSet(
      id: ParameterSetID(rawValue: id),
      parameters: try FSRSParameters(values),
      made: StudyFixture.now.time,
      origin: origin
    )
  }

  /// Writes sets, and has deck 1 use the first of them.
  private func use(_ sets: ParameterSet...) throws {
    var change = ChangeSet()
    change.parameters = sets
    change.decks = [
      try fixture.deck(1, "A", options: DeckOptions(parameters: sets.first?.id))
    ]
    try store.apply(change, under: key)
  }

  private func contents() throws -> (contents: DeckContents, damaged: Int) {
    try store.contents(
      of: DeckID(rawValue: 1),
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: key
    )
  }

  @Test(
    "come back as they were, with a deck that uses them",
    arguments: [ParameterOrigin.entered, .fitted(reviews: 12_345)]
  )
  func roundTrip(_ origin: ParameterOrigin) throws {
    let used = try set(7, origin)
    let other = ParameterSet(
      id: ParameterSetID(rawValue: 8_000),
      parameters: used.parameters,
      made: used.made,
      origin: origin
    )
    try use(used, other)
    let (contents, damaged) = try contents()
    #expect(contents.parameters == [used])
    #expect(contents.deck.options.parameters == used.id)
    #expect(damaged == 0)
    #expect(try store.ids(under: key).latest == other.id.rawValue)
  }

  @Test("never change once they are kept, as answers name them, nor go with an undo")
  func constant() throws {
    let kept = try set(7)
    try use(kept)
    var change = ChangeSet()
    var values = kept.parameters.values
    values[0] = 1
    change.parameters = [
      ParameterSet(
        id: kept.id,
        parameters: try FSRSParameters(values),
        made: kept.made,
        origin: .entered
      )
    ]
    change.notes = [try fixture.note(90)]
    let step = UndoableOperation(.importing, "numbers")
    try store.apply(change, as: step, at: StudyFixture.now.time, under: key)
    try fixture.undoLast()
    #expect(try contents().contents.parameters == [kept])
  }

  @Test(
    "one that is damaged is told with its deck, and the rest is there",
    arguments: SpoiledContent.allCases
  )
  func damage(content: SpoiledContent) throws {
    try use(try set(7))
    try fixture.vault.spoil("parameters", content, under: key)
    let (contents, damaged) = try contents()
    #expect(contents.parameters.isEmpty)
    #expect(contents.cards.count == 2)
    #expect(damaged == 1)
    #expect(throws: VaultFailure.damaged(.records(table: "review"))) {
      try store.rebuild(under: key) { deck, set in
        deck.scheduler(set, boundary: StudyFixture.boundary)
      }
    }
  }

  @Test("progress follows from the log by the set that the deck uses")
  func rebuilding() throws {
    let used = try set(7)
    try use(used)
    var change = ChangeSet()
    change.reviews = [fixture.review(100, kind: .learning, rating: .easy)]
    try store.apply(change, under: key)
    try store.rebuild(under: key) { deck, set in
      deck.scheduler(set, boundary: StudyFixture.boundary)
    }
    let card = try #require(try contents().contents.cards.first { $0.id.rawValue == 100 })
    #expect(card.progress.memory?.stability == used.parameters.values[3])
  }
}
