/// The course of simulated days: means where there were several simulations.
package struct SimulatedCourse: Sendable, Codable, Hashable {
  /// The seconds of each day.
  private(set) package var seconds: [Double]
  /// The cards that were known and are answered on each day.
  private(set) package var reviews: [Double]
  /// The cards that are seen for the first time on each day.
  private(set) package var introduced: [Double]
  /// The cards known at the end of each day: the sum of their probabilities of recall.
  private(set) package var known: [Double]

  /// Begins with days on which nothing happens.
  init(dayCount: Int) {
    seconds = [Double](repeating: 0, count: dayCount)
    (reviews, introduced, known) = (seconds, seconds, seconds)
  }

  /// Adds the days of a simulation with its share of the mean.
  mutating func add(_ days: [SimulatedDay], weight: Double) {
    for (day, result) in days.enumerated() {
      seconds[day] += weight * result.seconds
      reviews[day] += weight * Double(result.reviews)
      introduced[day] += weight * Double(result.introduced)
      known[day] += weight * result.knownAtEnd
    }
  }

  /// The number of days.
  package var dayCount: Int { seconds.count }

  /// The mean seconds of a day.
  package var secondsADay: Double { seconds.reduce(0, +) / Double(max(1, dayCount)) }

  /// The most seconds of a day.
  package var mostSeconds: Double { seconds.max() ?? 0 }

  /// The cards known at the end.
  package var knownAtEnd: Double { known.last ?? 0 }
}

/// What a desired retention costs, and what is known for it at the end.
package struct SimulatedRetention: Sendable, Codable, Hashable {
  /// The percentages that are tried, Anki's.
  package static let range = 70...99
  /// The percentages that can cost least, by Anki's rule.
  private static let sensible = 70...95

  /// The desired retention in percent.
  package let percent: Int
  /// The mean seconds of a day.
  package let secondsADay: Double
  /// The cards known at the end.
  package let known: Double

  init(percent: Int, _ course: SimulatedCourse) {
    self.percent = percent
    secondsADay = course.secondsADay
    known = course.knownAtEnd
  }

  /// The seconds a day for each known card; infinite where nothing is known.
  private var cost: Double { known > 0 ? secondsADay / known : .infinity }

  /// The percentage that costs least for each known card; nil if nothing is known.
  ///
  /// A parabola through the costs around the least one, so that chance does not decide between
  /// percentages that cost the same.
  package static func cheapest(of rows: [SimulatedRetention]) -> Int? {
    let rows = rows.filter { sensible.contains($0.percent) && $0.cost.isFinite }
    guard let least = rows.min(by: { $0.cost < $1.cost }) else { return nil }
    let near = rows.filter { abs($0.percent - least.percent) <= 5 }
    guard near.count > 4 else { return least.percent }
    let vertex = Self.vertex(of: near.map { (Double($0.percent - least.percent), $0.cost) })
    guard let vertex, abs(vertex) <= 5 else { return least.percent }
    return (least.percent + Int(vertex.rounded())).clamped(to: sensible)
  }

  /// The place of the minimum of the parabola nearest to points; nil if it has none.
  private static func vertex(of points: [(x: Double, y: Double)]) -> Double? {
    func sum(_ term: (Double, Double) -> Double) -> Double {
      points.reduce(0) { $0 + term($1.x, $1.y) }
    }
    // The normal equations, with the constant part eliminated.
    let count = Double(points.count)
    let (x, xx) = (sum { x, _ in x } / count, sum { x, _ in x * x } / count)
    let a11 = sum { u, _ in (u - x) * (u - x) }
    let a12 = sum { u, _ in (u - x) * (u * u - xx) }
    let a22 = sum { u, _ in (u * u - xx) * (u * u - xx) }
    let (b1, b2) = (sum { ($0 - x) * $1 }, sum { ($0 * $0 - xx) * $1 })
    let determinant = a11 * a22 - a12 * a12
    guard determinant != 0 else { return nil }
    let curvature = (a11 * b2 - a12 * b1) / determinant
    let slope = (a22 * b1 - a12 * b2) / determinant
    return curvature > 0 ? -slope / (2 * curvature) : nil
  }
}
