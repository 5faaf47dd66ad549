import Flashcards
import PaymentCards
import Secrets
import TestSupport
import Testing
import Vault

@testable import Store

@Suite("Two devices in step")
struct SyncMergeTests {
  @Test("A device that joins has everything: decks, notes, cards, answers")
  func joins() throws {
    let pair = try SyncPair()
    try pair.one.change(.answer) { change in
      change.reviews = [pair.one.review(100)]
      change.cards = [pair.one.card(100, of: 10, in: 1, progress: Self.progress(3))]
    }
    try pair.meet()
    let contents = try pair.other.contents()
    #expect(contents.collection.decks.map(\.name.description) == ["A", "A::B", "C"])
    #expect(Set(contents.collection.notes.map(\.guid)) == ["guid10", "guid20", "guid30"])
    #expect(contents.reviews.count == 1)
    #expect(try pair.card(of: "guid10", on: pair.other).progress == Self.progress(3))
  }

  @Test("Two answers to a card on two devices both count, and its day follows from both")
  func answers() throws {
    let pair = try SyncPair()
    for (device, time) in [(pair.one, Int64(0)), (pair.other, 60_000)] {
      let card = try pair.card(of: "guid10", on: device)
      try device.change(.answer) { change in
        change.reviews = [
          device.review(card.id.rawValue, at: StudyFixture.start + time, kind: .learning)
        ]
        var answered = card
        answered.progress = Self.progress(Int(time / 10_000) + 1)
        change.cards = [answered]
      }
    }
    try pair.meet()
    for device in [pair.one, pair.other] {
      #expect(try device.contents().reviews.count == 2)
      #expect(try pair.card(of: "guid10", on: device).progress.reviews == 2)
    }
  }

  @Test("An answer that one device takes back is taken back on the other, and can come again")
  func withdrawal() throws {
    let pair = try SyncPair()
    try pair.one.change(.answer) { $0.reviews = [pair.one.review(100)] }
    try pair.meet()
    try pair.one.undoLast()
    try pair.meet()
    #expect(try pair.other.contents().reviews.isEmpty)
    try pair.one.undoLast(.redo)
    try pair.meet()
    #expect(try pair.other.contents().reviews.map(\.edition) == [1])
  }

  @Test("Edits of two fields of a note are both there")
  func fields() throws {
    let pair = try SyncPair()
    try edit("guid10", field: 0, "new question", on: pair.one, pair)
    try edit("guid10", field: 1, "new answer", on: pair.other, pair)
    try pair.meet()
    for device in [pair.one, pair.other] {
      let note = try pair.note("guid10", on: device)
      #expect(note.content.prompt == "new question")
      #expect(note.content.answer == "new answer")
      #expect(try conflicts(device, pair).isEmpty)
    }
  }

  @Test("Of edits of one field the newer shows, the other is a conflict everywhere, until settled")
  func conflict() throws {
    let pair = try SyncPair()
    try edit("guid10", field: 0, "newer", after: 60, on: pair.one, pair)
    try edit("guid10", field: 0, "older", on: pair.other, pair)
    try pair.meet()
    for device in [pair.one, pair.other] {
      #expect(try pair.note("guid10", on: device).content.prompt == "newer")
      let found = try conflicts(device, pair)
      #expect(found.map(texts) == [["newer", "older"]])
      #expect(found.map(\.fieldName) == ["Front"])
      let count = try SyncStore(device.vault).conflictCount(of: .study, under: device.key)
      #expect(count == 1)
    }
    let found = try #require(try conflicts(pair.other, pair).first)
    let older = try #require(found.versions.last)
    let settled = try SyncStore(pair.other.vault).settle(
      [SyncConflict.Choice(found.key, found.field, older.dot)],
      in: .study,
      at: StudyFixture.now.time,
      under: pair.other.key
    )
    #expect(settled.count == 1)
    #expect(settled.changes.changes.study.notes.map(\.content.prompt) == ["older"])
    try pair.meet()
    for device in [pair.one, pair.other] {
      #expect(try pair.note("guid10", on: device).content.prompt == "older")
      #expect(try conflicts(device, pair).isEmpty)
    }
  }

  @Test("A choice can be undone, and the other device follows")
  func undoneChoice() throws {
    let pair = try SyncPair()
    try edit("guid10", field: 0, "newer", after: 60, on: pair.one, pair)
    try edit("guid10", field: 0, "older", on: pair.other, pair)
    try pair.meet()
    let found = try #require(try conflicts(pair.other, pair).first)
    _ = try SyncStore(pair.other.vault).settle(
      [SyncConflict.Choice(found.key, found.field, try #require(found.versions.last).dot)],
      in: .study,
      at: StudyFixture.now.time,
      under: pair.other.key
    )
    try pair.meet()
    try pair.other.undoLast()
    try pair.meet()
    for device in [pair.one, pair.other] {
      #expect(try pair.note("guid10", on: device).content.prompt == "newer")
      #expect(try conflicts(device, pair).isEmpty)
    }
  }

  @Test("Cards that were moved to two decks of one name, each by itself, are no conflict")
  func sameDeck() throws {
    let pair = try SyncPair()
    for (device, id) in [(pair.one, Int64(7_001)), (pair.other, 7_002)] {
      var card = try pair.card(of: "guid10", on: device)
      let deck = Deck(id: DeckID(rawValue: id), name: try #require(DeckName("the same")))
      card.deck = deck.id
      try device.change(.move) { change in
        change.decks = [deck]
        change.cards = [card]
      }
    }
    try pair.meet()
    for device in [pair.one, pair.other] {
      #expect(try conflicts(device, pair).isEmpty)
      let count = try SyncStore(device.vault).conflictCount(of: .study, under: device.key)
      #expect(count == 0)
    }
  }

  @Test("Notes and cards that two devices made with the same ids are all there on a third")
  func sameIDs() throws {
    let pair = try SyncPair(isFilled: false)
    let third = try StudyFixture(random: SeededRandom(seed: 4))
    try SyncStore(third.vault).begin(.study, as: 3, under: third.key)
    var frames: [Frame] = []
    for (device, name) in [(pair.one, "one"), (pair.other, "other")] {
      try device.change { change in
        change.decks = [try device.deck(1, name)]
        change.notes = [
          Note(
            id: NoteID(rawValue: 10),
            guid: name,
            content: try NoteContent(kind: .basic, prompt: name, answer: name),
            tags: .none,
            modified: StudyFixture.now.time
          )
        ]
        change.cards = [device.card(100, of: 10, in: 1)]
      }
      frames += try pair.frames(of: device)
    }
    try pair.apply(frames, to: third)
    let collection = try third.contents().collection
    #expect(collection.decks.map(\.name.description) == ["one", "other"])
    for name in ["one", "other"] {
      let card = try pair.card(of: name, on: third)
      #expect(collection.decks.first { $0.id == card.deck }?.name.description == name)
      #expect(try pair.note(name, on: third).content.prompt == name)
    }
    #expect(collection.notes.count == 2 && collection.cards.count == 2)
  }

  @Test("A note type that two devices got from one package is the same one, whatever its id")
  func sameNoteType() throws {
    let pair = try SyncPair()
    for (device, id) in [(pair.one, Int64(7_001)), (pair.other, 7_002)] {
      try device.change(.importing) { change in
        change.noteTypes = [
          NoteType(
            id: NoteTypeID(rawValue: id),
            ankiID: 1_700_000_000_000,
            name: "from a package",
            kind: .normal,
            fields: [NoteField(name: "Front"), NoteField(name: "Back")],
            templates: [CardTemplate(name: "Card", front: "{{Front}}", back: "{{Back}}")],
            css: ""
          )
        ]
      }
    }
    try pair.meet()
    for device in [pair.one, pair.other] { #expect(try conflicts(device, pair).isEmpty) }
  }

  @Test("A card moved to two different decks is told with their names")
  func otherDecks() throws {
    let pair = try SyncPair()
    for (device, name, seconds) in [(pair.one, "here", Int64(60)), (pair.other, "there", 0)] {
      var card = try pair.card(of: "guid10", on: device)
      let deck = Deck(id: DeckID(rawValue: 7_000), name: try #require(DeckName(name)))
      card.deck = deck.id
      try device.change(.move, after: seconds) { change in
        change.decks = [deck]
        change.cards = [card]
      }
    }
    try pair.meet()
    for device in [pair.one, pair.other] {
      #expect(try conflicts(device, pair).map(texts) == [["here", "there"]])
    }
  }

  @Test("Two edits of parts of a payment card are told with number, expiry and code of both")
  func cardDetails() throws {
    let pair = try SyncPair()
    let code = SecretDigits(copying: PlainDigits(digitsIn: "321"))
    let card = PaymentCard(
      title: "card",
      holder: "",
      number: SecretDigits(copying: PlainDigits(digitsIn: "4111111111111111")),
      expiry: YearMonth(year: 2028, month: 12)
    )
    try PaymentCardStore(pair.one.vault).save(card, at: StudyFixture.now.time, under: pair.one.key)
    try pair.meet()
    for device in [pair.one, pair.other] {
      let id = try #require(
        try PaymentCardStore(device.vault).summaries(under: device.key).entries.first
      )
      .id
      var edited = card
      if device.key === pair.one.key {
        edited.expiry = YearMonth(year: 2031, month: 5)
      } else {
        edited.securityCode = code
      }
      let time = StudyFixture.now.time
      try PaymentCardStore(device.vault).save(edited, replacing: id, at: time, under: device.key)
    }
    try pair.meet()
    for device in [pair.one, pair.other] {
      let found = try SyncStore(device.vault).conflicts(in: pair.log(.wallet), under: device.key)
      let cards = try #require(found.first).versions.compactMap { version in
        if case .details(let card) = version.value { card } else { nil }
      }
      #expect(Set(cards.map(\.expiry?.year)) == [2028, 2031])
      #expect(Set(cards.map { $0.securityCode?.count ?? 0 }) == [0, 3])
      #expect(cards.allSatisfy { $0.number.hasSameDigits(as: card.number) })
    }
  }

  @Test("A deletion does not swallow an edit that it had not seen")
  func survives() throws {
    let pair = try SyncPair()
    try pair.one.change(.noteRemoval) { $0.removedNotes = [NoteID(rawValue: 10)] }
    try edit("guid10", field: 0, "still needed", on: pair.other, pair)
    try pair.meet()
    for device in [pair.one, pair.other] {
      #expect(try pair.note("guid10", on: device).content.prompt == "still needed")
      #expect(try pair.note("guid10", on: device).content.answer == "answer")
      _ = try pair.card(of: "guid10", on: device)
    }
  }

  @Test("A deletion is undone on all devices, with the answers")
  func undoneDeletion() throws {
    let pair = try SyncPair()
    try pair.one.change(.answer) { $0.reviews = [pair.one.review(100)] }
    try pair.meet()
    try pair.one.change(.deckRemoval) { $0.removedDecks = [DeckID(rawValue: 1)] }
    try pair.meet()
    #expect(try pair.other.contents().collection.decks.count == 2)
    #expect(try pair.other.contents().reviews.isEmpty)
    try pair.one.undoLast()
    try pair.meet()
    #expect(try pair.other.contents().collection.decks.count == 3)
    #expect(try pair.other.contents().reviews.count == 1)
  }

  @Test("The same notes, imported on both devices, are there once, in one deck of the name")
  func imports() throws {
    let pair = try SyncPair(isFilled: false)
    try pair.one.fill()
    try pair.other.fill()
    try pair.meet()
    for device in [pair.one, pair.other] {
      let collection = try device.contents().collection
      #expect(collection.decks.map(\.name.description) == ["A", "A::B", "C"])
      #expect(collection.notes.count == 3)
      #expect(collection.cards.count == 3)
    }
    try pair.other.change(.add) { change in
      let deck = try #require(try pair.other.contents().collection.decks.first)
      change.notes = [try pair.other.note(77)]
      change.cards = [pair.other.card(770, of: 77, in: deck.id.rawValue)]
    }
    try pair.meet()
    #expect(try pair.one.contents().collection.cards.count == 4)
  }

  @Test("Each option of a deck merges by itself")
  func options() throws {
    let pair = try SyncPair()
    func deck(on device: StudyFixture) throws -> Deck {
      try #require(try device.contents().collection.decks.first)
    }
    try pair.one.change(.deckOptions) { change in
      var deck = try deck(on: pair.one)
      deck.options.newPerDay = 7
      deck.language = DeckLanguage("ja")
      change.decks = [deck]
    }
    try pair.other.change(.deckOptions) { change in
      var deck = try deck(on: pair.other)
      deck.options.reviewsPerDay = 9
      change.decks = [deck]
    }
    try pair.meet()
    for device in [pair.one, pair.other] {
      #expect(try deck(on: device).options.newPerDay == 7)
      #expect(try deck(on: device).language?.tag == "ja")
      #expect(try deck(on: device).options.reviewsPerDay == 9)
    }
  }

  @Test("A frame that skips a number, or knows of one that is missing, waits and changes nothing")
  func waits() throws {
    let pair = try SyncPair()
    try edit("guid10", field: 0, "first", on: pair.one, pair)
    let first = try pair.frames(of: pair.one)
    try edit("guid10", field: 0, "second", on: pair.one, pair)
    let second = try pair.frames(of: pair.one)
    let store = SyncStore(pair.other.vault)
    let now = StudyFixture.now.time
    guard
      case .waiting(let missing) = try store.apply(
        second,
        to: .study,
        at: now,
        under: pair.other.key
      )
    else {
      Issue.record("It did not wait.")
      return
    }
    #expect(missing == first.map(\.dot))
    #expect(try pair.note("guid10", on: pair.other).content.prompt == "question")
    try pair.apply(first + second, to: pair.other)
    #expect(try pair.note("guid10", on: pair.other).content.prompt == "second")
  }

  @Test("Nothing is applied over changes that are in no frame yet")
  func unsealed() throws {
    let pair = try SyncPair()
    try edit("guid10", field: 0, "mine", on: pair.one, pair)
    try edit("guid10", field: 0, "yours", on: pair.other, pair)
    let frames = try pair.frames(of: pair.one)
    let result = try SyncStore(pair.other.vault).apply(
      frames,
      to: .study,
      at: StudyFixture.now.time,
      under: pair.other.key
    )
    guard case .unsealed = result else {
      Issue.record("It was applied.")
      return
    }
    #expect(try pair.note("guid10", on: pair.other).content.prompt == "yours")
  }

  @Test("What is deleted for good is deleted on the other device, and nothing of it is kept")
  func forGood() throws {
    let pair = try SyncPair()
    var change = ChangeSet()
    change.removedNotes = [NoteID(rawValue: 10)]
    try pair.one.log.deleteForGood(change, under: pair.one.key)
    try pair.meet()
    #expect(try pair.other.contents().collection.notes.count == 2)
    let kept = try pair.one.vault.readRecords(under: pair.one.key) { records in
      try records.count(of: .syncDeleted)
    }
    #expect(kept == 0)
  }

  @Test("A frame of a newer program is held, and what it knows besides is applied")
  func newer() throws {
    let pair = try SyncPair()
    try edit("guid10", field: 0, "from tomorrow", on: pair.one, pair)
    let made = try pair.frames(of: pair.one)
    let frames = made.map { frame in
      Frame(
        dot: frame.dot,
        context: frame.context,
        time: frame.time,
        wallTime: frame.wallTime,
        operations: frame.operations + [.unknown(code: 99, bytes: [1, 2, 3])]
      )
    }
    try pair.apply(frames, to: pair.other)
    #expect(try pair.note("guid10", on: pair.other).content.prompt == "from tomorrow")
    let held = try pair.other.vault.readRecords(under: pair.other.key) { records in
      try records.count(of: .syncHeld)
    }
    #expect(held == 1)
  }

  @Test("Payment cards merge by field, and their numbers arrive whole")
  func wallet() throws {
    let pair = try SyncPair()
    let now = StudyFixture.now.time
    let entry = try pair.one.wallet.save(
      StudyFixture.paymentCard("Mine", "4111111111111111"),
      at: now,
      under: pair.one.key
    )
    try pair.meet()
    let copy = try #require(try pair.other.wallet.summaries(under: pair.other.key).entries.first)
    try pair.one.wallet.mark([entry.id], asFavourite: true, at: now, under: pair.one.key)
    var edited = StudyFixture.paymentCard("Ours", "4111111111111111", notes: "shared")
    edited.isFavourite = false
    try pair.other.wallet.save(edited, replacing: copy.id, at: now, under: pair.other.key)
    try pair.meet()
    for device in [pair.one, pair.other] {
      let found = try #require(try device.wallet.summaries(under: device.key).entries.first)
      let card = try #require(try device.wallet.card(found.id, under: device.key))
      #expect(card.title == "Ours")
      #expect(card.notes == "shared")
      #expect(card.isFavourite)
      let number = (0..<card.number.count).map { String(card.number.digit(at: $0)) }
      #expect(number.joined() == "4111111111111111")
    }
  }

  // MARK: Help

  private static func progress(_ days: Int) -> FlashcardProgress {
    FlashcardProgress(
      phase: .review,
      step: 0,
      memory: Memory(stability: 3, difficulty: 5),
      intervalDays: days,
      due: .day(StudyDay(20_000 + days)),
      lastReview: StudyFixture.now,
      reviews: 1,
      lapses: 0
    )
  }

  private func edit(
    _ guid: String,
    field: Int,
    _ text: String,
    after seconds: Int64 = 0,
    on device: StudyFixture,
    _ pair: SyncPair
  ) throws {
    var note = try pair.note(guid, on: device)
    note.content.set(FieldText(text), at: field)
    try device.change(.edit, after: seconds) { $0.notes = [note] }
  }

  /// The values of a conflict that are words.
  private func texts(of conflict: SyncConflict) -> [String] {
    conflict.versions.map { version in
      if case .text(let text) = version.value { text } else { "\(version.value)" }
    }
  }

  private func conflicts(_ device: StudyFixture, _ pair: SyncPair) throws -> [SyncConflict] {
    try SyncStore(device.vault).conflicts(in: .study, under: device.key)
  }
}
