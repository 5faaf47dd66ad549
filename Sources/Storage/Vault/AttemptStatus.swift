/// How the attempts at a vault stand at a moment.
public struct AttemptStatus: Hashable, Sendable {
  /// How many failed since the vault was last opened.
  public let failures: Int
  /// How long the next one still has to wait; zero where it is due.
  public let wait: Duration
  /// Whether the number of failures began with a guess, as the record was missing or damaged.
  public let isAssumed: Bool
  /// Whether attempts can be recorded.
  public let isRecorded: Bool
  /// Whether the last failure was the one after which a vault may be wiped. Never so where the
  /// number was guessed or could not be recorded.
  public let isLast: Bool
}

/// An attempt was not due: it was not counted, and its passcode was not looked at.
public struct AttemptNotDue: Error, Equatable, Sendable {}
