import Secrets

/// An attempt at a passcode that is counted already, on disk, before anybody knows whether it is
/// right. Only `AttemptCounter` makes one, and one opens a vault at most once: it can't be copied.
///
/// What is dropped without a verdict, by a crash for example, stays counted as a failure.
public struct CountedAttempt: ~Copyable, Sendable {
  /// What was typed.
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

  /// What came of an attempt.
  enum Verdict: Sendable {
    /// It was the passcode.
    case right
    /// It was not.
    case wrong
    /// Nobody can tell, as the vault is damaged or there was not the memory to find out.
    case undecided
  }

  /// Tells the counter what came of it.
  consuming func conclude(_ verdict: Verdict) {
    switch verdict {
    case .right: counter.reset()
    case .wrong: counter.note(wrong: mark)
    case .undecided: counter.takeBack(to: before)
    }
  }
}

/// How many attempts failed since the vault was last opened.
public struct FailedAttempts: Hashable, Sendable {
  /// Their number.
  public let count: Int
  /// Whether the number began with a guess, as the record of attempts was missing or damaged.
  public let isAssumed: Bool

  init(_ record: AttemptRecord) {
    count = record.failures
    isAssumed = record.isAssumed
  }
}
