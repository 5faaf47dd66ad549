import Glibc

/// Parameters fitted to answers.
public struct ParameterFit: Sendable, Hashable {
  /// The extent of a fit.
  public enum Extent: Sendable, Hashable {
    /// Nothing was fitted: there are too few answers.
    case nothing
    /// Only the stabilities after first answers were fitted: there are too few answers for the
    /// rest.
    case firstStabilities
    /// All 21 were fitted.
    case all
  }

  /// The parameters.
  public let parameters: FSRSParameters
  /// The extent of the fit.
  public let extent: Extent

  /// The smallest number of items to which first stabilities are fitted.
  public static let fewest = 8
  /// The smallest number of items to which all parameters are fitted.
  public static let fewestForAll = 64

  private static let epochs = 5
  private static let batchSize = 512
  private static let rate = 0.04
  private static let longest = 256
  /// The typical deviation of each parameter from its default over many learners.
  private static let spread = [
    6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25,
    1.03, 0.31, 0.32, 0.14, 0.27,
  ]

  /// Fits the parameters of FSRS-6; deterministic to the last bit.
  ///
  /// Source of the method, its constants and its order of batches: the optimizer of fsrs-rs 6.6.
  /// Both come to the same numbers.
  ///
  /// - Parameters:
  ///   - data: the answers.
  ///   - relearningSteps: the number of steps a forgotten card goes through.
  ///   - progress: called repeatedly with the work done and the total; returns false to cancel.
  /// - Returns: nil if cancelled.
  public init?(
    to data: FittingData,
    relearningSteps: Int = 1,
    progress: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
  ) {
    let rare = RareGaps(in: data)
    let isLeftOut = data.histories.map { rare.contains($0, in: data) }
    let items = data.items.filter { !isLeftOut[$0.history] }
    let kept = zip(data.histories, isLeftOut).filter { !$1 }.map(\.0)
    let right = Double(items.count { data.isRight($0) })
    let first = FirstStabilities(
      of: kept,
      in: data,
      averageRecall: right / Double(max(items.count, 1))
    )
    guard items.count >= Self.fewest, let best = first.best,
      let start = FSRSParameters(nearest: best + FSRSParameters.defaults.values[4...])
    else {
      parameters = .defaults
      extent = .nothing
      return
    }
    guard items.count >= Self.fewestForAll, items.count > kept.count else {
      parameters = start
      extent = .firstStabilities
      return
    }
    guard
      let trained = Self.train(
        FittingBatches(items, of: data, longest: Self.longest, size: Self.batchSize),
        from: start.values,
        relearningSteps: relearningSteps,
        progress: progress
      )
    else { return nil }
    let stabilities = first.completed(trained.prefix(4).map { $0 }) ?? best
    parameters = FSRSParameters(nearest: stabilities + trained[4...]) ?? start
    extent = .all
  }

  private static func train(
    _ batches: FittingBatches,
    from start: [Double],
    relearningSteps: Int,
    progress: (Int, Int) -> Bool
  ) -> [Double]? {
    var values = start
    var adam = Adam(
      count: values.count,
      rate: rate,
      total: (batches.items / batchSize + 1) * epochs
    )
    var shuffling = Shuffling(seed: 2_023)
    var done = 0
    for _ in 0..<epochs {
      for batch in shuffling.order(of: batches.count) {
        var gradient = batches.gradient(of: batch, at: values)
        let share = Double(batches.items(in: batch)) / Double(batches.items)
        for index in values.indices {
          gradient[index] +=
            2 * (values[index] - start[index]) / (spread[index] * spread[index]) * share
        }
        adam.step(&values, against: gradient)
        hold(&values, relearningSteps: relearningSteps)
        done += batches.items(in: batch)
        guard progress(done, batches.items * epochs) else { return nil }
      }
    }
    return values
  }

  /// Clamps values to their ranges, and limits those of same-day answers so that a card that is
  /// forgotten and goes through several steps does not come out stronger than it was.
  private static func hold(_ values: inout [Double], relearningSteps: Int) {
    var ceiling = 2.0
    if relearningSteps > 1 {
      let lapse = log(values[11]) + log(pow(2, values[13]) - 1) + values[14] * 0.3
      ceiling = min(2, max(0.01, -lapse / Double(relearningSteps)).squareRoot())
    }
    for (index, range) in FSRSParameters.ranges.enumerated() {
      values[index] = values[index].clamped(to: range)
    }
    values[17] = min(values[17], ceiling)
    values[18] = min(values[18], ceiling)
    values[19] = max(values[19], 0.01)
  }
}
