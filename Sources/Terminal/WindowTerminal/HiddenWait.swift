import CWindowTerminal
import Glibc
import WindowLevels

/// A wait on the controlling terminal, for commands, during which typed keys are neither shown nor
/// kept.
public enum HiddenWait {
  /// Keeps a line up to date, once a second, until the wait is over.
  ///
  /// Keys typed meanwhile are discarded, except for Ctrl-C and Ctrl-D. The terminal is restored
  /// when this returns, and also when a signal ends the process meanwhile.
  ///
  /// - Parameters:
  ///   - heading: written once, before the line.
  ///   - line: the current text; nil once the wait is over.
  /// - Returns: true if it is over; false if the user gave up.
  /// - Throws: `TerminalError.noTerminal` if the process has none.
  public static func wait(
    _ heading: String,
    _ line: () -> String?
  ) throws(TerminalError) -> Bool {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { throw .noTerminal }
    defer { close(terminal) }
    let signals = try SignalSource([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP])
    defer { signals.restore() }
    var before = termios()
    guard tcgetattr(terminal, &before) == 0 else { throw .refused(code: errno) }
    var hidden = before
    hidden.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    guard tcsetattr(terminal, TCSANOW, &hidden) == 0 else { throw .refused(code: errno) }
    show(heading + "\n", on: terminal)
    let ending = wait(on: terminal, signals, line)
    // Keys typed during the wait must not be taken for the answer to the next question.
    tcflush(terminal, TCIFLUSH)
    tcsetattr(terminal, TCSANOW, &before)
    switch ending {
    case .over: return true
    case .givenUp: return false
    case .hungUp: throw .noTerminal
    case .signal(let signal): endProcess(by: signal)
    }
  }

  private enum Ending {
    case over, givenUp, hungUp
    case signal(Int32)
  }

  private static func wait(
    on terminal: Int32,
    _ signals: SignalSource,
    _ line: () -> String?
  ) -> Ending {
    var shown = ""
    defer { show("\n", on: terminal) }
    while let text = line() {
      if text != shown {
        // A shorter line must leave nothing of the longer one before it, whatever the terminal can
        // do.
        let rest = String(repeating: " ", count: max(0, shown.count - text.count))
        show("\r" + text + rest, on: terminal)
        shown = text
      }
      var polled = [
        pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      poll(&polled, 2, 1_000)
      if let signal = signals.next(), signal != SIGTSTP { return .signal(signal) }
      guard polled[0].revents != 0 else { continue }
      var typed = [UInt8](repeating: 0, count: 64)
      let count = read(terminal, &typed, typed.count)
      guard count > 0 || errno == EINTR else { return .hungUp }
      // Ctrl-C and Ctrl-D.
      if typed.prefix(max(0, count)).contains(where: { $0 == 3 || $0 == 4 }) { return .givenUp }
    }
    return .over
  }

  /// Writes only if the terminal takes it at once: a signal must not wait for it.
  private static func show(_ text: String, on terminal: Int32) {
    var polled = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
    guard poll(&polled, 1, 0) > 0 else { return }
    writeAll(Array(text.utf8), to: terminal)
  }
}
