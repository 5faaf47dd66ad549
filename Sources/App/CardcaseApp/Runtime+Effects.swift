import CardcaseUI
import Locking
import Secrets
import Store
import Vault
import WindowLevels
import WindowTerminal
import Wording

extension Runtime {
  /// Does what the interface asked for.
  func perform(_ effect: Effect) -> [RuntimeStep] {
    switch effect {
    case .createVault(let passcode, let kind, let usesDeviceKey, let epoch):
      return begin(
        .create(launch.location, passcode: passcode, kind: kind, usesDeviceKey: usesDeviceKey),
        epoch: epoch
      )
    case .unlock(let passcode, let epoch): return unlock(passcode, epoch)
    case .recover(let recoveryKey, let epoch):
      guard let closed = custody.closed else {
        return [.reply(.refused(.damaged, epoch: epoch))]
      }
      return begin(.recover(closed.vault, recoveryKey), epoch: epoch)
    case .setPasscode(let passcode, let kind, let epoch):
      guard case .recovered(let closed, let key) = custody else {
        return [.reply(.passcodeFailed(epoch: epoch))]
      }
      return begin(
        .setPasscode(closed.vault, closed.attempts, passcode, kind: kind, under: key),
        epoch: epoch
      )
    case .verifyPasscode(let passcode, let epoch):
      return whileOpen(effect, or: .passcodeFailed(epoch: epoch)) { open in
        begin(.verify(open.closed, passcode: passcode), epoch: epoch)
      }
    case .changePasscode(let passcode, let kind, let epoch):
      return whileOpen(effect, or: .passcodeFailed(epoch: epoch)) { open in
        begin(.changePasscode(open.vault, passcode, kind: kind, under: open.key), epoch: epoch)
      }
    case .renewRecoveryKey:
      return whileOpen(effect, or: .recoveryKeyNotRenewed) { [.reply(renewRecoveryKey(of: $0))] }
    case .eraseRecoveryKey:
      return whileOpen(effect, or: .recoveryKeyNotErased) { [.reply(eraseRecoveryKey(of: $0))] }
    case .deleteVault: return deleteVault()
    case .seal(let open): lock(open)
    case .dropKey: dropKey()
    case .suspend: stopAfterTurn()
    case .repaint: return [.message(.event(.resized(frontend.repaint())))]
    case .save(let preferences):
      return whileOpen(effect, or: .saveFailed) { [.reply(save(preferences, in: &$0))] }
    case .openCard(let id, let use):
      return whileOpen(effect, or: .cardNotOpened) { [.reply(wallet.open(id, for: use, in: $0))] }
    case .saveCard(let card, let saving):
      return whileOpen(effect, or: .cardNotSaved) { [.reply(wallet.save(card, saving, in: $0))] }
    case .deleteCard(let id):
      return whileOpen(effect, or: .cardNotChanged) { [.reply(wallet.delete(id, in: &$0))] }
    case .restoreCard:
      return whileOpen(effect, or: .cardNotChanged) { [.reply(wallet.restore(in: &$0))] }
    case .markCard(let id, let isFavourite):
      return whileOpen(effect, or: .cardNotChanged) {
        [.reply(wallet.mark(id, isFavourite, in: $0))]
      }
    case .placeCards(let places):
      return whileOpen(effect, or: .cardNotChanged) { [.reply(wallet.place(places, in: $0))] }
    case .copyCard(let id, let field):
      return whileOpen(effect, or: .cardNotOpened) { copy(field, ofCard: id, in: $0) }
    case .transfer(let transfer):
      return whileOpen(effect, or: .transferred(.failed(wording(.cardNotChanged)))) {
        perform(transfer, in: &$0)
      }
    case .clearClipboard: clipboard.clear()
    case .stopWork: custody.open?.leases.job?.revoke()
    case .stopFitting: custody.changeOpen { $0.leases.stopFitting() }
    case .loadDecks, .loadShelf, .loadReviews, .loadPast, .countDeck, .keep, .keepStep, .takeBack,
      .readImport, .exportDeck, .fitParameters:
      return whileOpen(effect, or: StudyEffectHandler.failure(of: effect)) {
        performStudy(effect, in: &$0)
      }
    case .quit(let exit): end(exit)
    }
    return []
  }

  /// Does what needs the open vault. While a job has the vault for itself, the effect waits for its end.
  ///
  /// - Parameter failure: the reply where the vault is not open.
  private func whileOpen(
    _ effect: Effect,
    or failure: Outcome?,
    _ body: (inout OpenVault) -> [RuntimeStep]
  ) -> [RuntimeStep] {
    guard case .open(var open) = custody else { return failure.map { [.reply($0)] } ?? [] }
    // The body changes nothing else of the custody.
    defer { custody = .open(open) }
    guard open.leases.job == nil else {
      open.waiting.append(effect)
      return []
    }
    return body(&open)
  }

  /// Has work begin on the other thread.
  func begin(_ task: BackgroundTask, epoch: Int) -> [RuntimeStep] {
    worker.begin(task, epoch: epoch)
    return []
  }

  // MARK: The vault

  private func unlock(_ passcode: SecretBytes, _ epoch: Int) -> [RuntimeStep] {
    switch custody {
    case .closed(let closed), .recovered(let closed, _):
      return begin(.unlock(closed, passcode: passcode), epoch: epoch)
    case .open(let open):
      return begin(.unlock(open.closed, passcode: passcode), epoch: epoch)
    case .making:
      custody = .making(.init(passcode: passcode, epoch: epoch))
      return []
    case .none:
      return makeDemo(for: .init(passcode: passcode, epoch: epoch))
    }
  }

  private func save(_ preferences: Preferences, in open: inout OpenVault) -> Outcome {
    do throws(FailureReason) {
      try open.attempt { vault, key in
        try SettingsStore(vault).save(Settings(preferences), under: key)
      }
    } catch {
      return .saveFailed
    }
    open.closed.wipesAfterTen = preferences.wipesAfterTen
    clipboard.copiesOverSSH = preferences.copiesOverSSH
    return .saved(preferences)
  }

  private func eraseRecoveryKey(of open: OpenVault) -> Outcome {
    do throws(FailureReason) {
      try open.attempt { vault, key in try vault.recoveryKeyConfirmed(under: key) }
      return .recoveryKeyErased
    } catch {
      return .recoveryKeyNotErased
    }
  }

  private func renewRecoveryKey(of open: OpenVault) -> Outcome {
    do throws(FailureReason) {
      let renewed = try open.attempt { vault, key in try vault.renewRecoveryKey(under: key) }
      return .recoveryKeyRenewed(renewed, group: randomGroup)
    } catch {
      return .recoveryKeyNotRenewed
    }
  }

  /// A number by which the interface chooses the group of a recovery key to be typed back.
  var randomGroup: Int { Int(dependencies.random.bytes(1).first ?? 0) }

  private func deleteVault() -> [RuntimeStep] {
    do throws(VaultFailure) {
      try custody.closed?.vault.destroy()
    } catch {
      return [.reply(.deletionFailed)]
    }
    custody.closed?.attempts.remove()
    forgetVault()
    return [.reply(.deleted)]
  }

  /// The vault is gone, and everything that belonged to it.
  func forgetVault() {
    if let closed = custody.closed { counting.lastSeen(of: closed.vault).remove() }
    dropKey()
    custody = .none
  }
}
