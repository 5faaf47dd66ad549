import CardcaseUI
import Locking
import Secrets
import Store
import Vault

extension Runtime {
  /// Makes the demo's vault while the lock is up already: that takes a moment.
  func beginDemo() {
    isMakingDemo = true
    guard let passcode = try? SecretBytes(Array(Samples.passcode.utf8)) else {
      demoFailed()
      return
    }
    worker.begin(
      .create(launch.location, passcode: passcode, kind: .digits4, usesDeviceKey: false),
      epoch: model.epoch
    )
  }

  /// The demo's vault could not be made, for want of memory: the next passcode tries again.
  func demoFailed() {
    isMakingDemo = false
    guard let (_, epoch) = earlyUnlock else { return }
    earlyUnlock = nil
    handle(.outcome(.refused(.notEnoughMemory, epoch: epoch)))
  }

  /// The demo's vault is made, and gets its samples. It starts locked like any other.
  func demoIsReady(_ vault: Vault, _ attempts: AttemptCounter, _ key: VaultKey) {
    isMakingDemo = false
    for sample in samples().cards {
      // A sample that can't be kept is missing from the demo; nothing of anybody's is lost.
      _ = try? CardStore(vault).save(sample, under: key)
    }
    _ = try? StudyStore(vault).apply(samples().study(moment()), under: key)
    key.destroy()
    mustForget = true
    self.vault = vault
    self.attempts = attempts
    if let (passcode, epoch) = earlyUnlock {
      earlyUnlock = nil
      perform(.unlock(passcode: passcode, epoch: epoch))
    }
  }
}
