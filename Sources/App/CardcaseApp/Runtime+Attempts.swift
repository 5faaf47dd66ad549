import CardcaseUI
import Vault
import WindowTerminal

extension Runtime {
  /// Tells the interface how attempts stand.
  func tellAttempts() {
    guard let attempts else { return }
    handle(.outcome(.attempts(PasscodeAttempts(attempts.standing, at: time.now))))
  }

  /// What is to be told of attempts after unlocking, once.
  func noticesOfAttempts() -> [Notice] {
    defer { untold = [] }
    var notices: [Notice] = []
    let count = untold.map(\.count).reduce(0, +)
    if untold.contains(where: \.isAssumed) {
      notices.append(.attemptRecordLost)
    } else if count > 0 {
      notices.append(.failedAttempts(count))
    }
    if let attempts, !attempts.standing.isRecorded {
      notices.append(.attemptsNotCounted)
    }
    return notices
  }

  /// The vault is gone, and everything that belonged to it.
  func forgetVault() {
    if let vault { counting.lastSeen(of: vault).remove() }
    vault = nil
    attempts = nil
    untold = []
    sealed = nil
    wipesAfterTen = false
    dropKey()
  }
}
