import Flashcards
import SearchLanguage
import Testing
import TextSearch
import Vault

@testable import Store

@Suite("Note types that are made, changed and deleted")
struct NoteTypeStoreTests {
  private let vault: StudyFixture

  init() throws {
    vault = try StudyFixture()
    try vault.fillWithWords()
  }

  @Test("All types are listed with their notes and cards")
  func summaries() throws {
    let all = try vault.store.noteTypeSummaries(under: vault.key)
    #expect(all.prefix(4).map(\.type.id.rawValue) == [1, 2, 3, 4])
    let words = try #require(all.last)
    #expect((words.type.name, words.notes, words.cards) == ("Words", 3, 6))
  }

  @Test("A new type is there, and its making can be undone and done again")
  func making() throws {
    let draft = NoteTypeDraft(copying: StandardNoteType.basic.type, named: "Mine")
    guard
      case .done(let id, _) = try vault.store.save(
        draft,
        at: StudyFixture.now.time,
        under: vault.key
      )
    else { Issue.record("Refused"); return }
    let names = { try vault.contents().collection.noteTypes.map(\.name).sorted() }
    #expect(try names() == ["Mine", "Words"])
    try vault.undoLast()
    #expect(try names() == ["Words"])
    try vault.undoLast(.redo)
    #expect(try names() == ["Mine", "Words"])
    #expect(try vault.contents().collection.noteTypes.contains { $0.id == id })
  }

  @Test("A moved field moves in every note, and no card or answer changes")
  func moving() throws {
    let before = try vault.contents()
    try vault.changeWords { $0.moveField(from: 2, to: 0) }
    #expect(try vault.text(of: "word2") == "hint2|word2|meaning2")
    let after = try vault.contents()
    #expect(after.collection.cards == before.collection.cards)
    #expect(after.reviews == before.reviews)
    #expect(try found("Word:word2") == ["word2"])
    #expect(try found("Hint:hint2") == ["word2"])
    #expect(try found("Meaning:re:^mean.*2$") == ["word2"])
    try vault.undoLast()
    #expect(try vault.contents() == before)
  }

  @Test("A deleted field's texts are deleted, are not found any more, and come back with undoing")
  func removing() throws {
    let before = try vault.contents()
    #expect(try found("hint2") == ["word2"])
    var draft = NoteTypeDraft(try vault.words())
    draft.removeField(at: 2)
    let outlook = try vault.store.outlook(on: draft, under: vault.key)
    #expect(outlook.lost == [2: 1])
    #expect((outlook.notes, outlook.coming, outlook.going) == (3, 0, 0))
    try vault.changeWords { $0.removeField(at: 2) }
    #expect(try vault.text(of: "word2") == "word2|meaning2")
    #expect(try found("hint2").isEmpty)
    #expect(try vault.store.count(with: SearchWords("hint2"), under: vault.key) == 0)
    try vault.undoLast()
    #expect(try vault.text(of: "word2") == "word2|meaning2|hint2")
    #expect(try vault.contents().collection.cards == before.collection.cards)
    #expect(try found("hint2") == ["word2"])
    try vault.undoLast(.redo)
    #expect(try vault.text(of: "word2") == "word2|meaning2")
  }

  @Test("A new template makes its cards, counted before, where the note's first card is")
  func coming() throws {
    var draft = NoteTypeDraft(try vault.words())
    draft.addTemplate(named: "Hinted", copying: 0)
    draft.setFront("{{#Hint}}{{Hint}}{{/Hint}}", at: 2)
    let outlook = try vault.store.outlook(on: draft, under: vault.key)
    #expect((outlook.coming, outlook.going, outlook.resting) == (1, 0, 0))
    _ = try vault.store.save(draft, at: StudyFixture.now.time, under: vault.key)
    #expect(try vault.cards(of: "word1") == ["Backward", "Forward"])
    #expect(try vault.cards(of: "word2") == ["Backward", "Forward", "Hinted"])
    #expect(try found("card:Hinted") == ["word2"])
    #expect(try found("card:3") == ["word2"])
    try vault.undoLast()
    #expect(try vault.contents().collection.cards.count == 6)
  }

  @Test("A deleted template's cards go with their answers, and come back with them")
  func going() throws {
    let before = try vault.contents()
    var draft = NoteTypeDraft(try vault.words())
    draft.removeTemplate(at: 0)
    let outlook = try vault.store.outlook(on: draft, under: vault.key)
    #expect((outlook.going, outlook.answeredGoing, outlook.coming) == (3, 3, 0))
    #expect(!outlook.losesNothing)
    _ = try vault.store.save(draft, at: StudyFixture.now.time, under: vault.key)
    #expect(try vault.cards(of: "word1") == ["Backward"])
    #expect(try vault.contents().reviews.isEmpty)
    #expect(try found("card:1").count == 3)
    #expect(try found("card:2").isEmpty)
    try vault.undoLast()
    let restored = try vault.contents()
    #expect(restored.collection.cards == before.collection.cards)
    #expect(restored.reviews.map(\.card) == before.reviews.map(\.card))
    #expect(
      restored.collection.noteTypes.map(\.templates) == before.collection.noteTypes.map(\.templates)
    )
  }

  @Test("A card that its note asks for no longer rests with its answers, and is due again later")
  func resting() throws {
    var draft = NoteTypeDraft(try vault.words())
    draft.setFront("{{#Hint}}{{Word}}{{/Hint}}", at: 0)
    #expect(try vault.store.outlook(on: draft, under: vault.key).resting == 2)
    _ = try vault.store.save(draft, at: StudyFixture.now.time, under: vault.key)
    #expect(try shown("card:Forward") == ["word2"])
    #expect(try vault.cards(of: "word1") == ["Backward"])
    #expect(try vault.contents().reviews.count == 3)
    try vault.undoLast()
    #expect(try shown("card:Forward") == ["word1", "word2", "word3"])
  }

  @Test("An earlier edit is undone in its own field after fields were moved")
  func undoingAcrossMoves() throws {
    try vault.edit("word1", field: 1, "other")
    try vault.changeWords { draft in
      draft.moveField(from: 1, to: 0)
      try draft.addField(named: "New", at: 0)
    }
    try step(.undo, .edit)
    #expect(try vault.text(of: "word1") == "|meaning1|word1|")
  }

  @Test("An earlier edit can't be undone where the text went with a field, until that is undone")
  func undoingAcrossRemovals() throws {
    try vault.edit("word2", field: 2, "other hint")
    try vault.changeWords { $0.removeField(at: 2) }
    let entries = try vault.log.entries(under: vault.key).entries
    let edit = try #require(entries.first { $0.operation.kind == .edit })
    guard case .blocked(let inspection) = try vault.log.step(.undo, edit.id, under: vault.key)
    else {
      Issue.record("Not blocked")
      return
    }
    #expect(inspection.dependents.map(\.operation.kind) == [.noteTypeEdit])
    try vault.undoLast()
    try step(.undo, .edit)
    #expect(try vault.text(of: "word2") == "word2|meaning2|hint2")
  }

  @Test("A change is undone after notes were edited: what was typed into a new field waits for it")
  func undoingUnderEdits() throws {
    try vault.changeWords { draft in
      try draft.addField(named: "New", at: 0)
      draft.moveField(from: 2, to: 1)
    }
    #expect(try vault.text(of: "word1") == "|meaning1|word1|")
    try vault.edit("word1", field: 0, "typed")
    try vault.edit("word1", field: 1, "meant")
    try step(.undo, .noteTypeEdit)
    #expect(try vault.text(of: "word1") == "word1|meant|")
    #expect(try found("Meaning:meant") == ["word1"])
    for letters in [LetterMatching.exact, .withoutAccents, .folded] {
      #expect(try found("typed", letters).isEmpty)
    }
    #expect(try vault.store.count(with: SearchWords("typed"), under: vault.key) == 0)
    try step(.redo, .noteTypeEdit)
    #expect(try vault.text(of: "word1") == "typed|meant|word1|")
  }

  @Test("A new field never shows what an earlier one had in its place")
  func places() throws {
    try vault.changeWords { try $0.addField(named: "New") }
    try vault.edit("word1", field: 3, "old")
    try step(.undo, .noteTypeEdit)
    try vault.changeWords { try $0.addField(named: "Newer") }
    #expect(try vault.text(of: "word1") == "word1|meaning1||")
  }

  @Test("What can't be changed is refused with its reason")
  func refusals() throws {
    let now = StudyFixture.now.time
    func refusal(_ draft: NoteTypeDraft) throws -> NoteTypeRefusal? {
      guard case .refused(let reason) = try vault.store.save(draft, at: now, under: vault.key)
      else { return nil }
      return reason
    }
    var standard = NoteTypeDraft(StandardNoteType.basic.type)
    standard.name = "Other"
    #expect(try refusal(standard) == .standard)
    var stale = NoteTypeDraft(try vault.words())
    stale.css = ".stale {}"
    try vault.changeWords { $0.css = ".new {}" }
    #expect(try refusal(stale) == .changedMeanwhile)
    let taken = NoteTypeDraft(copying: StandardNoteType.basic.type, named: "words")
    #expect(try refusal(taken) == .problems([NoteTypeProblem(.name, .takenName("words"))]))
    for id in [NoteTypeID(rawValue: 1), try vault.words().id] {
      guard
        case .refused(let reason) = try vault.store.deleteNoteType(id, at: now, under: vault.key)
      else { Issue.record("Deleted"); continue }
      #expect(reason == (id.rawValue == 1 ? .standard : .hasNotes(3)))
    }
  }

  @Test("A type without notes is deleted, and comes back as it was")
  func deleting() throws {
    let words = try vault.words()
    try vault.change(.noteRemoval) { change in
      change.removedNotes = [10, 20, 30].reduce(into: []) { $0.insert(NoteID(rawValue: $1)) }
    }
    guard
      case .done = try vault.store.deleteNoteType(
        words.id,
        at: StudyFixture.now.time,
        under: vault.key
      )
    else { Issue.record("Refused"); return }
    #expect(try vault.contents().collection.noteTypes.isEmpty)
    try vault.undoLast()
    #expect(try vault.contents().collection.noteTypes == [words])
    try vault.undoLast(.redo)
    #expect(try vault.contents().collection.noteTypes.isEmpty)
    try vault.undoLast()
    try vault.undoLast()
    #expect(try vault.text(of: "word2") == "word2|meaning2|hint2")
  }

  // MARK: Support

  private func step(_ direction: UndoDirection, _ kind: UndoableOperation.Kind) throws {
    let entries = try vault.log.entries(under: vault.key).entries
    let entry = try #require(
      entries.first { $0.operation.kind == kind && $0.isUndone == (direction == .redo) }
    )
    guard case .done = try vault.log.step(direction, entry.id, under: vault.key) else {
      Issue.record("Not done")
      return
    }
  }

  /// The guids of the notes whose cards a search finds.
  private func found(_ search: String, _ letters: LetterMatching = .folded) throws -> [String] {
    let context = SearchContext(
      now: StudyFixture.now,
      boundary: StudyFixture.boundary,
      letters: letters
    )
    let cards = try vault.store.cards(matching: CardQuery(search), context, under: vault.key).cards
    let notes = Set(cards.map(\.note))
    return try vault.contents().collection.notes.filter { notes.contains($0.id) }.map(\.guid)
      .sorted()
  }

  /// The guids of the notes of the cards that a list of what a search finds has.
  private func shown(_ search: String) throws -> [String] {
    let context = SearchContext(now: StudyFixture.now, boundary: StudyFixture.boundary)
    let (list, _) = try vault.store.list(
      CardListRequest(.everything, search: search),
      CardQuery(search),
      context,
      texts: { text, key in key += Array(text) },
      under: vault.key
    )
    return try vault.contents().collection.notes.filter { list.notes.contains($0.id) }.map(\.guid)
      .sorted()
  }
}
