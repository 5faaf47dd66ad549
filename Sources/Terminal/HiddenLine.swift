import CTerminal
import Glibc
public import Windowing

/// Keys typed on the terminal itself and not shown: for commands that ask for a passcode while their
/// input and output may be anything.
public enum HiddenLine {
  /// Writes a prompt and hands on each key until `take` has had enough.
  ///
  /// What was typed before the prompt is thrown away. The terminal is as it was when this returns, and
  /// also when a signal ends the process meanwhile.
  ///
  /// - Parameter take: gets a key; returns whether it wants more.
  /// - Throws: `noTerminal` where the process has none.
  public static func ask(_ prompt: String, _ take: (Key) -> Bool) throws(TerminalError) {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { throw .noTerminal }
    defer { close(terminal) }
    let signals = try SignalSource([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP])
    defer { signals.restore() }
    var before = termios()
    guard tcgetattr(terminal, &before) == 0 else { throw .refused(code: errno) }
    var hidden = before
    hidden.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    hidden.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON)
    guard tcsetattr(terminal, TCSAFLUSH, &hidden) == 0 else { throw .refused(code: errno) }
    writeAll(TerminalText.bytes(prompt, unicode: adoptUserLocale()), to: terminal)
    let ending = handOn(from: terminal, signals, take)
    tcsetattr(terminal, TCSAFLUSH, &before)
    writeAll([0x0A], to: terminal)
    if case .signal(let signal) = ending { endProcess(by: signal) }
    if case .hungUp = ending { throw .noTerminal }
  }

  private enum Ending {
    case enough
    case hungUp
    case signal(Int32)
  }

  private static func handOn(
    from terminal: Int32,
    _ signals: SignalSource,
    _ take: (Key) -> Bool
  ) -> Ending {
    var decoder = KeyDecoder()
    while true {
      var polled = [
        pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      // A lone Escape is known by nothing coming after it.
      let count = poll(&polled, 2, decoder.isInsideSequence ? 50 : -1)
      if let signal = signals.next(), signal != SIGTSTP { return .signal(signal) }
      var inputs: [KeyDecoder.Input] = count == 0 ? [.idle] : []
      if polled[0].revents != 0 {
        var byte: UInt8 = 0
        let length = read(terminal, &byte, 1)
        guard length > 0 || errno == EINTR else { return .hungUp }
        if length > 0 { inputs = [.byte(byte)] }
      }
      for event in inputs.flatMap({ decoder.feed($0) }) {
        if case .key(let key) = event, !take(key) { return .enough }
      }
    }
  }
}
