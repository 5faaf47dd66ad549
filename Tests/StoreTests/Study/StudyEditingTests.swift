import Flashcards
import Testing

@testable import Store

@Suite("Edits of whole decks")
struct StudyEditingTests {
  @Test("reach the cards of a deck and those within it, and no others, and write nothing")
  func scope() throws {
    let fixture = try StudyFixture()
    try fixture.fill()
    let now = Timestamp(milliseconds: StudyFixture.start)
    func change(_ edit: BulkEdit, _ deck: Int64) throws -> ChangeSet {
      try fixture.store.change(
        by: edit,
        in: [DeckID(rawValue: deck)],
        at: now,
        under: fixture.key
      )
    }
    let before = try fixture.store.collection(under: fixture.key).0
    let outer = try change(.suspend, 1)
    #expect(outer.cards.count == 2 && outer.cards.allSatisfy(\.isSuspended))
    #expect(try change(.suspend, 3).cards.count == 1)
    let tagged = try change(.addTags("new-tag"), 1)
    #expect(tagged.cards.isEmpty)
    #expect(Set(tagged.notes.map(\.id)) == Set(outer.cards.map(\.note)))
    #expect(try fixture.store.collection(under: fixture.key).0 == before)
  }
}
