import Dispatch
package import Secrets
import Synchronization

/// A lease of the vault key for work on another thread. Once revoked, the work ends at its next
/// record; it releases the lease in any case.
package final class KeyLease: Sendable {
  /// The key for the work.
  package let key: VaultKey

  private enum State {
    case waiting, working, over
  }

  private struct Work {
    var state = State.waiting
    var isRevoked = false
    /// Called when the lease is revoked.
    var onRevocation: (@Sendable () -> Void)?
  }

  private let current = Mutex(Work())
  private let work = DispatchGroup()

  package init(of key: VaultKey) {
    self.key = key.lease()
  }

  /// Begins the work.
  ///
  /// - Returns: false if the lease was revoked before.
  package func begin() -> Bool {
    current.withLock { current in
      guard current.state == .waiting else { return false }
      current.state = .working
      work.enter()
      return true
    }
  }

  /// True once the lease was revoked; not if the work released it.
  package var isRevoked: Bool { current.withLock { $0.isRevoked } }

  /// Calls `action` once the lease is revoked, on the thread that does that: at once if it was. So
  /// work ends that waits for another process.
  package func onRevocation(_ action: @escaping @Sendable () -> Void) {
    let isRevoked = current.withLock { current in
      guard !key.isDestroyed else { return true }
      current.onRevocation = action
      return false
    }
    if isRevoked { action() }
  }

  /// Releases the lease: the work no longer uses the key or the vault.
  package func release() {
    key.destroy()
    current.withLock { current in
      if current.state == .working { work.leave() }
      current = Work(state: .over, isRevoked: current.isRevoked)
    }
  }

  /// Revokes the lease, without waiting for the work to end.
  package func revoke() {
    key.destroy()
    let action = current.withLock { current in
      current.isRevoked = true
      if current.state == .waiting { current.state = .over }
      defer { current.onRevocation = nil }
      return current.onRevocation
    }
    action?()
  }

  /// Revokes the lease and waits for the work to end.
  ///
  /// - Returns: true if it ended within `time`.
  package func revoke(within time: Duration) -> Bool {
    revoke()
    let (seconds, attoseconds) = time.components
    let nanoseconds = Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    return work.wait(timeout: .now() + .nanoseconds(nanoseconds)) == .success
  }
}
