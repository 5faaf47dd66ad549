/// Repeated measurements of one quantity.
struct Samples {
  private let sorted: [Double]

  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  var count: Int { sorted.count }
  var least: Double { sorted.first ?? .nan }
  var greatest: Double { sorted.last ?? .nan }
  var median: Double { quantile(0.5) }

  /// The smallest value that this share of the samples does not exceed: the nearest rank.
  func quantile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    let rank = Int((share * Double(sorted.count)).rounded(.up))
    return sorted[min(max(rank, 1), sorted.count) - 1]
  }

  /// The 95 % confidence interval of the true median, whatever the distribution: between the values
  /// of two ranks, by the normal approximation of the binomial distribution.
  var medianRange: ClosedRange<Double> {
    guard !sorted.isEmpty else { return 0...0 }
    let reach = 0.98 * Double(sorted.count).squareRoot()
    let middle = Double(sorted.count) / 2
    let low = max(0, Int((middle - reach).rounded(.down)) - 1)
    let high = min(sorted.count - 1, Int((middle + reach).rounded(.up)))
    return sorted[low]...sorted[high]
  }
}

extension Duration {
  /// The time in milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
