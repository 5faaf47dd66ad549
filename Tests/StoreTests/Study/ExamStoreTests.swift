import Flashcards
import Secrets
import Store
import Testing

@testable import Vault

@Suite("Exams in a vault")
struct ExamStoreTests {
  private let fixture: StudyFixture
  private let today = StudyFixture.today

  init() throws { fixture = try .learned() }

  /// The exam of deck `A`; nil if it has none.
  private func exam() throws -> Exam? { try deck().exams.first }

  private func deck() throws -> Deck {
    try #require(try fixture.contents().collection.decks.first { $0.id.rawValue == 1 })
  }

  private func keep(_ exam: Exam) throws -> ChangeSet { try fixture.keep([exam]) }

  private func exam(in days: Int, _ edit: (inout Exam) -> Void = { _ in }) -> Exam {
    var exam = Exam(day: today + days, plan: ExamPlan(retention: 0.7, finalDays: 10))
    edit(&exam)
    return exam
  }

  @Test("What is possible is worked out of the cards of the deck and those within it, unwritten")
  func preview() throws {
    let before = try fixture.contents()
    let found = try #require(try fixture.preview(exam(in: 20)))
    // 40 known ones, two new ones, a buried one and one in steps.
    let standing = try #require(found.exam.standing)
    #expect(standing.cards == 44 && standing.new == 2)
    #expect(found.outlook.knownThen > found.outlook.knownToday)
    #expect(try fixture.contents() == before)
    #expect(try fixture.preview(exam(in: 20)) { false } == nil)
    // Only those that the search finds.
    let some = try fixture.preview(exam(in: 20) { $0.search = "deck:A::B" }, matching: "deck:A::B")
    #expect(some?.exam.standing?.cards == 21)
    let none = try fixture.preview(
      exam(in: 20) { $0.search = "tag:nosuch" },
      matching: "tag:nosuch"
    )
    #expect(none == nil)
    #expect(throws: VaultFailure.self) { try fixture.preview(exam(in: 20), in: 99) }
  }

  @Test("The cards of the day come today, in steps that are undone to the byte and done again")
  func day() throws {
    let before = try fixture.contents()
    let change = try keep(exam(in: 4))
    let kept = try #require(try exam())
    #expect(kept.standing?.day == today && kept.standing?.cards == 44)
    let moved = change.cards.filter { $0.progress.due == .day(today) }
    #expect(!moved.isEmpty)
    #expect(change.reviews.allSatisfy { $0.kind == .rescheduled })
    let after = try fixture.contents()
    let due = try fixture.dueDays()
    for card in moved { #expect(due[card.id.rawValue] == .day(today)) }
    // Home counts them.
    let rows = try fixture.store.summaries(
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: fixture.key
    ).decks
    #expect(rows.first { $0.deck.id.rawValue == 1 }.map { $0.due.total >= moved.count } == true)
    try fixture.undoLast()
    #expect(try exam()?.standing == kept.standing)
    #expect(try fixture.contents().collection.cards == before.collection.cards)
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    try fixture.undoLast(.redo)
    try fixture.undoLast(.redo)
    #expect(try fixture.contents().collection.cards == after.collection.cards)
    #expect(try exam() == kept)
  }

  @Test("Coming days are told as the plan foresees them, by the forecast and without the passcode")
  func foreseen() throws {
    func days(_ exam: Exam) throws -> (due: DueProjection, forecast: [Int], standing: ExamStanding)
    {
      try fixture.keep([exam])
      let projector = try fixture.store.dueProjector(
        at: StudyFixture.now,
        boundary: StudyFixture.boundary,
        tellsNames: true,
        under: fixture.key
      )
      let statistics = try fixture.store.statistics(
        of: DeckID(rawValue: 1),
        at: StudyFixture.now,
        boundary: StudyFixture.boundary,
        under: fixture.key
      )
      let standing = try #require(try self.exam()?.standing)
      return (projector.projection(), statistics.forecast, standing)
    }
    let (due, forecast, standing) = try days(exam(in: 6))
    let new = try #require(standing.expectedNew)
    let reviews = try #require(standing.expectedReviews)
    let cards = zip(new, reviews).map(+)
    #expect(cards.count == 6 && cards.allSatisfy { $0 > 0 })
    #expect(due.decks?.first { $0.name == "A" }.map { Array($0.due[1..<6]) } == Array(cards[1...]))
    #expect(Array(forecast[1..<6]) == Array(cards[1...]))
    // Tomorrow about as many cards are due as were foreseen.
    let tomorrow = StudyFixture.day
    try fixture.plan(after: tomorrow)
    let home = try fixture.store.summaries(
      at: LocalMoment(
        time: StudyFixture.now.time.advanced(byMilliseconds: tomorrow),
        zoneOffset: StudyFixture.now.zoneOffset
      ),
      boundary: StudyFixture.boundary,
      under: fixture.key
    ).decks.first { "\($0.deck.name)" == "A" }
    let total = try #require(home?.due.total)
    #expect(abs(total - cards[1]) <= cards[1] / 2)
    // One that leaves cards of its decks out does not say how many come with those.
    let some = try days(exam(in: 7) { $0.search = "is:new" }).standing
    #expect(some.expectedNew == nil && some.expectedReviews == nil)
  }

  @Test("A day is planned once, and the next one anew; one that was undone stays so for the day")
  func once() throws {
    try fixture.keep([exam(in: 6)])
    #expect(try fixture.plan().isEmpty)
    try fixture.undoLast()
    #expect(try fixture.plan().isEmpty)
    let next = try fixture.plan(after: StudyFixture.day)
    #expect(next.decks.first { $0.id.rawValue == 1 }?.exams.first?.standing?.day == today + 1)
    // On the day of the exam nothing is planned.
    #expect(try fixture.plan(after: 6 * StudyFixture.day).isEmpty)
  }

  @Test("A day that is planned anew has one entry of each card, and comes back by undo to the byte")
  func again() throws {
    let before = try fixture.contents()
    _ = try keep(exam(in: 4))
    let first = try fixture.contents()
    let moved = Set(first.reviews.filter { $0.kind == .rescheduled }.map(\.card))
    #expect(moved.count > 2)
    // One with hardly any time has most of them wait.
    try fixture.keep(
      [exam(in: 4) { $0.aim = .minutes(1) }],
      after: 3_600_000
    )
    let entries = try fixture.contents().reviews.filter { $0.kind == .rescheduled }
    #expect(Set(entries.map(\.card)).count == entries.count)
    let twice = entries.filter { entry in
      moved.contains(entry.card)
        && !first.reviews.contains { $0.card == entry.card && $0.moment == entry.moment }
    }
    #expect(!twice.isEmpty)
    let planned = try fixture.dueDays()
    try fixture.undoLast()
    try fixture.undoLast()
    #expect(try fixture.contents().collection.cards == first.collection.cards)
    #expect(try fixture.contents().reviews.count == first.reviews.count)
    try fixture.undoLast()
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    for _ in 0..<4 { try fixture.undoLast(.redo) }
    #expect(try fixture.dueDays() == planned)
    try fixture.store.rebuild(under: fixture.key) {
      $0.scheduler($1, boundary: StudyFixture.boundary)
    }
    let rebuilt = try fixture.dueDays()
    for card in twice.map(\.card.rawValue) { #expect(rebuilt[card] == planned[card]) }
  }

  @Test("A day on which no card moves is no step")
  func noStep() throws {
    var change = ChangeSet()
    change.removedNotes = [NoteID(rawValue: 10), NoteID(rawValue: 20)]
    change.decks = try fixture.contents().collection.decks.map { deck in
      var deck = deck
      deck.options.newPerDay = 0
      return deck
    }
    try fixture.store.apply(change, under: fixture.key)
    try fixture.keep([exam(in: 30) { $0.plan.finalDays = 0 }])
    let steps = try fixture.log.entries(under: fixture.key).entries.count
    let cards = try fixture.contents().collection.cards
    for day in 1...3 {
      try fixture.plan(after: Int64(day) * StudyFixture.day)
      #expect(try exam()?.standing?.day == today + day)
    }
    #expect(try fixture.contents().collection.cards == cards)
    #expect(try fixture.log.entries(under: fixture.key).entries.count == steps)
  }

  @Test("Cards that come after the plan was made are planned, and told")
  func later() throws {
    try fixture.keep([exam(in: 30)])
    #expect(try exam()?.standing?.later == 0)
    var change = ChangeSet()
    for id: Int64 in 7_000..<7_003 {
      change.notes.append(try fixture.note(id))
      change.cards.append(fixture.card(id * 10, of: id, in: 2))
    }
    try fixture.store.apply(change, under: fixture.key)
    try fixture.plan(after: StudyFixture.day)
    let standing = try #require(try exam()?.standing)
    #expect(standing.cards == 47 && standing.later == 3 && standing.new == 5)
  }

  /// An exam of what decks A::B and C have, which hangs on deck A.
  private func searched(in days: Int) -> Exam {
    Exam(
      isOfAllDecks: true,
      search: "deck:A::B OR deck:C",
      day: today + days,
      plan: ExamPlan(retention: 0.7, finalDays: 10)
    )
  }

  /// Adds three new cards to deck C.
  private func addToC(from first: Int64) throws {
    var change = ChangeSet()
    for id in first..<first + 3 {
      change.notes.append(try fixture.note(id))
      change.cards.append(fixture.card(id * 10, of: id, in: 3))
    }
    try fixture.store.apply(change, under: fixture.key)
  }

  @Test(
    "An exam of all decks has the cards that its search finds, their limits and their retention"
  )
  func allDecks() throws {
    try addToC(from: 7_000)
    let before = try fixture.contents()
    let search = "deck:A::B OR deck:C"
    let found = try #require(try fixture.preview(searched(in: 20), matching: search))
    #expect(found.exam.standing?.cards == 21 + 4 && found.exam.standing?.new == 5)
    let change = try keep(searched(in: 4))
    let standing = try #require(try exam()?.standing)
    #expect(standing.cards == 25 && standing.decks == ["A::B", "C"])
    // New cards of another deck come today, and no new card of deck A itself loses its room.
    let decks = try fixture.contents().collection.decks
    #expect(decks.first { $0.id.rawValue == 1 }?.extra?.new ?? 0 >= 0)
    #expect(change.cards.contains { $0.deck.rawValue == 3 || $0.deck.rawValue == 2 })
    #expect(change.cards.allSatisfy { $0.deck.rawValue != 1 })
    let retentions = decks.examRetentions(on: today)
    #expect(retentions == [DeckID(rawValue: 2): 0.7, DeckID(rawValue: 3): 0.7])
    try fixture.undoLast()
    #expect(try fixture.contents().collection.cards == before.collection.cards)
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
  }

  @Test("Notes that a search of all decks finds later are planned the next day, and told")
  func laterInAllDecks() throws {
    try fixture.keep([searched(in: 30)])
    #expect(try exam()?.standing?.later == 0)
    try addToC(from: 7_000)
    try fixture.plan(after: StudyFixture.day)
    let standing = try #require(try exam()?.standing)
    #expect(standing.later == 3 && standing.cards == 25 && standing.new == 5)
  }

  @Test("Of two exams over one deck each has its cards, and the limits have room for the greater")
  func two() throws {
    try fixture.keep([exam(in: 30) { $0.name = "all" }, searched(in: 12)])
    let exams = try deck().exams
    #expect(exams.map { $0.standing?.cards } == [44, 22])
    #expect(exams.allSatisfy { $0.standing?.day == today })
    let decks = try fixture.contents().collection.decks
    #expect(decks.examRetentions(on: today).count == 3)
    // Both are planned on the next day, the one that is over only spread.
    try fixture.plan(after: StudyFixture.day)
    #expect(try deck().exams.allSatisfy { $0.standing?.day == today + 1 })
    try fixture.plan(after: 13 * StudyFixture.day)
    #expect(try deck().exams.map { $0.standing?.day } == [today + 13, today + 13])
  }

  @Test("Once an exam of all decks is over, what is due of its cards is spread in all of them")
  func overInAllDecks() throws {
    try fixture.keep([searched(in: 4)])
    let cards = try fixture.contents().collection.cards.count
    let spread = try fixture.plan(after: 40 * StudyFixture.day)
    #expect(!spread.reviews.isEmpty && spread.cards.allSatisfy { $0.deck.rawValue != 1 })
    #expect(try fixture.contents().collection.cards.count == cards)
    #expect(try fixture.plan(after: 41 * StudyFixture.day).isEmpty)
  }

  @Test("Sessions schedule at the retention of the plan until the exam, and not from then on")
  func retention() throws {
    try fixture.keep([exam(in: 30)])
    func retentions(_ days: Int64) throws -> [DeckID: Double] {
      try fixture.store.contents(
        of: DeckID(rawValue: 2),
        scope: .session(with: []),
        at: LocalMoment(
          time: StudyFixture.now.time.advanced(byMilliseconds: days * StudyFixture.day),
          zoneOffset: StudyFixture.now.zoneOffset
        ),
        boundary: StudyFixture.boundary,
        under: fixture.key
      ).contents.examRetentions
    }
    #expect(try retentions(0)[DeckID(rawValue: 2)] == 0.7)
    #expect(try retentions(0)[DeckID(rawValue: 3)] == nil)
    #expect(try retentions(30).isEmpty)
  }

  @Test("Once it is over what is due is spread, in a step that can be undone, and no card is lost")
  func over() throws {
    try fixture.keep([exam(in: 4)])
    let cards = try fixture.contents().collection.cards.count
    let after: Int64 = 40 * StudyFixture.day
    let before = try fixture.dueDays()
    let spread = try fixture.plan(after: after)
    #expect(!spread.reviews.isEmpty)
    let days = try fixture.dueDays()
    let late = days.values.count { $0 == .day(today + 40) || $0 == .day(today + 39) }
    // Twelve answers in the month before it would be no measure; ten a day are.
    #expect(late <= 10 + 4)
    #expect(try fixture.contents().collection.cards.count == cards)
    #expect(try fixture.plan(after: after + StudyFixture.day).isEmpty)
    try fixture.undoLast()
    #expect(try fixture.dueDays() == before)
  }

  @Test("A vault without exams reads and writes decks as before")
  func none() throws {
    let before = try fixture.contents()
    #expect(try fixture.plan().isEmpty)
    #expect(try fixture.contents() == before)
    #expect(try exam() == nil)
  }
}

extension StudyFixture {
  /// Saves deck 1 with exams.
  @discardableResult
  func keep(_ exams: [Exam], after milliseconds: Int64 = 0) throws -> ChangeSet {
    var deck = try #require(
      try contents().collection.decks.first { "\($0.name)" == "A" }
    )
    deck.exams = exams
    return try store.keepExams(
      of: deck,
      named: "A",
      at: moment(after: milliseconds),
      boundary: Self.boundary,
      under: key
    )
  }

  /// Has the cards of the day come for exams.
  @discardableResult
  func plan(after milliseconds: Int64 = 0) throws -> ChangeSet {
    try store.planExams(
      at: moment(after: milliseconds),
      boundary: Self.boundary,
      under: key
    )
  }

  /// What is possible for an exam.
  func preview(
    _ exam: Exam,
    in deck: Int64 = 1,
    matching search: String = "",
    while goesOn: () -> Bool = { true }
  ) throws -> ExamPreview? {
    try store.preview(
      of: exam,
      matching: search.isEmpty ? .everything : try CardQuery(search),
      in: DeckID(rawValue: deck),
      at: Self.now,
      boundary: Self.boundary,
      under: key,
      while: goesOn
    )
  }

  private func moment(after milliseconds: Int64) -> LocalMoment {
    LocalMoment(
      time: Self.now.time.advanced(byMilliseconds: milliseconds),
      zoneOffset: Self.now.zoneOffset
    )
  }
}
