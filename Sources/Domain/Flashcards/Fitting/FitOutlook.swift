/// Whether new parameters are worth a fit: how well those in force predict the answers, and what has come
/// since they were made.
public struct FitOutlook: Sendable, Hashable {
  /// The recommendation.
  public enum Advice: Sendable, Hashable {
    /// There are too few answers for all parameters.
    case tooFew
    /// The parameters were not fitted yet.
    case neverFitted
    /// There are at least as many answers since as the parameters were fitted to.
    case doubled
    /// The answers since are predicted worse than those before.
    case worse
    /// The parameters fit still.
    case notYet
  }

  /// The recommendation.
  public let advice: Advice
  /// The number of answers that can be fitted to.
  public let answers: Int
  /// The number of answers that the parameters were fitted to; nil if they were not fitted.
  public let fitted: Int?
  /// The accuracy of the parameters in force, of all answers; nil without answers.
  public let calibration: Calibration?
  /// The same of the answers up to the making of the parameters; nil without answers, or if they were not
  /// fitted.
  public let earlier: Calibration?
  /// The same of the answers since.
  public let later: Calibration?

  /// The deviations of the answers since from what was predicted, from which on they tell more than chance.
  private static let telling = 3.0

  /// Evaluates the parameters in force.
  ///
  /// - Parameter set: the set; nil for the defaults.
  public init(of set: ParameterSet?, on data: FittingData) {
    let model = FSRS6(set?.parameters ?? .defaults)
    let predicted = PredictedData(data) { _ in model }
    calibration = Calibration(data.items, of: predicted)
    answers = data.count
    guard let set, case .fitted(let fitted) = set.origin else {
      (fitted, earlier, later) = (nil, nil, nil)
      advice = data.count < ParameterFit.fewestForAll ? .tooFew : .neverFitted
      return
    }
    let split = data.items.partitioningIndex { $0.time > set.made }
    earlier = Calibration(Array(data.items[..<split]), of: predicted)
    later = Calibration(Array(data.items[split...]), of: predicted)
    self.fitted = fitted
    let (before, since) = (earlier?.whole.deviation ?? 0, later?.whole.deviation ?? 0)
    let isWorse = abs(since) > Self.telling && abs(since) > abs(before)
    advice =
      data.count < ParameterFit.fewestForAll
      ? .tooFew
      : data.count - split >= max(fitted, ParameterFit.fewestForAll)
        ? .doubled : isWorse ? .worse : .notYet
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index from which on a condition holds, where it holds for all after one that it holds for.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
