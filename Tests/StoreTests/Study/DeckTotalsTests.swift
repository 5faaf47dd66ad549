import Flashcards
import Testing

@testable import Store

@Suite("The totals of a deck")
struct DeckTotalsTests {
  @Test("counts the decks within it, their cards and the answers to them")
  func counts() throws {
    let fixture = try StudyFixture()
    try fixture.fill()
    var change = ChangeSet()
    // In a closed day and by themselves; a card that was made new again is no answer.
    change.reviews = (0..<70).map { fixture.review(200, at: StudyFixture.start + $0) }
    try fixture.store.apply(change, under: fixture.key)
    change.reviews = [
      fixture.review(100, at: StudyFixture.start + 500),
      fixture.review(100, at: StudyFixture.start + 501, kind: .reset),
      fixture.review(300, at: StudyFixture.start + 502),
    ]
    try fixture.store.apply(change, under: fixture.key)
    let store = fixture.store
    #expect(
      try store.totals(of: DeckID(rawValue: 1), under: fixture.key)
        == DeckTotals(innerDecks: 1, cards: 2, answers: 71)
    )
    #expect(
      try store.totals(of: DeckID(rawValue: 3), under: fixture.key)
        == DeckTotals(innerDecks: 0, cards: 1, answers: 1)
    )
  }
}
