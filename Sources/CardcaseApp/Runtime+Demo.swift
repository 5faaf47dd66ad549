import CardcaseUI
import Locking
import Secrets
import Vault

extension Runtime {
  /// Makes the demo's vault while the lock is up already: that takes a moment.
  func beginDemo() {
    guard let passcode = try? SecretBytes(Array(Samples.passcode.utf8)) else { return }
    isMakingDemo = true
    worker.begin(
      .create(launch.location, passcode: passcode, kind: .digits4),
      epoch: model.epoch
    )
  }

  /// The demo's vault is made. It starts locked like any other.
  func demoIsReady(_ vault: Vault, _ attempts: AttemptCounter, _ key: VaultKey) {
    isMakingDemo = false
    key.destroy()
    self.vault = vault
    self.attempts = attempts
    if let (passcode, epoch) = earlyUnlock {
      earlyUnlock = nil
      perform(.unlock(passcode: passcode, epoch: epoch))
    }
  }
}
