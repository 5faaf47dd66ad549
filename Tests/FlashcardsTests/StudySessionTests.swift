import Foundation
import TestSupport
import Testing

@testable import Flashcards

@Suite("A session of study")
struct StudySessionTests {
  static let day: Int64 = 86_400_000
  static let start = LocalMoment(time: Timestamp(milliseconds: 20_000 * day + 36_000_000))
  static let today = 20_000
  static let scheduler = Scheduler(model: FSRS6(), settings: .defaults)

  private func deck(
    _ id: Int64 = 1,
    _ name: String = "A",
    new: Int = 20,
    reviews: Int = 200,
    burying: Bool = true,
    leech: LeechAction = .tag
  ) throws -> Deck {
    Deck(
      id: DeckID(rawValue: id),
      name: try #require(DeckName(name)),
      options: DeckOptions(
        newPerDay: new,
        reviewsPerDay: reviews,
        leechAction: leech,
        buriesNewSiblings: burying,
        buriesReviewSiblings: burying
      )
    )
  }

  private func card(
    _ id: Int64,
    note: Int64? = nil,
    ordinal: Int = 0,
    deck: Int64 = 1,
    due: StudyDay? = nil,
    lapses: Int = 0
  ) -> Flashcard {
    var progress = FlashcardProgress.new
    if let due {
      progress = FlashcardProgress(
        phase: .review,
        step: 0,
        memory: Memory(stability: 10, difficulty: 5),
        intervalDays: 10,
        due: .day(due),
        lastReview: LocalMoment(
          time: Timestamp(milliseconds: Int64(due - 10) * Self.day + 40_000_000)
        ),
        reviews: 5,
        lapses: lapses
      )
    }
    return Flashcard(
      id: FlashcardID(rawValue: id),
      note: NoteID(rawValue: note ?? id),
      ordinal: ordinal,
      deck: DeckID(rawValue: deck),
      position: Int(id),
      progress: progress
    )
  }

  private func session(
    _ cards: [Flashcard],
    decks: [Deck]? = nil,
    selected: String = "A",
    done: [DeckID: DayCounts] = [:]
  ) throws -> StudySession {
    StudySession(
      StudyRequest(
        selected: try #require(DeckName(selected)),
        decks: try decks ?? [deck()],
        cards: cards,
        doneToday: done,
        now: Self.start
      )
    )
  }

  /// Answers Easy until nothing is left, a second for each card; returns the cards in their order.
  private func run(_ session: inout StudySession) -> [Int64] {
    var order: [Int64] = []
    var now = Self.start
    while case .card(let id) = session.next(at: now) {
      order.append(id.rawValue)
      _ = session.answer(.easy, duration: 1_000, at: now, scheduler: Self.scheduler)
      now.time = now.time.advanced(byMilliseconds: 1_000)
    }
    return order
  }

  @Test("New and due cards come within the daily limits, what was done today counted")
  func limits() throws {
    let cards =
      (1...30).map { card($0) } + (101...112).map { card($0, due: Self.today - 1) }
    var all = try session(cards, decks: [deck(new: 5, reviews: 17)])
    #expect(all.counts == StudyCounts(new: 5, learning: 0, review: 12))
    #expect(run(&all).count == 17)
    let later = try session(
      cards,
      decks: [deck(new: 5, reviews: 17)],
      done: [DeckID(rawValue: 1): DayCounts(new: 5, reviews: 9)]
    )
    #expect(later.counts == StudyCounts(new: 0, learning: 0, review: 3))
  }

  @Test(
    "What a deck has beyond its limits counts on its day alone, and new cards within the reviews"
  )
  func extra() throws {
    let cards =
      (1...30).map { card($0) } + (101...112).map { card($0, due: Self.today - 1) }
    var more = try deck(new: 5, reviews: 12)
    more.extend(on: Self.today, new: 5)
    #expect(try session(cards, decks: [more]).counts == StudyCounts(review: 12))
    more.extend(on: Self.today, reviews: 8)
    #expect(try session(cards, decks: [more]).counts == StudyCounts(new: 8, review: 12))
    more.extend(on: Self.today - 1, new: 100, reviews: 100)
    #expect(try session(cards, decks: [more]).counts == StudyCounts(review: 12))
    more.extend(on: Self.today, reviews: -4)
    #expect(try session(cards, decks: [more]).counts == StudyCounts(review: 8))
  }

  @Test("New cards are held back where there is enough to review, as in Anki 26.9.3")
  func newHeldBack() throws {
    // The limits of the deck and of the one within it, and what Anki shows of 16 due cards within and
    // ten new ones in each.
    let cases: [(outer: DayCounts, inner: DayCounts, shown: DayCounts)] = [
      (DayCounts(new: 20, reviews: 4), DayCounts(new: 20, reviews: 200), DayCounts(reviews: 4)),
      (
        DayCounts(new: 20, reviews: 20), DayCounts(new: 20, reviews: 200),
        DayCounts(new: 4, reviews: 16)
      ),
      (
        DayCounts(new: 3, reviews: 20), DayCounts(new: 20, reviews: 200),
        DayCounts(new: 3, reviews: 16)
      ),
      (
        DayCounts(new: 20, reviews: 200), DayCounts(new: 20, reviews: 4),
        DayCounts(new: 10, reviews: 4)
      ),
      (
        DayCounts(new: 20, reviews: 200), DayCounts(new: 20, reviews: 18),
        DayCounts(new: 12, reviews: 16)
      ),
      (
        DayCounts(new: 5, reviews: 21), DayCounts(new: 4, reviews: 18),
        DayCounts(new: 5, reviews: 16)
      ),
    ]
    let cards =
      (1...16).map { card($0, deck: 2, due: Self.today) } + (101...110).map { card($0) }
      + (201...210).map { card($0, deck: 2) }
    for (outer, inner, shown) in cases {
      let decks = try [
        deck(1, "A", new: outer.new, reviews: outer.reviews),
        deck(2, "A::B", new: inner.new, reviews: inner.reviews),
      ]
      let counts = try session(cards, decks: decks).counts
      #expect(counts.new == shown.new && counts.review == shown.reviews)
    }
  }

  @Test("A deck's limit holds for the decks within it, and only those studied count")
  func nestedLimits() throws {
    let decks = try [
      deck(1, "A", new: 4), deck(2, "A::B", new: 3), deck(3, "A::C", new: 3), deck(4, "Z", new: 9),
    ]
    let cards = (1...40).map { card($0, deck: $0 % 4 + 1) }
    #expect(try session(cards, decks: decks).counts.new == 4)
    #expect(try session(cards, decks: decks, selected: "A::B").counts.new == 3)
    let done = [DeckID(rawValue: 3): DayCounts(new: 3)]
    #expect(try session(cards, decks: decks, done: done).counts.new == 1)
    #expect(try session(cards, decks: decks, selected: "a::b", done: done).counts.new == 3)
  }

  @Test("What is not due, suspended, buried today or in another deck does not come")
  func leftOut() throws {
    var suspended = card(1)
    suspended.isSuspended = true
    var buried = card(2)
    buried.buriedOn = Self.today
    var buriedYesterday = card(3)
    buriedYesterday.buriedOn = Self.today - 1
    let cards = [
      suspended, buried, buriedYesterday, card(4, due: Self.today + 1),
      card(5, due: Self.today), card(6, deck: 9),
    ]
    var session = try session(cards)
    #expect(Set(run(&session)) == [3, 5])
  }

  @Test("New cards are spread among the reviews, in their order; the most overdue come first")
  func order() throws {
    let cards =
      (1...4).map { card($0) }
      + (11...18).map { card($0, due: Self.today - Int($0)) }
    var session = try session(cards)
    let order = run(&session)
    #expect(order.filter { $0 < 10 } == [1, 2, 3, 4])
    #expect(order.filter { $0 > 10 } == Array((11...18).reversed()))
    #expect(order.first.map { $0 > 10 } == true)
    #expect(order.dropLast(2).contains(1))
  }

  @Test("Siblings wait for another day, new ones and due ones")
  func siblings() throws {
    let cards = [
      card(1, note: 7, due: Self.today - 2), card(2, note: 7, ordinal: 1, due: Self.today),
      card(3, note: 7, ordinal: 2), card(4, note: 8), card(5, note: 8, ordinal: 1),
    ]
    var session = try session(cards)
    #expect(session.next(at: Self.start) == .card(FlashcardID(rawValue: 1)))
    let answered = session.answer(
      .good,
      duration: 0,
      at: Self.start,
      scheduler: Self.scheduler
    )
    #expect(answered?.buried.map(\.id.rawValue) == [2, 3])
    #expect(answered?.buried.allSatisfy { $0.buriedOn == Self.today } == true)
    #expect(run(&session) == [4])
  }

  @Test("Where siblings do not wait they are kept apart in the session")
  func siblingsApart() throws {
    let cards = (0..<24).map { card(Int64($0), note: Int64($0 / 2), ordinal: $0 % 2) }
    var session = try session(cards, decks: [deck(new: 100, burying: false)])
    let order = run(&session)
    #expect(order.count == 24)
    for (index, id) in order.enumerated() {
      #expect(!order[..<index].suffix(3).contains { $0 / 2 == id / 2 })
    }
  }

  @Test("A forgotten card comes back after its step, early if nothing else is left")
  func steps() throws {
    var session = try session([card(1, due: Self.today), card(2, due: Self.today - 1)])
    var now = Self.start
    #expect(session.next(at: now) == .card(FlashcardID(rawValue: 2)))
    let given = session.answer(
      .again,
      duration: 0,
      at: now,
      scheduler: Self.scheduler
    )
    let answered = try #require(given)
    #expect(answered.card.progress.phase == .relearning)
    #expect(answered.review.kind == .review)
    #expect(session.counts == StudyCounts(new: 0, learning: 1, review: 1))
    #expect(session.next(at: now) == .card(FlashcardID(rawValue: 1)))
    _ = session.answer(.good, duration: 0, at: now, scheduler: Self.scheduler)
    #expect(session.next(at: now) == .card(FlashcardID(rawValue: 2)))
    now.time = now.time.advanced(byMilliseconds: 60_000)
    let second = session.answer(.good, duration: 0, at: now, scheduler: Self.scheduler)
    #expect(second?.review.kind == .relearning)
    #expect(session.next(at: now) == .finished)
  }

  @Test("A step further off than twenty minutes is waited for")
  func waiting() throws {
    let settings = try SchedulerSettings(
      retention: 0.9,
      learningSteps: [3_600_000],
      relearningSteps: []
    )
    let slow = Scheduler(model: FSRS6(), settings: settings)
    var session = try session([card(1)])
    #expect(session.next(at: Self.start) == .card(FlashcardID(rawValue: 1)))
    _ = session.answer(.again, duration: 0, at: Self.start, scheduler: slow)
    let back = Self.start.time.advanced(byMilliseconds: 3_600_000 - StudySession.learnAhead)
    #expect(session.next(at: Self.start) == .waiting(until: back))
    #expect(session.next(at: LocalMoment(time: back)) == .card(FlashcardID(rawValue: 1)))
  }

  @Test("A card that is shown stays, even when one in steps comes due")
  func shownStays() throws {
    var session = try session([card(1), card(2)])
    #expect(session.next(at: Self.start) == .card(FlashcardID(rawValue: 1)))
    _ = session.answer(.again, duration: 0, at: Self.start, scheduler: Self.scheduler)
    #expect(session.next(at: Self.start) == .card(FlashcardID(rawValue: 2)))
    let later = LocalMoment(time: Self.start.time.advanced(byMilliseconds: 600_000))
    #expect(session.next(at: later) == .card(FlashcardID(rawValue: 2)))
    _ = session.answer(.easy, duration: 0, at: later, scheduler: Self.scheduler)
    #expect(session.next(at: later) == .card(FlashcardID(rawValue: 1)))
  }

  @Test("Undo takes back every answer of the session, whatever else was done between")
  func undo() throws {
    let cards = (1...8).map { card($0, note: $0 / 2) } + [card(20, due: Self.today)]
    var session = try session(cards)
    let before = cards.map { session.card($0.id) }
    let counts = session.counts
    var log = AnswerLog()
    var shown: [FlashcardID] = []
    var reviews: [Review] = []
    var now = Self.start
    for rating in [Rating.again, .good, .hard, .again, .good, .good, .again, .easy] {
      guard case .card(let id) = session.next(at: now) else { break }
      shown.append(id)
      if shown.count == 3 { _ = session.flag(5) }
      let answered = log.answer(rating, in: &session, at: now, scheduler: Self.scheduler)
      reviews.append(try #require(answered).review)
      now.time = now.time.advanced(byMilliseconds: 30_000)
    }
    #expect(shown.count == 8)
    while let undone = log.undo(in: &session) {
      #expect(undone.review == reviews.popLast())
      #expect(undone.card.id == shown.popLast())
      #expect(session.next(at: now) == .card(undone.card.id))
    }
    #expect(reviews.isEmpty && !session.canUndo)
    #expect(session.counts == counts)
    var flagged = cards.compactMap { session.card($0.id) }
    #expect(flagged.contains { $0.flag == 5 })
    for index in flagged.indices { flagged[index].flag = 0 }
    #expect(flagged == before.compactMap { $0 })
  }

  @Test("Undo after an answer leaves what was suspended since alone, and a leech's suspension not")
  func undoAndSuspension() throws {
    let leech = card(1, due: Self.today, lapses: 7)
    var session = try session([leech], decks: [deck(leech: .suspend)])
    var log = AnswerLog()
    _ = session.next(at: Self.start)
    let given = log.answer(.again, in: &session, at: Self.start, scheduler: Self.scheduler)
    let answered = try #require(given)
    #expect(answered.isLeech && answered.card.isSuspended)
    #expect(session.next(at: Self.start) == .finished)
    let undone = log.undo(in: &session)
    #expect(undone?.card == leech)
    #expect(session.current == leech.id)
    _ = log.answer(.good, in: &session, at: Self.start, scheduler: Self.scheduler)
    var changed = try #require(session.card(leech.id))
    changed.isSuspended = true
    session.follow(changed: [changed])
    let undoneAgain = log.undo(in: &session)
    #expect(undoneAgain?.card.isSuspended == true)
    #expect(session.current == nil)
  }

  @Test("Bury, suspend and flag act on the card that is shown, and the next one comes")
  func actions() throws {
    var session = try session([card(1), card(2), card(3)])
    #expect(session.bury() == nil)
    _ = session.next(at: Self.start)
    let flagged = session.flag(9)
    #expect(flagged?.flag == 7)
    let buried = session.bury()
    #expect(buried?.buriedOn == Self.today)
    #expect(session.next(at: Self.start) == .card(FlashcardID(rawValue: 2)))
    let suspended = session.suspend()
    #expect(suspended?.isSuspended == true)
    #expect(session.next(at: Self.start) == .card(FlashcardID(rawValue: 3)))
    #expect(session.counts.new == 1)
  }

  @Test("Cards added while studying come last, deleted ones do not come, nor are undone")
  func following() throws {
    var session = try session([card(1), card(2)])
    _ = session.next(at: Self.start)
    _ = session.answer(.easy, duration: 0, at: Self.start, scheduler: Self.scheduler)
    session.follow(
      changed: [card(9)],
      removed: [FlashcardID(rawValue: 1), FlashcardID(rawValue: 2)]
    )
    #expect(session.next(at: Self.start) == .card(FlashcardID(rawValue: 9)))
    #expect(!session.canUndo)
  }

  @Test("A card whose day is moved leaves, and comes back with its day, though nobody answered it")
  func moved() throws {
    let cards = (1...3).map { card($0, due: Self.today) }
    var session = try session(cards)
    guard case .card(let first) = session.next(at: Self.start) else {
      Issue.record("no card")
      return
    }
    var later = try #require(cards.first { $0.id == first })
    let before = later
    let moved = later.move(
      to: Self.today + 5,
      by: Self.scheduler,
      EditContext(now: Self.start, boundary: DayBoundary())
    )
    let entry = try #require(moved)
    session.follow(changed: [later], given: [entry])
    #expect(session.counts.review == 2 && !session.canUndo)
    guard case .card(let second) = session.next(at: Self.start) else {
      Issue.record("no card")
      return
    }
    #expect(second != first)
    // Taken back, it comes last, and the card that is shown stays.
    session.follow(changed: [before], withdrawn: [entry])
    #expect(session.current == second && session.counts.review == 3)
    var shown: [FlashcardID] = []
    while case .card(let id) = session.next(at: Self.start) {
      shown.append(id)
      _ = session.answer(.easy, duration: 0, at: Self.start, scheduler: Self.scheduler)
    }
    #expect(shown.count == 3 && shown.first == second && shown.last == first)
  }

  @Test("At four in the morning the queue is made anew, and answers can still be undone")
  func rollover() throws {
    let cards = (1...3).map { card($0, due: Self.today) } + [card(4, due: Self.today + 1)]
    var session = try session(cards)
    guard case .card(let first) = session.next(at: Self.start) else {
      Issue.record("no card")
      return
    }
    var log = AnswerLog()
    let answered = log.answer(.easy, in: &session, at: Self.start, scheduler: Self.scheduler)
    let before = LocalMoment(time: Timestamp(milliseconds: 20_001 * Self.day + 4 * 3_600_000 - 1))
    let after = LocalMoment(time: Timestamp(milliseconds: 20_001 * Self.day + 4 * 3_600_000))
    #expect(!session.isStale(at: before) && session.isStale(at: after))
    let stillDue = cards.filter { $0.id != first } + [try #require(answered).card]
    session.refill(
      StudyRequest(
        selected: try #require(DeckName("A")),
        decks: [try deck()],
        cards: stillDue,
        now: after
      )
    )
    #expect(session.counts.review == 3)
    let undone = log.undo(in: &session)
    #expect(undone?.card.id == first)
    #expect(session.counts.review == 3)
    #expect(run(&session).count == 4)
  }

  @Test("A clock that goes back during a session loses and doubles nothing")
  func clockGoesBack() throws {
    var session = try session([card(1), card(2)])
    var log: [Review] = []
    var now = Self.start
    for _ in 0..<12 {
      guard case .card = session.next(at: now) else { break }
      if let answered = session.answer(
        .again,
        duration: 100_000,
        at: now,
        scheduler: Self.scheduler
      ) {
        log.append(answered.review)
        #expect(answered.review.duration == ReviewHistory.longestDuration)
      }
      now.time = now.time.advanced(byMilliseconds: -500)
    }
    #expect(log.count == 12)
    for id in [1, 2] {
      let own = log.filter { $0.card.rawValue == id }
      #expect(own.map(\.moment.time) == own.map(\.moment.time).sorted())
      #expect(Set(own.map(\.moment.time)).count == own.count)
      #expect(
        Self.scheduler.replay(ReviewHistory(own))
          == session.card(FlashcardID(rawValue: Int64(id)))?.progress
      )
    }
  }

  @Test("What a session leaves in its cards is what the log gives when it is replayed")
  func logIsTruth() throws {
    var session = try session((1...15).map { card($0) })
    var random = SeededGenerator(seed: 5)
    var log: [FlashcardID: [Review]] = [:]
    var answers = AnswerLog()
    var now = Self.start
    for _ in 0..<200 {
      guard case .card(let id) = session.next(at: now) else { break }
      let rating = Rating.allCases[Int(random.next() % 4)]
      let answered = answers.answer(rating, in: &session, at: now, scheduler: Self.scheduler)
      if let review = answered?.review { log[id, default: []].append(review) }
      if random.next() % 5 == 0, let undone = answers.undo(in: &session) {
        let last = log[undone.card.id]?.popLast()
        #expect(last == undone.review)
      }
      now.time = now.time.advanced(byMilliseconds: Int64(random.next() % 400_000))
    }
    #expect(log.count == 15)
    for (id, reviews) in log {
      #expect(session.card(id)?.progress == Self.scheduler.replay(ReviewHistory(reviews)))
    }
  }

  @Test("A card is sealed with a session as it is by itself, and is back with it")
  func sealedCards() throws {
    let card = card(1, due: Self.today)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = try encoder.encode(SessionFlashcard(card))
    #expect(try bytes == encoder.encode(card))
    #expect(try JSONDecoder().decode(SessionFlashcard.self, from: bytes).card == card)
  }
}
