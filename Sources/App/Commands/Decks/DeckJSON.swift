import DomainWords
import Flashcards

/// A deck, filtered or not, in `deck list --json` and `deck show --json`.
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
  /// The options of a filtered deck; nil for any other.
  let filtered: FilteredJSON?
  /// The tag of its own language.
  let language: String?
  let next: [Int]

  private enum CodingKeys: String, CodingKey {
    case name, levels, cards, due, inner, options, filtered, language
    case next = "next_days"
  }

  init(_ row: DeckRow) {
    name = row.name.description
    levels = row.name.levels
    cards = row.cards
    due = Due(row.due)
    filtered = row.filtered.map { FilteredJSON($0.options) }
    language = row.deck?.language?.tag
    next = row.ahead
  }

  /// A deck with all that is told of it.
  init(_ summary: DeckSummary, holding inner: [DeckRow]) {
    self.init(.deck(summary))
    self.inner = inner.map(\.name.description)
    options = DeckOptionsJSON(summary.deck.options)
  }
}

/// The options of a filtered deck.
struct FilteredJSON: Encodable {
  private struct Search: Encodable {
    let search: String
    let limit: Int
    let order: String
  }

  private let searches: [Search]
  private let reschedules: Bool
  private let again: UInt32
  private let hard: UInt32
  private let good: UInt32

  private enum CodingKeys: String, CodingKey {
    case searches, reschedules
    case again = "again_s"
    case hard = "hard_s"
    case good = "good_s"
  }

  init(_ options: FilteredOptions) {
    searches = options.searches.map {
      Search(search: $0.text, limit: $0.limit, order: $0.order.argument)
    }
    reschedules = options.reschedules
    (again, hard, good) = (options.delays.again, options.delays.hard, options.delays.good)
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
  private let buriesDaySteps: Bool
  private let newGather: String
  private let newSort: String
  private let newMix: String
  private let dayStepMix: String
  private let reviewSort: String
  private let easyDays: [String]
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
    case buriesDaySteps = "bury_interday_learning_siblings"
    case newGather = "new_gather_order"
    case newSort = "new_sort_order"
    case newMix = "new_review_order"
    case dayStepMix = "interday_learning_review_order"
    case reviewSort = "review_sort_order"
    case easyDays = "easy_days"
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
    leechAction = options.leechAction.argument
    buriesNew = options.buriesNewSiblings
    buriesReviews = options.buriesReviewSiblings
    buriesDaySteps = options.buriesDayStepSiblings
    newGather = options.order.newGather.argument
    newSort = options.order.newSort.argument
    newMix = options.order.newMix.argument
    dayStepMix = options.order.dayStepMix.argument
    reviewSort = options.order.reviews.argument
    easyDays = options.easyDays.map(\.argument)
    fuzz = options.scheduling.fuzz
    parameters = options.parameters == nil ? "standard" : "own"
  }
}
