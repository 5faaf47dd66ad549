import Glibc

/// The days for which a simulation schedules, with the cards that are due on each.
struct DayLoads: Sendable {
  /// The number of cards up to which the weight of a day is kept in a table.
  private static let tableSize = 4_096
  private static let loadWeights = (0..<tableSize).map { LoadBalance.weight(ofLoad: $0) }

  private let spread: DaySpread
  private let maximum: Int
  private var loads: [Int32]
  private var weights: [Float] = []

  init(_ spread: DaySpread, maximumInterval: Int, days: Int) {
    self.spread = spread
    maximum = maximumInterval
    loads = [Int32](repeating: 0, count: days + days / 2)
  }

  /// Counts cards that are due on a day, or with a number below 0 that are not any more.
  mutating func add(_ count: Int, on day: Int) {
    if loads.indices.contains(day) { loads[day] += Int32(count) }
  }

  /// The days to wait from `today` on, 1 or more, for an interval that the model wants.
  mutating func days(for interval: Double, from today: Int, _ generator: inout SplitMix64) -> Int {
    let rounded = min(interval, Double(maximum)).roundedHalfUp.clamped(to: 1...maximum)
    guard spread != .none else { return rounded }
    // What is shorter has no fuzz.
    guard interval >= 2.5 else { return rounded }
    let bounds = Fuzz.bounds(of: min(interval, Double(maximum)), minimum: 1, maximum: maximum)
    guard bounds.lowerBound < bounds.upperBound else { return bounds.lowerBound }
    let fraction = generator.fraction()
    if case .balanced(let calendar, let first) = spread, today + bounds.lowerBound < loads.count {
      return balanced(bounds, from: today, fraction, calendar, first: first)
    }
    return bounds.lowerBound + Int(fraction * Double(bounds.count))
  }

  private mutating func balanced(
    _ bounds: ClosedRange<Int>,
    from today: Int,
    _ fraction: Double,
    _ calendar: EasyCalendar,
    first: StudyDay
  ) -> Int {
    weights.removeAll(keepingCapacity: true)
    var total: Float = 0
    for day in bounds {
      let weight = weight(of: today + day, interval: day)
      total += weight
      weights.append(weight)
    }
    if !calendar.isNormal {
      let shares = EasyDay.weights(
        of: bounds.map { calendar[first + today + $0] },
        loads: bounds.map { load(on: today + $0) }
      )
      total = 0
      for (place, share) in shares.enumerated() {
        let day = today + bounds.lowerBound + place
        if calendar.isDate(first + day) {
          // A date is free once it was cleared, so it weighs less than the fullest day.
          let fullest = bounds.reduce(1) { max($0, load(on: today + $1)) }
          weights[place] = weight(ofLoad: fullest, bounds.lowerBound + place) * share
        } else if load(on: day) > 0 {
          weights[place] *= share
        }
        total += weights[place]
      }
    }
    let chosen = Float(fraction) * total
    var sum: Float = 0
    for (place, weight) in weights.enumerated() {
      sum += weight
      if chosen < sum { return bounds.lowerBound + place }
    }
    return bounds.upperBound
  }

  private func load(on day: Int) -> Int { day < loads.count ? Int(loads[day]) : 0 }

  @inline(__always)
  private func weight(of day: Int, interval: Int) -> Float {
    let load = load(on: day)
    return load > 0 ? weight(ofLoad: load, interval) : 1
  }

  @inline(__always)
  private func weight(ofLoad load: Int, _ interval: Int) -> Float {
    let byLoad =
      load < Self.tableSize ? Self.loadWeights[load] : LoadBalance.weight(ofLoad: load)
    return byLoad * LoadBalance.weight(ofInterval: interval)
  }
}
