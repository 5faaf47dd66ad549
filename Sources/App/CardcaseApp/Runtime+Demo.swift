import CardcaseUI
import LockUI
import Locking
import Secrets
import Store
import Vault

extension Runtime {
  /// Makes the demo's vault while the lock is up already: that takes a moment.
  ///
  /// - Parameter early: a passcode to be tried once it is made.
  func makeDemo(for early: VaultCustody.EarlyPasscode?) -> [RuntimeStep] {
    custody = .making(early)
    do throws(SecretFailure) {
      let passcode = try SecretBytes(Array(Samples.passcode.utf8))
      return [
        .task(
          .create(launch.location, passcode: passcode, kind: .digits4, usesDeviceKey: false),
          for: Ticket(epoch: model.epoch)
        )
      ]
    } catch {
      return demoFailed(early)
    }
  }

  /// The demo's vault could not be made, for want of memory: the next passcode tries again.
  func demoFailed(_ early: VaultCustody.EarlyPasscode?) -> [RuntimeStep] {
    custody = .none
    return early.map { [.reply(.lock(.refused(.notEnoughMemory)), to: $0.ticket)] } ?? []
  }

  /// The demo's vault is made, and gets its samples. It starts locked like any other.
  func demoIsReady(
    _ closed: ClosedVault,
    _ key: VaultKey,
    _ early: VaultCustody.EarlyPasscode?
  ) -> [RuntimeStep] {
    let samples = dependencies.samples()
    for sample in samples.cards {
      // A sample that can't be kept is missing from the demo; nothing of anybody's is lost.
      _ = try? CardStore(closed.vault).save(sample, under: key)
    }
    // The same holds for the flashcards.
    _ = try? StudyStore(closed.vault).apply(samples.study(dependencies.moment()), under: key)
    key.destroy()
    forgetAfterTurn()
    custody = .closed(closed)
    return early.map {
      [.effect(EffectRequest(.lock(.unlock(passcode: $0.passcode)), for: $0.ticket))]
    } ?? []
  }
}
