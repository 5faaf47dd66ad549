import Flashcards
import Foundation
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

  private func change(_ edit: BulkEdit, _ cards: [Flashcard], seed: UInt64 = 1) -> ChangeSet {
    edit.change(of: cards, [], EditContext(now: now, seed: seed))
  }

  @Test("suspend the cards, or unsuspend them if all are suspended, and leave those that are so")
  func suspending() {
    let cards = [card(1), card(2, isSuspended: true)]
    let one = change(.suspend(nil), cards)
    #expect(one.cards.map(\.id.rawValue) == [1] && one.cards.allSatisfy(\.isSuspended))
    #expect(change(.suspend(nil), [cards[1]]).cards.map(\.isSuspended) == [false])
    #expect(change(.suspend(true), [cards[1]]).isEmpty)
    #expect(change(.suspend(false), cards).cards.map(\.id.rawValue) == [2])
  }

  @Test(
    "flag the cards with the flag after that of the first, after the last with none, or as told"
  )
  func flags() {
    let one = change(.flag(nil), [card(1, flag: 2), card(2, flag: 5)])
    #expect(one.cards.map(\.flag) == [3, 3])
    #expect(change(.flag(nil), [card(1, flag: 7)]).cards.map(\.flag) == [0])
    let told = change(.flag(5), [card(1, flag: 2), card(2, flag: 5)])
    #expect(told.cards.map(\.id.rawValue) == [1] && told.cards.map(\.flag) == [5])
  }

  @Test("are read as a session of before keeps them")
  func older() throws {
    let kept = #"[{"suspend": {}}, {"flag": {}}, {"addTags": {"_0": "a"}}]"#
    let edits = try JSONDecoder().decode([BulkEdit].self, from: Data(kept.utf8))
    #expect(edits == [.suspend(nil), .flag(nil), .addTags("a")])
  }

  @Test("bury the cards for today, and take that back")
  func burying() {
    let today = DayBoundary().day(of: now)
    let buried = change(.bury, [card(1)])
    #expect(buried.cards.map(\.buriedOn) == [today])
    #expect(change(.unbury, buried.cards + [card(2)]).cards == [card(1)])
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

  @Test("put references behind the texts of fields, of which plain ones become HTML")
  func appending() throws {
    var plain = try note(1, "")
    plain.content.set(FieldText("a < b", .plain), at: 1)
    var empty = try note(2, "")
    empty.content.set(FieldText(" "), at: 1)
    let additions = ["<img src=\"x.png\">", "[sound:y.mp3]"]
      .map { FieldAddition(field: "bacK", reference: $0) }
    let none = FieldAddition(field: "Side", reference: "z")
    let change = BulkEdit.append(additions + [none])
      .change(of: [], [plain, empty], EditContext(now: now))
    #expect(
      change.notes.map { $0.content.fields[1] } == [
        FieldText("a &lt; b <img src=\"x.png\"> [sound:y.mp3]", .html),
        FieldText("<img src=\"x.png\"> [sound:y.mp3]"),
      ]
    )
    #expect(
      change.notes.map { $0.content.fields[0] } == [plain, empty].map { $0.content.fields[0] }
    )
    #expect(BulkEdit.append([none]).change(of: [], [plain], EditContext(now: now)).isEmpty)
  }
}
