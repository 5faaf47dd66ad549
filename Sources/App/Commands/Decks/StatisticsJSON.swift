import Flashcards
import PaymentCards

/// The output of `stats --json`.
struct StatisticsJSON: Encodable {
  /// A day of study.
  fileprivate struct Day: Encodable {
    let date: String
    let answers, right, new, learning, young, mature: Int
    let seconds: Double

    private enum CodingKeys: String, CodingKey {
      case date, answers, right, new, learning, young, mature
      case seconds = "time_s"
    }
  }

  /// The number of answers, and of those that remembered the card.
  fileprivate struct Retention: Encodable {
    /// The interval in days from which on it counts; nil without one.
    var from: Int?
    let passed, total: Int

    private enum CodingKeys: String, CodingKey {
      case passed, total
      case from = "from_days"
    }

    init(_ retention: StudyStatistics.Retention, from: Int? = nil) {
      self.from = from
      passed = retention.passed
      total = retention.total
    }
  }

  /// The number of cards in a span of days.
  fileprivate struct Span: Encodable {
    let from: Int
    let cards: Int

    private enum CodingKeys: String, CodingKey {
      case cards
      case from = "from_days"
    }
  }

  fileprivate struct Answers: Encodable {
    let total: Int
    let typicalTime: Double?
    let byButton: [String: [String: Int]]
    let byHour, byInterval: [Retention]

    private enum CodingKeys: String, CodingKey {
      case total
      case typicalTime = "typical_time_s"
      case byButton = "by_button"
      case byHour = "by_hour"
      case byInterval = "by_interval"
    }
  }

  fileprivate struct Memories: Encodable {
    let cards, known, recalled: Int
    let interval, stability, difficulty, retrievability: Double?
    let intervals, stabilities: [Span]
    let difficulties, retrievabilities: [Int]

    private enum CodingKeys: String, CodingKey {
      case cards, known, recalled, intervals, stabilities, difficulties, retrievabilities
      case interval = "mean_interval_days"
      case stability = "mean_stability_days"
      case difficulty = "mean_difficulty"
      case retrievability = "mean_retrievability"
    }
  }

  private let deck: String?
  private let streak: Int
  private let states: [String: Int]
  private let forecast, forecastOfYear: [Int]
  private let retention: [String: Retention]
  private let trueRetention: [String: [String: Retention]]
  private let days: [Day]
  private let answers: Answers
  private let memories: Memories
  private let calibration: CalibrationJSON?
  private let calibrationByDeck: [String: CalibrationJSON]

  private enum CodingKeys: String, CodingKey {
    case deck, states, forecast, retention, days, answers, memories, calibration
    case calibrationByDeck = "calibration_by_deck"
    case forecastOfYear = "forecast_year"
    case streak = "streak_days"
    case trueRetention = "true_retention"
  }

  /// The statistics of a deck with those within it, or of all decks if it is nil.
  init(_ numbers: StudyStatistics, of deck: String?) {
    self.deck = deck
    streak = numbers.streak
    states = [
      "new": numbers.states.new, "learning": numbers.states.learning,
      "young": numbers.states.young, "mature": numbers.states.mature,
      "suspended": numbers.states.suspended,
    ]
    forecast = Array(numbers.forecast.prefix(StudyStatistics.monthDays))
    forecastOfYear = numbers.forecast
    retention = [
      "young": Retention(numbers.young), "mature": Retention(numbers.mature),
      "year": Retention(numbers.year),
    ]
    let spans = zip(
      ["today", "yesterday", "week", "month", "year", "all_time"],
      TrueRetention.Span.allCases
    )
    trueRetention = Dictionary(
      uniqueKeysWithValues: spans.map { name, span in
        let row = numbers.trueRetention[span]
        return (
          name,
          [
            "young": Retention(row.young), "mature": Retention(row.mature),
            "total": Retention(row.total),
          ]
        )
      }
    )
    let first = numbers.today - numbers.days.count + 1
    days = numbers.days.enumerated().map { index, day in
      Day(
        date: Self.date(of: first + index),
        answers: day.answers,
        right: day.right,
        new: day.new,
        learning: day.learning,
        young: day.young,
        mature: day.mature,
        seconds: Double(day.milliseconds) / 1_000
      )
    }
    answers = Answers(numbers.answers)
    memories = Memories(numbers.memories)
    calibration = numbers.calibration?.whole.map { CalibrationJSON($0) }
    calibrationByDeck = Dictionary(
      (numbers.calibration?.decks ?? []).map {
        ($0.name.description, CalibrationJSON($0.calibration))
      }
    ) { first, _ in first }
  }

  /// A day as `YYYY-MM-DD`.
  private static func date(of day: StudyDay) -> String {
    let day = CalendarDay(nearestTo1970Plus: day)
    func digits(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
    }
    return [digits(day.month.year, 4), digits(day.month.month, 2), digits(day.day, 2)]
      .joined(separator: "-")
  }

  // All decks are null, not left out.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(deck, forKey: .deck)
    try values.encode(streak, forKey: .streak)
    try values.encode(states, forKey: .states)
    try values.encode(forecast, forKey: .forecast)
    try values.encode(forecastOfYear, forKey: .forecastOfYear)
    try values.encode(retention, forKey: .retention)
    try values.encode(trueRetention, forKey: .trueRetention)
    try values.encode(days, forKey: .days)
    try values.encode(answers, forKey: .answers)
    try values.encode(memories, forKey: .memories)
    try values.encode(calibration, forKey: .calibration)
    try values.encode(calibrationByDeck, forKey: .calibrationByDeck)
  }
}

extension StatisticsJSON.Answers {
  fileprivate init(_ answers: AnswerStatistics) {
    total = answers.total
    typicalTime = answers.typicalDuration.map { Double($0) / 1_000 }
    let ratings = ["again", "hard", "good", "easy"]
    byButton = Dictionary(
      uniqueKeysWithValues: zip(["new", "learning", "young", "mature"], answers.byButton)
        .map { age, counts in (age, Dictionary(uniqueKeysWithValues: zip(ratings, counts))) }
    )
    byHour = answers.byHour.map { .init($0) }
    byInterval = zip(AnswerStatistics.intervals, answers.byInterval).map { .init($1, from: $0) }
  }
}

extension StatisticsJSON.Memories {
  fileprivate init(_ memories: MemoryStatistics) {
    cards = memories.count
    known = memories.known
    recalled = memories.recalled
    // JSON has no form for what is not a number.
    func number(_ value: Double, of cards: Int) -> Double? {
      cards > 0 && value.isFinite ? value : nil
    }
    interval = number(memories.meanInterval, of: memories.known)
    stability = number(memories.meanStability, of: memories.count)
    difficulty = number(memories.meanDifficulty, of: memories.count)
    retrievability = number(memories.meanRetrievability, of: memories.count)
    intervals = zip(MemoryStatistics.spans, memories.intervals).map { .init(from: $0, cards: $1) }
    stabilities = zip(MemoryStatistics.spans, memories.stabilities).map {
      .init(from: $0, cards: $1)
    }
    difficulties = memories.difficulties
    retrievabilities = memories.retrievabilities
  }
}
