import Testing

@testable import Flashcards

@Suite("The habits of a learner, from answers")
struct AnswerHabitsTests {
  private let boundary = DayBoundary(rolloverHour: 4)

  private func review(
    _ card: Int64,
    day: Int64,
    minute: Int64 = 0,
    _ rating: Rating,
    _ kind: ReviewKind,
    milliseconds: UInt32 = 10_000
  ) -> Review {
    let time = Timestamp(milliseconds: day * 86_400_000 + 12 * 3_600_000 + minute * 60_000)
    return Review(
      card: FlashcardID(rawValue: card),
      moment: LocalMoment(time: time),
      duration: milliseconds,
      rating: rating,
      kind: kind
    )
  }

  private func isNear(_ one: PerRating<Double>, _ other: PerRating<Double>) -> Bool {
    Rating.allCases.allSatisfy { abs(one[$0] - other[$0]) < 1e-9 }
  }

  @Test("are the published ones without a history")
  func nothing() {
    #expect(AnswerHabits(of: [], boundary: boundary) == .published)
  }

  @Test("lie half way between one's own and the published ones after fifty answers")
  func halfway() {
    let habits = AnswerHabits(
      of: (0..<50).map { review($0, day: 1, .good, .learning, milliseconds: 5_780) },
      boundary: boundary
    )
    #expect(
      isNear(
        habits.firstRatings,
        PerRating(again: 0.12, hard: 0.047, good: 0.7475, easy: 0.0855)
      )
    )
    #expect(abs(habits.seconds.learning.good - 9.78) < 1e-9)
    #expect(habits.seconds.learning.easy == 10.71)
    #expect(habits.seconds.review == AnswerHabits.published.seconds.review)
  }

  @Test("count as first ratings the first of each day, and as transitions what follows")
  func sequences() {
    let habits = AnswerHabits(
      of: [
        review(1, day: 1, .again, .learning),
        review(2, day: 1, minute: 1, .good, .learning),
        review(1, day: 1, minute: 2, .good, .learning),
        review(1, day: 2, .good, .review),
        review(2, day: 2, .again, .review),
        review(2, day: 2, minute: 3, .hard, .relearning),
        review(2, day: 3, .good, .relearning),
      ],
      boundary: boundary
    )
    let published = AnswerHabits.published
    // One of each of two; a review at the start of a day is no first rating, nor is a relearning.
    let first = 2.0 / 52
    #expect(
      isNear(
        habits.firstRatings,
        PerRating { rating in
          let own = rating == .again || rating == .good ? 0.5 : 0
          return first * own + (1 - first) * published.firstRatings[rating]
        }
      )
    )
    let pass = 1.0 / 51
    #expect(abs(habits.passRatings.good - (pass + (1 - pass) * 0.631)) < 1e-9)
    #expect(habits.passRatings.again == 0)
    // Each transition is there once from the start: of five, two are Again to Good.
    let step = 5.0 / 55
    #expect(
      abs(habits.learningSteps.again.good - (step * 2 / 5 + (1 - step) * 0.5108)) < 1e-9
    )
    #expect(
      abs(habits.relearningSteps.again.hard - (step * 2 / 5 + (1 - step) * 0.0643)) < 1e-9
    )
  }

  @Test("leave out what is no answer, was interrupted or took no time, and answers out of turn")
  func leftOut() {
    let base = (0..<10).map { review($0, day: 1, .good, .learning) }
    let more = [
      review(20, day: 1, .again, .learning, milliseconds: 1_200_000),
      review(21, day: 1, .again, .learning, milliseconds: 0),
      review(22, day: 1, .again, .manual),
      review(23, day: 1, .again, .cram),
      review(24, day: 1, .again, .filtered),
    ]
    let habits = AnswerHabits(of: base, boundary: boundary)
    #expect(AnswerHabits(of: base + more, boundary: boundary) == habits)
  }

  @Test("begin a day at the roll-over hour")
  func rollover() {
    let late = review(1, day: 1, minute: 11 * 60, .again, .learning)
    let night = review(1, day: 1, minute: 15 * 60, .good, .learning)
    let morning = review(1, day: 1, minute: 17 * 60, .good, .learning)
    let sameDay = AnswerHabits(of: [late, night], boundary: boundary)
    let nextDay = AnswerHabits(of: [late, morning], boundary: boundary)
    #expect(sameDay.learningSteps.again.good > nextDay.learningSteps.again.good)
    #expect(sameDay.firstRatings.good < nextDay.firstRatings.good)
  }
}
