import Testing

@testable import Flashcards

@Suite("The cards of a day for an exam")
struct ExamDayTests {
  private let final = ExamPlan(retention: 0.8, finalDays: 10)

  @Test("Until the last days cards come when they are due, and new ones in their part of the days")
  func ordinary() {
    let situation = ExamSample.situation(new: 40, known: 60)
    let exam = ExamSample.exam(in: 40, final)
    let (day, standing) = situation.day(of: exam)
    let due = situation.cards.filter { $0.memory != nil && $0.due <= ExamSample.today }
    #expect(day.early.isEmpty && day.waiting.isEmpty)
    #expect(day.known.count == due.count)
    // Half of 40 days.
    #expect(day.new == situation.cards.filter { $0.memory == nil }.prefix(2).map(\.id))
    #expect(standing.day == ExamSample.today && standing.cards == 100 && standing.new == 40)
    #expect(abs(standing.known - situation.known) < 0.001)
  }

  @Test("On the last days cards come by what they gain, due or not, and the others wait")
  func last() throws {
    let situation = ExamSample.situation(known: 200)
    var exam = ExamSample.exam(in: 2, final)
    exam.aim = .knowledge(0.99)
    let (day, _) = situation.day(of: exam)
    #expect(!day.early.isEmpty)
    let known = Dictionary(uniqueKeysWithValues: situation.cards.map { ($0.id, $0) })
    for card in day.early { #expect(try #require(known[card]).due > ExamSample.today) }
    for card in day.waiting { #expect(try #require(known[card]).due <= ExamSample.today) }
    let chosen = Set(day.early)
    #expect(chosen.isDisjoint(with: day.waiting))
    // The first one gains more than the mean of those that don't come.
    let estimate = GainEstimate(ExamSample.model, .published)
    func gain(_ id: FlashcardID) throws -> Double {
      let card = try #require(known[id])
      let memory = try #require(card.memory)
      return estimate.gain(memory, elapsed: ExamSample.today - card.answered, until: 2).perSecond
    }
    let early = try day.early.map(gain)
    let others = try situation.cards.map(\.id)
      .filter { !chosen.contains($0) && known[$0].map { $0.due > ExamSample.today } == true }
      .map(gain)
    let mean = (early: early.reduce(0, +), others: others.reduce(0, +))
    #expect(mean.early / Double(early.count) > mean.others / Double(others.count))
  }

  @Test(
    "New cards come by the day that was told, and those that missed it come over the rest of the days"
  )
  func introduced() throws {
    let situation = ExamSample.situation(new: 40)
    let preview = try #require(situation.preview(of: ExamSample.exam(in: 40)))
    #expect(preview.exam.plan.introducedBy == ExamSample.today + 19)
    #expect(preview.introduction?.until == ExamSample.today + 19)
    // One a day are seen long before.
    let few = try #require(ExamSample.situation(new: 3).preview(of: ExamSample.exam(in: 40)))
    #expect(few.introduction?.perDay == 1)
    #expect(few.introduction?.until == ExamSample.today + 2)
    func new(_ left: Int, by day: Int) -> Int {
      let plan = ExamPlan(retention: 0.8, finalDays: 10, introducedBy: ExamSample.today + day)
      return ExamSample.situation(new: left, known: 20).day(of: ExamSample.exam(in: 30, plan)).day
        .new.count
    }
    #expect(new(20, by: 9) == 2)
    #expect(new(20, by: 0) == 20)
    #expect(new(30, by: -5) == 1)
  }

  @Test("What was answered today counts, and a day off has no cards")
  func partOfDay() {
    let exam = ExamSample.exam(in: 5, final)
    let before = ExamSample.situation(known: 200).day(of: exam).day
    let after = ExamSample.situation(known: 200, answeredToday: 10).day(of: exam).day
    #expect(after.known.count < before.known.count)
    var off = exam
    off.daysOff = DaysOff(days: [ExamSample.today])
    let day = ExamSample.situation(known: 200).day(of: off).day
    #expect(day == ExamDay())
  }

  @Test("A card in steps, or one that can't be moved, is neither brought nor put off")
  func fixed() {
    let cards = ExamSample.cards(new: 0, known: 200).map { card in
      ExamCard(
        id: card.id,
        memory: card.memory,
        answered: card.answered,
        due: card.due,
        isMovable: false
      )
    }
    let day = ExamSample.situation(cards).day(of: ExamSample.exam(in: 5, final)).day
    #expect(day.early.isEmpty && day.waiting.isEmpty && day.known.count > 0)
  }

  @Test("Cards that wait come within two weeks after the exam")
  func waiting() {
    var day = ExamDay()
    day.early = [FlashcardID(rawValue: 1)]
    day.waiting = (2..<30).map { FlashcardID(rawValue: $0) }
    let exam = ExamSample.exam(in: 5)
    let moves = day.moves(for: exam, on: ExamSample.today)
    #expect(moves[FlashcardID(rawValue: 1)] == ExamSample.today)
    let later = day.waiting.compactMap { moves[$0] }
    #expect(later.allSatisfy { (exam.day + 1...exam.day + 14).contains($0) })
    #expect(Set(later).count == 14)
  }

  @Test("A plan drops no card: each comes, waits, or stays as it is, whatever the exam")
  func nothingDropped() {
    for days in [1, 2, 6, 30, 200] {
      for plan in [ExamPlan(), final, ExamPlan(retention: 0.5, finalDays: 5, mostAnswers: 7)] {
        let situation = ExamSample.situation(new: 9, known: 80)
        let day = situation.day(of: ExamSample.exam(in: days, plan)).day
        let moved = day.early + day.waiting
        #expect(Set(moved).count == moved.count)
        let known = Set(situation.cards.filter { $0.memory != nil }.map(\.id))
        #expect(known.isSuperset(of: moved))
        for target in day.moves(for: ExamSample.exam(in: days, plan), on: ExamSample.today).values {
          #expect(target == ExamSample.today || target > ExamSample.today + days)
        }
      }
    }
  }

  @Test("Limits of a day have room for the plan, with what was seen already, and no more new cards")
  func room() throws {
    func deck(_ id: Int64, _ name: String) throws -> Deck {
      Deck(id: DeckID(rawValue: id), name: try #require(DeckName(name)))
    }
    let decks = [try deck(1, "A"), try deck(2, "A::B"), try deck(3, "C")]
    let inner = decks[1].id
    let today = ExamSample.today
    func roomy(
      _ cards: DayCounts,
      done: DayCounts = DayCounts(),
      limiting whole: DeckID? = decks[0].id
    ) -> [Deck] {
      decks.withRoom(
        for: [inner: cards],
        on: today,
        done: [inner: done],
        limiting: whole,
        LimitRules()
      )
    }
    let many = roomy(DayCounts(new: 30, reviews: 300), done: DayCounts(new: 5, reviews: 10))
    #expect(many.map { $0.limits(on: today).new } == [35, 35, 20])
    #expect(many.prefix(2).allSatisfy { $0.limits(on: today).reviews >= 345 })
    let few = roomy(DayCounts(new: 3))
    #expect(few.map { $0.limits(on: today).new } == [3, 20, 20])
    #expect(few.map { $0.limits(on: today + 1).new } == [20, 20, 20])
    // One of all decks leaves other cards their room.
    #expect(roomy(DayCounts(new: 3), limiting: nil) == decks)
    // Of two exams that with more cards decides.
    let both = many.withRoom(
      for: [inner: DayCounts(new: 25)],
      on: today,
      done: [:],
      limiting: nil,
      LimitRules()
    )
    #expect(both.map { $0.limits(on: today) } == many.map { $0.limits(on: today) })
  }
}
