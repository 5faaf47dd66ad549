import Flashcards
import Secrets
import Store
import Testing

@Suite("Taking a change of flashcards back")
struct StudyInverseTests {
  private let fixture: StudyFixture
  private var store: StudyStore { fixture.store }
  private var key: VaultKey { fixture.key }

  init() throws {
    fixture = try StudyFixture()
    try fixture.fill()
  }

  @Test(
    "an import goes in one step: new notes go, changed ones are as before, answers are withdrawn"
  )
  func importing() throws {
    let before = try fixture.contents()
    var change = StudyChange()
    change.decks = [try fixture.deck(4, "D")]
    change.notes = [try fixture.note(10, "changed words"), try fixture.note(50)]
    var card = fixture.card(100, of: 10, in: 4)
    card.flag = 3
    change.cards = [card, fixture.card(500, of: 50, in: 4)]
    change.reviews = [fixture.review(500), fixture.review(100, at: StudyFixture.start + 1)]
    let inverse = try store.applyReversibly(change, under: key)
    let after = try fixture.contents()
    #expect(after != before)
    let again = try store.applyReversibly(inverse, under: key)
    #expect(try fixture.contents() == before)
    try store.apply(again, under: key)
    #expect(try fixture.contents() == after)
  }

  @Test("removed decks and notes come back with their cards and answers")
  func removal() throws {
    var answers = StudyChange()
    answers.reviews = (0..<100).map { number in
      fixture.review(number % 2 == 0 ? 100 : 200, at: StudyFixture.start + number * 7_000_000)
    }
    try store.apply(answers, under: key)
    let before = try fixture.contents()
    #expect(before.reviews.count == 100)
    var change = StudyChange()
    change.removedDecks = [DeckID(rawValue: 2)]
    change.removedNotes = [NoteID(rawValue: 30)]
    let inverse = try store.applyReversibly(change, under: key)
    let after = try fixture.contents()
    #expect(after.reviews.count == 50)
    #expect(after.collection.cards.map(\.id.rawValue) == [100])
    try store.apply(inverse, under: key)
    #expect(try fixture.contents() == before)
  }
}
