import Flashcards
import RegularExpressions
import Secrets
import Testing
import Vault

@testable import Store

@Suite("Replacing in many notes")
struct StudyReplacingTests {
  private static let all = CardTargets.decks(Set([1, 2, 3].map { DeckID(rawValue: $0) }))
  private let fixture: StudyFixture
  private let reader: EditedVault

  init() throws {
    fixture = try StudyFixture()
    try fixture.fill()
    reader = EditedVault(fixture)
  }

  private func preview(
    _ request: FindReplaceRequest,
    after last: NoteID? = nil,
    most: Int = 100
  ) throws -> ReplacedPage {
    try fixture.store.previewReplacing(
      FindReplace(request),
      of: Self.all,
      after: last,
      most: most,
      under: fixture.key
    )
  }

  @Test("changes the notes in which the text is, and is undone to the byte")
  func replacing() throws {
    var other = try fixture.note(20, "nothing of it")
    other.tags = Tags("kept")
    var change = ChangeSet()
    change.notes = [other]
    try fixture.store.apply(change, under: fixture.key)
    let before = try fixture.contents()
    let edit = BulkEdit.replace(FindReplaceRequest("QUEST", by: "k", field: "front"))
    let report = try reader.edit(edit, Self.all)
    #expect(report.notes == 2 && report.cards == 0 && report.damaged == 0)
    #expect(try reader.note(10).content.prompt == "kion")
    #expect(try reader.note(20) == other)
    let after = try fixture.contents()
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    try fixture.undoLast(.redo)
    #expect(try fixture.contents() == after)
    #expect(try fixture.log.entries(under: fixture.key).entries.first?.operation.kind == .replace)
    #expect(try reader.edit(edit, Self.all).change.isEmpty)
  }

  @Test("makes the cards for new gaps where the note's first card is, and undoing takes them away")
  func gaps() throws {
    var change = ChangeSet()
    change.notes = [try fixture.note(40, "{{c1::a}} b", kind: .cloze)]
    change.cards = [fixture.card(400, of: 40, in: 3)]
    try fixture.store.apply(change, under: fixture.key)
    let before = try fixture.contents()
    let edit = BulkEdit.replace(FindReplaceRequest("b", by: "{{c2::b}}"))
    let report = try reader.edit(edit, .cards([FlashcardID(rawValue: 400)]))
    #expect(report.change.cards.map(\.ordinal) == [1] && report.cards == 0)
    let made = try #require(try reader.cards().last)
    #expect(made.note.rawValue == 40 && made.deck.rawValue == 3 && made.position == 400)
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
  }

  @Test("in tags searches each by itself, and tags that become equal are one")
  func tags() throws {
    try reader.edit(.addTags("verb::strong Verbal noun"), .notes([NoteID(rawValue: 10)]))
    let before = try fixture.contents()
    let request = FindReplaceRequest("^verb(al)?", by: "noun", isExpression: true, isOfTags: true)
    let page = try preview(request)
    #expect(page.fields.map(\.field) == [nil])
    #expect(
      page.fields.first?.parts == [
        .replaced("verb", by: "noun"), .kept("::strong"), .kept(" "),
        .replaced("Verbal", by: "noun"), .kept(" "), .kept("noun"),
      ]
    )
    #expect(try reader.edit(.replace(request), Self.all).notes == 1)
    #expect(try reader.note(10).tags.text == "noun::strong noun")
    #expect(try reader.note(10).content.prompt == "question")
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
  }

  @Test("changes nothing by what is no expression")
  func refused() throws {
    let request = FindReplaceRequest("a(", by: "", isExpression: true)
    #expect(try reader.edit(.replace(request), Self.all).change.isEmpty)
    #expect(throws: RegularExpressionError.self) { try FindReplace(request) }
  }

  @Test("is previewed by pages, and then nothing is written")
  func previewing() throws {
    let before = try fixture.contents()
    let request = FindReplaceRequest("on", by: "in")
    var found: [ReplacedField] = []
    var last: NoteID?
    var pages = 0
    repeat {
      let page = try preview(request, after: last, most: 1)
      (found, last, pages) = (found + page.fields, page.next, pages + 1)
    } while last != nil
    #expect(found == (try preview(request)).fields && pages == 3)
    #expect(found.map(\.note.rawValue) == [10, 20, 30] && found.first?.field == "Front")
    #expect(found.first?.parts == [.kept("questi"), .replaced("on", by: "in")])
    #expect(try preview(FindReplaceRequest("on", by: "on")).fields.isEmpty)
    #expect(try fixture.contents() == before)
    let lent = fixture.key.lease()
    lent.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try fixture.store.previewReplacing(
        FindReplace(request),
        of: Self.all,
        after: nil,
        most: 1,
        under: lent
      )
    }
  }

  @Test("another type takes the fields as told, makes missing cards, and keeps the others dormant")
  func types() throws {
    let before = try fixture.contents()
    let reversed = StandardNoteType.basicAndReversed.type
    let target = CardTargets.notes([NoteID(rawValue: 10)])
    let report = try reader.edit(.changeType(reversed.id, fields: [1, nil]), target)
    #expect(report.notes == 1 && report.change.cards.isEmpty)
    #expect(try reader.note(10).content.fields.map(\.text) == ["answer", ""])
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    try reader.edit(.changeType(reversed.id, fields: [0, 1]), target)
    #expect(try reader.cards().filter { $0.note.rawValue == 10 }.map(\.ordinal) == [0, 1])
    try reader.edit(.changeType(StandardNoteType.basic.type.id, fields: [0, 1]), target)
    #expect(try reader.cards().count == 4)
    #expect(try fixture.store.count(target, under: fixture.key).cards == 1)
    for _ in 0..<2 { try fixture.undoLast() }
    #expect(try fixture.contents() == before)
    #expect(throws: VaultFailure.self) {
      try reader.edit(.changeType(NoteTypeID(rawValue: 999), fields: []), target)
    }
  }

  @Test("another type is given to all notes of one, and to no others")
  func wholeType() throws {
    let (basic, reversed) = (StandardNoteType.basic.type, StandardNoteType.basicAndReversed.type)
    let before = try fixture.contents()
    let first = CardTargets.notes([NoteID(rawValue: 10)])
    try reader.edit(.changeType(reversed.id, fields: [0, 1]), first)
    let own = try fixture.store.noteTypes(of: .typed(basic.id), under: fixture.key).own
    #expect(own.map(\.id) == [basic.id])
    let count = try fixture.store.count(.typed(basic.id), under: fixture.key).notes
    let report = try reader.edit(.changeType(reversed.id, fields: [0, 1]), .typed(basic.id))
    #expect(report.notes == count && count > 1)
    #expect(try fixture.store.count(.typed(basic.id), under: fixture.key).notes == 0)
    for _ in 0..<2 { try fixture.undoLast() }
    #expect(try fixture.contents() == before)
  }
}
