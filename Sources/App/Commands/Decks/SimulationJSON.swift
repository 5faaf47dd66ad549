import Flashcards

/// The output of `deck simulate --json`.
struct SimulationJSON: Encodable {
  /// A course, with a number for each day.
  private struct Course: Encodable {
    let secondsADay, knownAtEnd: Double
    let seconds, reviews, new, known: [Double]

    private enum CodingKeys: String, CodingKey {
      case seconds = "time_s"
      case reviews, new, known
      case secondsADay = "time_per_day_s"
      case knownAtEnd = "known_at_end"
    }

    init(_ course: SimulatedCourse) {
      func rounded(_ values: [Double]) -> [Double] { values.map { ($0 * 100).rounded() / 100 } }
      secondsADay = rounded([course.secondsADay])[0]
      knownAtEnd = rounded([course.knownAtEnd])[0]
      seconds = rounded(course.seconds)
      reviews = rounded(course.reviews)
      new = rounded(course.introduced)
      known = rounded(course.known)
    }
  }

  /// What a desired retention costs.
  private struct Retention: Encodable {
    let retention, secondsADay, known: Double

    private enum CodingKeys: String, CodingKey {
      case known
      case retention = "desired_retention"
      case secondsADay = "time_per_day_s"
    }
  }

  private let deck: String
  private let days, cards, newCards: Int
  private let saved, changed: Course?
  private let retentions: [Retention]?
  private let cheapest: Double?

  private enum CodingKeys: String, CodingKey {
    case deck, days, cards, saved, changed, retentions
    case newCards = "new_cards"
    case cheapest = "cheapest_retention"
  }

  init(_ report: SimulationReport, of deck: String, days: Int) {
    (self.deck, self.days) = (deck, days)
    (cards, newCards) = (report.cards, report.newCards)
    saved = report.present.map { Course($0) }
    changed = report.changed.map { Course($0) }
    let rows = report.retentions.map {
      Retention(
        retention: Double($0.percent) / 100,
        secondsADay: ($0.secondsADay * 100).rounded() / 100,
        known: ($0.known * 100).rounded() / 100
      )
    }
    retentions = rows.isEmpty ? nil : rows
    cheapest = SimulatedRetention.cheapest(of: report.retentions).map { Double($0) / 100 }
  }
}
