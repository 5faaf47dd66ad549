@testable import Flashcards

/// A request to Anki's simulator, by its names (Tests/Scripts/simulator_fixtures.py).
struct SimulatorRequest: Decodable {
  let retention: Double
  let days: Int
  let newLimit: Int
  let reviewLimit: Int
  let maximum: Int
  let newIgnoreReviews: Bool
  let order: UInt8
  let learningSteps: Int
  let relearningSteps: Int
  let suspendingLapses: Int?
  let easyDays: [Double]?

  private enum CodingKeys: String, CodingKey {
    case retention = "desired_retention"
    case days = "days_to_simulate"
    case newLimit = "new_limit"
    case reviewLimit = "review_limit"
    case maximum = "max_interval"
    case newIgnoreReviews = "new_cards_ignore_review_limit"
    case order = "review_order"
    case learningSteps = "learning_step_count"
    case relearningSteps = "relearning_step_count"
    case suspendingLapses = "suspend_after_lapse_count"
    case easyDays = "easy_days_percentages"
  }

  /// The cards of the collection, as the script makes them.
  static func cards(_ count: Int, new: Int) -> SimulatedCards {
    var cards = SimulatedCards()
    for place in 0..<count {
      let root = Double(place * 7_919 % 1_000)
      let stability = 1 + root * root / 25_000
      let interval = max(1, Int(stability))
      let late = place % 20 == 0 ? place * 31 % 4 : 0
      let due = late == 0 ? interval - place * 104_729 % (interval + 1) : -late
      cards.append(
        Memory(stability: stability, difficulty: 1 + Double(place * 37 % 91) / 10),
        lastDay: due - interval,
        dueDay: due,
        lapses: place % 3
      )
    }
    for _ in 0..<new { cards.appendNew() }
    return cards
  }

  /// The order of reviews in words.
  var orderName: String {
    switch ReviewSortOrder(rawValue: order) {
    case .intervalsAscending: "shortest interval"
    case .intervalsDescending: "longest interval"
    case .difficultyAscending: "easiest"
    case .difficultyDescending: "hardest"
    case .recallAscending: "least recall"
    case .recallDescending: "most recall"
    case .random: "random"
    default: "due"
    }
  }

  /// The easy days, of which Anki has the shares of a normal load.
  private var week: [EasyDay] {
    (easyDays ?? []).map { $0 == 1 ? .normal : $0 == 0 ? .minimum : .reduced }
  }

  /// A simulation of the request.
  func simulation(
    of cards: SimulatedCards,
    retention: Double? = nil,
    balancedFrom weekday: Int?,
    seed: UInt64
  ) -> Simulation<OptionsPolicy> {
    var rules = SimulationRules()
    (rules.learningSteps, rules.relearningSteps) = (learningSteps, relearningSteps)
    rules.maximumInterval = maximum
    rules.suspendingLapses = suspendingLapses
    if let weekday {
      let week = week.isEmpty ? EasyDay.normalWeek : week
      rules.spread = .balanced(EasyCalendar(week: week), first: weekday + 4)
    }
    let policy = OptionsPolicy(
      cards,
      retention: retention ?? self.retention,
      limits: DayCounts(new: newLimit, reviews: reviewLimit),
      newIgnoreReviewLimit: newIgnoreReviews,
      order: ReviewSortOrder(rawValue: order) ?? .due,
      belief: FSRS6(),
      seed: seed
    )
    return Simulation(
      cards,
      truth: FSRS6(),
      habits: .published,
      rules: rules,
      policy: policy,
      dayCount: days,
      seed: seed
    )
  }
}
