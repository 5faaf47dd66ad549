import Glibc
import Synchronization

/// Ends long work of a command on Ctrl-C and on the signals that ask a program to end: at its next
/// step, and where that takes long, or on the second one, at once.
package final class SignalCancellation: Sendable {
  private let signal = Atomic<Int32>(0)
  private let isOver = Atomic(false)
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The time that is left to a step.
  private static let patience = Duration.seconds(2)

  /// Before any signal.
  package init() {}

  /// True once a signal came.
  package var isDue: Bool { signal.load(ordering: .relaxed) != 0 }

  /// Runs work during which the signals do not end the process. Those but SIGINT end it after the
  /// work, so that its parent sees why.
  ///
  /// - Parameter end: ends what the work waits for; called on another thread.
  package func during<R>(_ end: @escaping @Sendable () -> Void, _ work: () throws -> R) rethrows
    -> R
  {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in Self.signals { sigaddset(&set, signal) }
    var earlier = sigset_t()
    pthread_sigmask(SIG_BLOCK, &set, &earlier)
    let waited = set
    // Without a thread a signal waits for the end of the work.
    DetachedThread.start { [self] in watch(waited, end) }
    defer {
      isOver.store(true, ordering: .relaxed)
      let signal = signal.load(ordering: .relaxed)
      if signal != 0, signal != SIGINT {
        pthread_sigmask(SIG_SETMASK, &earlier, nil)
        raise(signal)
      }
      pthread_sigmask(SIG_SETMASK, &earlier, nil)
    }
    return try work()
  }

  private func watch(_ signals: sigset_t, _ end: () -> Void) {
    var signals = signals
    var moment = timespec(tv_sec: 0, tv_nsec: 50_000_000)
    var deadline: ContinuousClock.Instant?
    while !isOver.load(ordering: .relaxed) {
      let caught = sigtimedwait(&signals, nil, &moment)
      if caught > 0, deadline == nil {
        signal.store(caught, ordering: .relaxed)
        deadline = .now + Self.patience
      } else if caught > 0 || deadline.map({ .now >= $0 }) == true {
        return end()
      }
    }
  }
}
