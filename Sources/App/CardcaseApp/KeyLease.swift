import Dispatch
import Secrets
import Synchronization

/// A lease of the vault key for work on another thread. Once revoked, the work ends at its next
/// record; it releases the lease in any case.
final class KeyLease: Sendable {
  /// The key for the work.
  let key: VaultKey

  private enum State {
    case waiting, working, over
  }

  private let state = Mutex(State.waiting)
  private let work = DispatchGroup()

  init(of key: VaultKey) {
    self.key = key.lease()
  }

  /// Begins the work.
  ///
  /// - Returns: false if the lease was revoked before.
  func begin() -> Bool {
    state.withLock { state in
      guard state == .waiting else { return false }
      state = .working
      work.enter()
      return true
    }
  }

  /// Releases the lease: the work no longer uses the key or the vault.
  func release() {
    key.destroy()
    state.withLock { state in
      if state == .working { work.leave() }
      state = .over
    }
  }

  /// Revokes the lease, without waiting for the work to end.
  func revoke() {
    key.destroy()
    state.withLock { state in
      if state == .waiting { state = .over }
    }
  }

  /// Revokes the lease and waits for the work to end.
  ///
  /// - Returns: true if it ended within `time`.
  func revoke(within time: Duration) -> Bool {
    revoke()
    let (seconds, attoseconds) = time.components
    let nanoseconds = Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    return work.wait(timeout: .now() + .nanoseconds(nanoseconds)) == .success
  }
}
