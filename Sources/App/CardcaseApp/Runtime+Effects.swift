import CardcaseUI
import Secrets
import Store
import Vault
import WindowLevels
import WindowTerminal

extension Runtime {
  /// Does what the interface asked for.
  func perform(_ effect: Effect) {
    guard !mustWait(effect) else {
      waiting.append(effect)
      return
    }
    switch effect {
    case .createVault(let passcode, let kind, let usesDeviceKey, let epoch):
      worker.begin(
        .create(launch.location, passcode: passcode, kind: kind, usesDeviceKey: usesDeviceKey),
        epoch: epoch
      )
    case .unlock(let passcode, let epoch):
      if let vault, let attempts {
        worker.begin(
          .unlock(vault, attempts, passcode: passcode, wipesAfterTen: wipesAfterTen),
          epoch: epoch
        )
      } else {
        earlyUnlock = (passcode, epoch)
        if !isMakingDemo { beginDemo() }
      }
    case .recover(let recoveryKey, let epoch):
      if let vault {
        worker.begin(.recover(vault, recoveryKey), epoch: epoch)
      }
    case .setPasscode(let passcode, let kind, let epoch):
      if let vault, let attempts, let key {
        worker.begin(
          .setPasscode(vault, attempts, passcode, kind: kind, under: key),
          epoch: epoch
        )
      }
    case .verifyPasscode(let passcode, let epoch):
      if let vault, let attempts {
        worker.begin(
          .verify(vault, attempts, passcode: passcode, wipesAfterTen: wipesAfterTen),
          epoch: epoch
        )
      }
    case .changePasscode(let passcode, let kind, let epoch):
      if let vault, let key {
        worker.begin(.changePasscode(vault, passcode, kind: kind, under: key), epoch: epoch)
      }
    case .renewRecoveryKey: renewRecoveryKey()
    case .deleteVault: deleteVault()
    case .seal(let open): lock(open)
    case .dropKey: dropKey()
    case .suspend: mustSuspend = true
    case .repaint: adoptSize(frontend.repaint())
    case .save(let preferences): save(preferences)
    case .openCard(let id, let use): open(card: id, for: use)
    case .saveCard(let card, let saving): save(card, saving)
    case .deleteCard(let id): delete(card: id)
    case .restoreCard: restoreCard()
    case .transfer(let transfer): perform(transfer)
    case .markCard(let id, let isFavourite): mark(card: id, isFavourite)
    case .placeCards(let places): place(places)
    case .copyCard(let id, let field): copy(field, ofCard: id)
    case .clearClipboard: clipboard.clear()
    case .eraseRecoveryKey: eraseRecoveryKey()
    case .stopWork: lease?.revoke()
    case .loadDecks, .loadShelf, .loadReviews, .loadPast, .countDeck, .keep, .keepStep, .takeBack,
      .readImport, .exportDeck, .fitParameters, .stopFitting:
      performStudy(effect)
    case .quit(let exit): self.exit = exit
    }
  }

  /// Stops the program, once what was open is out of its memory.
  func suspend() {
    mustSuspend = false
    forget()
    clipboard.settle()
    frontend.suspend()
    adoptSize(frontend.size)
  }

  private func adoptSize(_ size: Size) {
    handle(.event(.resized(size)))
  }

  /// Destroys the key, wherever it came from.
  func dropKey() {
    stopFitting()
    key?.destroy()
    key = nil
    callOffWatchdog()
    cardImporter = nil
    deletedCard = nil
    mustForget = true
  }

  private func save(_ preferences: Preferences) {
    let isSaved: Void? = attempt { vault, key in
      try SettingsStore(vault).save(Settings(preferences), under: key)
    }
    if isSaved != nil {
      wipesAfterTen = preferences.wipesAfterTen
      clipboard.copiesOverSSH = preferences.copiesOverSSH
    }
    handle(.outcome(isSaved == nil ? .saveFailed : .saved(preferences)))
  }

  private func eraseRecoveryKey() {
    let isErased: Void? = attempt { vault, key in
      try vault.recoveryKeyConfirmed(under: key)
    }
    handle(.outcome(isErased == nil ? .recoveryKeyNotErased : .recoveryKeyErased))
  }

  private func renewRecoveryKey() {
    let renewed = attempt { vault, key in try vault.renewRecoveryKey(under: key) }
    let group = Int(random.bytes(1).first ?? 0)
    handle(
      .outcome(renewed.map { .recoveryKeyRenewed($0, group: group) } ?? .recoveryKeyNotRenewed)
    )
  }

  /// Does something that needs the open vault; nil where it failed.
  func attempt<T>(_ body: (Vault, VaultKey) throws -> T) -> T? {
    guard let vault, let key else { return nil }
    return try? body(vault, key)
  }

  private func deleteVault() {
    do throws(VaultFailure) {
      try vault?.destroy()
    } catch {
      handle(.outcome(.deletionFailed))
      return
    }
    attempts?.remove()
    forgetVault()
    handle(.outcome(.deleted))
  }
}
