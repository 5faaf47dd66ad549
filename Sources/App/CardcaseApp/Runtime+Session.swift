import CardcaseUI
import Secrets
import Store
import Vault
import WindowLevels

/// What the user is doing is kept sealed: in memory over a lock, and on disk at most a second after
/// the last change, so that it is there again after a `kill -9` too.
extension Runtime {
  /// How long a change may be in memory only.
  private static let delay = Duration.seconds(1)

  /// Notes that the session may have changed, and keeps it once it is due.
  func keepSession(at now: Instant) {
    // An errand has the vault for itself; it begins with the session kept.
    guard model.session != nil, lease == nil else {
      sessionDue = nil
      return
    }
    if let due = sessionDue {
      guard now >= due else { return }
      keepSessionNow()
    } else if model.revision != keptRevision {
      keptRevision = model.revision
      sessionDue = now.advanced(by: Self.delay)
    }
  }

  /// Keeps the session as it is.
  func keepSessionNow() {
    sessionDue = nil
    keptRevision = model.revision
    isSessionKept = false
    guard let open = model.session, let key,
      let sealed = try? sessionSeal.seal(open, under: key)
    else { return }
    write(sealed, under: key)
  }

  /// Has work with the key end, seals what was open and destroys the key. Where the disk refuses, what
  /// is sealed stays in memory; what can't be sealed is lost rather than kept open.
  func lock(_ open: Session) {
    let isKept = isSessionKept && sessionDue == nil && model.revision == keptRevision
    sessionDue = nil
    let isFree = revokeLeases()
    clipboard.clear()
    if let key {
      sealed = try? sessionSeal.seal(open, under: key)
      // Waiting for the disk would keep the key here.
      if let sealed, isFree, !isKept {
        write(sealed, under: key)
      }
    }
    dropKey()
    noteLastSeen()
  }

  /// The session as it was when the lock came, in this process or before it was killed; an empty one
  /// where there is none. What is sealed stays so.
  ///
  /// - Throws: where there is no memory for it.
  func unsealed(with key: VaultKey, _ notices: inout [Notice]) throws -> Unsealed<Session> {
    do {
      if let sealed {
        return try sessionSeal.open(sealed, with: key)
      }
      switch try store?.open(under: key) {
      case .session(let session): return session
      case .dropped: notices.append(.sessionLost)
      case .none?, nil: break
      }
    } catch  where error.isLackOfMemory {
      throw error
    } catch {
      notices.append(.sessionLost)
    }
    return try sessionSeal.open(sessionSeal.seal(Session(), under: key), with: key)
  }

  private func write(_ sealed: Sealed<Session>, under key: VaultKey) {
    // A disk that refuses must not stand in the way of a lock; the next change tries again.
    isSessionKept = (try? store?.save(sealed, under: key)) != nil
  }

  private var store: SessionStore<Session>? {
    vault.map { SessionStore($0, seal: sessionSeal) }
  }
}
