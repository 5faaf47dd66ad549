/// The state of a memory model for one card.
public struct Memory: Sendable, Codable, Hashable {
  /// The days after which the card is recalled with a probability of 0.9; 0.001 to 36,500.
  public var stability: Double
  /// The difficulty of strengthening the memory, 1 (easy) to 10.
  public var difficulty: Double

  /// Creates a memory from a stability in days and a difficulty.
  public init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}

/// The memory models that a review can be stamped with. The raw value is stored and must never
/// change.
public enum MemoryModelKind: UInt8, Sendable, Codable, CaseIterable {
  case fsrs6 = 6
}

/// A model of forgetting: the change of a memory with each answer, and the time at which it will
/// have faded.
///
/// Days are those since the last review: whole ones, as the scheduler counts them, where nothing
/// else is said.
public protocol MemoryModel: Sendable {
  /// The kind of model, for the stamp of each review.
  var kind: MemoryModelKind { get }

  /// True if the model itself may ask for less than a day where no steps are set.
  var allowsShortTerm: Bool { get }

  /// The memories after each of the four ratings; nil for `memory` is a card never seen.
  ///
  /// If `rating` is given, the model may leave `memory` unchanged for ratings that answer does not
  /// need: it needs Again alone for a lapse, and Hard up to `rating` for a pass. Nil asks for all
  /// four.
  func memories(from memory: Memory?, elapsedDays: Int, neededFor rating: Rating?)
    -> PerRating<Memory>

  /// The probability of recalling the card after days that need not be whole, 0 to 1.
  func retrievability(of memory: Memory, after days: Double) -> Double

  /// A function from a stability to the days, not rounded, after which the probability of recall
  /// falls to `retention` (between 0 and 1, exclusive). The days may be infinite.
  func intervals(retention: Double) -> @Sendable (_ stability: Double) -> Double
}

extension MemoryModel {
  /// The probability of recalling the card now, 0 to 1.
  public func retrievability(of memory: Memory, elapsedDays: Int) -> Double {
    retrievability(of: memory, after: Double(elapsedDays))
  }
}
