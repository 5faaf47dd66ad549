/// A filter for outliers: cards whose first gap is rare after their first rating.
///
/// There are too few of them to learn from, and some come of holidays. For each first rating at
/// least a twentieth of its cards, or twenty, are excluded, as far as whole gaps add up to it; of
/// the rest, those with long or rare gaps.
///
/// Source: the optimizer of fsrs-rs 6.6.
struct RareGaps {
  /// A first rating with the days after it.
  struct Start: Hashable {
    let rating: Int
    let gap: Int
  }

  private var rare: Set<Start> = []

  init(in data: FittingData) {
    var counts: [[Int: Int]] = Array(repeating: [:], count: 5)
    for history in data.histories {
      counts[data.firstRating(history)][history.firstGap, default: 0] += 1
    }
    for rating in 1...4 {
      let total = counts[rating].values.reduce(0, +)
      let longest = rating == 4 ? 365 : 100
      var removed = 0
      // The rarest first; of equally rare ones the longest.
      let order = counts[rating].sorted { ($0.value, -$0.key) < ($1.value, -$1.key) }
      for (gap, count) in order {
        if removed + count < max(20, total / 20) {
          removed += count
          rare.insert(Start(rating: rating, gap: gap))
        } else if count < 6 || gap > longest {
          rare.insert(Start(rating: rating, gap: gap))
        }
      }
    }
  }

  /// True if a card is excluded.
  func contains(_ history: FittingData.History, in data: FittingData) -> Bool {
    rare.contains(Start(rating: data.firstRating(history), gap: history.firstGap))
  }
}
