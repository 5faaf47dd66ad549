import Dispatch
import Secrets
import Synchronization

/// The vault key, lent to work on another thread: that ends at its next record once the loan is called
/// back, and gives the loan back in any case.
final class KeyLease: Sendable {
  /// What the work uses.
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
  /// - Returns: whether it may begin: not where it was called back before.
  func begin() -> Bool {
    state.withLock { state in
      guard state == .waiting else { return false }
      state = .working
      work.enter()
      return true
    }
  }

  /// Gives the loan back: the key is not used any more, nor the vault for this work.
  func release() {
    key.destroy()
    state.withLock { state in
      if state == .working { work.leave() }
      state = .over
    }
  }

  /// Calls the loan back, without waiting for it.
  func revoke() {
    key.destroy()
    state.withLock { state in
      if state == .waiting { state = .over }
    }
  }

  /// Calls the loan back.
  ///
  /// - Returns: whether it was given back within that time.
  func revoke(within time: Duration) -> Bool {
    revoke()
    let (seconds, attoseconds) = time.components
    let nanoseconds = Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    return work.wait(timeout: .now() + .nanoseconds(nanoseconds)) == .success
  }
}
