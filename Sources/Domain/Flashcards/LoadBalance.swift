import Glibc

/// The choice of a day among those that fuzz leaves open, by the cards that are due on each.
///
/// Source: Anki's load balancer, with its weights and its generator, so that both choose the same day.
public struct LoadBalance: Sendable {
  /// The number of days from today on of which the load is needed.
  public static let dayCount = 99
  /// The longest interval, in days, that is balanced.
  private static let longest = 90
  /// The exponents of the weights of a day's load and of its interval.
  private static let loadExponent: Float = 2.15
  /// The weights of the days up to five from one on which a sibling is due, from that day on.
  private static let siblingWeights: [Float] = [0.000001, 0.2, 0.4, 0.6, 0.8, 1]

  private let today: StudyDay
  private let load: [Int]
  private let siblings: Set<StudyDay>
  private let calendar: EasyCalendar

  /// Creates a choice for one card.
  ///
  /// - Parameters:
  ///   - load: the number of cards due on each day from today on, `dayCount` of them.
  ///   - siblings: the days on which other cards of the note are due, if they are to be kept apart.
  ///   - easyDays: the load that each day of the week is to have, Monday first.
  ///   - easyDates: the days that are to have as little as can be.
  public init(
    today: StudyDay,
    load: [Int],
    siblings: Set<StudyDay> = [],
    easyDays: [EasyDay] = EasyDay.normalWeek,
    easyDates: Set<StudyDay> = []
  ) {
    self.today = today
    self.load = load
    self.siblings = siblings
    calendar = EasyCalendar(week: easyDays, dates: easyDates)
  }

  /// The days to wait, among those of a range.
  ///
  /// - Parameter fraction: a number in 0..<1 that decides.
  /// - Returns: nil where the interval is too long for it to matter, or nothing is due at all and no day is an
  ///   easy date.
  func days(in range: ClosedRange<Int>, for interval: Double, minimum: Int, fraction: Float) -> Int?
  {
    guard interval < Double(Self.longest + 1), minimum <= Self.longest,
      range.upperBound < load.count,
      load.contains(where: { $0 > 0 }) || range.contains(where: { calendar.isDate(today + $0) })
    else { return nil }
    let weights = weights(of: range)
    let total = weights.reduce(0, +)
    guard total > 0, total.isFinite else { return nil }
    let chosen = fraction * total
    var sum: Float = 0
    for (day, weight) in zip(range, weights) {
      sum += weight
      if chosen < sum { return day }
    }
    return range.upperBound
  }

  private func weights(of range: ClosedRange<Int>) -> [Float] {
    let wanted = zip(range, easyWeights(of: range))
    // Anki, which knows no dates, gives a free day its full weight, whatever day of the week it is. A date is
    // free once it was cleared, so it weighs less than the fullest day.
    let fullest = max(1, range.reduce(0) { max($0, load[$1]) })
    return wanted.map { day, easy in
      let cards = calendar.isDate(today + day) ? fullest : load[day]
      guard cards > 0 else { return 1 }
      return Self.weight(ofLoad: cards) * Self.weight(ofInterval: day)
        * siblingWeight(of: day) * easy
    }
  }

  /// The weight of a day by the cards that are due on it, 1 or more.
  static func weight(ofLoad cards: Int) -> Float { powf(1 / Float(cards), loadExponent) }

  /// The weight of a day by its distance in days, 1 or more.
  static func weight(ofInterval days: Int) -> Float {
    let near = 1 / Float(days)
    return near * (near * near)
  }

  private func easyWeights(of range: ClosedRange<Int>) -> [Float] {
    EasyDay.weights(
      of: range.map { calendar[today + $0] },
      loads: range.map { load[$0] }
    )
  }

  private func siblingWeight(of day: Int) -> Float {
    siblings.reduce(1) { weight, sibling in
      let distance = abs(sibling - today - day)
      return distance < Self.siblingWeights.count ? weight * Self.siblingWeights[distance] : weight
    }
  }
}
