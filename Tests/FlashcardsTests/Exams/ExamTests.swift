import Foundation
import Testing

@testable import Flashcards

@Suite("Exams of decks")
struct ExamTests {
  private let today = 20_000
  private let boundary = DayBoundary()

  private func deck(_ id: Int64, _ name: String, _ exams: Exam...) throws -> Deck {
    var deck = Deck(id: DeckID(rawValue: id), name: try #require(DeckName(name)))
    deck.exams = exams
    return deck
  }

  private func exam(in days: Int, retention: Double, search: String = "") -> Exam {
    Exam(search: search, day: today + days, plan: ExamPlan(retention: retention, finalDays: 5))
  }

  @Test("Days off are days of the week and single ones")
  func daysOff() {
    let off = DaysOff(weekdays: [6], days: [today + 1])
    // 4 October 2024 was a Friday.
    #expect((today..<today + 7).filter(off.contains) == [today + 1, today + 2])
    #expect(off.studied(in: today..<today + 7) == 5)
    #expect(DaysOff().isEmpty && !off.isEmpty)
  }

  @Test("A deck has the greatest retention of the exams ahead, its own and of the decks around it")
  func retentions() throws {
    let decks = [
      try deck(1, "A", exam(in: 9, retention: 0.7), exam(in: -1, retention: 0.99)),
      try deck(2, "A::B", exam(in: 3, retention: 0.8)),
      try deck(3, "A::C", exam(in: 3, retention: 0.95, search: "tag:x")),
      try deck(4, "D"),
    ]
    let found = decks.examRetentions(on: today)
    let wanted: [DeckID: Double] = [decks[0].id: 0.7, decks[1].id: 0.8, decks[2].id: 0.7]
    #expect(found == wanted)
    // One of all decks has those that it has all cards of.
    var exam = Exam(
      isOfAllDecks: true,
      search: "deck:A::C OR deck:D",
      day: today + 9,
      plan: ExamPlan(retention: 0.85)
    )
    exam.standing = ExamStanding(
      day: today,
      cards: 9,
      new: 0,
      known: 0.5,
      then: 0.9,
      minutes: 3,
      later: 0,
      decks: ["A::C", "D"]
    )
    let searched = (decks + [try deck(5, "E", exam)]).examRetentions(on: today)
    #expect(searched == wanted.merging([decks[2].id: 0.85, decks[3].id: 0.85]) { $1 })
    (exam.search, exam.standing) = ("", nil)
    let all = (decks + [try deck(5, "E", exam)]).examRetentions(on: today)
    #expect(all.count == 5 && Set(all.values) == [0.85])
    // On its day an exam has none.
    #expect(decks.examRetentions(on: today + 9).isEmpty)
  }

  @Test("An exam of an older program is one of its deck, and one of its deck is written as it was")
  func older() throws {
    let exam = exam(in: 9, retention: 0.7, search: "tag:x")
    let written = try JSONEncoder().encode(exam)
    let names = try #require(try JSONSerialization.jsonObject(with: written) as? [String: Any]).keys
    #expect(!names.contains("inAllDecks"))
    let read = try JSONDecoder().decode(Exam.self, from: written)
    #expect(read == exam && !read.isOfAllDecks)
    let all = Exam(isOfAllDecks: true, search: "tag:x", day: today)
    let again = try JSONDecoder().decode(Exam.self, from: try JSONEncoder().encode(all))
    #expect(again == all && again.isOfAllDecks)
  }

  @Test("Days of answers until an exam stay when the log is replayed at another retention")
  func replay() throws {
    let deck = try deck(1, "A")
    let planned = deck.scheduler(nil, boundary: boundary, examRetention: 0.6)
    let usual = deck.scheduler(nil, boundary: boundary)
    let card = FlashcardID(rawValue: 5)
    var request = StudyRequest(
      selected: deck.name,
      decks: [deck],
      cards: [
        Flashcard(id: card, note: NoteID(rawValue: 1), ordinal: 0, deck: deck.id, position: 0)
      ],
      now: LocalMoment(
        time: Timestamp(milliseconds: Int64(today) * 86_400_000 + 43_200_000),
        zoneOffset: 0
      ),
      boundary: boundary
    )
    var reviews: [Review] = []
    var progress = FlashcardProgress.new
    for (gap, rating) in [(0, Rating.easy), (30, .good), (60, .again), (0, .good), (20, .hard)] {
      request.now.time = request.now.time.advanced(byMilliseconds: Int64(gap) * 86_400_000 + 60_000)
      request.cards[0].progress = progress
      request.cards[0].progress.due = progress.due.map { _ in .day(0) }
      var session = StudySession(request)
      _ = session.next(at: request.now)
      let answer = session.answer(rating, duration: 1, at: request.now, scheduler: planned)
      let answered = try #require(answer)
      reviews.append(answered.review)
      progress = answered.card.progress
    }
    #expect(progress.intervalDays > usual.replay(reviews.map { $0.unplanned }).intervalDays)
    #expect(usual.replay(reviews).intervalDays == progress.intervalDays)
    #expect(usual.replay(reviews).due == progress.due)
    #expect(usual.replay(reviews).memory == progress.memory)
    // They are no entries of Anki's log.
    #expect(reviews.allSatisfy { $0.ankiEntry == nil })
  }

  @Test("An exam is planned once a day, not on its own, and what it leaves is spread for a month")
  func toPlan() {
    var exam = exam(in: 2, retention: 0.8)
    #expect(exam.isToPlan(on: today))
    exam.standing = ExamStanding(
      day: today,
      cards: 1,
      new: 0,
      known: 0,
      then: 0,
      minutes: 0,
      later: 0
    )
    #expect(!exam.isToPlan(on: today) && exam.isToPlan(on: today + 1))
    #expect(!exam.isToPlan(on: today + 2) && exam.isToPlan(on: today + 3))
    exam.close(on: today + 3, known: 0.9)
    #expect(!exam.isToPlan(on: today + 3) && exam.isToPlan(on: today + 4))
    exam.close(on: today + 4, known: 0.8)
    #expect(exam.standing?.known == 0.9)
    #expect(exam.isToPlan(on: today + 2 + 30) && !exam.isToPlan(on: today + 2 + 31))
  }

  @Test("Undoing restores the exams, and keeps how those stand that are still there")
  func restored() throws {
    var deck = try deck(1, "A", exam(in: 9, retention: 0.7))
    let old = deck.exams
    deck.exams[0].standing = ExamStanding(
      day: today,
      cards: 3,
      new: 0,
      known: 0.5,
      then: 0.9,
      minutes: 4,
      later: 0
    )
    let planned = deck.exams
    deck.restoreExams(old)
    #expect(deck.exams == planned)
    deck.restoreExams([])
    #expect(deck.exams.isEmpty)
    deck.restoreExams(old)
    #expect(deck.exams == old)
  }
}

extension Review {
  /// The review without the days that were chosen for it.
  fileprivate var unplanned: Review {
    var review = self
    review.logged = nil
    return review
  }
}
