import Testing

@testable import Flashcards

/// A card's log and what Anki's own engine tells of it, from Tests/Scripts/card_information_fixtures.py.
struct CardInformationLine: Decodable {
  struct Entry {
    let time: Int64
    let button: Int
    let interval: Int64
    let seconds: Double
    let memory: Memory?
  }

  let card: Int64
  let reviews: [Review]
  let firstReview: Int64?, latestReview: Int64?
  let average: Double, total: Double
  /// The newest first.
  let log: [Entry]

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    card = try row.decode(Int64.self)
    let id = FlashcardID(rawValue: card)
    reviews = try row.decode([[Int64]].self).map { Self.review(of: id, $0) }
    var facts = try row.nestedUnkeyedContainer()
    firstReview = try facts.decodeIfPresent(Int64.self)
    latestReview = try facts.decodeIfPresent(Int64.self)
    average = try facts.decode(Double.self)
    total = try facts.decode(Double.self)
    var entries = try row.nestedUnkeyedContainer()
    var log: [Entry] = []
    while !entries.isAtEnd {
      var entry = try entries.nestedUnkeyedContainer()
      let time = try entry.decode(Int64.self)
      _ = try entry.decode(Int.self)
      let button = try entry.decode(Int.self)
      let interval = try entry.decode(Int64.self)
      let seconds = try entry.decode(Double.self)
      let stability = try entry.decodeIfPresent(Double.self)
      let difficulty = try entry.decodeIfPresent(Double.self)
      let memory = stability.flatMap { stability in
        difficulty.map { Memory(stability: stability, difficulty: $0) }
      }
      log.append(
        Entry(time: time, button: button, interval: interval, seconds: seconds, memory: memory)
      )
    }
    self.log = log
  }

  /// A row of Anki's log as a review, as an import has it.
  private static func review(of card: FlashcardID, _ row: [Int64]) -> Review {
    let (ease, factor, type) = (row[1], row[4], row[6])
    let kind: ReviewKind =
      switch type {
      case 0: .learning
      case 1: .review
      case 2: .relearning
      case 3: factor == 0 ? .cram : .filtered
      case 4: factor == 0 ? .reset : .manual
      default: .rescheduled
      }
    return Review(
      card: card,
      moment: LocalMoment(time: Timestamp(milliseconds: row[0])),
      duration: UInt32(row[5]),
      rating: Rating(rawValue: UInt8(ease)) ?? .again,
      kind: kind,
      logged: LoggedAnswer(
        type: UInt8(type),
        ease: UInt8(ease),
        interval: Int32(row[2]),
        previousInterval: Int32(row[3]),
        factor: Int32(factor)
      )
    )
  }
}

@Suite("Card information")
struct CardInformationTests {
  private let scheduler = Scheduler(model: FSRS6(), settings: .defaults)

  private func card(
    _ id: Int64 = 1_700_000_000_000 << 21,
    ankiID: Int64? = nil,
    progress: FlashcardProgress = .new,
    carried: CarriedCard? = nil
  ) -> Flashcard {
    Flashcard(
      id: FlashcardID(rawValue: id),
      ankiID: ankiID,
      note: NoteID(rawValue: 5),
      ordinal: 1,
      deck: DeckID(rawValue: 1),
      position: 7,
      progress: progress,
      carried: carried
    )
  }

  private let note = Note(
    id: NoteID(rawValue: 5),
    guid: "g",
    content: NoteContent(
      type: StandardNoteType.basicAndReversed.type,
      fields: [FieldText("q"), FieldText("a")]
    ),
    tags: .none,
    modified: Timestamp(milliseconds: 0)
  )
  private let deck = Deck(id: DeckID(rawValue: 1), name: DeckName(nearest: "A::B"))

  /// Noon of a day, UTC.
  private func noon(_ day: Int64, plus milliseconds: Int64 = 0) -> LocalMoment {
    LocalMoment(time: Timestamp(milliseconds: day * 86_400_000 + 43_200_000 + milliseconds))
  }

  private func review(
    _ day: Int64,
    _ rating: Rating,
    kind: ReviewKind = .review,
    seconds: UInt32 = 4,
    plus milliseconds: Int64 = 0
  ) -> Review {
    Review(
      card: card().id,
      moment: noon(day, plus: milliseconds),
      duration: seconds * 1_000,
      rating: rating,
      kind: kind
    )
  }

  private func information(
    _ reviews: [Review],
    at now: LocalMoment,
    carried: CarriedCard? = nil
  ) -> CardInformation {
    let history = ReviewHistory(reviews)
    let progress = scheduler.replay(history)
    return CardInformation(
      card(progress: progress, carried: carried),
      note,
      in: deck,
      history,
      scheduler,
      at: now,
      boundary: DayBoundary()
    )
  }

  @Test("Times, counts, intervals and memories are those that Anki tells")
  func fixture() throws {
    let lines = try Fixture.lines("anki-card-information-26.9.3", as: CardInformationLine.self)
    #expect(lines.count == 150)
    for line in lines {
      let card = card(ankiID: line.card)
      let history = CardHistory(ReviewHistory(line.reviews), of: card, scheduler)
      let seconds = { (moment: LocalMoment) in moment.time.rawValue / 1_000 }
      #expect(history.answers.first.map { seconds($0.moment) } == line.firstReview)
      #expect(history.answers.last.map { seconds($0.moment) } == line.latestReview)
      #expect(abs(Double(history.totalDuration) / 1_000 - line.total) < 1e-3 * (1 + line.total))
      let average = line.total / max(1, Double(history.answers.count))
      #expect(abs(average - line.average) < 1e-3 * (1 + average))
      let entries = history.entries.reversed()
      #expect(entries.count == line.log.count)
      // Anki has no memory of what was before a card was made new again. It is kept here.
      let known = entries.prefix { $0.kind != .reset }.count
      for (index, (own, theirs)) in zip(entries, line.log).enumerated() {
        #expect(seconds(own.moment) == theirs.time)
        #expect(own.rating.map { Int($0.rawValue) } ?? 0 == theirs.button)
        #expect(Int64(own.interval?.seconds ?? 0) == theirs.interval)
        // An entry that does not count has the memory of the answer after it there, of the one
        // before it here.
        guard index < known, own.kind.counts else { continue }
        #expect(
          (own.memory == nil) == (theirs.memory == nil),
          "\(line.reviews.map { ($0.kind, $0.moment.time.rawValue) }) \(index)"
        )
        guard let memory = own.memory, let expected = theirs.memory else { continue }
        #expect(abs(memory.stability - expected.stability) < 1e-3 * expected.stability)
        #expect(abs(memory.difficulty - expected.difficulty) < 1e-3 * expected.difficulty)
      }
    }
  }

  @Test("A new card has what it is and where it is, and nothing of a memory")
  func newCard() {
    let told = information([], at: noon(20_000))
    #expect(
      told.facts == [
        .state(.phase(.new)), .added(Timestamp(milliseconds: 1_700_000_000_000)), .position(7),
        .reviews(0), .lapses(0),
        .template("Card 2"), .noteType(note.content.type), .deck(deck.name), .preset(nil),
        .cardID(1_700_000_000_000 << 21), .noteID(5),
      ]
    )
    #expect(told.curve == nil && told.history.entries.isEmpty)
    // In older vaults the id is the time, and Anki's is before both.
    let older = CardInformation(
      card(1_600_000_000_000),
      note,
      in: deck,
      ReviewHistory(),
      scheduler,
      at: noon(20_000),
      boundary: DayBoundary()
    )
    #expect(older.facts[1] == .added(Timestamp(milliseconds: 1_600_000_000_000)))
    let imported = CardInformation(
      card(ankiID: 1_500_000_000_000),
      note,
      in: deck,
      ReviewHistory(),
      scheduler,
      at: noon(20_000),
      boundary: DayBoundary(),
      customData: #"{"v":"x"}"#
    )
    #expect(imported.facts[1] == .added(Timestamp(milliseconds: 1_500_000_000_000)))
    #expect(imported.facts.contains(.cardID(1_500_000_000_000)))
    #expect(imported.facts.last == .customData(#"{"v":"x"}"#))
  }

  @Test("A known card has its memory, its times, and the days until it fades")
  func knownCard() throws {
    let reviews = [
      review(20_000, .easy, kind: .learning, seconds: 6),
      review(20_003, .good, kind: .cram, seconds: 3),
      review(20_008, .good, seconds: 2),
      review(20_009, .again, kind: .manual),
    ]
    let told = information(reviews, at: noon(20_010))
    let progress = scheduler.replay(ReviewHistory(reviews))
    let memory = try #require(progress.memory)
    #expect(told.facts.contains(.firstReview(noon(20_000))))
    #expect(told.facts.contains(.latestReview(noon(20_008))))
    #expect(told.facts.contains(.totalTime(11_000)))
    #expect(told.facts.contains(.averageTime(11_000.0 / 3)))
    #expect(told.facts.contains(.stability(memory.stability)))
    #expect(told.facts.contains(.difficulty(memory.difficulty)))
    #expect(told.facts.contains(.reviews(2)))
    let day: Int64 = 86_400_000
    #expect(told.history.entries.map(\.elapsed) == [nil, 3 * day, 5 * day, day])
    #expect(told.history.entries[1].interval == nil && told.history.entries[3].rating == nil)
    let curve = try #require(told.curve)
    #expect(
      curve.today == 10 && curve.now == scheduler.retrievability(of: progress, at: noon(20_010))
    )
    // At its stability a memory is at 90 %, which is what is desired.
    #expect(curve.daysLeft == Int((8 + memory.stability - 10).rounded(.up)))
    #expect(abs(curve.probability(on: 8 + memory.stability) - 0.9) < 1e-12)
  }

  @Test("The curve falls from each answer to the next, and rises with it")
  func curve() throws {
    let reviews = [
      review(20_000, .good, kind: .learning), review(20_000, .good, kind: .learning, plus: 600_000),
      review(20_004, .good), review(20_012, .again), review(20_012, .good, plus: 600_000),
    ]
    let told = information(reviews, at: noon(20_020))
    let curve = try #require(told.curve)
    for answer in [0.0, 4, 12] { #expect(curve.probability(on: answer) == 1) }
    #expect(curve.probability(on: 3.9) < curve.probability(on: 2))
    #expect(curve.probability(on: 2) < 1 && curve.probability(on: 20) == curve.now)
    let month = curve.points(.month, count: 31)
    #expect(month.count == 31 && month[0] == 1 && month[12] == 1)
    #expect(month[20] == curve.now && month[30] < month[20])
    let all = curve.points(.all, count: 5)
    #expect(all.last == curve.probability(on: 20 + Double(curve.daysLeft ?? 0)))
    #expect(curve.points(.week, count: 1).isEmpty)
    // Late already: it is not waited for.
    let late = try #require(information(reviews, at: noon(21_000)).curve)
    #expect(late.daysLeft == 0 && late.now < late.retention)
  }

  @Test("A card whose state its answers do not explain fades from that state")
  func placed() throws {
    var progress = scheduler.replay(ReviewHistory([review(20_000, .good, kind: .learning)]))
    progress.memory = Memory(stability: 100, difficulty: 5)
    progress.lastReview = noon(20_000)
    let history = CardHistory(ReviewHistory(), of: card(), scheduler)
    let curve = try #require(ForgettingCurve(history, progress, scheduler, at: noon(20_050)))
    #expect(curve.today == 50 && curve.daysLeft == 50)
    progress.memory = nil
    #expect(ForgettingCurve(history, progress, scheduler, at: noon(20_050)) == nil)
  }

  @Test("Anki's ease is told until the card is answered here")
  func ease() {
    let carried = CarriedCard(factor: 2_300, left: 0, data: "", modified: 0, reviews: 1)
    let once = information([review(20_000, .good)], at: noon(20_001), carried: carried)
    #expect(once.facts.contains(.ease(2_300)))
    let twice = information(
      [review(20_000, .good), review(20_005, .good)],
      at: noon(20_006),
      carried: carried
    )
    #expect(!twice.facts.contains(.ease(2_300)))
  }

  @Test("A card that is left out says so, and its flag")
  func leftOut() {
    let today = DayBoundary().day(of: noon(20_000))
    var card = card()
    card.buriedOn = today
    #expect(card.state(on: today) == .buried && card.state(on: today + 1) == .phase(.new))
    card.isSuspended = true
    card.flag = 3
    let told = CardInformation(
      card,
      note,
      in: deck,
      ReviewHistory(),
      scheduler,
      at: noon(20_000),
      boundary: DayBoundary()
    )
    #expect(told.facts.prefix(2) == [.state(.suspended), .flag(3)])
  }
}
