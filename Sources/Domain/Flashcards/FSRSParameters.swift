import Glibc

/// The reason why a set of parameters was refused.
public enum ParameterError: Error, Sendable, Equatable {
  /// The number of values is not 0 (the defaults), 17, 19 or 21.
  case wrongCount(Int)
  /// A value is outside its range, or not a number. The index counts from 0 in the set of 21.
  case outOfRange(index: Int, value: Double, range: ClosedRange<Double>)
}

/// The 21 parameters of FSRS-6, all within their ranges.
///
/// Source of the defaults and ranges: the FSRS-6 definition as PyPI `fsrs` 6.3.2 has it.
public struct FSRSParameters: Sendable, Hashable {
  /// The number of parameters of FSRS-6.
  public static let count = 21

  /// The parameters for a learner without a history.
  public static let defaults = FSRSParameters(valid: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
    1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ])

  /// The range of each parameter.
  public static let ranges: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100,
    1...10, 0.001...4, 0.001...4, 0.001...0.75,
    0...4.5, 0...0.8, 0.001...3.5,
    0.001...5, 0.001...0.25, 0.001...0.9, 0...4,
    0...1, 1...6,
    0...2, 0...2, 0...0.8,
    0.1...0.8,
  ]

  /// The 21 values, w0 first.
  public let values: [Double]

  /// The exponent of forgetting, w20, 0.1 to 0.8.
  package var decay: Double { values[20] }

  /// Creates a set from 21 values; 17 (FSRS-4.5) or 19 (FSRS-5) are converted; none are the
  /// defaults.
  ///
  /// - Throws: `ParameterError` for another number of values, or a value outside its range.
  public init(_ given: [Double]) throws(ParameterError) {
    let values = try Self.carriedOver(given)
    for (index, (value, range)) in zip(values, Self.ranges).enumerated()
    where !range.contains(value) {
      throw .outOfRange(index: index, value: value, range: range)
    }
    self.values = values
  }

  private init(valid values: [Double]) {
    self.values = values
  }

  /// Clamps each value to its range; nil unless there are 21.
  init?(nearest values: [Double]) {
    guard values.count == Self.count else { return nil }
    self.values = zip(values, Self.ranges).map { $0.clamped(to: $1) }
  }

  /// Converts older sets to FSRS-6, which then predicts just as the older version did: a decay of
  /// 0.5, and no effect of the terms those versions lack.
  private static func carriedOver(_ given: [Double]) throws(ParameterError) -> [Double] {
    switch given.count {
    case 0:
      return defaults.values
    case count:
      return given
    case 19:
      return given + [0, 0.5]
    case 17:
      var values = given
      let slope = given[5]
      // FSRS-4.5 has a straight line where its successors have an exponential.
      values[4] += 2 * slope
      values[5] = log(3 * slope + 1) / 3
      values[6] += 0.5
      return values + [0, 0, 0, 0.5]
    default:
      throw .wrongCount(given.count)
    }
  }
}

extension FSRSParameters: Codable {
  /// Decodes the 21 values.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode([Double].self))
  }

  /// Encodes the 21 values.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }
}
