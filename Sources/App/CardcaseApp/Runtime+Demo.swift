import AppSupport
import CardcaseUI
import Flashcards
import LockUI
import Locking
import Secrets
import Vault

extension Runtime {
  /// Creates the demo's vault, which takes a moment, while the lock is already on the screen.
  ///
  /// - Parameter early: a passcode to try once the vault exists.
  func makeDemo(for early: VaultState.PendingPasscode?) -> [RuntimeStep] {
    custody = .making(early)
    do throws(SecretFailure) {
      let passcode = try SecretBytes(Array(Samples.passcode.utf8))
      return [
        .task(
          .create(launch.location, passcode: passcode, kind: .digits4, usesDeviceKey: false),
          for: EffectID(epoch: model.epoch)
        )
      ]
    } catch {
      return demoFailed(early)
    }
  }

  /// Handles a lack of memory for the demo's vault: the next passcode tries again.
  func demoFailed(_ early: VaultState.PendingPasscode?) -> [RuntimeStep] {
    custody = .none
    return early.map { [.reply(.lock(.refused(.notEnoughMemory)), to: $0.effectID)] } ?? []
  }

  /// Fills the demo's new vault with samples and locks it like any other.
  func demoIsReady(
    _ closed: ClosedVault,
    _ key: VaultKey,
    _ early: VaultState.PendingPasscode?
  ) -> [RuntimeStep] {
    dependencies.samples().fill(closed.vault, under: key, at: dependencies.moment())
    key.destroy()
    forgetAfterTurn()
    custody = .closed(closed)
    return early.map {
      [.effect(EffectRequest(.lock(.unlock(passcode: $0.passcode)), for: $0.effectID))]
    } ?? []
  }
}
