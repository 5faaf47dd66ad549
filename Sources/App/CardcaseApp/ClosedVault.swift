import CardcaseUI
import Preferences
import Secrets
import Vault

/// A vault as it is held without its key, and while it is open besides the key.
struct ClosedVault: Sendable {
  let vault: Vault
  /// Counts the attempts at the vault.
  let attempts: AttemptCounter
  /// The failed attempts that the user was not told of yet.
  var untoldAttempts: [FailedAttempts] = []
  /// What was open when the lock came.
  var session: Sealed<Session>?
  /// True if the tenth wrong passcode deletes the vault.
  var wipesAfterTen = false
}

extension ClosedVault {
  /// The vault that was there at launch.
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
