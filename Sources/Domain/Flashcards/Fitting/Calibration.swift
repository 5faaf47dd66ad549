import Glibc

/// The accuracy with which parameters predict answers that were given.
///
/// Source: the evaluation of fsrs-rs 6.6.
public struct Calibration: Sendable, Hashable {
  /// The mean of −ln of the probability predicted for the actual outcome; newer answers weigh more.
  /// Smaller is better.
  public let logLoss: Double
  /// The root mean square, over bins of answers alike in gap, number and lapses, of the predicted
  /// less the actual rate of recall. Smaller is better.
  public let rmse: Double
  /// The number of answers predicted.
  public let answers: Int

  /// Evaluates parameters on all items; nil if there are none.
  public init?(of parameters: FSRSParameters, on data: FittingData) {
    guard data.count > 0 else { return nil }
    let predicted = Self.predictions(parameters, data)
    var bins: [Bin: (predicted: Double, right: Double, count: Double, weight: Double)] = [:]
    var (loss, weights) = (0.0, 0.0)
    let history = Self.bins(data)
    for (place, item) in data.items.enumerated() {
      let (recall, isRight) = (predicted[item.place], data.isRight(item))
      let weight = FittingData.weight(of: place, among: data.count)
      loss -= weight * log(isRight ? recall : 1 - recall)
      weights += weight
      var bin = bins[history[item.place]] ?? (0, 0, 0, 0)
      bin.predicted += recall
      bin.right += isRight ? 1 : 0
      bin.count += 1
      bin.weight += weight
      bins[history[item.place]] = bin
    }
    // In a fixed order, so that the sum is the same to the last bit each time.
    let squares = bins.sorted { $0.key < $1.key }.reduce(0) { sum, bin in
      let off = (bin.value.predicted - bin.value.right) / bin.value.count
      return sum + off * off * bin.value.weight
    }
    logLoss = loss / weights
    rmse = (squares / weights).squareRoot()
    answers = data.count
  }

  /// The predicted probability of recall before each answer that has one.
  private static func predictions(_ parameters: FSRSParameters, _ data: FittingData) -> [Double] {
    let model = FSRS6(parameters)
    var predictions = Array(repeating: 1.0, count: data.ratings.count)
    for history in data.histories {
      var memory: Memory?
      for place in history.first..<history.first + history.count {
        guard let rating = Rating(rawValue: data.ratings[place]) else { continue }
        let days = Int(data.days[place])
        if let memory {
          predictions[place] = model.retrievability(of: memory, elapsedDays: days)
        }
        memory = model.memories(from: memory, elapsedDays: days, neededFor: rating)[rating]
      }
    }
    return predictions
  }

  // MARK: Bins

  private struct Bin: Hashable, Comparable {
    let gap: Int
    let number: Int
    let lapses: Int

    static func < (one: Bin, other: Bin) -> Bool {
      (one.gap, one.number, one.lapses) < (other.gap, other.number, other.lapses)
    }
  }

  /// The bin of each answer: by the days before it, the number of items of its card up to it plus
  /// one, and the number of wrong ones among those before it.
  private static func bins(_ data: FittingData) -> [Bin] {
    var bins = Array(repeating: Bin(gap: 0, number: 0, lapses: 0), count: data.ratings.count)
    for history in data.histories {
      var (number, lapses) = (1, 0)
      for place in history.first..<history.first + history.count where data.days[place] > 0 {
        number += 1
        bins[place] = Bin(
          gap: Int((rounded(Double(data.days[place]), 2.48, 3.62) * 100).rounded()),
          number: Int(rounded(Double(number), 1.99, 1.89).rounded()),
          lapses: lapses == 0 ? 0 : Int(rounded(Double(lapses), 1.65, 1.73).rounded())
        )
        if data.ratings[place] == 1 { lapses += 1 }
      }
    }
    return bins
  }

  /// Rounds to a scale of powers of `base`.
  private static func rounded(_ value: Double, _ scale: Double, _ base: Double) -> Double {
    scale * pow(base, (log(value) / log(base)).rounded(.down))
  }
}
