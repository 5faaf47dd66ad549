/// The cards of a simulation: an array for each part of their states. Days count from the first simulated
/// day, which is 0.
package struct SimulatedCards: Sendable, Equatable {
  /// The true stabilities in days; 0 for a card that was not seen yet.
  package internal(set) var stability: [Double] = []
  /// The true difficulties.
  package internal(set) var difficulty: [Double] = []
  /// The believed stabilities; empty where the belief is the truth.
  private(set) var ownBelievedStability: [Double] = []
  /// The believed difficulties; empty where the belief is the truth.
  private(set) var ownBelievedDifficulty: [Double] = []
  /// The days of the last answers, not above the current day.
  package internal(set) var lastDay: [Int32] = []
  /// The days for which the last answers scheduled the cards.
  package internal(set) var dueDay: [Int32] = []
  /// The numbers of times that the cards were forgotten after they were known.
  package internal(set) var lapses: [Int32] = []
  /// The places of the cards' models among those of a simulation.
  private(set) var model: [UInt16] = []

  /// Creates an empty collection.
  package init() {}

  /// The number of cards.
  package var count: Int { stability.count }

  /// Adds a card that was never seen.
  ///
  /// - Parameter model: the place of its model among those of the simulation.
  package mutating func appendNew(model: Int = 0) {
    append(
      Memory(stability: 0, difficulty: 0),
      lastDay: 0,
      dueDay: 0,
      lapses: 0,
      model: model
    )
  }

  /// Adds a card that was answered.
  ///
  /// - Parameters:
  ///   - lastDay: the day of the last answer, 0 or before.
  ///   - dueDay: the day for which it is scheduled; before 0 if it is overdue.
  ///   - model: the place of its model among those of the simulation.
  package mutating func append(
    _ memory: Memory,
    lastDay: Int,
    dueDay: Int,
    lapses: Int,
    model: Int = 0
  ) {
    stability.append(memory.stability)
    difficulty.append(memory.difficulty)
    self.lastDay.append(Int32(clamping: min(0, lastDay)))
    self.dueDay.append(Int32(clamping: dueDay))
    self.lapses.append(Int32(clamping: lapses))
    self.model.append(UInt16(clamping: model))
  }

  /// Has the program believe in memories of its own, of each card in order.
  package mutating func believe(_ memories: [Memory]) {
    guard memories.count == count else { return }
    ownBelievedStability = memories.map(\.stability)
    ownBelievedDifficulty = memories.map(\.difficulty)
  }

  /// True if the program's belief is kept beside the truth.
  package var hasBelief: Bool { !ownBelievedStability.isEmpty }

  /// The stabilities that the program believes in.
  package var believedStability: [Double] { hasBelief ? ownBelievedStability : stability }

  /// The difficulties that the program believes in.
  package var believedDifficulty: [Double] { hasBelief ? ownBelievedDifficulty : difficulty }

  /// True if a card was not seen yet.
  package func isNew(_ card: Int) -> Bool { stability[card] == 0 }

  /// The true memory of a card.
  func memory(of card: Int) -> Memory {
    Memory(stability: stability[card], difficulty: difficulty[card])
  }

  /// The memory of a card that the program believes in.
  package func believedMemory(of card: Int) -> Memory {
    hasBelief
      ? Memory(stability: ownBelievedStability[card], difficulty: ownBelievedDifficulty[card])
      : memory(of: card)
  }

  mutating func set(_ memory: Memory, of card: Int) {
    stability[card] = memory.stability
    difficulty[card] = memory.difficulty
  }

  mutating func setBelieved(_ memory: Memory, of card: Int) {
    ownBelievedStability[card] = memory.stability
    ownBelievedDifficulty[card] = memory.difficulty
  }
}
