import Glibc

/// The stabilities after a first answer, one for each rating, fitted to the second answers.
///
/// Source: the optimizer of fsrs-rs 6.6.
struct FirstStabilities {
  /// The data for each rating that occurs: the days to the first item, and for each number of days
  /// the count of cards and of right answers.
  private var groups: [Int: [(days: Double, count: Double, right: Double)]] = [:]
  private let averageRecall: Double

  private static let range = 0.001...100.0
  private static let defaults = Array(FSRSParameters.defaults.values.prefix(4))

  /// Collects the first item of each history.
  ///
  /// - Parameter averageRecall: the share of all items that are right.
  init(
    of histories: some Sequence<FittingData.History>,
    in data: FittingData,
    averageRecall: Double
  ) {
    self.averageRecall = averageRecall
    var counts: [Int: [Int: (count: Double, right: Double)]] = [:]
    for history in histories {
      let places = history.first..<history.first + history.count
      guard let place = places.first(where: { data.days[$0] > 0 }) else { continue }
      counts[data.firstRating(history), default: [:]][history.firstGap, default: (0, 0)].count += 1
      if data.ratings[place] > 1 {
        counts[data.firstRating(history), default: [:]][history.firstGap, default: (0, 0)].right +=
          1
      }
    }
    groups = counts.mapValues { gaps in
      gaps.sorted { $0.key < $1.key }.map { (Double($0.key), $0.value.count, $0.value.right) }
    }
  }

  /// The four stabilities that fit best; nil without data.
  var best: [Double]? {
    var known: [Double?] = Array(repeating: nil, count: 4)
    for (rating, group) in groups { known[rating - 1] = search(group, rating) }
    return completed(known)
  }

  /// Four stabilities that never fall from one rating to the next, with those of missing ratings
  /// derived from the others; nil if all are missing.
  func completed(_ given: [Double?]) -> [Double]? {
    var known = given.enumerated().map { groups[$0.offset + 1] == nil ? nil : $0.element }
    for (low, high) in [(0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3)] {
      guard let one = known[low], let other = known[high], one > other else { continue }
      // If two contradict each other, the one with more data holds.
      if count(low + 1) > count(high + 1) { known[high] = one } else { known[low] = other }
    }
    return Self.filled(known)?.map { $0.clamped(to: Self.range) }
  }

  private func count(_ rating: Int) -> Double { (groups[rating] ?? []).reduce(0) { $0 + $1.count } }

  // MARK: One rating

  private func search(
    _ group: [(days: Double, count: Double, right: Double)],
    _ rating: Int
  ) -> Double {
    let usual = Self.defaults[rating - 1]
    // Additive smoothing: one more answer that is as right as all are on average.
    let smoothed = group.map { ($0.days, $0.count, ($0.right + averageRecall) / ($0.count + 1)) }
    var (low, high) = (Self.range.lowerBound, Self.range.upperBound)
    for _ in 0..<1_000 where high - low > Double.ulpOfOne {
      let third = (high - low) / 3
      let (left, right) = (low + third, high - third)
      if Self.loss(smoothed, left, usual) < Self.loss(smoothed, right, usual) {
        high = right
      } else {
        low = left
      }
    }
    return (low + high) / 2
  }

  private static let decay = -FSRSParameters.defaults.values[20]
  private static let factor = pow(0.9, 1 / decay) - 1

  private static func loss(
    _ group: [(days: Double, count: Double, recall: Double)],
    _ stability: Double,
    _ usual: Double
  ) -> Double {
    group.reduce(abs(stability - usual) / 16) { sum, gap in
      let predicted = pow(1 + factor * gap.days / stability, decay)
      return sum
        - gap.count * (gap.recall * log(predicted) + (1 - gap.recall) * log(1 - predicted))
    }
  }

  // MARK: Ratings that do not occur

  /// Fills in missing ratings by two average ratios of the logarithms: that of Hard between Again
  /// and Good, and that of Good between Hard and Easy.
  private static func filled(_ known: [Double?]) -> [Double]? {
    let (again, easy) = (0.41, 0.54)
    var x = known.map { $0.map { log($0) } }
    if let only = x.firstIndex(where: { $0 != nil }), x.count(where: { $0 != nil }) == 1,
      let value = known[only]
    {
      return defaults.map { $0 * value / defaults[only] }
    }
    if let x0 = x[0], let x3 = x[3], x[1] == nil, x[2] == nil {
      x[1] = (again * x0 + (1 - again) * easy * x3) / (again + easy - again * easy)
    }
    for _ in 0..<2 {
      x[1] = x[1] ?? combined(x[0], again, x[2], 1 - again)
      x[2] = x[2] ?? combined(x[1], 1 - easy, x[3], easy)
      x[1] = x[1] ?? combined(x[2], 1 / (1 - easy), x[3], -easy / (1 - easy))
      x[2] = x[2] ?? combined(x[1], 1 / (1 - again), x[0], -again / (1 - again))
      x[0] = x[0] ?? combined(x[1], 1 / again, x[2], 1 - 1 / again)
      x[3] = x[3] ?? combined(x[2], 1 / easy, x[1], 1 - 1 / easy)
    }
    let all = x.compactMap { $0.map { exp($0) } }
    return all.count == 4 ? all : nil
  }

  private static func combined(
    _ one: Double?,
    _ weight: Double,
    _ other: Double?,
    _ otherWeight: Double
  ) -> Double? {
    guard let one, let other else { return nil }
    return weight * one + otherWeight * other
  }
}
