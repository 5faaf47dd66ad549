import Glibc

/// The accuracy with which parameters predict answers that were given.
///
/// Source: the evaluation of fsrs-rs 6.6.
public struct Calibration: Sendable, Hashable {
  /// Some of the answers.
  public struct Part: Sendable, Hashable {
    /// The sum of the predicted probabilities of recall.
    private var expected = 0.0
    /// The answers, and those right.
    public private(set) var actual = StudyStatistics.Retention()

    /// The mean of the predicted probabilities, 0 to 1; nil without answers.
    public var predicted: Double? { actual.total > 0 ? expected / Double(actual.total) : nil }

    /// The number of deviations that the right answers are off the predicted ones, as far as these are
    /// alike; 0 without answers.
    var deviation: Double {
      guard let predicted, predicted > 0, predicted < 1 else { return 0 }
      let spread = (Double(actual.total) * predicted * (1 - predicted)).squareRoot()
      return (Double(actual.passed) - expected) / spread
    }

    mutating func add(_ recall: Double, isRight: Bool) {
      expected += recall
      actual.add(isRight)
    }
  }

  /// The lowest predicted probability of each part of `byPrediction`, in percent.
  public static let predictions = [0, 50, 60, 70, 80, 85, 90, 95]

  /// The mean of −ln of the probability predicted for the actual outcome; newer answers weigh more.
  /// Smaller is better.
  public let logLoss: Double
  /// The root mean square, over bins of answers alike in gap, number and lapses, of the predicted
  /// less the actual rate of recall. Smaller is better.
  public let rmse: Double
  /// All answers.
  public private(set) var whole = Part()
  /// The answers by the probability that was predicted.
  public private(set) var byPrediction = [Part](repeating: Part(), count: predictions.count)
  /// The answers by the days since the one before, in the spans of `AnswerStatistics`.
  public private(set) var byInterval = [Part](
    repeating: Part(),
    count: AnswerStatistics.intervals.count
  )

  /// The number of answers predicted.
  public var answers: Int { whole.actual.total }

  /// Evaluates parameters on all items; nil if there are none.
  public init?(of parameters: FSRSParameters, on data: FittingData) {
    let model = FSRS6(parameters)
    self.init(data.items, of: PredictedData(data) { _ in model })
  }

  /// Evaluates predictions of items, in the order in which they were answered; nil if there are none.
  init?(_ items: [FittingData.Item], of predicted: PredictedData) {
    guard !items.isEmpty else { return nil }
    let data = predicted.data
    var bins:
      [PredictedData.Bin: (expected: Double, right: Double, count: Double, weight: Double)] =
        [:]
    var (loss, weights) = (0.0, 0.0)
    for (place, item) in items.enumerated() {
      let (recall, isRight) = (predicted.recall[item.place], data.isRight(item))
      let weight = FittingData.weight(of: place, among: items.count)
      loss -= weight * log(isRight ? recall : 1 - recall)
      weights += weight
      var bin = bins[predicted.bins[item.place]] ?? (0, 0, 0, 0)
      bin.expected += recall
      bin.right += isRight ? 1 : 0
      bin.count += 1
      bin.weight += weight
      bins[predicted.bins[item.place]] = bin
      whole.add(recall, isRight: isRight)
      let share = Self.predictions.lastIndex { Double($0) <= recall * 100 } ?? 0
      byPrediction[share].add(recall, isRight: isRight)
      let gap = AnswerStatistics.intervals.lastIndex { $0 <= data.days[item.place] } ?? 0
      byInterval[gap].add(recall, isRight: isRight)
    }
    // In a fixed order, so that the sum is the same to the last bit each time.
    let squares = bins.sorted { $0.key < $1.key }.reduce(0) { sum, bin in
      let off = (bin.value.expected - bin.value.right) / bin.value.count
      return sum + off * off * bin.value.weight
    }
    logLoss = loss / weights
    rmse = (squares / weights).squareRoot()
  }
}
