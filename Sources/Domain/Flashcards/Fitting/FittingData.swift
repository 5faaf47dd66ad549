/// The answers that a memory model is fitted to: for each card the ratings, and the days before
/// each.
///
/// An item is an answer a day or more after the last one. It asks the model for the probability
/// that it is right, given all answers to the card before it.
public struct FittingData: Sendable {
  /// The answers to one card, up to its last item.
  struct History: Sendable {
    /// The index of its first answer in `ratings` and `days`.
    let first: Int
    /// The number of its answers.
    let count: Int
    /// The days before its first item.
    let firstGap: Int
  }

  /// An answer that the model has to predict.
  struct Item: Sendable {
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
  /// Left out are answers out of turn (cramming), answers before a card was reset, and cards whose
  /// first answers are not in the log.
  ///
  /// - Parameters:
  ///   - reviews: answers in order, those to other cards among them.
  ///   - cards: the cards to collect.
  ///   - boundary: the end of the days of study.
  public init(_ reviews: some Sequence<Review>, of cards: Set<FlashcardID>, boundary: DayBoundary) {
    var histories: [FlashcardID: [Review]] = [:]
    for review in reviews where cards.contains(review.card) {
      if review.kind == .reset {
        histories[review.card] = nil
      } else if review.kind.counts {
        histories[review.card, default: []].append(review)
      }
    }
    var timed: [(time: Timestamp, item: Item)] = []
    for (_, history) in histories.sorted(by: { $0.key < $1.key })
    where history.first?.kind == .learning {
      add(history, counting: .rollover(boundary), to: &timed)
    }
    items = timed.sorted { ($0.time, $0.item.place) < ($1.time, $1.item.place) }.map(\.item)
  }

  private mutating func add(
    _ history: [Review],
    counting: DayCount,
    to timed: inout [(time: Timestamp, item: Item)]
  ) {
    let gaps =
      [0] + zip(history, history.dropFirst()).map { counting.days(from: $0.moment, to: $1.moment) }
    guard let last = gaps.lastIndex(where: { $0 > 0 }), let firstGap = gaps.first(where: { $0 > 0 })
    else { return }
    let first = ratings.count
    for index in 0...last {
      ratings.append(history[index].rating.rawValue)
      days.append(Int32(clamping: gaps[index]))
      guard gaps[index] > 0 else { continue }
      timed.append(
        (history[index].moment.time, Item(history: histories.count, place: first + index))
      )
    }
    histories.append(History(first: first, count: last + 1, firstGap: firstGap))
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
