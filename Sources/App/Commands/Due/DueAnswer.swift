import AppSupport
import Flashcards
import PaymentCards

/// The numbers of cards due on a day of study, in the words of `cardcase due --json`.
struct DueAnswer: Encodable, Equatable {
  /// A deck with the decks within it.
  struct DeckRow: Encodable, Equatable {
    let name: String
    let due: Int
  }

  /// The day of study, such as 2026-11-22.
  let date: String
  /// The number of all cards.
  let due: Int
  let new: Int
  let learning: Int
  let review: Int
  /// The numbers of the following days, as far as they are known.
  let next: [Int]
  /// The decks; missing if their names are not told.
  let decks: [DeckRow]?
  /// The time at which the numbers were written down, in seconds since 1970 UTC.
  let written: Int64

  /// The answer at a moment.
  ///
  /// - Throws: `DueFailure.over` or `early` if nothing is known of its day.
  init(_ record: DueRecord, at now: LocalMoment) throws(DueFailure) {
    let day = record.boundary.day(of: now)
    guard let projection = record.projection else { throw .damaged }
    guard let index = projection.index(of: day) else {
      throw day < projection.first ? .early : .over(days: day - projection.first)
    }
    let counts = projection.days[index]
    let calendar = CalendarDay(nearestTo1970Plus: day)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    date = "\(calendar.month.year)-\(padded(calendar.month.month))-\(padded(calendar.day))"
    due = counts.total
    new = counts.new
    learning = counts.learning
    review = counts.review
    next = projection.days[(index + 1)...].map(\.total)
    decks = projection.decks?.map { DeckRow(name: $0.name, due: $0.due[index]) }
    written = record.written / 1_000
  }
}
