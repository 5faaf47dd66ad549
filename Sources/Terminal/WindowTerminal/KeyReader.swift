import CNcurses
import Glibc
import WindowLevels

/// Reads keys through curses, from a separate pad: reading from a window would draw it over the
/// panels.
final class KeyReader {
  /// The time after which an unfinished sequence is abandoned. No terminal takes as long; a line
  /// that lost the end of one must not block the user's keys.
  private static let patience = Duration.seconds(1)

  private let pad: UnsafeMutablePointer<WINDOW>
  private let input: Int32
  private var decoder = KeyDecoder()
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

  /// The events completed by the next input, possibly none; nil once there is no more input.
  func next() -> [Event]? {
    let code = wgetch(pad)
    guard code != ERR else {
      let events = decoder.feed(.idle)
      return events.isEmpty ? nil : events
    }
    if decoder.isInsideSequence, lastInput.duration(to: .now) > Self.patience {
      decoder.abandonSequence()
    }
    lastInput = .now
    return decoder.feed(input(code))
  }

  /// Discards unread keys.
  func flush() {
    // curses would ask this of the descriptor that it writes to, which is no terminal.
    tcflush(input, TCIFLUSH)
    flushinp()
    decoder = KeyDecoder()
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
