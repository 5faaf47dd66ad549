/// One line of the table.
struct Row {
  /// The result of comparing measurements with a goal.
  enum Verdict: String {
    case met
    case missed = "MISSED"
    /// The machine was too busy to tell.
    case unclear
    /// There is no goal.
    case none = ""
  }

  var what: String
  var cardcase = ""
  var reference = ""
  var ratio = ""
  var goal = ""
  var verdict = Verdict.none

  var columns: [String] { [what, cardcase, reference, ratio, goal, verdict.rawValue] }
}

extension Row {
  /// Times in milliseconds, of which the median must not exceed a limit. Unclear if the reference
  /// takes more than twice its usual time.
  static func times(
    _ what: String,
    _ ours: Samples,
    _ reference: Samples,
    ratios: Samples,
    limit: Double,
    usualReference: Double
  ) -> Row {
    let isBusy = reference.median > 2 * usualReference
    return Row(
      what: what,
      cardcase: spread(ours, unit: "ms"),
      reference: spread(reference, unit: "ms"),
      ratio: spread(ratios, unit: ""),
      goal: "≤ \(figure(limit)) ms",
      verdict: ours.median <= limit ? .met : isBusy ? .unclear : .missed
    )
  }

  /// Times in milliseconds, of which 99 in 100 must not exceed a limit. Unclear if the reference,
  /// which does next to nothing, misses it too.
  static func slowest(
    _ what: String,
    _ ours: Samples,
    _ reference: Samples? = nil,
    limit: Double
  ) -> Row {
    let share = 0.99
    let value = ours.quantile(share)
    let isBusy = reference.map { $0.quantile(share) > limit } ?? false
    return Row(
      what: what,
      cardcase: "\(figure(value)) ms",
      reference: reference.map { "\(figure($0.quantile(share))) ms" } ?? "",
      goal: "≤ \(figure(limit)) ms",
      verdict: value <= limit ? .met : isBusy ? .unclear : .missed
    )
  }

  /// Times in milliseconds, whose ratios, pair by pair, must not exceed a limit. Unclear if the
  /// true median may be on either side of it.
  static func ratios(
    _ what: String,
    _ ours: Samples,
    _ reference: Samples,
    _ ratios: Samples,
    limit: Double
  ) -> Row {
    let range = ratios.medianRange
    return Row(
      what: what,
      cardcase: spread(ours, unit: "ms"),
      reference: spread(reference, unit: "ms"),
      ratio: spread(ratios, unit: ""),
      goal: "≤ \(figure(limit)) × C",
      verdict: range.upperBound <= limit ? .met : range.lowerBound > limit ? .missed : .unclear
    )
  }

  /// One number for each program, of which Cardcase's must not exceed a limit, if there is one.
  static func numbers(
    _ what: String,
    _ ours: Double,
    _ reference: Double?,
    unit: String,
    limit: Double? = nil
  ) -> Row {
    Row(
      what: what,
      cardcase: "\(figure(ours)) \(unit)",
      reference: reference.map { "\(figure($0)) \(unit)" } ?? "",
      ratio: reference.map { $0 > 0 ? figure(ours / $0) : "" } ?? "",
      goal: limit.map { "≤ \(figure($0)) \(unit)" } ?? "",
      verdict: limit.map { ours <= $0 ? .met : .missed } ?? .none
    )
  }

  /// The median, the minimum and the maximum.
  private static func spread(_ samples: Samples, unit: String) -> String {
    "\(figure(samples.median)) \(unit)".trimmed
      + " (\(figure(samples.least))–\(figure(samples.greatest)))"
  }

  /// A number with at most three significant digits.
  static func figure(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    let digits = value >= 100 || value == value.rounded() ? 0 : value >= 10 ? 1 : 2
    let scale = [1.0, 10, 100][digits]
    let scaled = Int((value * scale).rounded())
    guard digits > 0 else { return String(scaled) }
    let fraction = String(scaled % Int(scale))
    return "\(scaled / Int(scale))."
      + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}

extension String {
  fileprivate var trimmed: String { last == " " ? String(dropLast()) : self }
}
