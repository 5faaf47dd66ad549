import Flashcards
import Testing

@testable import Store

@Suite("Note types that are changed on two devices")
struct SyncNoteTypeTests {
  private let pair: SyncPair
  private var devices: [StudyFixture] { [pair.one, pair.other] }

  init() throws {
    pair = try SyncPair(isFilled: false)
    try pair.one.fillWithWords()
    try pair.meet()
  }

  @Test("A changed type travels with the texts and cards that go by it")
  func travels() throws {
    try pair.one.changeWords { draft in
      try draft.renameField(at: 0, to: "Term")
      draft.moveField(from: 2, to: 0)
      draft.removeField(at: 2)
      draft.addTemplate(named: "Hinted", copying: 0)
      draft.setFront("{{Hint}}!", at: 2)
    }
    try pair.meet()
    for device in devices {
      #expect(try device.words().fields.map(\.name) == ["Hint", "Term"])
      #expect(try device.text(of: "word2") == "hint2|word2")
      #expect(try device.cards(of: "word1") == ["Forward"])
      #expect(try device.cards(of: "word2") == ["Backward", "Forward", "Hinted"])
    }
  }

  @Test("Fields that are moved here and a text that is typed there: both, each in its field")
  func movedAndEdited() throws {
    try pair.one.changeWords { $0.moveField(from: 1, to: 0) }
    try pair.other.edit("word1", field: 1, "typed")
    try pair.meet()
    for device in devices { #expect(try device.text(of: "word1") == "typed|word1|") }
    for device in devices { #expect(try conflicts(device).isEmpty) }
  }

  @Test("Fields that are moved here while a note is added there: it has its texts in its fields")
  func movedAndAdded() throws {
    try pair.one.changeWords { draft in
      draft.moveField(from: 0, to: 2)
      try draft.addField(named: "New", at: 0)
    }
    try addNote(on: pair.other)
    try pair.meet()
    for device in devices {
      #expect(try device.text(of: "added") == "|meaning|hint|word")
      #expect(try device.cards(of: "added") == ["Backward", "Forward"])
    }
  }

  @Test("A template that comes here makes its card of a note that was added there meanwhile")
  func templateAndAdded() throws {
    try pair.one.changeWords { draft in
      draft.addTemplate(named: "Hinted", copying: 0)
      draft.setFront("{{Hint}}", at: 2)
    }
    try addNote(on: pair.other)
    try pair.meet()
    for device in devices {
      #expect(try device.cards(of: "added") == ["Backward", "Forward", "Hinted"])
      #expect(try device.contents().collection.cards.count == 6 + 1 + 3)
    }
  }

  @Test("Of two changes of one type the newer holds on both, the other is told and can be chosen")
  func twoChanges() throws {
    try pair.one.changeWords { try $0.addField(named: "Fields") }
    try pair.other.changeWords(after: 60) { $0.setFront("{{Word}}!", at: 0) }
    try pair.one.edit("word1", field: 3, "kept")
    try pair.meet()
    for device in devices {
      #expect(try device.words().templates[0].front == "{{Word}}!")
      #expect(try device.words().fields.count == 3)
      #expect(try device.text(of: "word1") == "word1|meaning1|")
    }
    let conflict = try #require(try conflicts(pair.other).first)
    #expect(conflict.name == "Words")
    let earlier = try #require(conflict.versions.last)
    try settle(conflict, earlier, on: pair.other)
    try pair.meet()
    for device in devices {
      #expect(try device.words().fields.map(\.name).last == "Fields")
      #expect(try device.text(of: "word1") == "word1|meaning1||kept")
      #expect(try conflicts(device).isEmpty)
    }
  }

  @Test("Fields that two devices add at one time never share a text")
  func twoFields() throws {
    try pair.one.changeWords { try $0.addField(named: "Mine") }
    try pair.other.changeWords(after: 60) { try $0.addField(named: "Yours") }
    try pair.one.edit("word1", field: 3, "mine")
    try pair.other.edit("word2", field: 3, "yours")
    try pair.meet()
    for device in devices {
      #expect(try device.words().fields.map(\.name).last == "Yours")
      #expect(try device.text(of: "word1") == "word1|meaning1||")
      #expect(try device.text(of: "word2") == "word2|meaning2|hint2|yours")
    }
    // What is added next has no part of what waits.
    try pair.one.changeWords { try $0.addField(named: "Next") }
    #expect(try pair.one.text(of: "word1") == "word1|meaning1|||")
  }

  @Test("A text that is typed into a field while it is deleted elsewhere is back with the field")
  func deletedAndEdited() throws {
    try pair.one.changeWords { $0.removeField(at: 2) }
    try pair.other.edit("word1", field: 2, "typed", after: 60)
    try pair.meet()
    for device in devices { #expect(try device.text(of: "word1") == "word1|meaning1") }
    try pair.one.undoLast()
    try pair.meet()
    for device in devices {
      #expect(try device.text(of: "word1") == "word1|meaning1|typed")
      #expect(try device.text(of: "word2") == "word2|meaning2|hint2")
    }
  }

  @Test("A type that is deleted here and used there stays, as it was")
  func deletedAndUsed() throws {
    try pair.one.change(.noteRemoval) { change in
      change.removedNotes = Set(try pair.one.contents().collection.notes.map(\.id))
    }
    try pair.meet()
    let id = try pair.one.words().id
    _ = try pair.one.store.deleteNoteType(id, at: StudyFixture.now.time, under: pair.one.key)
    try addNote(on: pair.other)
    try pair.meet()
    for device in devices { #expect(try device.text(of: "added") == "word|meaning|hint") }
  }

  @Test("A type that is deleted here and changed there stays, as it was changed")
  func deletedAndChanged() throws {
    try pair.one.change(.noteRemoval) { change in
      change.removedNotes = Set(try pair.one.contents().collection.notes.map(\.id))
    }
    try pair.meet()
    let id = try pair.one.words().id
    _ = try pair.one.store.deleteNoteType(id, at: StudyFixture.now.time, under: pair.one.key)
    try pair.other.changeWords { try $0.renameField(at: 0, to: "Term") }
    try pair.meet()
    for device in devices { #expect(try device.words().fields.first?.name == "Term") }
  }

  @Test(
    "A template that is deleted here and whose card is answered there: the card is back with it"
  )
  func deletedAndAnswered() throws {
    try pair.one.changeWords { $0.removeTemplate(at: 0) }
    let card = try pair.card(of: "word1", on: pair.other)
    try pair.other.change(.answer) { change in
      var answered = card
      answered.progress.reviews += 1
      change.cards = [answered]
      change.reviews = [
        pair.other.review(card.id.rawValue, at: StudyFixture.start + 90_000, kind: .learning)
      ]
    }
    try pair.meet()
    for device in devices { #expect(try device.cards(of: "word1") == ["Backward"]) }
    try pair.one.undoLast()
    try pair.meet()
    for device in devices {
      #expect(try device.cards(of: "word1") == ["Backward", "Forward"])
      #expect(try device.cards(of: "word2") == ["Backward", "Forward"])
      #expect(try device.contents().reviews.count == 4)
    }
  }

  @Test("A type that is deleted and not used is deleted everywhere")
  func deleted() throws {
    try pair.one.change(.noteRemoval) { change in
      change.removedNotes = Set(try pair.one.contents().collection.notes.map(\.id))
    }
    let id = try pair.one.words().id
    _ = try pair.one.store.deleteNoteType(id, at: StudyFixture.now.time, under: pair.one.key)
    try pair.meet()
    for device in devices { #expect(try device.contents().collection.noteTypes.isEmpty) }
    try pair.one.undoLast()
    try pair.meet()
    for device in devices { #expect(try device.words().name == "Words") }
  }

  @Test("An edit from before a change that came is undone in its own field")
  func undoneAfterArrival() throws {
    try pair.other.edit("word1", field: 1, "typed")
    try pair.meet()
    try pair.one.changeWords { $0.moveField(from: 0, to: 2) }
    try pair.meet()
    try pair.other.undoLast()
    try pair.meet()
    for device in devices { #expect(try device.text(of: "word1") == "meaning1||word1") }
  }

  @Test("A change that is undone where it was made is undone there too, and done again; texts stay")
  func undoneChange() throws {
    let before = (try pair.one.words().fields.map(\.name), try pair.one.cards(of: "word2"))
    try pair.one.changeWords { draft in
      draft.moveField(from: 0, to: 2)
      draft.addTemplate(named: "Hinted", copying: 0)
      draft.setFront("{{Hint}}!", at: 2)
    }
    try pair.meet()
    try pair.other.edit("word1", field: 0, "typed")
    try pair.meet()
    try pair.one.undoLast()
    try pair.meet()
    for device in devices {
      #expect(try device.words().fields.map(\.name) == before.0)
      #expect(try device.cards(of: "word2") == before.1)
      #expect(try device.text(of: "word1") == "word1|typed|")
    }
    try pair.one.undoLast(.redo)
    try pair.meet()
    for device in devices {
      #expect(try device.text(of: "word1") == "typed||word1")
      #expect(try device.cards(of: "word2").contains("Hinted"))
      #expect(try conflicts(device).isEmpty)
    }
  }

  // MARK: Support

  private func addNote(on device: StudyFixture) throws {
    let deck = try #require(try device.contents().collection.decks.first)
    let type = try device.words()
    var ids = try device.store.ids(under: device.key)
    let note = Note(
      id: ids.next(at: StudyFixture.now.time),
      guid: "added",
      content: NoteContent(
        type: type,
        fields: ["word", "meaning", "hint"].map { FieldText($0, .html) }
      ),
      tags: .none,
      modified: StudyFixture.now.time
    )
    try device.change(.add) { change in
      change.notes = [note]
      change.cards = note.content.ordinals.map { ordinal in
        Flashcard(
          id: ids.next(at: StudyFixture.now.time),
          note: note.id,
          ordinal: ordinal,
          deck: deck.id,
          position: 1
        )
      }
    }
  }

  private func conflicts(_ device: StudyFixture) throws -> [SyncConflict] {
    try SyncStore(device.vault).conflicts(in: .study, under: device.key)
  }

  private func settle(
    _ conflict: SyncConflict,
    _ version: SyncConflict.Version,
    on device: StudyFixture
  ) throws {
    let choice = SyncConflict.Choice(conflict.key, conflict.field, version.dot)
    _ = try SyncStore(device.vault)
      .settle([choice], in: .study, at: StudyFixture.now.time, under: device.key)
  }
}
