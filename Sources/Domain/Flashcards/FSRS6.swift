import Glibc

/// FSRS-6, the memory model that Anki ships, in 64-bit floats.
///
/// Source: the published formulas, checked against PyPI `fsrs` 6.3.2. Unlike that package, and like
/// Anki, a stability never exceeds 36,500 days.
public struct FSRS6: MemoryModel {
  /// The range of stabilities, in days.
  public static let stabilityRange = 0.001...36_500.0
  /// The range of difficulties.
  public static let difficultyRange = 1.0...10.0

  /// The 21 parameters in use.
  public let parameters: FSRSParameters

  private let decay: Double
  private let factor: Double
  private let initial: PerRating<Memory>
  /// The difficulty that all difficulties drift to: that of a first Easy, not clamped.
  private let restingDifficulty: Double
  private let damping: Double
  private let drift: Double
  private let growth: Double
  private let growthDecay: Double
  private let growthRecall: Double
  private let hardPenalty: Double
  private let easyBonus: Double
  private let lapse: (scale: Double, difficulty: Double, stability: Double, recall: Double)
  private let lapseCeiling: Double
  private let sameDay: PerRating<Double>
  private let sameDayDecay: Double

  /// Creates the model for one set of parameters.
  public init(_ parameters: FSRSParameters = .defaults) {
    self.parameters = parameters
    let w = parameters.values
    decay = -w[20]
    factor = pow(0.9, 1 / -w[20]) - 1
    func firstDifficulty(_ rating: Rating) -> Double {
      w[4] - exp(w[5] * Double(rating.rawValue - 1)) + 1
    }
    func first(_ rating: Rating) -> Memory {
      Memory(
        stability: w[Int(rating.rawValue) - 1].clamped(to: Self.stabilityRange),
        difficulty: firstDifficulty(rating).clamped(to: Self.difficultyRange)
      )
    }
    initial = PerRating(
      again: first(.again),
      hard: first(.hard),
      good: first(.good),
      easy: first(.easy)
    )
    restingDifficulty = firstDifficulty(.easy)
    damping = w[6]
    drift = w[7]
    growth = exp(w[8])
    growthDecay = -w[9]
    growthRecall = w[10]
    hardPenalty = w[15]
    easyBonus = w[16]
    lapse = (scale: w[11], difficulty: -w[12], stability: w[13], recall: w[14])
    lapseCeiling = exp(w[17] * w[18])
    func sameDayFactor(_ rating: Rating) -> Double {
      exp(w[17] * (Double(rating.rawValue) - 3 + w[18]))
    }
    sameDay = PerRating(
      again: sameDayFactor(.again),
      hard: sameDayFactor(.hard),
      good: sameDayFactor(.good),
      easy: sameDayFactor(.easy)
    )
    sameDayDecay = -w[19]
  }

  /// The model's kind: FSRS-6.
  public var kind: MemoryModelKind { .fsrs6 }

  /// True if the same-day parameters w17 and w18 have an effect, by Anki's rule.
  public var allowsShortTerm: Bool { parameters.values[17] > 0 && parameters.values[18] > 0 }

  /// (1 + factor · t / S) ^ −w20, which is 0.9 when t is S.
  public func retrievability(of memory: Memory, after days: Double) -> Double {
    pow(1 + factor * max(0, days) / memory.stability, decay)
  }

  /// The formula of retrievability solved for t.
  public func intervals(retention: Double) -> @Sendable (_ stability: Double) -> Double {
    let scale = pow(retention, 1 / decay) - 1
    let factor = factor
    return { ($0 / factor) * scale }
  }

  /// The memories after a first answer, or after another on the same day or later.
  public func memories(from memory: Memory?, elapsedDays: Int, neededFor rating: Rating?)
    -> PerRating<Memory>
  {
    guard let memory else { return initial }
    let stabilities =
      elapsedDays < 1
      ? sameDayStabilities(memory)
      : laterStabilities(memory, elapsedDays: elapsedDays, neededFor: rating)
    func after(_ rating: Rating) -> Memory {
      Memory(
        stability: stabilities[rating].clamped(to: Self.stabilityRange),
        difficulty: difficulty(from: memory.difficulty, rating: rating)
      )
    }
    return PerRating(
      again: after(.again),
      hard: after(.hard),
      good: after(.good),
      easy: after(.easy)
    )
  }

  /// The memory after a first answer.
  func first(_ rating: Rating) -> Memory { initial[rating] }

  /// The memory after one answer a day or more after the last, of a card that was recalled with the
  /// probability `recall`: what the four memories have for it, for those who ask for no other.
  func memory(after rating: Rating, from memory: Memory, recall: Double) -> Memory {
    let forgotten = 1 - recall
    let stability: Double
    switch rating {
    case .again: stability = lapsedStability(memory, forgotten: forgotten)
    case .hard:
      stability = memory.stability * (1 + gain(memory, forgotten: forgotten) * hardPenalty)
    case .good: stability = memory.stability * (1 + gain(memory, forgotten: forgotten))
    case .easy: stability = memory.stability * (1 + gain(memory, forgotten: forgotten) * easyBonus)
    }
    return Memory(
      stability: stability.clamped(to: Self.stabilityRange),
      difficulty: difficulty(from: memory.difficulty, rating: rating)
    )
  }

  /// The memory after one more answer on the same day, as the simulator of fsrs-rs 6.6 has it: unlike
  /// those that schedule, it lets Hard weaken a memory.
  func memory(afterSimulatedStep rating: Rating, from memory: Memory) -> Memory {
    let change = sameDay[rating] * pow(memory.stability, sameDayDecay)
    let stability = memory.stability * (rating >= .good ? max(1, change) : change)
    return Memory(
      stability: stability.clamped(to: Self.stabilityRange),
      difficulty: difficulty(from: memory.difficulty, rating: rating)
    )
  }

  private func sameDayStabilities(_ memory: Memory) -> PerRating<Double> {
    let decayed = pow(memory.stability, sameDayDecay)
    func after(_ rating: Rating) -> Double {
      let change = sameDay[rating] * decayed
      // A pass on the same day never weakens a memory.
      return memory.stability * (rating.isPass ? max(1, change) : change)
    }
    return PerRating(
      again: after(.again),
      hard: after(.hard),
      good: after(.good),
      easy: after(.easy)
    )
  }

  /// The stabilities after a later answer.
  ///
  /// Terms the ratings share are computed once, and a lapse or a pass only if asked for, because
  /// every replayed review comes through here.
  private func laterStabilities(_ memory: Memory, elapsedDays: Int, neededFor rating: Rating?)
    -> PerRating<Double>
  {
    let old = memory.stability
    let forgotten = 1 - retrievability(of: memory, elapsedDays: elapsedDays)
    let gain = rating == .again ? 0 : gain(memory, forgotten: forgotten)
    return PerRating(
      again: rating?.isPass == true ? old : lapsedStability(memory, forgotten: forgotten),
      hard: old * (1 + gain * hardPenalty),
      good: old * (1 + gain),
      easy: old * (1 + gain * easyBonus)
    )
  }

  /// The relative gain of stability on Good, a day or more after the last review.
  private func gain(_ memory: Memory, forgotten: Double) -> Double {
    growth * (11 - memory.difficulty) * pow(memory.stability, growthDecay)
      * (exp(forgotten * growthRecall) - 1)
  }

  private func lapsedStability(_ memory: Memory, forgotten: Double) -> Double {
    let relearned =
      lapse.scale * pow(memory.difficulty, lapse.difficulty)
      * (pow(memory.stability + 1, lapse.stability) - 1) * exp(forgotten * lapse.recall)
    return min(relearned, memory.stability / lapseCeiling)
  }

  /// The difficulty after an answer: it changes with the rating, less the nearer it is to 10, and
  /// drifts to the resting difficulty.
  private func difficulty(from old: Double, rating: Rating) -> Double {
    let change = -damping * (Double(rating.rawValue) - 3)
    let moved = old + (10 - old) * change / 9
    return (drift * restingDifficulty + (1 - drift) * moved).clamped(to: Self.difficultyRange)
  }
}
