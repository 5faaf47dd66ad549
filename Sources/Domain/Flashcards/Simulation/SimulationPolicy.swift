/// The choices of a plan within a simulation: the cards of each day, and the retention at which their
/// answers are scheduled. It sees what the program would see, which is what it believes.
package protocol SimulationPolicy: Sendable {
  /// False on a day off, on which nothing is answered.
  func isStudied(_ day: Int) -> Bool

  /// Chooses the cards of a day.
  ///
  /// - Parameters:
  ///   - due: the cards that wait for an answer, those of earlier days first.
  ///   - cards: all cards, with their believed memories.
  ///   - chosen: the cards to answer, in order: waiting ones, new ones, or ones that are not due yet. A
  ///     card that was answered on the day already is passed over. Empty at first.
  mutating func choose(day: Int, due: [Int32], cards: SimulatedCards, into chosen: inout [Int32])

  /// The desired retention by which a card that is answered on a day is scheduled, 0 to 1, exclusive.
  func retention(of card: Int, on day: Int) -> Double
}

extension SimulationPolicy {
  /// True on every day.
  package func isStudied(_ day: Int) -> Bool { true }
}
