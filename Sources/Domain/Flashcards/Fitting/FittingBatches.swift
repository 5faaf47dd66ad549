/// The items that parameters are fitted to, in batches of whole cards with histories of similar
/// length.
struct FittingBatches {
  private let data: FittingData
  /// The weight of each answer; 0 if it is no item, or excluded.
  private var weights: [Double]
  /// For each batch, each card's range of answers up to its last item that counts, and the number
  /// of items.
  private var batches: [(cards: [Range<Int>], items: Int)] = []

  /// The total number of items.
  private(set) var items = 0

  /// Groups items into batches.
  ///
  /// - Parameters:
  ///   - longest: items with more answers up to them are excluded.
  ///   - size: the greatest number of items in a batch, unless a single card has more.
  init(_ items: [FittingData.Item], of data: FittingData, longest: Int, size: Int) {
    self.data = data
    weights = Array(repeating: 0, count: data.ratings.count)
    var cards: [Int: (end: Int, items: Int)] = [:]
    for (place, item) in items.enumerated() where data.length(item) <= longest {
      weights[item.place] = FittingData.weight(of: place, among: items.count)
      let (end, count) = cards[item.history] ?? (0, 0)
      cards[item.history] = (max(end, item.place + 1), count + 1)
      self.items += 1
    }
    let ordered = cards.map { history, card in
      (history: history, places: data.histories[history].first..<card.end, items: card.items)
    }.sorted { ($0.places.count, $0.history) < ($1.places.count, $1.history) }
    for card in ordered {
      if let last = batches.last, last.items + card.items <= size {
        batches[batches.count - 1].cards.append(card.places)
        batches[batches.count - 1].items += card.items
      } else {
        batches.append(([card.places], card.items))
      }
    }
  }

  /// The number of batches.
  var count: Int { batches.count }

  /// The number of items in a batch.
  func items(in batch: Int) -> Int { batches[batch].items }

  /// The gradient of the loss of a batch, at the given values.
  func gradient(of batch: Int, at values: [Double]) -> [Double] {
    var gradient = Array(repeating: 0.0, count: values.count)
    var model = FSRS6Gradient(values, capacity: 64)
    for places in batches[batch].cards {
      _ = model.add(
        ratings: data.ratings[places],
        days: data.days[places],
        weights: weights[places],
        to: &gradient
      )
    }
    return gradient
  }
}
