import Secrets

/// An attempt at a passcode that is counted already, on disk, before its verdict is known. Only
/// `AttemptCounter` makes one, and it opens a vault at most once, as it can't be copied.
///
/// An attempt without a verdict, because of a crash for example, stays counted as a failure.
public struct CountedAttempt: ~Copyable, Sendable {
  /// The passcode entered.
  let passcode: SecretBytes
  /// The attempts that failed before this one, since the vault was last opened.
  public let earlier: FailedAttempts

  private let counter: AttemptCounter
  private let mark: SecretBytes?
  private let before: AttemptRecord

  init(
    _ passcode: SecretBytes,
    mark: SecretBytes?,
    countedBy counter: AttemptCounter,
    after before: AttemptRecord
  ) {
    self.passcode = passcode
    self.mark = mark
    self.counter = counter
    self.before = before
    earlier = FailedAttempts(before)
  }

  /// The verdict on an attempt.
  enum Verdict: Sendable {
    /// The passcode was right.
    case right
    /// The passcode was wrong.
    case wrong
    /// The verdict is unknown, because the vault is damaged or there was too little memory.
    case undecided
  }

  /// Reports the verdict to the counter.
  consuming func conclude(_ verdict: Verdict) {
    switch verdict {
    case .right: counter.reset()
    case .wrong: counter.note(wrong: mark, after: before)
    case .undecided: counter.revert(to: before)
    }
  }
}

/// The number of attempts that failed since the vault was last opened. One that was ended before its
/// verdict is not among them: nobody learned anything from it, and a command may have been killed.
public struct FailedAttempts: Hashable, Sendable {
  /// The number.
  public let count: Int
  /// True if the number began with an estimate, because the record of attempts was missing or
  /// damaged.
  public let isEstimated: Bool

  init(_ record: AttemptRecord) {
    count = max(0, record.failures - record.undecided)
    isEstimated = record.isEstimated
  }
}
