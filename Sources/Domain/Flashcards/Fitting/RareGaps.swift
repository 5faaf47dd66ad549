/// Leaves out cards whose first gap is a rare one after their first rating: there are too few to learn
/// from, and some of them come of holidays. At least a twentieth or twenty of those with one first
/// rating go, as far as single gaps add up to it, and of the rest gaps that are long or hardly occur.
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
      // The rarest first, of those that occur as often the longest.
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

  /// Whether a card is left out.
  func contains(_ history: FittingData.History, in data: FittingData) -> Bool {
    rare.contains(Start(rating: data.firstRating(history), gap: history.firstGap))
  }
}
