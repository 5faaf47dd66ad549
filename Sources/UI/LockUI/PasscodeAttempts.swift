import Locking
import Screens
import Widgets
package import WindowLevels
package import Wording

/// What the lock knows of the attempts so far.
package struct PasscodeAttempts: Hashable, Sendable {
  /// Why an attempt may have to wait.
  package enum Cause: Hashable, Sendable {
    /// There were too many wrong ones.
    case failures
    /// The record of them is missing or damaged.
    case recordLost
    /// They can't be recorded.
    case notCounted
  }

  /// How many wrong ones there were since the vault was last opened.
  package var failures: Int
  /// The moment before which no passcode is taken; nil where one is at once.
  package var waitsUntil: Instant?
  /// Why. Where it is not for the failures, their number means nothing and never leads to a wipe.
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

  /// How many are left before all is deleted, in words; nil where none would be the last.
  package func left(wipes: Bool, _ wording: Wording) -> String? {
    guard wipes, cause == .failures else { return nil }
    let count = AttemptPolicy().attemptsLeft(after: failures)
    return wording(.lockAttemptsLeft(attempts: wording.count(.attempts, count)))
  }
}
