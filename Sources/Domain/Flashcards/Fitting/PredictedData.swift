import Glibc

/// Answers with what a memory model predicts of each, from all before it.
struct PredictedData {
  /// A kind of answers: alike in the days before them, in the number of items of their card up to them
  /// plus one, and in that of the wrong ones before them.
  struct Bin: Hashable, Comparable {
    let gap: Int
    let number: Int
    let lapses: Int

    static func < (one: Bin, other: Bin) -> Bool {
      (one.gap, one.number, one.lapses) < (other.gap, other.number, other.lapses)
    }
  }

  let data: FittingData
  /// The predicted probability of recall before each answer; 1 for a card's first.
  private(set) var recall: [Double]
  /// The bin of each answer that is an item.
  private(set) var bins: [Bin]

  /// Predicts all answers, those to a card by the model for it.
  init(_ data: FittingData, by model: (FlashcardID) -> any MemoryModel) {
    self.data = data
    recall = Array(repeating: 1, count: data.ratings.count)
    bins = Array(repeating: Bin(gap: 0, number: 0, lapses: 0), count: data.ratings.count)
    for history in data.histories {
      let model = model(history.card)
      var memory: Memory?
      var (number, lapses) = (1, 0)
      for place in history.first..<history.first + history.count {
        guard let rating = Rating(rawValue: data.ratings[place]) else { continue }
        let days = Int(data.days[place])
        if let memory { recall[place] = model.retrievability(of: memory, elapsedDays: days) }
        memory = model.memories(from: memory, elapsedDays: days, neededFor: rating)[rating]
        guard days > 0 else { continue }
        number += 1
        bins[place] = Bin(
          gap: Int((Self.rounded(Double(days), 2.48, 3.62) * 100).rounded()),
          number: Int(Self.rounded(Double(number), 1.99, 1.89).rounded()),
          lapses: lapses == 0 ? 0 : Int(Self.rounded(Double(lapses), 1.65, 1.73).rounded())
        )
        if !rating.isPass { lapses += 1 }
      }
    }
  }

  /// Rounds to a scale of powers of `base`.
  private static func rounded(_ value: Double, _ scale: Double, _ base: Double) -> Double {
    scale * pow(base, (log(value) / log(base)).rounded(.down))
  }
}
