import Glibc

/// The loss of FSRS-6 on the answers to one card, and its gradient with respect to each parameter.
///
/// The formulas are those of `FSRS6`, differentiated by backpropagation from the last answer to the
/// first. A value clamped at a bound passes no gradient on.
struct FSRS6Gradient {
  /// The state of one answer that the backward pass needs.
  private struct Step {
    /// Stability and difficulty before the answer.
    var stability = 0.0
    var difficulty = 0.0
    var days = 0.0
    var rating = 0
    /// The base of the forgetting curve, and the probability of recall on it.
    var base = 1.0
    var recall = 1.0
    /// The change of the stability, in the terms of its branch.
    var change = 0.0
    /// The factor of `change` that does not depend on the recall, and the one that does.
    var constant = 0.0
    var fading = 0.0
    var isFloored = false
    var passesStability = true
    var passesDifficulty = true
  }

  private static let recallRange = 1e-7...(1 - 1e-7)

  private let w: [Double]
  private let decay: Double
  private let factor: Double
  private let factorSlope: Double
  private let growth: Double
  private let lapseCeiling: Double
  private let easySlope: Double
  private let restingDifficulty: Double
  private var steps: [Step] = []

  /// Prepares for one set of values, which must lie in their ranges, and histories of at most
  /// `capacity` answers.
  init(_ values: [Double], capacity: Int) {
    w = values
    decay = -w[20]
    let power = pow(0.9, 1 / decay)
    factor = power - 1
    factorSlope = -power * log(0.9) / (decay * decay)
    growth = exp(w[8])
    lapseCeiling = exp(w[17] * w[18])
    easySlope = exp(3 * w[5])
    restingDifficulty = w[4] - easySlope + 1
    steps.reserveCapacity(capacity)
  }

  /// Adds the loss of one card, and its derivatives.
  ///
  /// - Parameters:
  ///   - ratings: 1 to 4.
  ///   - days: the days since the answer before.
  ///   - weights: the weight of each answer's loss.
  ///   - gradient: 21 sums to which the derivatives are added.
  /// - Returns: the sum of the weighted cross entropies.
  mutating func add(
    ratings: ArraySlice<UInt8>,
    days: ArraySlice<Int32>,
    weights: ArraySlice<Double>,
    to gradient: inout [Double]
  ) -> Double {
    forward(ratings, days)
    var loss = 0.0
    var (slopeS, slopeD) = (0.0, 0.0)
    for index in steps.indices.reversed() {
      let weight = weights[weights.startIndex + index]
      let step = steps[index]
      guard index > 0 else {
        begin(step, slopeS, slopeD, &gradient)
        break
      }
      var slopeR = 0.0
      (slopeS, slopeR, slopeD) = back(step, slopeS, slopeD, &gradient)
      if weight > 0 {
        let recall = step.recall.clamped(to: Self.recallRange)
        if step.rating > 1 {
          loss -= weight * log(recall)
          if recall == step.recall { slopeR -= weight / recall }
        } else {
          loss -= weight * log(1 - recall)
          if recall == step.recall { slopeR += weight / (1 - recall) }
        }
      }
      if slopeR != 0 { slopeS += curve(step, slopeR, &gradient) }
    }
    return loss
  }

  // MARK: Forward

  private mutating func forward(_ ratings: ArraySlice<UInt8>, _ days: ArraySlice<Int32>) {
    steps.removeAll(keepingCapacity: true)
    var (stability, difficulty) = (0.0, 0.0)
    for (rating, gap) in zip(ratings, days) {
      var step = Step(
        stability: stability,
        difficulty: difficulty,
        days: Double(gap),
        rating: Int(rating)
      )
      let newS: Double
      let newD: Double
      if steps.isEmpty {
        newS = w[step.rating - 1]
        newD = w[4] - exp(w[5] * Double(step.rating - 1)) + 1
      } else {
        newS = next(&step)
        let change = -w[6] * (Double(step.rating) - 3)
        let moved = difficulty + (10 - difficulty) * change / 9
        newD = w[7] * (restingDifficulty - moved) + moved
      }
      stability = newS.clamped(to: FSRS6.stabilityRange)
      difficulty = newD.clamped(to: FSRS6.difficultyRange)
      step.passesStability = stability == newS
      step.passesDifficulty = difficulty == newD
      steps.append(step)
    }
  }

  /// The stability after an answer that is not the first, before it is clamped.
  private func next(_ step: inout Step) -> Double {
    let (s, d) = (step.stability, step.difficulty)
    guard step.days > 0 else {
      step.change = exp(w[17] * (Double(step.rating) - 3 + w[18])) * pow(s, -w[19])
      step.isFloored = step.rating > 1 && step.change < 1
      return step.isFloored ? s : s * step.change
    }
    step.base = 1 + factor * step.days / s
    step.recall = pow(step.base, decay)
    let forgotten = 1 - step.recall
    guard step.rating > 1 else {
      step.constant = w[11] * pow(d, -w[12])
      step.fading = exp(forgotten * w[14])
      step.change = step.constant * (pow(s + 1, w[13]) - 1) * step.fading
      let floor = s / lapseCeiling
      step.isFloored = floor < step.change
      return step.isFloored ? floor : step.change
    }
    step.constant = growth * (11 - d) * pow(s, -w[9])
    step.fading = exp(forgotten * w[10])
    step.change = step.constant * (step.fading - 1) * bonus(step.rating)
    return s * (1 + step.change)
  }

  private func bonus(_ rating: Int) -> Double {
    switch rating {
    case 2: w[15]
    case 4: w[16]
    default: 1
    }
  }

  // MARK: Back

  private func begin(_ step: Step, _ slopeS: Double, _ slopeD: Double, _ gradient: inout [Double]) {
    if step.passesStability { gradient[step.rating - 1] += slopeS }
    guard step.passesDifficulty else { return }
    let times = Double(step.rating - 1)
    gradient[4] += slopeD
    gradient[5] -= slopeD * times * exp(w[5] * times)
  }

  /// Propagates the gradients after an answer to those before it: of the stability, the recall at
  /// the answer, and the difficulty.
  private func back(
    _ step: Step,
    _ slopeS: Double,
    _ slopeD: Double,
    _ gradient: inout [Double]
  ) -> (Double, Double, Double) {
    let g = step.passesStability ? slopeS : 0
    var (toS, toR, toD) = (0.0, 0.0, 0.0)
    if g != 0 {
      if step.days <= 0 {
        toS = sameDay(step, g, &gradient)
      } else if step.rating == 1 {
        (toS, toR, toD) = lapse(step, g, &gradient)
      } else {
        (toS, toR, toD) = pass(step, g, &gradient)
      }
    }
    guard step.passesDifficulty, slopeD != 0 else { return (toS, toR, toD) }
    let off = Double(step.rating) - 3
    let room = (10 - step.difficulty) / 9
    let moved = step.difficulty - room * w[6] * off
    gradient[4] += slopeD * w[7]
    gradient[5] -= slopeD * w[7] * 3 * easySlope
    gradient[6] -= slopeD * (1 - w[7]) * room * off
    gradient[7] += slopeD * (restingDifficulty - moved)
    toD += slopeD * (1 - w[7]) * (1 + w[6] * off / 9)
    return (toS, toR, toD)
  }

  private func sameDay(_ step: Step, _ g: Double, _ gradient: inout [Double]) -> Double {
    guard !step.isFloored else { return g }
    let grown = g * step.stability * step.change
    gradient[17] += grown * (Double(step.rating) - 3 + w[18])
    gradient[18] += grown * w[17]
    gradient[19] -= grown * log(step.stability)
    return g * step.change * (1 - w[19])
  }

  private func lapse(
    _ step: Step,
    _ g: Double,
    _ gradient: inout [Double]
  ) -> (Double, Double, Double) {
    let (s, d) = (step.stability, step.difficulty)
    guard !step.isFloored else {
      gradient[17] -= g * s / lapseCeiling * w[18]
      gradient[18] -= g * s / lapseCeiling * w[17]
      return (g / lapseCeiling, 0, 0)
    }
    let lapsed = g * step.change
    let scale = g * step.constant * step.fading
    let power = pow(s + 1, w[13])
    gradient[11] += lapsed / w[11]
    gradient[12] -= lapsed * log(d)
    gradient[13] += scale * power * log(s + 1)
    gradient[14] += lapsed * (1 - step.recall)
    return (scale * w[13] * power / (s + 1), -lapsed * w[14], -lapsed * w[12] / d)
  }

  private func pass(
    _ step: Step,
    _ g: Double,
    _ gradient: inout [Double]
  ) -> (Double, Double, Double) {
    let (s, d) = (step.stability, step.difficulty)
    let grown = g * s * step.change
    let scale = g * s * step.constant * bonus(step.rating)
    gradient[8] += grown
    gradient[9] -= grown * log(s)
    gradient[10] += scale * (1 - step.recall) * step.fading
    switch step.rating {
    case 2: gradient[15] += g * s * step.constant * (step.fading - 1)
    case 4: gradient[16] += g * s * step.constant * (step.fading - 1)
    default: break
    }
    return (
      g * (1 + step.change * (1 - w[9])), -scale * w[10] * step.fading, -grown / (11 - d)
    )
  }

  /// Propagates a gradient of the recall to one of the stability before it.
  private func curve(_ step: Step, _ slopeR: Double, _ gradient: inout [Double]) -> Double {
    let spans = step.days / step.stability
    let outer = slopeR * step.recall
    gradient[20] -= outer * (log(step.base) + decay / step.base * spans * factorSlope)
    return -outer * decay / step.base * factor * spans / step.stability
  }
}
