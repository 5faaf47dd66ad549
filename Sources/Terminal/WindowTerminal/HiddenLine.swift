import CWindowTerminal
import Glibc
public import WindowLevels

/// Reads keys from the controlling terminal without echo: for commands that ask for a passcode
/// while their input and output may be anything.
public enum HiddenLine {
  /// Writes a prompt and passes on each key until `take` returns false.
  ///
  /// Keys typed before the prompt are discarded. The terminal is restored when this returns, and
  /// also when a signal ends the process meanwhile, whether or not the terminal takes output.
  ///
  /// - Parameters:
  ///   - prompt: what is written before the first key.
  ///   - take: gets a key; returns true if it wants more.
  /// - Throws: `TerminalError.noTerminal` if the process has none.
  public static func ask(_ prompt: String, _ take: (Key) -> Bool) throws(TerminalError) {
    let terminal = open("/dev/tty", O_RDWR | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { throw .noTerminal }
    // Closes it in the end.
    let writer = TerminalWriter(terminal)
    let signals = try SignalSource(
      SignalSource.endings + [SIGTSTP],
      ignoring: SignalSource.ignoredSignals
    )
    defer { signals.restore() }
    var before = termios()
    guard tcgetattr(terminal, &before) == 0 else { throw .refused(code: errno) }
    let lineEnd = Array("\r\n".utf8)
    guard cwindow_guard_arm(terminal, &before, lineEnd, lineEnd.count) == 0 else {
      throw .refused(code: errno)
    }
    defer { cwindow_guard_disarm() }
    guard adopt(hiding(before), on: terminal) else { throw .refused(code: errno) }
    writer.write(TerminalText.bytes(prompt, unicode: adoptUserLocale()))
    let ending = handOn(from: terminal, writer, signals, take)
    adopt(before, on: terminal)
    writer.write([0x0A])
    if !writer.flush(within: patience) { writer.discard() }
    if case .signal(let signal) = ending { endProcess(by: signal) }
    if case .hungUp = ending { throw .noTerminal }
  }

  /// The limit of waiting in the end for a terminal that takes no output.
  private static let patience = Duration.milliseconds(200)

  private static func hiding(_ discipline: termios) -> termios {
    var hidden = discipline
    hidden.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    hidden.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON)
    return hidden
  }

  /// Sets the line discipline and discards typed keys, without waiting for output as TCSAFLUSH
  /// does.
  @discardableResult
  private static func adopt(_ discipline: termios, on terminal: Int32) -> Bool {
    var discipline = discipline
    defer { tcflush(terminal, TCIFLUSH) }
    return tcsetattr(terminal, TCSANOW, &discipline) == 0
  }

  private enum Ending {
    case enough
    case hungUp
    case signal(Int32)
  }

  private static func handOn(
    from terminal: Int32,
    _ writer: TerminalWriter,
    _ signals: SignalSource,
    _ take: (Key) -> Bool
  ) -> Ending {
    var decoder = KeyDecoder()
    while true {
      let output = writer.isBehind ? POLLOUT : 0
      var polled = [
        pollfd(fd: terminal, events: Int16(POLLIN | output), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      // A lone Escape is recognized by nothing coming after it.
      let count = poll(&polled, 2, decoder.isInsideSequence ? 50 : -1)
      if let signal = signals.next(), signal != SIGTSTP { return .signal(signal) }
      writer.flush()
      var inputs: [KeyDecoder.Input] = count == 0 ? [.idle] : []
      if Int32(polled[0].revents) & ~POLLOUT != 0 {
        var byte: UInt8 = 0
        let length = read(terminal, &byte, 1)
        guard length > 0 || errno == EINTR || errno == EAGAIN else { return .hungUp }
        if length > 0 { inputs = [.byte(byte)] }
      }
      for event in inputs.flatMap({ decoder.feed($0) }) {
        if case .key(let key) = event, !take(key) { return .enough }
      }
    }
  }
}
