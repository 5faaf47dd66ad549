import Flashcards
import Secrets
import Testing
import Vault

@testable import Store

@Suite("Duplicates")
struct DuplicatesTests {
  private let fixture: StudyFixture
  private let reader: EditedVault

  init() throws {
    fixture = try StudyFixture()
    try fixture.fill()
    reader = EditedVault(fixture)
    var change = ChangeSet()
    change.notes = try [40, 50, 60, 70].map { try fixture.note($0, $0 == 60 ? "Same" : "same") }
    change.notes[0].content.set(FieldText("first"), at: 1)
    change.notes[1].content.set(FieldText(""), at: 1)
    change.notes[1].tags = Tags("kept")
    change.notes[3].tags = Tags("kept late")
    change.cards = [(400, 40, 1), (500, 50, 2), (600, 60, 1), (700, 70, 3)].map {
      fixture.card($0, of: $1, in: $2)
    }
    change.cards[1].progress.reviews = 3
    try fixture.store.apply(change, under: fixture.key)
  }

  private func found(_ field: String, of deck: Int64? = nil) throws -> [[Int64]] {
    try fixture.store.duplicates(
      in: field,
      of: deck.map { DeckID(rawValue: $0) },
      under: fixture.key
    ).groups.map { $0.notes.map(\.rawValue) }
  }

  @Test("are notes with the same text in a field, in letters of the same case")
  func finding() throws {
    #expect(try found("Front") == [[10, 20, 30], [40, 50, 70]])
    #expect(try found("front") == found("Front"))
    #expect(try found("Front", of: 1) == [[10, 20], [40, 50]])
    #expect(try found("Front", of: 3).isEmpty)
    #expect(try found("Somewhere").isEmpty)
    let before = try fixture.contents()
    let lent = fixture.key.lease()
    lent.destroy()
    #expect(throws: VaultFailure.self) {
      try fixture.store.duplicates(in: "Front", of: nil, under: lent)
    }
    #expect(try fixture.contents() == before)
  }

  @Test("become the note that was answered most, with the tags and the missing texts of the others")
  func joining() throws {
    let before = try fixture.contents()
    let all = CardTargets.notes(Set([40, 50, 60, 70].map { NoteID(rawValue: $0) }))
    let report = try reader.edit(.join(by: "Front"), all)
    #expect(report.change.removedNotes.map(\.rawValue).sorted() == [40, 70])
    let kept = try reader.note(50)
    #expect(kept.content.fields.map(\.text) == ["same", "first"])
    #expect(Set(kept.tags.names) == ["kept", "late"])
    #expect(try reader.note(60).content.prompt == "Same")
    #expect(try reader.cards().filter { $0.note.rawValue == 50 }.map(\.id.rawValue) == [500])
    #expect(try found("Front") == [[10, 20, 30]])
    let after = try fixture.contents()
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    try fixture.undoLast(.redo)
    #expect(try fixture.contents() == after)
    #expect(try fixture.log.entries(under: fixture.key).entries.first?.operation.kind == .join)
    #expect(try reader.edit(.join(by: "Front"), all).change.isEmpty)
  }
}
