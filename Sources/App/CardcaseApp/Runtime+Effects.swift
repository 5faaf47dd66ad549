import AppSupport
import CardcaseUI
import Devices
import DevicesUI
import Flashcards
import LockUI
import Locking
import Preferences
import SealedFiles
import Secrets
import Store
import StudyUI
import Sync
import Vault
import WalletUI
import WindowLevels
import WindowTerminal
import Wording

/// The effects on passcodes and keys, and on the program itself.
extension Runtime {
  func perform(_ effect: LockEffect, _ effectID: EffectID) -> [RuntimeStep] {
    switch effect {
    case .createVault(let passcode, let kind, let usesDeviceKey):
      return begin(
        .create(launch.location, passcode: passcode, kind: kind, usesDeviceKey: usesDeviceKey),
        for: effectID
      )
    case .unlock(let passcode): return unlock(passcode, effectID)
    case .recover(let recoveryKey):
      guard let closed = custody.closed else {
        return [.reply(.lock(.refused(.failed(.missing))), to: effectID)]
      }
      return begin(.recover(closed.vault, recoveryKey), for: effectID)
    case .setPasscode(let passcode, let kind):
      guard case .recovered(let closed, let key) = custody else {
        return [.reply(.lock(.passcodeFailed(.failed(.locked))), to: effectID)]
      }
      return begin(
        .setPasscode(closed.vault, closed.attempts, passcode, kind: kind, under: key),
        for: effectID
      )
    case .drawPassphrase: return [.reply(.lock(drawPassphrase()), to: effectID)]
    case .deleteVault: return [.reply(.lock(deleteVault()), to: effectID)]
    case .dropKey:
      dropKey()
      return []
    case .verifyPasscode(let passcode):
      return whileOpen(effect, effectID, or: .passcodeFailed(.failed(.locked))) { open in
        begin(.verify(open.closed, passcode: passcode), for: effectID)
      }
    case .changePasscode(let passcode, let kind):
      return whileOpen(effect, effectID, or: .passcodeFailed(.failed(.locked))) { open in
        begin(.changePasscode(open.vault, passcode, kind: kind, under: open.key), for: effectID)
      }
    case .renewRecoveryKey:
      return whileOpen(effect, effectID, or: .recoveryKeyNotRenewed(.locked)) {
        [.reply(.lock(renewRecoveryKey(of: $0)), to: effectID)]
      }
    case .eraseRecoveryKey:
      return whileOpen(effect, effectID, or: .recoveryKeyNotErased(.locked)) {
        [.reply(.lock(eraseRecoveryKey(of: $0)), to: effectID)]
      }
    }
  }

  func perform(_ effect: SystemEffect, _ effectID: EffectID) -> [RuntimeStep] {
    switch effect {
    case .seal(let open, let atEnd): lock(open, atEnd: atEnd)
    case .suspend: stopAfterTurn()
    case .repaint: return [.message(.event(.resized(frontend.repaint())))]
    case .save(let preferences):
      let request = EffectRequest(.system(effect), for: effectID)
      return whileOpen(request, or: .system(.notSaved(.locked))) {
        [.reply(.system(save(preferences, in: $0)), to: effectID)]
      }
    case .cancelWork: custody.open?.leases.stopExclusive()
    case .list(let path, let order): files.list(path, order, for: effectID)
    case .quit(.signal) where launch.purpose == .terminal && !frontend.hasHungUp: return []
    case .quit(let exit):
      if model.preferences.sendsAtEnd { sending.send() } else { sending.cancel() }
      end(exit)
    }
    return []
  }

  private func whileOpen(
    _ effect: LockEffect,
    _ effectID: EffectID,
    or failure: LockReply,
    _ body: (UnlockedVault) -> [RuntimeStep]
  ) -> [RuntimeStep] {
    whileOpen(EffectRequest(.lock(effect), for: effectID), or: .lock(failure), body)
  }

  /// Begins a task on the worker's thread.
  func begin(_ task: BackgroundTask, for effectID: EffectID) -> [RuntimeStep] {
    worker.begin(task, for: effectID)
    return []
  }

  // MARK: The vault

  private func unlock(_ passcode: SecretBytes, _ effectID: EffectID) -> [RuntimeStep] {
    switch custody {
    case .closed(let closed), .recovered(let closed, _):
      return begin(.unlock(closed, passcode: passcode), for: effectID)
    case .open(let open):
      return begin(.unlock(open.closed, passcode: passcode), for: effectID)
    case .making:
      custody = .making(.init(passcode: passcode, effectID: effectID))
      return []
    case .none:
      return makeDemo(for: .init(passcode: passcode, effectID: effectID))
    }
  }

  private func save(_ preferences: Preferences, in open: UnlockedVault) -> SystemReply {
    do throws(FailureReason) {
      try open.attempt { vault, key in
        try SettingsStore(vault).save(preferences, at: dependencies.moment().time, under: key)
      }
    } catch {
      return .notSaved(error)
    }
    open.closed.wipesAfterTen = preferences.wipesAfterTen
    clipboard.copiesOverSSH = preferences.copiesOverSSH
    due.adopt(preferences, of: open.vault, under: open.key)
    return .saved(preferences)
  }

  private func drawPassphrase() -> LockReply {
    do throws(SecretFailure) {
      return .passphraseDrawn(try PassphraseGenerator.draw(from: dependencies.random))
    } catch {
      return .passcodeFailed(NewPasscodeFlow.Problem(error))
    }
  }

  private func eraseRecoveryKey(of open: UnlockedVault) -> LockReply {
    let moment = dependencies.moment
    do throws(FailureReason) {
      try open.attempt { vault, key in
        try VaultSyncStorage(vault, key: key) { moment().time }.confirmRecoveryKey()
      }
      return .recoveryKeyErased
    } catch {
      return .recoveryKeyNotErased(error)
    }
  }

  private func renewRecoveryKey(of open: UnlockedVault) -> LockReply {
    do throws(FailureReason) {
      let renewed = try open.attempt { vault, key in try vault.renewRecoveryKey(under: key) }
      // Until the group knows of it, the earlier key still opens what is on the remote.
      open.sync.hasten(at: time.now)
      return .recoveryKeyRenewed(renewed, group: randomGroup)
    } catch {
      return .recoveryKeyNotRenewed(error)
    }
  }

  /// A random number (0...255) by which the interface chooses the group of a recovery key to type
  /// back.
  var randomGroup: Int { Int(dependencies.random.bytes(1).first ?? 0) }

  private func deleteVault() -> LockReply {
    do throws(VaultFailure) {
      try custody.closed?.vault.destroy()
    } catch {
      return .deletionFailed(FailureReason(error))
    }
    custody.closed?.attempts.remove()
    forgetVault()
    return .deleted
  }

  /// Drops the key and all state of a vault that was deleted.
  func forgetVault() {
    if let closed = custody.closed { counting.lastSeen(of: closed.vault).remove() }
    letterbox?.remove()
    due.remove()
    dropKey()
    custody = .none
  }
}
