import DomainWords
import Flashcards

/// The output of `deck exam --json`.
struct ExamsJSON: Encodable {
  /// An exam.
  private struct ExamJSON: Encodable {
    let name, date, search: String
    let allDecks: Bool
    let wanted: Double?
    let minutes, mostMinutes: Int?
    let weekdaysOff: [Int]
    let datesOff: [String]
    let retention: Double
    let finalDays: Int
    let cards, new: Int?
    let knownToday, knownThen, minutesPerDay: Double?

    private enum CodingKeys: String, CodingKey {
      case name, date, search, wanted, minutes, retention, cards, new
      case allDecks = "all_decks"
      case mostMinutes = "most_minutes"
      case weekdaysOff = "weekdays_off"
      case datesOff = "dates_off"
      case finalDays = "final_days"
      case knownToday = "known_today"
      case knownThen = "known_then"
      case minutesPerDay = "minutes_per_day"
    }

    init(_ exam: Exam, in deck: Deck) {
      name = exam.name(in: deck)
      date = LoadToolText.text(of: exam.day)
      (allDecks, search) = (exam.isOfAllDecks, exam.search)
      switch exam.aim {
      case .knowledge(let share): (wanted, minutes) = (share, nil)
      case .minutes(let count): (wanted, minutes) = (nil, count)
      }
      mostMinutes = exam.mostMinutes
      weekdaysOff = exam.daysOff.weekdays.sorted()
      datesOff = exam.daysOff.days.sorted().map { LoadToolText.text(of: $0) }
      retention = exam.plan.retention
      finalDays = exam.plan.finalDays
      let standing = exam.standing
      (cards, new) = (standing?.cards, standing?.new)
      (knownToday, knownThen) = (standing?.known, standing?.then)
      minutesPerDay = standing?.minutes
    }
  }

  /// What other times a day lead to.
  private struct Alternative: Encodable {
    let mostMinutes: Int
    let knownThen: Double

    private enum CodingKeys: String, CodingKey {
      case mostMinutes = "most_minutes"
      case knownThen = "known_then"
    }
  }

  /// What a plan leads to.
  private struct Plan: Encodable {
    let exam: ExamJSON
    /// On each day from today to that of the exam.
    let known: [Double]
    /// On each day from today to the one before the exam.
    let minutes: [Double]
    /// The new cards on these.
    let new: [Double]
    let alternatives: [Alternative]
  }

  private let deck: String
  private let today: String
  private let exams: [ExamJSON]
  private let preview: Plan?

  /// The exams of a deck, and what is possible for one.
  init(_ deck: Deck, _ preview: ExamPreview?, today: StudyDay) {
    self.deck = deck.name.description
    self.today = LoadToolText.text(of: today)
    exams = deck.exams.sorted { $0.day < $1.day }.map { ExamJSON($0, in: deck) }
    self.preview = preview.map { preview in
      Plan(
        exam: ExamJSON(preview.exam, in: deck),
        known: preview.outlook.known,
        minutes: preview.outlook.seconds.map { $0 / 60 },
        new: preview.introduced,
        alternatives: preview.alternatives.map {
          Alternative(mostMinutes: $0.minutes, knownThen: $0.known)
        }
      )
    }
  }
}
