import Flashcards

/// A deck in `deck list --json` and `deck show --json`.
struct DeckJSON: Encodable {
  /// The numbers of cards that can be studied now.
  struct Due: Encodable {
    let new: Int
    let learning: Int
    let review: Int
    let total: Int

    init(_ counts: StudyCounts) {
      new = counts.new
      learning = counts.learning
      review = counts.review
      total = counts.total
    }
  }

  let name: String
  let levels: [String]
  let cards: Int
  let due: Due
  /// The names of the decks within it, and its options; nil in a list.
  var inner: [String]?
  var options: DeckOptionsJSON?
  /// The tag of its own language.
  let language: String?
  let next: [Int]

  private enum CodingKeys: String, CodingKey {
    case name, levels, cards, due, inner, options, language
    case next = "next_days"
  }

  init(_ summary: DeckSummary) {
    name = summary.deck.name.description
    levels = summary.deck.name.levels
    cards = summary.cards
    due = Due(summary.due)
    language = summary.deck.language?.tag
    next = summary.ahead
  }

  /// A deck with all that is told of it.
  init(_ summary: DeckSummary, holding inner: [DeckSummary]) {
    self.init(summary)
    self.inner = inner.map(\.deck.name.description)
    options = DeckOptionsJSON(summary.deck.options)
  }
}

/// The options of a deck, with the names that `schedule` has for them.
struct DeckOptionsJSON: Encodable {
  private let newPerDay: Int
  private let reviewsPerDay: Int
  private let retention: Double
  private let learningSteps: [Double]
  private let relearningSteps: [Double]
  private let maximumInterval: Int
  private let leechThreshold: Int
  private let leechAction: String
  private let buriesNew: Bool
  private let buriesReviews: Bool
  private let fuzz: Bool
  private let parameters: String

  private enum CodingKeys: String, CodingKey {
    case newPerDay = "new_per_day"
    case reviewsPerDay = "reviews_per_day"
    case retention = "desired_retention"
    case learningSteps = "learning_steps_s"
    case relearningSteps = "relearning_steps_s"
    case maximumInterval = "maximum_interval_days"
    case leechThreshold = "leech_threshold"
    case leechAction = "leech_action"
    case buriesNew = "bury_new_siblings"
    case buriesReviews = "bury_review_siblings"
    case fuzz, parameters
  }

  init(_ options: DeckOptions) {
    newPerDay = options.newPerDay
    reviewsPerDay = options.reviewsPerDay
    retention = options.scheduling.retention
    learningSteps = options.scheduling.learningSteps.map { Double($0) / 1_000 }
    relearningSteps = options.scheduling.relearningSteps.map { Double($0) / 1_000 }
    maximumInterval = options.scheduling.maximumIntervalDays
    leechThreshold = options.scheduling.leechThreshold
    leechAction =
      switch options.leechAction {
      case .tag: "tag"
      case .suspend: "suspend"
      }
    buriesNew = options.buriesNewSiblings
    buriesReviews = options.buriesReviewSiblings
    fuzz = options.scheduling.fuzz
    parameters = options.parameters == nil ? "standard" : "own"
  }
}
