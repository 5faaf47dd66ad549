import AppSupport
import Glibc
import Synchronization
import WindowLevels
import WindowTerminal

/// Ends the process if the lock is overdue: if the thread that should have destroyed the vault key
/// is held up, the key goes with the process.
final class Watchdog: Sendable {
  private struct State {
    /// The moment at which the lock is due, by `BootClock`; nil while there is no key.
    var due: Instant?
    /// The thread's next look at the clock; nil while it waits to be woken.
    var looksAt: Instant?
  }

  private let state = Mutex(State())
  private let wakeUp: WakeUp

  /// The longest time for which the lock may be overdue, counted while the watchdog itself runs, as
  /// all threads wake late after a sleep of the machine.
  static let patience = Duration.seconds(1)

  /// Starts watching.
  ///
  /// - Parameter end: ends the process; called on the watchdog's own thread.
  /// - Throws: `TerminalError.refused` if the system has no descriptor left.
  init(
    patience: Duration = Watchdog.patience,
    end: @escaping @Sendable () -> Void = { abort() }
  ) throws(TerminalError) {
    wakeUp = try WakeUp()
    DetachedThread.start { [self] in
      // Without a timer there is no watchdog; the event loop's own deadline still locks.
      guard let clock = try? BootClock() else { return }
      while !isOverdue(by: patience, clock) {}
      end()
    }
  }

  /// Sets the moment at which the lock is due, nil once the key is gone. Only an earlier moment
  /// than before wakes the thread.
  func watch(_ due: Instant?) {
    let mustWake = state.withLock { state in
      state.due = due
      return due.map { due in state.looksAt.map { due < $0 } ?? true } ?? false
    }
    if mustWake { wakeUp.signal() }
  }

  /// Waits for the next look at the clock and, if the lock is due then, for `patience`.
  ///
  /// - Returns: true if the lock is still due after that.
  private func isOverdue(by patience: Duration, _ clock: BootClock) -> Bool {
    let due = state.withLock { state in
      state.looksAt = state.due
      return state.due
    }
    guard let due, due <= clock.now else {
      clock.arm(due)
      wait(clock)
      return false
    }
    DetachedThread.sleep(for: patience)
    return state.withLock { $0.due } == due
  }

  private func wait(_ clock: BootClock) {
    var waited = [clock.descriptor, wakeUp.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    poll(&waited, nfds_t(waited.count), -1)
    clock.acknowledge()
    wakeUp.acknowledge()
  }
}
