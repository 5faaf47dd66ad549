import Flashcards
import Secrets
import Store
import Testing

@testable import Vault

@Suite("Moved days in a vault")
struct LoadStoreTests {
  private let fixture: StudyFixture
  private let today = StudyFixture.today

  init() throws { fixture = try .learned() }

  private static func tools(_ today: StudyDay) -> [LoadTool] {
    [
      .postpone(cards: 9), .advance(cards: 9), .flatten(perDay: 2), .disperse,
      .easyDates([today], beyond: true), .holiday(today...today + 30, .both, spread: 9),
      .holiday(today + 3...today + 30, .before, spread: 2),
    ]
  }

  private func preview(_ tool: LoadTool, of deck: Int64? = 1) throws -> LoadChange {
    let found = try fixture.store.loadChange(
      by: LoadRequest(tool, of: deck.map { DeckID(rawValue: $0) }),
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: fixture.key
    )
    #expect(found.damaged == 0)
    return found.change
  }

  @Test("A tool does what its preview said, in one step that is undone to the byte and done again")
  func step() throws {
    for tool in Self.tools(today) {
      let before = try fixture.contents()
      let wanted = try preview(tool)
      #expect(try fixture.contents() == before)
      #expect(!wanted.moves.isEmpty, "\(tool)")
      let done = try fixture.moveDays(tool)
      #expect(done.load == wanted)
      let days = try fixture.dueDays()
      for move in wanted.moves { #expect(days[move.card.rawValue] == .day(move.day)) }
      let after = try fixture.contents()
      // Nothing but these cards and the easy dates changed, and each card has an entry in the log.
      let moved = Set(wanted.moves.map(\.card))
      for (old, new) in zip(before.collection.cards, after.collection.cards) {
        #expect((old != new) == moved.contains(old.id))
        #expect(old.progress.memory == new.progress.memory && old.placement == new.placement)
      }
      #expect(after.reviews.count == before.reviews.count + moved.count)
      let entry = try #require(try fixture.log.next(.undo, in: .everything, under: fixture.key))
      #expect(entry.operation == UndoableOperation(tool.name.kind, "A"))
      #expect(entry.count == moved.count)
      try fixture.undoLast()
      #expect(try fixture.contents() == before)
      try fixture.undoLast(.redo)
      #expect(try fixture.dueDays() == days)
      try fixture.undoLast()
      #expect(try fixture.contents() == before)
    }
  }

  @Test("What never moves is counted by its reason, and stays")
  func others() throws {
    let change = try preview(.postpone(cards: 1_000))
    #expect(change.others.suspended == 1 && change.others.buried == 1 && change.others.steps == 1)
    #expect(change.others.new == 2 && change.others.unknown == 0)
    #expect(change.cards == 40)
    var away = ChangeSet()
    var guest = try #require(
      try fixture.contents().collection.cards.first { $0.id.rawValue == 10_000 }
    )
    guest.stay = FilteredStay(
      deck: FilteredDeckID(rawValue: 77),
      place: 1,
      since: StudyFixture.now.time
    )
    away.filteredDecks = [
      FilteredDeck(id: FilteredDeckID(rawValue: 77), name: try #require(DeckName("F")))
    ]
    away.cards = [guest]
    try fixture.store.apply(away, under: fixture.key)
    let later = try preview(.holiday(today...today + 300, .after, spread: 9))
    #expect(later.others.filtered == 1 && later.cards == 39)
    #expect(later.moves.allSatisfy { $0.card.rawValue != 10_000 && $0.card.rawValue < 20_000 })
    #expect(later.moves.allSatisfy { !(9_000...9_999).contains($0.card.rawValue) })
  }

  @Test("A tool for a deck is for those within it too, and one for all decks for all")
  func scope() throws {
    let inner = try preview(.holiday(today...today + 300, .after, spread: 9), of: 2)
    #expect(inner.cards == 20)
    #expect(try preview(.balance, of: nil).cards == 40)
    #expect(try preview(.balance, of: 3).cards == 0)
    #expect(throws: VaultFailure.self) { try preview(.balance, of: 99) }
    let all = try fixture.moveDays(.flatten(perDay: 1), of: nil)
    #expect(!all.written.isEmpty)
    let entry = try #require(try fixture.log.next(.undo, in: .everything, under: fixture.key))
    #expect(entry.operation.name.isEmpty)
  }

  @Test(
    "Rebuilding from the log comes to the days that were chosen, with the clock back and twice in a millisecond"
  )
  func rebuilt() throws {
    try fixture.moveDays(.flatten(perDay: 2))
    try fixture.moveDays(.postpone(cards: 5))
    try fixture.moveDays(.holiday(today...today + 20, .after, spread: 5), after: -3_600_000)
    let days = try fixture.dueDays()
    let reviews = try fixture.contents().reviews
    #expect(
      Set(reviews.map { [$0.card.rawValue, $0.moment.time.rawValue] }).count == reviews.count
    )
    try fixture.store.rebuild(under: fixture.key) {
      $0.scheduler($1, boundary: StudyFixture.boundary)
    }
    let rebuilt = try fixture.dueDays()
    // The cards that were put in by hand have no answers to be rebuilt from.
    for (card, due) in days where card >= 10_000 { #expect(rebuilt[card] == due) }
  }

  @Test("Other parameters replay moved cards, and keep their days")
  func parameters() throws {
    try fixture.moveDays(.holiday(today...today + 20, .after, spread: 5))
    let before = try fixture.contents().collection.cards
    var values = FSRSParameters.defaults.values
    values[3] *= 2
    let set = ParameterSet(
      id: ParameterSetID(rawValue: 70_000),
      parameters: try FSRSParameters(values),
      made: StudyFixture.now.time,
      origin: .entered
    )
    let found = try fixture.store.parameterChange(
      of: DeckID(rawValue: 1),
      to: set,
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: fixture.key
    ).change
    let cards = found.change(reschedules: false).cards
    #expect(!cards.isEmpty)
    for card in cards {
      let old = before.first { $0.id == card.id }
      #expect(
        card.progress.memory != old?.progress.memory && card.progress.due == old?.progress.due
      )
    }
  }

  @Test("Nothing is written where no card moves")
  func nothing() throws {
    let before = try fixture.contents()
    let steps = try fixture.log.entries(under: fixture.key).entries.count
    #expect(try fixture.moveDays(.flatten(perDay: 1_000)).written.isEmpty)
    #expect(try fixture.log.entries(under: fixture.key).entries.count == steps)
    #expect(try fixture.contents() == before)
  }

  @Test("A lock in the middle rolls all of it back")
  func locked() throws {
    let fixture = try StudyFixture.learned(notes: 300)
    let before = try fixture.contents()
    let lent = fixture.key.lease()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try fixture.store.moveDays(
        by: LoadRequest(.flatten(perDay: 1), of: DeckID(rawValue: 1)),
        at: StudyFixture.now,
        boundary: StudyFixture.boundary,
        under: lent
      ) { done, _ in if done == 200 { lent.destroy() } }
    }
    #expect(try fixture.contents() == before)
  }
}
