@testable import Flashcards

/// What Anki's simulator says of a collection, means of 20 orders of its cards.
struct SimulatedFixture: Decodable {
  let cards: Int
  let new: Int
  let weekday: Int
  let request: SimulatorRequest
  let balanced: Bool
  let reviews: [Double]
  let learned: [Double]
  let seconds: [Double]
  let known: [Double]

  /// How far our days are off theirs.
  struct Deviation {
    /// The deviation of the sum of all days, as a share of theirs.
    let total: Double
    /// The greatest deviation of a day with enough, as a share of theirs.
    let worstDay: Double

    /// True if the sum is within 2 %, and each day within 5 %.
    var isNear: Bool { abs(total) <= 0.02 && worstDay <= 0.05 }

    /// Compares days, of which each with `least` and more of what is counted is compared.
    init(_ ours: [Double], _ theirs: [Double], from least: Double) {
      let expected = theirs.reduce(0, +)
      total = expected > 0 ? ours.reduce(0, +) / expected - 1 : ours.reduce(0, +)
      let days = zip(ours, theirs).filter { $0.1 >= least }.map { abs($0 - $1) / $1 }
      worstDay = days.max() ?? 0
    }
  }

  static func all() throws -> [SimulatedFixture] {
    try Fixture.lines("simulator-26.9.3", as: SimulatedFixture.self)
  }

  /// The least number a day of which each day is compared.
  private static let enough = 1_000.0
  /// The seconds that as many answers take at least.
  private static let enoughSeconds = 10_000.0

  /// How far the means of simulations with seeds from 0 on are off.
  func deviations(seeds: Int) -> [(name: String, deviation: Deviation)] {
    let cards = SimulatorRequest.cards(cards, new: new)
    var course = SimulatedCourse(dayCount: request.days)
    for seed in 0..<seeds {
      var simulation = request.simulation(
        of: cards,
        balancedFrom: balanced ? weekday : nil,
        seed: UInt64(seed)
      )
      simulation.run()
      course.add(simulation.results, weight: 1 / Double(seeds))
    }
    return [
      ("reviews", Deviation(course.reviews, reviews, from: Self.enough)),
      ("time", Deviation(course.seconds, seconds, from: Self.enoughSeconds)),
      ("new cards", Deviation(course.introduced, learned, from: Self.enough)),
      ("known", Deviation(course.known, known, from: Self.enough)),
    ]
  }

  /// The options in words.
  var words: String {
    var words: [String] = []
    let isLimited = request.reviewLimit < 1_000_000
    if isLimited {
      words.append("at most \(request.reviewLimit) reviews, \(request.newLimit) new")
      words.append("order: \(request.orderName)")
    } else if request.newLimit > 0 {
      words.append("\(request.newLimit) new a day")
    }
    if request.retention != 0.9 {
      words.append("retention \(Int((request.retention * 100).rounded())) %")
    }
    if request.maximum < 36_500 { words.append("longest interval \(request.maximum)") }
    if request.learningSteps != 2 || request.relearningSteps != 1 {
      words.append("\(request.learningSteps) and \(request.relearningSteps) steps")
    }
    if let lapses = request.suspendingLapses { words.append("suspended at \(lapses) lapses") }
    if balanced { words.append(request.easyDays == nil ? "balanced" : "balanced, easy days") }
    return words.isEmpty ? "no limits" : words.joined(separator: ", ")
  }
}
