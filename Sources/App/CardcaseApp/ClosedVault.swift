import CardcaseUI
import Preferences
import Secrets
import Vault

/// The part of a vault's state that needs no key, kept both while locked and while open.
struct ClosedVault: Sendable {
  let vault: Vault
  /// Counts the attempts at the vault.
  let attempts: AttemptCounter
  /// The failed attempts not yet reported to the user.
  var untoldAttempts: [FailedAttempts] = []
  /// The session sealed at the last lock; nil if there is none.
  var session: Sealed<Session>?
  /// True if the tenth wrong passcode deletes the vault.
  var wipesAfterTen = false
}

extension ClosedVault {
  /// The vault found at launch.
  init(_ stored: StoredVault) {
    self.init(
      vault: stored.vault,
      attempts: stored.attempts,
      wipesAfterTen: stored.preferences.wipesAfterTen
    )
  }

  /// The notices of failed attempts since the vault was last opened.
  var attemptNotices: [Notice] {
    let count = untoldAttempts.map(\.count).reduce(0, +)
    var notices: [Notice] = []
    if untoldAttempts.contains(where: \.isEstimated) {
      notices.append(.attemptRecordLost)
    } else if count > 0 {
      notices.append(.failedAttempts(count))
    }
    if !attempts.status.isRecorded { notices.append(.attemptsNotCounted) }
    return notices
  }
}
