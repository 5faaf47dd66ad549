import AppSupport
import CardcaseUI
import Preferences
import Secrets
import Store
import Vault
import WindowLevels

/// The user's session is kept sealed: in memory across a lock, and on disk at most a second after
/// the last change, so that it survives a `kill -9`.
extension Runtime {
  /// Tracks changes of the session, and saves it once that is due.
  func keepSession(at now: Instant) {
    guard let open = custody.open else { return }
    if open.leases.isTaken {
      // The job has the vault to itself; the session was saved when it began.
      open.session.pause()
    } else if open.session.isDue(model.revision, at: now) {
      keepSession(of: open)
    }
  }

  /// Seals the session and writes it to disk.
  func keepSession(of open: UnlockedVault) {
    // If there is no memory to seal it, the next change tries again.
    let sealed = model.session.flatMap { try? sessionSeal.seal($0, under: open.key) }
    open.session.wrote(
      model.revision,
      isOnDisk: sealed.map { isWritten($0, to: open) } ?? false
    )
  }

  /// Revokes the leases, seals the session and destroys the key. If the disk refuses, the sealed
  /// session stays in memory; if it can't be sealed, it is lost rather than kept open.
  ///
  /// - Parameter atEnd: true at the end of the program, where a round may come before the key goes.
  func lock(_ session: Session, atEnd: Bool) {
    guard let open = custody.open else {
      clipboard.clear()
      dropKey()
      return
    }
    sounds.stop()
    rendering.stop()
    sounds.settle()
    worker.stopReader()
    voice.hush()
    let isOnDisk = open.session.holds(model.revision)
    let isFree = open.leases.revoke()
    clipboard.clear()
    open.closed.session = try? sessionSeal.seal(session, under: open.key)
    // Waiting for a job that the disk holds up would keep the key in memory.
    if let sealed = open.closed.session, isFree, !isOnDisk {
      _ = isWritten(sealed, to: open)
    }
    if atEnd, isFree, beginLastRound(of: open) { return }
    if isFree { sealForSending(open) }
    giveUpKey(of: open, isFree: isFree, atEnd: atEnd)
    if model.preferences.sendsAtLock { sending.send() }
  }

  /// Destroys the key, with what is due written by it before. At the end of the program the file is
  /// left whole without its log, as people copy it.
  func giveUpKey(of open: UnlockedVault, isFree: Bool, atEnd: Bool) {
    let prepared = isFree ? due.prepare(open.vault, under: open.key) : nil
    // What the disk refuses stays in the log.
    if atEnd, isFree { try? open.vault.flushJournal(under: open.key) }
    dropKey()
    due.write(prepared, of: open.vault)
    noteLastSeen(of: open.vault)
  }

  /// Destroys the key, however it was obtained.
  func dropKey() {
    sounds.stop()
    rendering.stop()
    sounds.settle()
    worker.stopReader()
    voice.hush()
    custody.dropKey()
    endWatch()
    forgetAfterTurn()
  }

  /// Has the watchdog wait for no lock any more.
  func endWatch() { watchdog?.watch(nil) }

  /// Writes the sealed session to disk.
  ///
  /// - Returns: false if the disk refuses. That must not prevent a lock; the next change tries
  ///   again.
  private func isWritten(_ sealed: Sealed<Session>, to open: UnlockedVault) -> Bool {
    do throws(VaultFailure) {
      try SessionStore(open.vault, seal: sessionSeal).save(sealed, under: open.key)
      return true
    } catch {
      return false
    }
  }

  /// Records the vault's generation as last seen on this machine.
  ///
  /// - Returns: true if it is older than the recorded one, because the file was put back.
  @discardableResult
  func noteLastSeen(of vault: Vault) -> Bool {
    vault.generation > 0 && counting.lastSeen(of: vault).note(vault.generation)
  }
}
