import Flashcards
import Testing

@Suite("Edits of many cards")
struct BulkEditTests {
  private let now = LocalMoment(time: Timestamp(milliseconds: 7_000), zoneOffset: 0)

  private func card(_ id: Int64, isSuspended: Bool = false, flag: UInt8 = 0) -> Flashcard {
    var card = Flashcard(
      id: FlashcardID(rawValue: id),
      note: NoteID(rawValue: id),
      ordinal: 0,
      deck: DeckID(rawValue: 1),
      position: 0
    )
    card.isSuspended = isSuspended
    card.flag = flag
    return card
  }

  private func note(_ id: Int64, _ tags: String) throws -> Note {
    Note(
      id: NoteID(rawValue: id),
      guid: "g\(id)",
      content: try NoteContent(kind: .basic, prompt: "p", answer: "a"),
      tags: Tags(tags),
      modified: Timestamp(milliseconds: 1)
    )
  }

  @Test("suspend the cards, or unsuspend them if all are suspended")
  func suspending() {
    let one = BulkEdit.suspend.change(
      of: [card(1), card(2, isSuspended: true)],
      [],
      EditContext(now: now)
    )
    #expect(one.cards.map(\.isSuspended) == [true, true])
    let two = BulkEdit.suspend.change(of: one.cards, [], EditContext(now: now))
    #expect(two.cards.map(\.isSuspended) == [false, false])
  }

  @Test("flag the cards with the flag after that of the first, and after the last with none")
  func flags() {
    let one = BulkEdit.flag.change(
      of: [card(1, flag: 2), card(2, flag: 5)],
      [],
      EditContext(now: now)
    )
    #expect(one.cards.map(\.flag) == [3, 3])
    let last = BulkEdit.flag.change(of: [card(1, flag: 7)], [], EditContext(now: now))
    #expect(last.cards.map(\.flag) == [0])
  }

  @Test("change the tags of those notes for which they make a difference")
  func tags() throws {
    let notes = [try note(1, "a"), try note(2, "a b")]
    let more = BulkEdit.addTags("b").change(of: [], notes, EditContext(now: now))
    #expect(more.notes.map(\.id.rawValue) == [1])
    #expect(more.notes.map(\.tags.text) == ["a b"] && more.notes.map(\.modified) == [now.time])
    let less = BulkEdit.removeTags("B").change(of: [], notes, EditContext(now: now))
    #expect(less.notes.map(\.tags.text) == ["a"] && less.notes.map(\.id.rawValue) == [2])
  }
}
