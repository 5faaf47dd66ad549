import Flashcards
import SearchLanguage
import Store
import TestSupport

/// A vault with any cards, and their order as a plain sort of whole cards has it.
struct CardListWorld {
  let fixture: StudyFixture
  var store: StudyStore { fixture.store }

  /// Six decks of notes with any numbers, many of them equal.
  init(seed: UInt64, notes: Int = 60) throws {
    fixture = try StudyFixture()
    var random = SeededGenerator(seed: seed)
    var change = ChangeSet()
    for (id, name) in ["b", "A", "A::z", "a::B", "A B", "É"].enumerated() {
      change.decks.append(try fixture.deck(Int64(id + 1), name))
    }
    for number in 1...notes {
      let note = Int64(number * 10)
      change.notes.append(Self.note(note, &random))
      for ordinal in 0..<2 {
        // Neither by note nor by ordinal.
        let id = (note * 7 % 997 * 10 + Int64(1 - ordinal)) << 20
        change.cards.append(card(id, of: note, ordinal, &random))
      }
    }
    try store.apply(change, under: fixture.key)
  }

  private static func note(_ id: Int64, _ random: inout SeededGenerator) -> Note {
    let kinds: [StandardNoteType] = [.basic, .basicAndReversed, .basicAndReversed, .typed]
    let texts = ["apple", "Apple", "bee", "<b>cat</b>", "", "\n dog \nbee", "apple tree", "éclair"]
    let tags = ["", "", "x", "X", "x y", "z"]
    func any<Value>(_ values: [Value]) -> Value { values[random.next(below: values.count)] }
    let format = any(FieldFormat.allCases)
    return Note(
      id: NoteID(rawValue: id),
      guid: "guid\(id)",
      content: NoteContent(
        type: any(kinds).type,
        fields: [FieldText(any(texts), format), FieldText(any(texts), format)]
      ),
      tags: Tags(any(tags)),
      modified: Timestamp(milliseconds: StudyFixture.start - Int64(random.next(below: 40)))
    )
  }

  private func card(
    _ id: Int64,
    of note: Int64,
    _ ordinal: Int,
    _ random: inout SeededGenerator
  ) -> Flashcard {
    let today = StudyFixture.today
    let isAnswered = random.next(below: 3) > 0
    var progress = FlashcardProgress.new
    if isAnswered {
      progress.phase = [.learning, .review, .review, .relearning][random.next(below: 4)]
      progress.reviews = random.next(below: 4) + 1
      progress.lapses = random.next(below: 3)
      progress.intervalDays = random.next(below: 5)
      progress.due =
        progress.phase == .review
        ? .day(today + random.next(below: 5) - 2)
        : .moment(
          Timestamp(milliseconds: StudyFixture.start + Int64(random.next(below: 9)) * 3_600_000)
        )
      if random.next(below: 5) > 0 {
        progress.memory = Memory(
          stability: Double(random.next(below: 9)) + 0.5,
          difficulty: Double(random.next(below: 19)) / 2 + 1
        )
        let age = Int64(random.next(below: 9)) * StudyFixture.day
        progress.lastReview = LocalMoment(
          time: Timestamp(milliseconds: StudyFixture.start - age),
          zoneOffset: 0
        )
      }
    }
    return Flashcard(
      id: FlashcardID(rawValue: id),
      ankiID: random.next(below: 3) == 0 ? Int64(random.next(below: 50)) : nil,
      note: NoteID(rawValue: note),
      ordinal: ordinal,
      deck: DeckID(rawValue: Int64(random.next(below: 6)) + 1),
      position: random.next(below: 9) - 4,
      flag: UInt8(random.next(below: 3)),
      isSuspended: random.next(below: 8) == 0,
      buriedOn: [nil, nil, today, today - 1][random.next(below: 4)],
      progress: progress,
      carried: random.next(below: 3) > 0
        ? nil
        : CarriedCard(
          factor: Int32(random.next(below: 4)) * 1_000,
          left: 0,
          data: "{}",
          modified: 0,
          reviews: 0
        )
    )
  }

  func context(in scope: Int64? = nil) -> SearchContext {
    SearchContext(
      now: StudyFixture.now,
      boundary: StudyFixture.boundary,
      scope: scope.map { DeckID(rawValue: $0) }
    )
  }

  /// The list as the store makes it.
  func list(_ request: CardListRequest, in scope: Int64? = nil) throws -> (
    list: CardList, damaged: Int
  ) {
    try store.list(
      request,
      CardQuery(request.search),
      context(in: scope),
      texts: CardSortValue.order,
      under: fixture.key
    )
  }

  /// The list as a plain sort makes it.
  func sorted(_ request: CardListRequest, in scope: Int64? = nil) throws -> CardList {
    let context = context(in: scope)
    let found = try store.cards(matching: CardQuery(request.search), context, under: fixture.key)
    let ids = Set(found.cards.map(\.card))
    let all = try store.collection(under: fixture.key).collection
    let notes = Dictionary(uniqueKeysWithValues: all.notes.map { ($0.id, $0) })
    let decks = Dictionary(uniqueKeysWithValues: all.decks.map { ($0.id, $0) })
    var cards = all.cards.compactMap { card -> (card: Flashcard, value: CardSortValue?)? in
      guard let note = notes[card.note], note.content.asks(card.ordinal), ids.contains(card.id)
      else { return nil }
      let deck = decks[card.deck]
      return (card, CardSortValue.value(request.key, of: card, note, in: deck, context))
    }
    let isDescending = request.key.isGreatestFirst != request.isReversed
    cards.sort { one, other in
      switch (one.value, other.value) {
      case (let value?, let otherValue?) where value != otherValue:
        return (value < otherValue) != isDescending
      case (_?, nil): return true
      case (nil, _?): return false
      default:
        return (other.card.note, one.card.ordinal) < (one.card.note, other.card.ordinal)
      }
    }
    var listed: Set<NoteID> = []
    if request.unit == .notes { cards.removeAll { !listed.insert($0.card.note).inserted } }
    return CardList(cards: cards.map(\.card.id), notes: cards.map(\.card.note))
  }
}
