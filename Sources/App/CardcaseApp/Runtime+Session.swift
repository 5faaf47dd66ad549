import CardcaseUI
import Secrets
import Store
import Vault
import WindowLevels

/// What the user is doing is kept sealed: in memory over a lock, and on disk at most a second after
/// the last change, so that it is there again after a `kill -9` too.
extension Runtime {
  /// Notes that the session may have changed, and keeps it once it is due.
  func keepSession(at now: Instant) {
    guard case .open(var open) = custody else { return }
    if open.leases.job != nil {
      // A job has the vault for itself; it began with the session kept.
      open.session.pause()
    } else if open.session.isDue(model.revision, at: now) {
      keepSession(of: &open)
    }
    custody = .open(open)
  }

  /// Keeps the session as it is.
  func keepSession(of open: inout OpenVault) {
    // What can't be sealed, for want of memory, is kept once it can be: after the next change.
    let sealed = model.session.flatMap { try? sessionSeal.seal($0, under: open.key) }
    open.session.wrote(
      model.revision,
      isOnDisk: sealed.map { isWritten($0, to: open) } ?? false
    )
  }

  /// Has work with the key end, seals what was open and destroys the key. Where the disk refuses, what
  /// is sealed stays in memory; what can't be sealed is lost rather than kept open.
  func lock(_ session: Session) {
    guard case .open(var open) = custody else {
      clipboard.clear()
      dropKey()
      return
    }
    let isOnDisk = open.session.holds(model.revision)
    let isFree = open.leases.revoke()
    clipboard.clear()
    open.closed.session = try? sessionSeal.seal(session, under: open.key)
    // Waiting for the disk would keep the key here.
    if let sealed = open.closed.session, isFree, !isOnDisk {
      _ = isWritten(sealed, to: open)
    }
    custody = .open(open)
    dropKey()
    noteLastSeen(of: open.vault)
  }

  /// True if it could be written. A disk that refuses must not stand in the way of a lock; the next
  /// change tries again.
  private func isWritten(_ sealed: Sealed<Session>, to open: OpenVault) -> Bool {
    do throws(VaultFailure) {
      try SessionStore(open.vault, seal: sessionSeal).save(sealed, under: open.key)
      return true
    } catch {
      return false
    }
  }

  /// Keeps in which generation the vault is open or was.
  ///
  /// - Returns: true if that is an older one than when it was last open here: the file was put back.
  @discardableResult
  func noteLastSeen(of vault: Vault) -> Bool {
    vault.generation > 0 && counting.lastSeen(of: vault).note(vault.generation)
  }
}
