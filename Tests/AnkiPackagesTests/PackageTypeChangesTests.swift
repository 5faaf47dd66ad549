import AnkiPackages
import DeckFormats
import Flashcards
import Foundation
import ReaderProtocol
import Testing

/// Note types that came from Anki, or were made from its gallery, and were changed here.
@Suite struct PackageTypeChangesTests {
  /// The import of a package in which a type was changed as the store does it.
  private func changed(
    _ name: String,
    _ edit: (inout NoteTypeDraft) throws -> Void
  ) throws -> ChangeSet {
    var (change, _) = try Import.fixture("latest.apkg")
    let index = try #require(change.noteTypes.firstIndex { $0.name == name })
    var draft = NoteTypeDraft(change.noteTypes[index])
    try edit(&draft)
    #expect(draft.problems().isEmpty)
    let type = draft.applied(as: change.noteTypes[index].id)
    change.noteTypes[index] = type
    for note in change.notes.indices where change.notes[note].content.type.id == type.id {
      change.notes[note].content = change.notes[note].content.with(type)
    }
    return change
  }

  private func written(_ change: ChangeSet, _ name: String) throws -> ReadPackage {
    let bytes = try WrittenPackage.bytes(of: Export.records(change, PackageExport()))
    try Export.keep(bytes, "\(name)=changed", "a.apkg")
    return try ReadPackage(bytes: bytes)
  }

  private func cards(of note: PackageNote, in package: ReadPackage) -> [PackageCard] {
    package.cards.filter { $0.note == note.id }.sorted { $0.id < $1.id }
  }

  @Test func aChangedTypeGoesOutWithItsFieldsTemplatesAndAnkisConfigurations() throws {
    let original = try ReadPackage(fixture: "latest.apkg")
    let change = try changed("Basic (and reversed card)") { draft in
      try draft.renameField(at: 0, to: "Question")
      draft.moveField(from: 0, to: 1)
      try draft.addField(named: "More")
      draft.moveTemplate(from: 0, to: 1)
    }
    let again = try written(change, "moved")
    let old = try #require(original.noteTypes.first { $0.name == "Basic (and reversed card)" })
    let new = try #require(again.noteTypes.first { $0.id == old.id })
    #expect(new.fields.map(\.name) == ["Back", "Question", "More"])
    #expect(new.fields[0].configuration == old.fields[1].configuration)
    #expect(new.fields[1].configuration == old.fields[0].configuration)
    #expect(new.templates.map(\.name) == [old.templates[1].name, old.templates[0].name])
    #expect(
      new.templates[1].front == old.templates[0].front.replacing("{{Front}}", with: "{{Question}}")
    )
    #expect(new.css == old.css)
    for note in original.notes where note.noteType == old.id {
      let now = try #require(again.notes.first { $0.id == note.id })
      #expect(now.fields == [note.fields[1], note.fields[0], ""])
      let (before, after) = (cards(of: note, in: original), cards(of: note, in: again))
      #expect(after.map(\.id) == before.map(\.id))
      #expect(after.map(\.ordinal) == before.map { 1 - $0.ordinal })
    }
    // All other types are as they came.
    #expect(
      again.noteTypes.filter { $0.id != old.id }.map(\.untimed)
        == original.noteTypes.filter { $0.id != old.id }.map(\.untimed)
    )
  }

  @Test func aDeletedTemplatesCardsStayOutAndDoNotComeBackWithThePackage() throws {
    let original = try ReadPackage(fixture: "latest.apkg")
    let change = try changed("Basic (and reversed card)") { $0.removeTemplate(at: 0) }
    let again = try written(change, "deleted")
    let old = try #require(original.noteTypes.first { $0.name == "Basic (and reversed card)" })
    let notes = Set(original.notes.filter { $0.noteType == old.id }.map(\.id))
    #expect(again.cards.filter { notes.contains($0.note) }.allSatisfy { $0.ordinal == 0 })
    #expect(
      again.cards.count == original.cards.count { !(notes.contains($0.note) && $0.ordinal == 0) }
    )
    var here = change
    here.cards.removeAll { card in
      let note = change.notes.first { $0.id == card.note }
      return note.map { $0.content.type.template(ofOrdinal: card.ordinal) == nil } ?? false
    }
    let gone = Set(change.cards.map(\.id)).subtracting(here.cards.map(\.id))
    here.reviews.removeAll { gone.contains($0.card) }
    let (second, report) = try Import.fixture("latest.apkg", into: here)
    #expect(second.cards.isEmpty && second.notes.isEmpty && second.noteTypes.isEmpty)
    #expect(report.same == original.notes.count)
  }

  @Test func aPackageWithAnEarlierStateOfAChangedTypeAddsItsNotesUnderAnother() throws {
    let original = try ReadPackage(fixture: "latest.apkg")
    var change = try changed("Basic") { $0.moveField(from: 0, to: 1) }
    let (second, _) = try Import.fixture("latest.apkg", into: change)
    #expect(second.notes.isEmpty && second.cards.isEmpty && second.noteTypes.isEmpty)
    let type = try #require(original.noteTypes.first { $0.name == "Basic" })
    let note = try #require(original.notes.first { $0.noteType == type.id })
    let known = try #require(change.notes.first { $0.ankiID == note.id })
    change.notes.removeAll { $0.id == known.id }
    change.cards.removeAll { $0.note == known.id }
    let (third, _) = try Import.fixture("latest.apkg", into: change)
    #expect(third.noteTypes.map(\.name) == ["Basic+"])
    #expect(third.notes.map { $0.content.fields.map(\.text) } == [note.fields])
  }

  @Test func aPackageOfAChangedTypeComesBackToIt() throws {
    let change = try changed("Basic (and reversed card)") { draft in
      draft.moveField(from: 0, to: 1)
      draft.moveTemplate(from: 0, to: 1)
    }
    let records = Export.records(change, PackageExport())
    let (same, _) = try Import.records(records, into: change)
    #expect(same.notes.isEmpty && same.cards.isEmpty && same.noteTypes.isEmpty)
    // What is missing comes to the type that is here, each card to its template.
    let type = try #require(change.noteTypes.first { $0.name == "Basic (and reversed card)" })
    let note = try #require(change.notes.first { $0.content.type.id == type.id })
    var without = change
    without.notes.removeAll { $0.id == note.id }
    without.cards.removeAll { $0.note == note.id }
    let (again, _) = try Import.records(records, into: without)
    #expect(again.noteTypes.isEmpty)
    #expect(again.notes.map(\.content.fields) == [note.content.fields])
    let cards = change.cards.filter { $0.note == note.id }
    #expect(
      Set(again.cards.map { [$0.ankiID, Int64($0.ordinal)] })
        == Set(cards.map { [$0.ankiID, Int64($0.ordinal)] })
    )
  }

  @Test(arguments: NoteTypeGallery.allCases)
  func aTypeOfTheGalleryGoesOutAsAnkisOwn(row: NoteTypeGallery) throws {
    let draft = row.draft(
      named: "Mine \(row)",
      fieldNames: { "\($0)" },
      templateName: { "Card \($0)" }
    )
    var change = try OwnCollection.change
    let type = draft.applied(as: NoteTypeID(rawValue: 5_000))
    let texts = ["{{c1::one}}", "two", "y"].prefix(type.fields.count).map { FieldText($0, .html) }
    change.noteTypes = [type]
    change.notes[0].content = NoteContent(type: type, fields: Array(texts))
    let again = try written(change, "gallery-\(row)")
    let out = try #require(again.noteTypes.first { $0.name == "Mine \(row)" })
    #expect(out.isCloze == (row == .cloze || row == .imageOcclusion))
    #expect(out.isImageOcclusion == (row == .imageOcclusion))
    #expect(out.css == row.style)
    // From which of Anki's types it is, and the LaTeX around formulas.
    #expect(out.configuration.suffix(2) == [0x48, row.rawValue])
    #expect(String(decoding: out.configuration, as: UTF8.self).contains(#"\begin{document}"#))
  }
}
