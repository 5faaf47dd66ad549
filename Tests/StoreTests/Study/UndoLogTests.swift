import Flashcards
import PaymentCards
import Preferences
import Secrets
import Store
import Testing

@testable import Vault

@Suite("The undo log")
struct UndoLogTests {
  private let fixture: StudyFixture
  private var store: StudyStore { fixture.store }
  private var log: UndoStore { fixture.log }
  private var key: VaultKey { fixture.key }
  private let time = Timestamp(milliseconds: StudyFixture.start)

  init() throws {
    fixture = try StudyFixture()
    try fixture.fill()
  }

  /// Changes the flashcards, a millisecond after `start` for each of `steps`.
  private func apply(
    _ kind: UndoableOperation.Kind,
    _ step: Int64,
    _ change: (inout ChangeSet) throws -> Void
  ) throws {
    var changes = ChangeSet()
    try change(&changes)
    try store.apply(
      changes,
      as: UndoableOperation(kind, "\(kind)"),
      at: time.advanced(byMilliseconds: step),
      under: key
    )
  }

  private func card(_ id: Int64) throws -> Flashcard {
    let cards = try store.collection(under: key).collection.cards
    return try #require(cards.first { $0.id.rawValue == id })
  }

  /// Answers a card.
  private func answer(_ id: Int64, _ step: Int64) throws {
    var answered = try card(id)
    answered.progress.reviews += 1
    answered.progress.intervalDays += 3
    try apply(.answer, step) {
      $0.cards = [answered]
      $0.reviews = [fixture.review(id, at: StudyFixture.start + step)]
    }
  }

  @Test("everything goes back in its order, and comes again in its order")
  func order() throws {
    var states = [try fixture.contents()]
    func step(_ body: () throws -> Void) throws {
      try body()
      states.append(try fixture.contents())
    }
    try step { try answer(100, 1) }
    try step {
      var flagged = try card(100)
      flagged.flag = 3
      try apply(.flag, 2) { $0.cards = [flagged] }
    }
    try step { try apply(.edit, 3) { $0.notes = [try fixture.note(20, "other words")] } }
    try step {
      var moved = try card(200)
      moved.deck = DeckID(rawValue: 3)
      try apply(.move, 4) { $0.cards = [moved] }
    }
    try step { try apply(.noteRemoval, 5) { $0.removedNotes = [NoteID(rawValue: 10)] } }
    try step { try apply(.deckRemoval, 6) { $0.removedDecks = [DeckID(rawValue: 3)] } }
    try step {
      try apply(.deckOptions, 7) {
        $0.decks = [try fixture.deck(1, "A", options: DeckOptions(newPerDay: 3))]
      }
    }
    let count = states.count - 1
    for index in (0..<count).reversed() {
      try fixture.undoLast()
      #expect(try fixture.contents() == states[index], "\(index)")
    }
    #expect(try log.next(.undo, in: .everything, under: key) == nil)
    for index in 1...count {
      try fixture.undoLast(.redo)
      let now = try fixture.contents()
      #expect(now.collection == states[index].collection, "\(index)")
      #expect(now.reviews.map(\.moment) == states[index].reviews.map(\.moment), "\(index)")
    }
    #expect(try log.next(.redo, in: .everything, under: key) == nil)
    #expect(try fixture.vault.verify(under: key).damage.isEmpty)
  }

  @Test("a redone answer is a new one of the old time, also on a closed day")
  func identity() throws {
    try answer(100, 1)
    try store.closeDays(before: time.advanced(byMilliseconds: 2 * StudyFixture.day), under: key)
    let given = try #require(try fixture.contents().reviews.first)
    for edition in UInt8(1)...3 {
      try fixture.undoLast()
      #expect(try fixture.contents().reviews.isEmpty)
      try fixture.undoLast(.redo)
      let redone = try #require(try fixture.contents().reviews.first)
      #expect(redone.moment == given.moment && redone.rating == given.rating)
      #expect(redone.edition == edition)
    }
  }

  @Test("what was undone can't be redone once something else is done")
  func redoEnds() throws {
    try answer(100, 1)
    try fixture.undoLast()
    #expect(try log.next(.redo, in: .everything, under: key) != nil)
    try answer(200, 2)
    #expect(try log.next(.redo, in: .everything, under: key) == nil)
    #expect(try log.entries(under: key).entries.map(\.operation.kind) == [.answer])
  }

  @Test("operations on other fields of a card are independent, those on the same one are not")
  func fields() throws {
    try answer(100, 1)
    var flagged = try card(100)
    flagged.flag = 5
    try apply(.flag, 2) { $0.cards = [flagged] }
    let first = try #require(try log.entries(under: key).entries.last)
    #expect(try log.inspect(.undo, first.id, under: key)?.dependents == [])
    try answer(100, 3)
    let dependents = try #require(try log.inspect(.undo, first.id, under: key)).dependents
    #expect(dependents.map(\.operation.kind) == [.answer])
    guard
      case .done(let report, _) = try log.step(
        .undo,
        first.id,
        withDependents: true,
        under: key
      )
    else {
      Issue.record("not undone")
      return
    }
    #expect(report.entries.count == 2)
    #expect(try card(100).progress == .new)
    #expect(try card(100).flag == 5)
    #expect(try fixture.contents().reviews.isEmpty)
  }

  @Test("a deck has its own order, and what is done elsewhere is not in it")
  func scopes() throws {
    try answer(100, 1)
    try answer(300, 2)
    let deck = UndoScope.decks([DeckID(rawValue: 1)])
    try fixture.undoLast(in: deck)
    #expect(try card(100).progress.reviews == 0)
    #expect(try card(300).progress.reviews == 1)
    #expect(try log.next(.undo, in: deck, under: key) == nil)
    #expect(try log.next(.undo, in: .area(.wallet), under: key) == nil)
    #expect(try log.next(.undo, in: .area(.study), under: key) != nil)
  }

  @Test("a card that was moved does not go back into a deck that is gone, without that deck")
  func missingDeck() throws {
    var moved = try card(200)
    moved.deck = DeckID(rawValue: 1)
    try apply(.move, 1) { $0.cards = [moved] }
    try apply(.deckRemoval, 2) { $0.removedDecks = [DeckID(rawValue: 2)] }
    let move = try #require(try log.entries(under: key).entries.last)
    let found = try #require(try log.inspect(.undo, move.id, under: key))
    #expect(found.dependents.map(\.operation.kind) == [.deckRemoval])
  }

  @Test("settings of study are undone, those of the lock are not")
  func settings() throws {
    let settings = SettingsStore(fixture.vault)
    let changed = Preferences().with(\.rolloverHour, 7).with(\.idleLimit, .seconds(30))
    try settings.save(changed, at: time, under: key)
    #expect(try log.entries(under: key).entries.map(\.operation.name) == ["study.rollover"])
    let changes = try fixture.undoLast(in: .area(.settings))
    #expect(changes.preferences?.rolloverHour == 4)
    #expect(try settings.verified(under: key) == Preferences().with(\.idleLimit, .seconds(30)))
    try fixture.undoLast(.redo)
    #expect(try settings.verified(under: key) == changed)
  }

  @Test("other parameters of a deck, and what followed from them, are undone and redone")
  func parameters() throws {
    let before = try fixture.contents()
    let set = ParameterSet(
      id: ParameterSetID(rawValue: 77),
      parameters: try FSRSParameters(FSRSParameters.defaults.values.map { $0 * 1.01 }),
      made: time,
      origin: .entered
    )
    var anew = try card(100)
    anew.progress.memory = Memory(stability: 2, difficulty: 5)
    try apply(.parameters, 1) {
      $0.parameters = [set]
      $0.decks = [try fixture.deck(1, "A", options: DeckOptions(parameters: set.id))]
      $0.cards = [anew]
    }
    let after = try fixture.contents()
    #expect(after != before)
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    try fixture.undoLast(.redo)
    #expect(try fixture.contents() == after)
  }

  @Test("30 days of heavy use take less than 10 MiB")
  func size() throws {
    for step in Int64(1)...200 { try answer([100, 200, 300][Int(step) % 3], step) }
    let bytes = try fixture.vault.readRecords(under: key) { reader in
      try reader.contentBytes(of: RecordTable("undo", indexed: ["undone"]))
    }
    // A thousand answers a day.
    #expect(bytes / 200 * 30_000 < 10 << 20, "\(bytes / 200) bytes each")
  }

  // MARK: Deleting for good

  @Test("what is deleted for good is in no entry any more, and nothing brings it back")
  func forgetting() throws {
    try answer(100, 1)
    try apply(.edit, 2) {
      $0.notes = [try fixture.note(10, "words"), try fixture.note(20, "kept")]
    }
    try apply(.noteRemoval, 3) { $0.removedNotes = [NoteID(rawValue: 10)] }
    try fixture.undoLast()
    try answer(300, 4)
    var change = ChangeSet()
    change.removedNotes = [NoteID(rawValue: 10)]
    try log.deleteForGood(change, under: key)
    let left = try log.entries(under: key).entries
    #expect(left.map(\.operation.kind) == [.answer, .edit])
    // The name of an entry that is left could be that of the note.
    #expect(left.last?.operation.name == "")
    while try log.next(.undo, in: .everything, under: key) != nil { try fixture.undoLast() }
    let notes = try fixture.contents().collection.notes
    #expect(notes.map(\.id.rawValue) == [20, 30])
    #expect(notes.first?.content.prompt == "question")
    #expect(try fixture.vault.verify(under: key).damage.isEmpty)
  }

  @Test("a deleted thing is gone for good once its entry is deleted")
  func forgettingEntry() throws {
    try answer(100, 1)
    try apply(.deckRemoval, 2) { $0.removedDecks = [DeckID(rawValue: 1)] }
    let id = try #require(try log.entries(under: key).entries.first).id
    try log.forget(id, under: key)
    #expect(try log.entries(under: key).entries.isEmpty)
  }

  @Test("old numbers of a payment card go with it")
  func oldNumbers() throws {
    let cards = PaymentCardStore(fixture.vault)
    func card(_ number: String) -> PaymentCardStore.Card {
      PaymentCard(
        title: "Everyday",
        holder: "",
        number: SecretDigits(copying: PlainDigits(digitsIn: number)),
        expiry: nil
      )
    }
    let id = try cards.save(card("4111111111111111"), at: time, under: key).id
    try cards.save(card("4012888888881881"), replacing: id, at: time, under: key)
    try cards.delete([id], at: time, under: key)
    let kinds = try log.entries(under: key).entries.map(\.operation.kind)
    #expect(kinds == [.paymentCardRemoval, .paymentCardEdit, .paymentCardAddition])
    try fixture.undoLast()
    try fixture.undoLast()
    #expect(
      try cards.card(id, under: key)?.number.hasSameDigits(
        as: PlainDigits(digitsIn: "4111111111111111")
      ) == true
    )
    try log.deleteForGood(paymentCards: [id], under: key)
    #expect(try log.entries(under: key).entries.isEmpty)
    let parts = try fixture.vault.readRecords(under: key) { reader in
      try reader.count(of: RecordTable("undo_part", indexed: ["entry"]))
    }
    #expect(parts == 0)
    #expect(try cards.summaries(under: key).entries.isEmpty)
  }

  @Test("a new vault key carries the log over")
  func rekeying() throws {
    try answer(100, 1)
    let before = try log.entries(under: key).entries
    let rekeyed = try fixture.vault.rekey(
      passcode: SecretBytes(Array("5566".utf8)),
      kind: "digits4",
      cost: .floor,
      at: 0,
      under: key
    )
    #expect(try log.entries(under: rekeyed.key).entries == before)
    let id = try #require(before.first).id
    guard case .done = try log.step(.undo, id, under: rekeyed.key) else {
      Issue.record("not undone")
      return
    }
  }
}
