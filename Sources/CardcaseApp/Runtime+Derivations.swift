import CardcaseUI
import Locking
import Secrets
import Store
import Vault

extension Runtime {
  /// A result counts only in the epoch in which it was asked for: a key that comes after a newer lock
  /// opens nothing.
  func receive(_ derived: Derived) {
    defer { worker.finish() }
    let isCurrent = derived.epoch == model.epoch
    switch derived.result {
    case .created(let vault, let key, let kind):
      if isMakingDemo {
        demoIsReady(vault, key)
      } else if isCurrent {
        self.vault = vault
        open(with: key, kind: kind)
      } else {
        // Nobody is told of a vault that was made in the dark; its passcode is chosen anew.
        key.destroy()
        try? vault.destroy()
      }
    case .unlocked(let key), .recovered(let key), .passcodeSet(let key, _):
      guard isCurrent else {
        key.destroy()
        return
      }
      accept(derived.result, key)
    case .refused(let refusal):
      handle(.outcome(.refused(refusal, epoch: derived.epoch)))
    case .failed:
      handle(.outcome(.passcodeFailed(epoch: derived.epoch)))
    }
  }

  private func accept(_ result: Derived.Result, _ key: VaultKey) {
    switch result {
    case .recovered:
      self.key = key
      handle(.outcome(.recovered(epoch: model.epoch)))
    case .passcodeSet(_, let kind):
      open(with: key, kind: kind)
    default:
      open(with: key, kind: vault?.kind ?? .passphrase)
    }
  }

  /// Unlocks: gives the interface what was sealed, or an empty session where nothing was.
  private func open(with key: VaultKey, kind: PasscodeKind) {
    guard let vault else { return }
    self.key = key
    var notices = warnings
    warnings = []
    guard let session = unsealed(with: key, &notices) else {
      dropKey()
      handle(.outcome(.refused(.notEnoughMemory, epoch: model.epoch)))
      return
    }
    var preferences = Preferences()
    if let settings = try? SettingsStore(vault).verified(under: key) {
      preferences = Preferences(settings)
    } else {
      notices.append(.settingsReset)
    }
    let samples = launch == .demo ? self.samples() : Samples(cards: [], decks: [])
    let contents = Contents(
      passcodeKind: kind,
      cards: samples.cards,
      decks: samples.decks,
      recoveryKey: launch == .demo ? nil : (try? vault.pendingRecoveryKey(under: key)) ?? nil,
      recoveryGroup: Int(random.bytes(1).first ?? 0)
    )
    handle(
      .outcome(.opened(session, contents, preferences, epoch: model.epoch, notices: notices))
    )
  }

  private func unsealed(with key: VaultKey, _ notices: inout [Notice]) -> Unsealed<Session>? {
    if let sealed {
      self.sealed = nil
      if let session = try? sessionSeal.open(sealed, with: key) {
        return session
      }
      notices.append(.sessionLost)
    }
    guard let empty = try? sessionSeal.seal(Session(), under: key) else { return nil }
    return try? sessionSeal.open(empty, with: key)
  }
}
