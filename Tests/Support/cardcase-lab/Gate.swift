import Foundation
import Synchronization

/// Holds derivations while it is closed.
final class Gate: Sendable {
  private let condition = NSCondition()
  private let state = Mutex((isClosed: false, waiting: 0, passes: 0))

  /// Waits while the gate is closed.
  func pass() {
    condition.lock()
    defer { condition.unlock() }
    state.withLock { $0.waiting += 1 }
    while state.withLock({ $0.isClosed && $0.passes == 0 }) {
      condition.wait()
    }
    state.withLock { state in
      state.waiting -= 1
      if state.isClosed { state.passes -= 1 }
    }
  }

  /// Closes or opens the gate.
  func set(closed: Bool) {
    change { $0.isClosed = closed }
  }

  /// Lets one derivation through the closed gate.
  func letOneThrough() {
    change { $0.passes += 1 }
  }

  /// The number of derivations held.
  var waiting: Int { state.withLock(\.waiting) }

  private func change(_ body: (inout (isClosed: Bool, waiting: Int, passes: Int)) -> Void) {
    condition.lock()
    defer { condition.unlock() }
    state.withLock { body(&$0) }
    condition.broadcast()
  }
}
