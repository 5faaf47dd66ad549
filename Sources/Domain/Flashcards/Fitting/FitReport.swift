/// The result of fitting parameters to a deck's answers.
public struct FitReport: Sendable, Hashable {
  /// The recommendation.
  public enum Verdict: Sendable, Hashable {
    /// There are too few answers.
    case tooFew
    /// The current parameters predict the answers as well, or better.
    case noBetter
    /// The fitted ones predict them better.
    case better
  }

  /// The recommendation.
  public let verdict: Verdict
  /// The fitted parameters.
  public let fit: ParameterFit
  /// The number of answers available for fitting.
  public let answers: Int
  /// The accuracy of the current parameters; nil without answers.
  public let before: Calibration?
  /// The accuracy of the fitted parameters; nil without answers.
  public let after: Calibration?

  /// Fits parameters and compares them with the current ones.
  ///
  /// - Parameters:
  ///   - data: the answers.
  ///   - present: the current parameters.
  ///   - relearningSteps: the number of steps a forgotten card goes through.
  ///   - progress: called repeatedly with the work done and the total; returns false to cancel.
  /// - Returns: nil if cancelled.
  public init?(
    on data: FittingData,
    current: FSRSParameters,
    relearningSteps: Int,
    progress: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
  ) {
    guard
      let fit = ParameterFit(to: data, relearningSteps: relearningSteps, progress: progress)
    else { return nil }
    self.fit = fit
    answers = data.count
    before = Calibration(of: current, on: data)
    after = Calibration(of: fit.parameters, on: data)
    guard fit.extent != .nothing, let before, let after else {
      verdict = .tooFew
      return
    }
    verdict = after.logLoss < before.logLoss ? .better : .noBetter
  }
}
