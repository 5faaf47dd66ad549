import Glibc
import Synchronization
import WindowLevels
import WindowTerminal

/// Ends the process where the lock is overdue: where the thread that should have destroyed the vault
/// key is held up by whatever it may be, the key goes with the process.
final class Watchdog: Sendable {
  private struct State {
    /// When the lock is due, by `BootClock`; nil while there is no key.
    var due: Instant?
    /// When the thread looks again; nil where it waits to be woken.
    var looksAt: Instant?
  }

  private let state = Mutex(State())
  private let wakeUp: WakeUp

  /// How long the lock may be overdue. Counted from the moment at which the watchdog itself runs, as
  /// after a sleep of the machine all threads wake late.
  static let patience = Duration.seconds(1)

  /// Starts watching.
  ///
  /// - Parameter end: ends the process. Called on a thread of the watchdog's own.
  /// - Throws: `TerminalError.refused` where the system has no descriptor left.
  init(
    patience: Duration = Watchdog.patience,
    end: @escaping @Sendable () -> Void = { abort() }
  ) throws(TerminalError) {
    wakeUp = try WakeUp()
    DetachedThread.start { [self] in
      // Without a timer there is no watchdog; the program's own deadline has one already.
      guard let clock = try? BootClock() else { return }
      while !isOverdue(by: patience, clock) {}
      end()
    }
  }

  /// Sets when the lock is due, in place of before; nil once the key is gone. Only an earlier time
  /// than before wakes the thread.
  func watch(_ due: Instant?) {
    let mustWake = state.withLock { state in
      state.due = due
      return due.map { due in state.looksAt.map { due < $0 } ?? true } ?? false
    }
    if mustWake { wakeUp.signal() }
  }

  /// Waits for the next look at the clock and, where the lock is due then, for as long as it may be
  /// overdue.
  ///
  /// - Returns: whether it was still due after that.
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
