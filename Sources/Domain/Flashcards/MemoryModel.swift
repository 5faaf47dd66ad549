/// What a model knows of one card's place in the memory.
public struct Memory: Sendable, Codable, Hashable {
  /// The days after which the card is recalled with a probability of 0.9; 0.001 to 36,500.
  public var stability: Double
  /// How hard the card is to strengthen; 1 (easy) to 10.
  public var difficulty: Double

  /// Keeps a stability in days and a difficulty.
  public init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}

/// The models a review can be stamped with. The raw value is what is kept, so it never changes.
public enum MemoryModelKind: UInt8, Sendable, Codable, CaseIterable {
  case fsrs6 = 6
}

/// A model of forgetting: how a memory changes with each answer, and when it will have faded.
///
/// Days are whole days since the last review; how they are counted is the scheduler's matter.
public protocol MemoryModel: Sendable {
  /// Which model this is, for the stamp of each review.
  var kind: MemoryModelKind { get }

  /// Whether the model itself may ask for less than a day where no steps are set.
  var allowsShortTerm: Bool { get }

  /// The memories after each of the four ratings; nil is a card never seen.
  ///
  /// A model may leave at `memory` what the answer `rating` does not need: Again alone for a lapse,
  /// Hard up to `rating` for a pass. Nil asks for all.
  func memories(from memory: Memory?, elapsedDays: Int, neededFor rating: Rating?)
    -> PerRating<Memory>

  /// The probability of recalling the card now, 0 to 1.
  func retrievability(of memory: Memory, elapsedDays: Int) -> Double

  /// A function from a stability to the days, not rounded, after which the probability of recall
  /// falls to `retention` (between 0 and 1). It may answer infinity.
  func intervals(retention: Double) -> @Sendable (_ stability: Double) -> Double
}
