import CWindowTerminal
import Glibc

/// Signals as a readable descriptor.
///
/// Each has a handler that does nothing and is blocked, so that curses leaves it alone (it replaces
/// default handlers only, drops stop signals while it draws if SIGTSTP has the default action, and
/// its own handler repaints the old screen on resume before any code of the program runs).
/// They are read from a descriptor in the event loop, so no code of this program runs in a handler.
///
/// Threads that existed before forward the signals they get to the one that made the source;
/// threads and programs started later inherit the blocked signals.
final class SignalSource {
  /// Readable while a signal is waiting.
  let descriptor: Int32
  private let handledSignals: Set<Int32>
  private let signals: [Int32]
  private let earlierActions: [sigaction]
  private let earlierMask: sigset_t

  /// The signals that ask a program to end. SIGXCPU is sent once a second from a soft limit on CPU
  /// time on.
  static let endings = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGXCPU]

  /// Creates a source of `handledSignals`; `ignoredSignals` are taken too, and dropped.
  ///
  /// - Throws: `TerminalError.refused` if the system has no descriptor left.
  init(_ handledSignals: [Int32], ignoring ignoredSignals: [Int32] = []) throws(TerminalError) {
    self.handledSignals = Set(handledSignals)
    signals = handledSignals + ignoredSignals
    let set = signalSet(signals)
    cwindow_own_signals()
    cwindow_ignore_library_signals(1)
    earlierActions = signals.map { signal in
      setAction(of: signal, to: handsOn)
    }
    earlierMask = changeMask(SIG_BLOCK, set)
    var copy = set
    descriptor = cwindow_signal_descriptor(&copy)
    guard descriptor >= 0 else {
      let code = errno
      restore()
      throw .refused(code: code)
    }
  }

  /// Signals without a meaning for a program on a terminal that would end it and leave the terminal
  /// as it is. Without SIGXFSZ a write past the limit of file sizes fails as other writes do.
  static var ignoredSignals: [Int32] {
    [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGXFSZ, SIGSTKFLT]
      + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())
  }

  /// True if `signal` was ignored before.
  func wasIgnored(_ signal: Int32) -> Bool {
    guard let index = signals.firstIndex(of: signal) else { return false }
    return earlierActions[index].__sigaction_handler.sa_handler.map {
      unsafeBitCast($0, to: Int.self) == 1
    } ?? false
  }

  /// The next waiting signal; nil if there is none.
  func next() -> Int32? {
    while case let signal = cwindow_next_signal(descriptor), signal != 0 {
      if handledSignals.contains(signal) { return signal }
    }
    return nil
  }

  /// True if one of `signals` is waiting, without taking it.
  func isPending(anyOf signals: [Int32]) -> Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return signals.contains { sigismember(&pending, $0) == 1 }
  }

  /// Discards `signals` that are waiting.
  func discard(_ signals: [Int32]) {
    for signal in signals {
      // Ignoring a signal discards it, even while it is blocked.
      setAction(of: signal, to: SIG_IGN)
      setAction(of: signal, to: handsOn)
    }
  }

  /// Restores the default action of `signal` while `body` runs.
  func withDefaultAction(of signal: Int32, _ body: () -> Void) {
    setAction(of: signal, to: SIG_DFL)
    let mask = changeMask(SIG_UNBLOCK, signalSet([signal]))
    body()
    changeMask(SIG_SETMASK, mask)
    setAction(of: signal, to: handsOn)
  }

  /// Restores all signals. Those that are waiting have their action then.
  func restore() {
    for (signal, action) in zip(signals, earlierActions) {
      var action = action
      sigaction(signal, &action, nil)
    }
    changeMask(SIG_SETMASK, earlierMask)
    cwindow_ignore_library_signals(0)
    if descriptor >= 0 {
      Glibc.close(descriptor)
    }
  }
}

/// Ends the process by the default action of `signal`, so that its parent sees why.
func endProcess(by signal: Int32) -> Never {
  setAction(of: signal, to: SIG_DFL)
  changeMask(SIG_UNBLOCK, signalSet([signal]))
  raise(signal)
  _exit(128 + signal)
}

private let handsOn: @convention(c) (Int32) -> Void = cwindow_hand_on_signal

private func signalSet(_ signals: [Int32]) -> sigset_t {
  var set = sigset_t()
  sigemptyset(&set)
  for signal in signals {
    sigaddset(&set, signal)
  }
  return set
}

@discardableResult
private func changeMask(_ how: Int32, _ set: sigset_t) -> sigset_t {
  var set = set
  var earlier = sigset_t()
  pthread_sigmask(how, &set, &earlier)
  return earlier
}

@discardableResult
private func setAction(of signal: Int32, to handler: (@convention(c) (Int32) -> Void)?) -> sigaction
{
  var action = sigaction()
  action.__sigaction_handler.sa_handler = handler
  var earlier = sigaction()
  sigaction(signal, &action, &earlier)
  return earlier
}
