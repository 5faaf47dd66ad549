/// The answers that a memory model is fitted to: for each card the ratings, and the days before
/// each.
///
/// An item is an answer a day or more after the last one. It asks the model for the probability
/// that it is right, given all answers to the card before it.
public struct FittingData: Sendable {
  /// The answers to one card, up to its last item.
  struct History: Sendable {
    let card: FlashcardID
    /// The index of its first answer in `ratings` and `days`.
    let first: Int
    /// The number of its answers.
    let count: Int
    /// The days before its first item.
    let firstGap: Int
  }

  /// An answer that the model has to predict.
  struct Item: Sendable {
    let time: Timestamp
    /// The index of the card's history.
    let history: Int
    /// The index of the answer in `ratings` and `days`.
    let place: Int
  }

  /// The ratings of all answers, 1 to 4, grouped by history.
  private(set) var ratings: [UInt8] = []
  /// The days since the answer before; 0 for a card's first.
  private(set) var days: [Int32] = []
  /// The cards that have an item, ordered by id.
  private(set) var histories: [History] = []
  /// The items in the order in which they were answered.
  private(set) var items: [Item] = []

  /// The number of items.
  public var count: Int { items.count }

  /// Collects the answers to the given cards.
  ///
  /// Left out are answers out of turn (cramming), answers before a card was reset or learned anew, and
  /// cards whose first answers are not in the log.
  ///
  /// Source of what counts: `reviews_for_fsrs` of Anki 26.09.
  ///
  /// - Parameters:
  ///   - reviews: answers in order, those to other cards among them.
  ///   - cards: the cards to collect.
  ///   - boundary: the end of the days of study.
  public init(_ reviews: some Sequence<Review>, of cards: Set<FlashcardID>, boundary: DayBoundary) {
    var histories: [FlashcardID: Past] = [:]
    for review in reviews where cards.contains(review.card) {
      histories[review.card, default: Past()].add(review, on: boundary.day(of: review.moment))
    }
    for (card, past) in histories.sorted(by: { $0.key < $1.key }) { add(past.answers, to: card) }
    items.sort { ($0.time, $0.place) < ($1.time, $1.place) }
  }

  /// The answers to a card since it was learned last.
  private struct Past {
    var answers: [(time: Timestamp, day: StudyDay, rating: Rating)] = []
    var isLearning = false

    mutating func add(_ review: Review, on day: StudyDay) {
      guard review.kind != .cram else { return }
      let wasLearning = isLearning
      isLearning = review.kind == .learning
      if review.kind == .reset || isLearning && !wasLearning { answers = [] }
      // What follows a reset, or has no beginning in the log, counts once the card is learned.
      guard review.kind.counts, isLearning || !answers.isEmpty else { return }
      answers.append((review.moment.time, day, review.rating))
    }
  }

  private mutating func add(
    _ history: [(time: Timestamp, day: StudyDay, rating: Rating)],
    to card: FlashcardID
  ) {
    // A clock that goes back makes it the same day.
    let gaps = [0] + zip(history, history.dropFirst()).map { max(0, $1.day - $0.day) }
    guard let last = gaps.lastIndex(where: { $0 > 0 }), let firstGap = gaps.first(where: { $0 > 0 })
    else { return }
    let first = ratings.count
    for index in 0...last {
      ratings.append(history[index].rating.rawValue)
      days.append(Int32(clamping: gaps[index]))
      guard gaps[index] > 0 else { continue }
      items.append(
        Item(time: history[index].time, history: histories.count, place: first + index)
      )
    }
    histories.append(History(card: card, first: first, count: last + 1, firstGap: firstGap))
  }

  /// True if an item was answered right.
  func isRight(_ item: Item) -> Bool { ratings[item.place] > 1 }

  /// The number of its card's answers up to and including an item.
  func length(_ item: Item) -> Int { item.place - histories[item.history].first + 1 }

  /// The first rating of a history.
  func firstRating(_ history: History) -> Int { Int(ratings[history.first]) }

  /// The weight of the item at index `place` of `count`: a quarter for the oldest, 1 for the
  /// newest.
  ///
  /// Source: the optimizer of fsrs-rs 6.6.
  static func weight(of place: Int, among count: Int) -> Double {
    let age = Double(place) / Double(max(count - 1, 1))
    return 0.25 + 0.75 * age * age * age
  }
}
