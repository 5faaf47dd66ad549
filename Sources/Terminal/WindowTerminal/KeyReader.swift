import CNcurses
import Glibc
import WindowLevels

/// Reads keys through curses, from a separate pad: reading from a window would draw it over the
/// panels.
final class KeyReader {
  private let pad: UnsafeMutablePointer<WINDOW>
  private let input: Int32
  private var decoder = InputDecoder()
  /// The time of the last input, or of the request whose answer is awaited.
  private var lastInput = ContinuousClock.now

  /// - Parameter input: the descriptor that curses reads.
  init?(input: Int32) {
    guard let pad = newpad(1, 1) else { return nil }
    self.pad = pad
    self.input = input
    keypad(pad, true)
    nodelay(pad, true)
    // Mouse reports are not requested, so the decoder consumes them.
    define_key(nil, KEY_MOUSE)
    // Control characters are keys of their own, whatever a terminal sends for its arrows.
    for byte in (1..<0x20).map(CChar.init) + [0x7F] {
      define_key([byte, 0], 0)
    }
  }

  /// True while the terminal's answer to a request is awaited.
  var awaitsAnswer: Bool { decoder.awaitsAnswer }

  /// The milliseconds until held-back keys are pressed; nil if there are none.
  var pause: Int32? {
    decoder.pause(after: lastInput.duration(to: .now)).map {
      Int32(($0 / .milliseconds(1)).rounded(.up))
    }
  }

  /// Awaits the terminal's answer, so that no byte of it becomes a key.
  ///
  /// - Parameter probe: what is known of a terminal that is asked about pictures; nil if it is not.
  func awaitAnswer(_ probe: PixelProbe? = nil) {
    lastInput = .now
    decoder.awaitAnswer(probe)
  }

  /// The events completed by the next input, possibly none; nil once there is no more input.
  func next() -> [Event]? {
    let code = wgetch(pad)
    let quiet = lastInput.duration(to: .now)
    guard code != ERR else { return decoder.feed(.idle, after: quiet) }
    lastInput = .now
    return decoder.feed(input(code), after: quiet)
  }

  /// Discards unread keys. The rest of an answer is still none.
  func flush() {
    // curses would ask this of the descriptor that it writes to, which is no terminal.
    tcflush(input, TCIFLUSH)
    flushinp()
    decoder.forgetKeys()
  }

  func close() {
    delwin(pad)
  }

  private func input(_ code: Int32) -> KeyDecoder.Input {
    if let byte = UInt8(exactly: code) { return .byte(byte) }
    guard code > KEY_MAX else { return .key(CursesKeys.key(code: code)) }
    return .key(keyname(code).flatMap { CursesKeys.key(capability: String(cString: $0)) })
  }
}
