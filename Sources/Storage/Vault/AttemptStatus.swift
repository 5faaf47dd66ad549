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
