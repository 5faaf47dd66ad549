import Flashcards
import Foundation

/// A simulated student before an exam, whose memory is not the one that the program believes, and who
/// misses days that the plan counts on.
struct Student {
  /// The standard deviation of the logarithm of each parameter of memory.
  private static let spread = 0.2
  /// The share of the days off that the plan knows of.
  private static let daysOff = 0.1
  /// The answers to a card until an exam, about, at a constant retention: what limits go by.
  private static let answersPerCard = 9.0
  /// The limits of a day, in parts of the mean that such a way would take; nil is none.
  private static let limits: [Double?] = [nil, 2.5, 1.5]

  /// The seed of all that is left to chance.
  let seed: UInt64
  /// The way in which the student forgets.
  let truth: FSRS6
  /// The number of new cards.
  let cards: Int
  /// The days until the exam.
  let days: Int
  /// The knowledge wanted, 0 to 1.
  let wanted: Double
  /// The most answers of a day; nil for no limit.
  let limit: Int?
  /// True for each day until the exam on which the plan counts.
  let planned: [Bool]
  /// True for each of these on which the student really studies.
  private(set) var studied: [Bool]

  /// Draws a student.
  init(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var values = FSRSParameters.defaults.values
    for place in values.indices {
      let range = FSRSParameters.ranges[place]
      let drawn = values[place] * exp(Self.spread * generator.normal())
      values[place] = min(max(drawn, range.lowerBound), range.upperBound)
    }
    // A better first rating lasts longer.
    values[0...3].sort()
    let cards = Int.random(in: 100...800, using: &generator)
    let days = Int.random(in: 30...120, using: &generator)
    self.seed = seed
    truth = FSRS6(try FSRSParameters(values))
    (self.cards, self.days) = (cards, days)
    wanted = [0.85, 0.9, 0.95, 0.96, 0.97, 0.98].randomElement(using: &generator) ?? 0.95
    let mean = Double(cards) * Self.answersPerCard / Double(days)
    limit = (Self.limits.randomElement(using: &generator) ?? nil).map { Int(mean * $0) }
    planned = (0..<days).map { _ in Double.random(in: 0..<1, using: &generator) >= Self.daysOff }
    studied = planned
    guard Bool.random(using: &generator) else { return }
    let first = Int.random(in: 0..<days, using: &generator)
    let last = min(days - 1, first + Int.random(in: 1...9, using: &generator))
    for day in first...last { studied[day] = false }
  }
}

extension SplitMix64 {
  /// A number with the standard normal distribution, by Box and Muller's formula.
  fileprivate mutating func normal() -> Double {
    let first = Double.random(in: .leastNonzeroMagnitude..<1, using: &self)
    let second = Double.random(in: 0..<1, using: &self)
    return sqrt(-2 * log(first)) * cos(2 * .pi * second)
  }
}
