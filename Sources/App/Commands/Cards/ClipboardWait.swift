import Glibc

/// A wait for the end of the time that a secret may stay in the clipboard. From its beginning on the
/// process takes no signal that would end or stop it, so that the secret is always cleared first.
final class ClipboardWait {
  /// The signals that end the wait.
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]
  /// The signals that a terminal or a closed pipe sends to a process that writes.
  private static let writing = [SIGTTOU, SIGTTIN, SIGPIPE]
  /// The signals by which the user ends the wait. The process goes on after them.
  private static let users = [SIGINT, SIGTSTP]

  private var before = sigset_t()
  private var awaited = sigset_t()

  /// Begins to hold the signals back.
  init() {
    sigemptyset(&awaited)
    for signal in Self.endings { sigaddset(&awaited, signal) }
    var held = awaited
    for signal in Self.writing { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Waits until the time is over, by a clock that goes on while the machine sleeps, or a signal
  /// arrives.
  ///
  /// - Parameter limit: the time; nil to wait for a signal only.
  /// - Returns: the signal that the process has to be ended by; nil for the time and the user.
  func end(after limit: Duration?) -> Int32? {
    let deadline = limit.map { Self.now + $0 }
    while true {
      let left = deadline.map { $0 - Self.now } ?? Self.look
      guard left > .zero else { return nil }
      let (seconds, attoseconds) = min(left, Self.look).components
      var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
      let signal = sigtimedwait(&awaited, nil, &time)
      guard signal > 0 else { continue }
      return Self.users.contains(signal) ? nil : signal
    }
  }

  /// Lets signals through again. Those that the user sent to end the wait once more are dropped.
  func finish() {
    var none = timespec()
    while sigtimedwait(&awaited, nil, &none) > 0 {}
    // A closed pipe ends the output, not the process.
    signal(SIGPIPE, SIG_IGN)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// The longest time between two looks at the clock.
  private static let look = Duration.seconds(1)

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
