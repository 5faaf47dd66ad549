import Foundation
import Synchronization

/// Holds derivations open while it is closed.
final class Gate: Sendable {
  private let condition = NSCondition()
  private let state = Mutex((isClosed: false, waiting: 0))

  /// Waits while the gate is closed.
  func pass() {
    condition.lock()
    defer { condition.unlock() }
    state.withLock { $0.waiting += 1 }
    while state.withLock(\.isClosed) {
      condition.wait()
    }
    state.withLock { $0.waiting -= 1 }
  }

  /// Closes or opens the gate.
  func set(closed: Bool) {
    condition.lock()
    defer { condition.unlock() }
    state.withLock { $0.isClosed = closed }
    condition.broadcast()
  }

  /// How many derivations wait at it.
  var waiting: Int { state.withLock(\.waiting) }
}
