import DomainWords
import Flashcards
import PaymentCards
import Screens
import Wording

/// The answers to a card, each with the interval that it led to, the newest first.
struct FlashcardHistory: Sendable {
  /// An answer.
  struct Answer: Sendable {
    /// The day on which it was given.
    let day: CalendarDay
    let rating: Rating
    /// The interval after it; nil if the card was reset.
    let interval: Interval?
  }

  let card: FlashcardID
  let answers: [Answer]

  /// The answers in a card's history, replayed with the scheduler of its deck.
  init(_ history: ReviewHistory, of card: Flashcard, _ scheduler: Scheduler) {
    self.card = card.id
    var progress = FlashcardProgress.new
    var answers: [Answer] = []
    for review in history.reviews {
      scheduler.follow(review, &progress, fuzzID: card.fuzzID)
      let interval: Interval? =
        switch progress.due {
        case nil: nil
        case .day: .days(progress.intervalDays)
        case .moment(let time):
          .milliseconds(max(0, time.rawValue - review.moment.time.rawValue))
        }
      answers.append(
        Answer(day: CalendarDay(of: review.moment), rating: review.rating, interval: interval)
      )
    }
    self.answers = answers.reversed()
  }

  /// An answer in words: its day, the answer, and the interval after it.
  static func words(_ answer: Answer, _ wording: Wording) -> (day: String, rest: String) {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    let month = answer.day.month
    return (
      wording.date(
        answer.day.day,
        month.month,
        month.year,
        written: "\(month.year)-\(padded(month.month))-\(padded(answer.day.day))"
      ),
      [wording(answer.rating.phrase), answer.interval.map { wording.interval($0) }]
        .compactMap(\.self).joined(separator: wording(.listComma))
    )
  }
}
