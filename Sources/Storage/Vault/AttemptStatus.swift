/// The status of the attempts at a vault at a moment.
public struct AttemptStatus: Hashable, Sendable {
  /// The number of failures since the vault was last opened.
  public let failures: Int
  /// The remaining delay before the next attempt; zero if it is due.
  public let wait: Duration
  /// True if the number of failures began with an estimate, because the record was missing or
  /// damaged.
  public let isEstimated: Bool
  /// True if attempts can be recorded.
  public let isRecorded: Bool
  /// True if the last failure was the one after which a vault may be wiped. Always false if the
  /// number was estimated or could not be recorded.
  public let isLast: Bool
}

/// The error of an attempt before its delay is over: it was not counted, and its passcode was not
/// examined.
public struct AttemptNotDue: Error, Equatable, Sendable {}

/// The policy by which attempts are counted and delayed. The counter applies it.
public protocol AttemptRule: Sendable {
  /// The number of failures assumed if the record can't be read.
  var assumedFailures: Int { get }
  /// The delay before each attempt while attempts can't be recorded.
  var unrecordedDelay: Duration { get }
  /// The number of failures after one more. Must be bounded.
  func count(after failures: Int) -> Int
  /// The remaining delay after this many failures, the last of them `elapsed` ago; nil for
  /// `elapsed` if that is unknown.
  func wait(after failures: Int, elapsed: Duration?) -> Duration
  /// True if the last of this many failures is the one after which a vault may be wiped.
  func isLast(_ failures: Int) -> Bool
}
