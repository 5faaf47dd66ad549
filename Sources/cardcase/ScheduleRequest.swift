import CardcaseApp
import Flashcards
import FoundationEssentials
import Wording

/// The reason why a line could not be scheduled.
struct ScheduleError: Error {
  let phrase: Phrase
}

/// One line of input of `cardcase schedule`.
struct ScheduleRequest: Decodable {
  struct Review: Decodable {
    let at_s: Double
    let rating: Double
  }

  enum Days: String, Decodable {
    case elapsed
    case rollover
  }

  /// The rules of the four buttons, by the program that has them.
  enum Rules: String, Decodable {
    case fsrs
    case anki

    var rules: ButtonRules {
      switch self {
      case .fsrs: .bare
      case .anki: .anki
      }
    }

    /// The way in which that program counts days.
    var days: Days {
      switch self {
      case .fsrs: .elapsed
      case .anki: .rollover
      }
    }
  }

  let rules: Rules?
  let parameters: [Double]?
  let desired_retention: Double?
  let learning_steps_s: [Double]?
  let relearning_steps_s: [Double]?
  let maximum_interval_days: Double?
  let days: Days?
  let rollover_hour: Double?
  let zone_offset_s: Double?
  let reviews: [Review]

  init(json: String) throws(ScheduleError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    } catch let error as DecodingError {
      throw ScheduleError(phrase: Self.reason(error))
    } catch {
      throw ScheduleError(phrase: .scheduleNotJSON)
    }
  }

  /// The results of all reviews as one line of JSON.
  func answer() throws(ScheduleError) -> String {
    let scheduler = try scheduler()
    let zone = try whole(zone_offset_s ?? 0, named: "zone_offset_s", within: -86_400...86_400)
    var progress = FlashcardProgress.new
    var results: [String] = []
    for (index, review) in reviews.enumerated() {
      let name = "reviews[\(index)].rating"
      let number = try whole(review.rating, named: name, within: 1...4)
      let rating = Rating.allCases[number - 1]
      let time = try milliseconds(review.at_s, named: "reviews[\(index)].at_s")
      let now = LocalMoment(time: Timestamp(milliseconds: time), zoneOffset: Int32(zone))
      let before = scheduler.retrievability(of: progress, at: now) ?? 0
      let outcome = scheduler.outcome(
        of: rating,
        progress: progress,
        card: FlashcardID(rawValue: 0),
        at: now
      )
      progress = outcome.progress
      results.append(row(outcome, retrievabilityBefore: before))
    }
    return "{\"reviews\":[\(results.joined(separator: ","))]}"
  }

  private func scheduler() throws(ScheduleError) -> Scheduler {
    let hour = try whole(rollover_hour ?? 4, named: "rollover_hour", within: 0...23)
    let maximum = try whole(
      maximum_interval_days ?? 36_500,
      named: "maximum_interval_days",
      within: 1...36_500
    )
    var steps: [[Int64]] = []
    for (name, given) in [
      ("learning_steps_s", learning_steps_s ?? [60, 600]),
      ("relearning_steps_s", relearning_steps_s ?? [600]),
    ] {
      var list: [Int64] = []
      for (index, seconds) in given.enumerated() {
        list.append(try milliseconds(seconds, named: "\(name)[\(index)]"))
      }
      steps.append(list)
    }
    let rules = rules ?? .fsrs
    do {
      return Scheduler(
        model: FSRS6(try FSRSParameters(parameters ?? [])),
        settings: try SchedulerSettings(
          retention: desired_retention ?? 0.9,
          learningSteps: steps[0],
          relearningSteps: steps[1],
          maximumIntervalDays: maximum,
          fuzz: false,
          days: (days ?? rules.days) == .rollover
            ? .rollover(DayBoundary(rolloverHour: hour)) : .elapsed,
          rules: rules.rules
        )
      )
    } catch let error as ParameterError {
      throw ScheduleError(phrase: Self.reason(error))
    } catch let error as SettingsError {
      throw ScheduleError(phrase: Self.reason(error))
    } catch {
      throw ScheduleError(phrase: .reasonOther(words: "\(error)"))
    }
  }

  private func whole(_ number: Double, named name: String, within range: ClosedRange<Int>)
    throws(ScheduleError) -> Int
  {
    guard let whole = Int(exactly: number), range.contains(whole) else {
      throw ScheduleError(
        phrase: .numberNotWhole(
          name: name,
          value: "\(number)",
          low: "\(range.lowerBound)",
          high: "\(range.upperBound)"
        )
      )
    }
    return whole
  }

  /// Seconds as milliseconds, for times up to 100,000 years away.
  private func milliseconds(_ seconds: Double, named name: String) throws(ScheduleError) -> Int64 {
    guard abs(seconds) <= 3.2e12 else {
      throw ScheduleError(phrase: Self.outside(name, seconds, "-3.2e12", "3.2e12"))
    }
    return Int64((seconds * 1_000).rounded())
  }

  private func row(_ outcome: Outcome, retrievabilityBefore before: Double) -> String {
    let progress = outcome.progress
    let state = ["new", "learning", "review", "relearning"][Int(progress.phase.rawValue)]
    let step = progress.phase == .review ? "null" : "\(progress.step)"
    let seconds = outcome.interval.seconds
    let interval = Int64(exactly: seconds).map(String.init) ?? "\(seconds)"
    // A Double prints as the shortest decimal that reads back as itself.
    return """
      {"stability":\(progress.memory?.stability ?? 0),"difficulty":\
      \(progress.memory?.difficulty ?? 0),"retrievability_before":\(before),"state":"\(state)",\
      "step":\(step),"interval_s":\(interval)}
      """
  }

  private static func reason(_ error: ParameterError) -> Phrase {
    switch error {
    case .wrongCount(let count):
      .scheduleWrongCount(count: "\(count)")
    case .outOfRange(let index, let value, let range):
      outside("parameters[\(index)]", value, "\(range.lowerBound)", "\(range.upperBound)")
    }
  }

  private static func reason(_ error: SettingsError) -> Phrase {
    switch error {
    case .retention(let value):
      outside("desired_retention", value, "0", "1")
    case .step(let milliseconds):
      outside("learning_steps_s, relearning_steps_s", Double(milliseconds) / 1_000, "0", "31536000")
    case .maximumInterval(let days):
      outside("maximum_interval_days", Double(days), "1", "36500")
    }
  }

  private static func outside(_ name: String, _ value: Double, _ low: String, _ high: String)
    -> Phrase
  {
    .numberOutOfRange(name: name, value: "\(value)", low: low, high: high)
  }

  private static func reason(_ error: DecodingError) -> Phrase {
    switch error {
    case .keyNotFound(let key, let context):
      .scheduleMissing(path: path(context.codingPath + [key]))
    case .typeMismatch(_, let context) where !context.codingPath.isEmpty,
      .valueNotFound(_, let context) where !context.codingPath.isEmpty,
      .dataCorrupted(let context) where !context.codingPath.isEmpty:
      .scheduleInvalid(path: path(context.codingPath))
    default:
      .scheduleNotJSON
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { text, key in
      if let index = key.intValue { return text + "[\(index)]" }
      return text.isEmpty ? key.stringValue : text + "." + key.stringValue
    }
  }
}
