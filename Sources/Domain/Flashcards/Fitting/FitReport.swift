/// What fitting parameters to a deck's answers came to.
public struct FitReport: Sendable, Hashable {
  /// What to make of it.
  public enum Verdict: Sendable, Hashable {
    /// There are too few answers.
    case tooFew
    /// What is in force foretells the answers as well, or better.
    case noBetter
    /// The fitted ones foretell them better.
    case better
  }

  /// What to make of it.
  public let verdict: Verdict
  /// The parameters that were fitted.
  public let fit: ParameterFit
  /// How many answers there are to fit to.
  public let answers: Int
  /// How well the parameters in force foretell the answers; nil where there are none.
  public let before: Calibration?
  /// How well the fitted ones do.
  public let after: Calibration?

  /// Fits, and compares with what is in force.
  ///
  /// - Parameters:
  ///   - data: the answers.
  ///   - present: the parameters in force.
  ///   - relearningSteps: how many steps a forgotten card goes through.
  ///   - progress: told again and again how much of how much is done; answers whether to go on.
  /// - Returns: nil where it was told to stop.
  public init?(
    on data: FittingData,
    present: FSRSParameters,
    relearningSteps: Int,
    progress: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
  ) {
    guard
      let fit = ParameterFit(to: data, relearningSteps: relearningSteps, progress: progress)
    else { return nil }
    self.fit = fit
    answers = data.count
    before = Calibration(of: present, on: data)
    after = Calibration(of: fit.parameters, on: data)
    guard fit.extent != .nothing, let before, let after else {
      verdict = .tooFew
      return
    }
    verdict = after.logLoss < before.logLoss ? .better : .noBetter
  }
}
