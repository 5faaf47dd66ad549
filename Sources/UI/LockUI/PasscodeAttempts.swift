import Locking
package import WindowLevels
package import Wording

/// The attempts so far, and when the next is allowed.
package struct PasscodeAttempts: Hashable, Sendable {
  /// The cause of a wait.
  package enum Cause: Hashable, Sendable {
    /// Too many wrong passcodes.
    case failures
    /// The record of attempts is missing or damaged.
    case recordLost
    /// Attempts can't be recorded.
    case notCounted
  }

  /// The number of wrong passcodes since the vault was last opened.
  package var failures: Int
  /// The moment from which a passcode is accepted; nil if one is now.
  package var waitsUntil: Instant?
  /// The cause of the wait. Unless it is `.failures`, their number is unknown and never deletes the
  /// vault.
  package var cause: Cause

  /// Attempts; none so far by default.
  package init(failures: Int = 0, waitsUntil: Instant? = nil, cause: Cause = .failures) {
    self.failures = failures
    self.waitsUntil = waitsUntil
    self.cause = cause
  }

  /// These attempts, without a wait that is over at `now`.
  package func at(_ now: Instant) -> PasscodeAttempts {
    guard let waitsUntil, waitsUntil <= now else { return self }
    var attempts = self
    attempts.waitsUntil = nil
    return attempts
  }

  /// The number of attempts left before the vault is deleted, in words; nil if none deletes it.
  package func left(wipes: Bool, _ wording: Wording) -> String? {
    guard wipes, cause == .failures else { return nil }
    let count = AttemptPolicy().attemptsLeft(after: failures)
    return wording(.lockAttemptsLeft(count))
  }
}
