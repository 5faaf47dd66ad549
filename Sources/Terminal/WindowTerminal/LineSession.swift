import CWindowTerminal
import Glibc
import WindowLevels

/// A terminal in line mode: input is edited by the terminal itself and arrives with Enter, and
/// nothing but characters and line feeds is ever written. Any terminal will do.
///
/// It belongs to the thread that opened it. The terminal is restored in the end, also after a
/// crash.
public final class LineSession {
  /// The greatest number of bytes of a line that a terminal passes on, without the line feed. Of a
  /// line that has so many, more may have been typed.
  public static let longestLine = 4_095

  /// True if the user's locale has characters besides ASCII.
  public let unicode: Bool

  let signals: SignalSource
  let inputDescriptor: Int32
  private let writer: TerminalWriter
  private let original: termios
  private var decoder = KeyDecoder()
  /// The bytes of a line that are still to be read, the last one first.
  private var unread: [UInt8] = []
  /// True while somebody else has the terminal: nothing may be written to it.
  private var isReleased = false
  private var isOpen = true
  private var isAtPrompt = false

  /// True while input is not echoed. Input typed before it changes is discarded.
  public private(set) var isHidden = false

  /// Takes the terminal on standard input and output.
  ///
  /// - Parameter crashMessage: one line of ASCII that is left on the terminal when the program
  ///   crashes.
  /// - Throws: `TerminalError`; the terminal is untouched then.
  public init(crashMessage: String = "") throws(TerminalError) {
    unicode = adoptUserLocale()
    let (input, writer) = try TerminalOptions.Device.standard.open()
    inputDescriptor = input
    self.writer = writer
    var modes = termios()
    tcgetattr(input, &modes)
    original = modes
    signals = try SignalSource(
      [SIGTSTP, SIGCONT] + SignalSource.endings,
      ignoring: SignalSource.ignoredSignals + [SIGWINCH]
    )
    let text = crashMessage.unicodeScalars.filter { (0x20..<0x7F).contains($0.value) }
    let restoreSequence = Array("\r\n".utf8) + text.map { UInt8($0.value) } + Array("\r\n".utf8)
    guard cwindow_guard_arm(writer.descriptor, &modes, restoreSequence, restoreSequence.count) == 0
    else {
      signals.restore()
      Glibc.close(input)
      throw .refused(code: errno)
    }
    adoptModes()
  }

  deinit {
    close()
  }

  // MARK: Writing

  /// Writes a line, wrapped at its blanks on a narrower terminal. Characters that can't be shown
  /// are left out; without Unicode, a `?` stands for each column of another. A no-break space is
  /// written as a blank.
  ///
  /// - Parameter characters: passes on the line's characters.
  public func write(_ characters: ((Unicode.Scalar) -> Void) -> Void) {
    if isAtPrompt { send([0x0A]) }
    send(bytes(characters) + [0x0A])
    isAtPrompt = false
  }

  /// Writes a line.
  public func write(_ line: String) {
    write { line.unicodeScalars.forEach($0) }
  }

  /// Writes a prompt and leaves the cursor behind it.
  ///
  /// - Parameters:
  ///   - text: the prompt.
  ///   - isHidden: true if the input must not be echoed.
  public func prompt(_ text: String, isHidden: Bool) {
    if self.isHidden != isHidden {
      self.isHidden = isHidden
      adoptModes()
    }
    if isAtPrompt { send([0x0A]) }
    send(bytes { text.unicodeScalars.forEach($0) })
    isAtPrompt = !text.isEmpty
  }

  private func bytes(_ characters: ((Unicode.Scalar) -> Void) -> Void) -> [UInt8] {
    var line = LineBreaker(columns: columns, unicode: unicode)
    characters { line.take($0) }
    return line.finished()
  }

  /// The terminal's current width in columns; nil if it is unknown.
  private var columns: Int? {
    windowSize(of: writer.descriptor)?.width
  }

  private func send(_ bytes: [UInt8]) {
    guard isOpen, !isReleased else { return }
    writer.write(bytes)
  }

  /// True while the terminal has not taken all output: it has stopped (Ctrl-S), or is slow. Nothing
  /// more should be written then; the event loop sends the rest as soon as it can.
  public var isBehind: Bool { writer.isBehind }

  /// Discards all unread output, in the program and in the kernel. The next output begins a line.
  public func discardOutput() {
    guard isOpen, !isReleased else { return }
    writer.discard()
    isAtPrompt = true
  }

  // MARK: The terminal

  /// Sets line editing by the terminal, with Ctrl-L ending a line as Enter does, and signals for
  /// the keys that stop and end the program.
  private func adoptModes() {
    var modes = original
    modes.c_iflag |= tcflag_t(ICRNL)
    modes.c_oflag |= tcflag_t(OPOST | ONLCR)
    modes.c_lflag |= tcflag_t(ICANON | ISIG | IEXTEN | ECHO | ECHOE | ECHOK | ECHONL)
    if isHidden { modes.c_lflag &= ~tcflag_t(ECHO) }
    withUnsafeMutableBytes(of: &modes.c_cc) { $0[Int(VEOL)] = 0x0C }
    adopt(modes)
    forgetInput()
  }

  /// Sets the line discipline and discards typed keys. Never by TCSAFLUSH, which waits for a
  /// terminal to take all output.
  private func adopt(_ discipline: termios) {
    var discipline = discipline
    tcsetattr(inputDescriptor, TCSANOW, &discipline)
    tcflush(inputDescriptor, TCIFLUSH)
  }

  private func forgetInput() {
    unread = []
    decoder = KeyDecoder()
  }

  /// Discards unread input, half a line too.
  public func discardInput() {
    tcflush(inputDescriptor, TCIFLUSH)
    forgetInput()
  }

  /// Stops the program as Ctrl-Z does elsewhere, with its whole process group, and returns when it
  /// continues. Input typed meanwhile is discarded. If nobody could continue it, it returns at
  /// once.
  public func suspend() {
    guard !isReleased, !signals.wasIgnored(SIGTSTP) else { return }
    release()
    cwindow_guard_set_active(0)
    isReleased = true
    signals.stop()
    adoptTerminal()
  }

  /// The limit of waiting for a terminal that takes no output before it is given back.
  private static let patience = Duration.seconds(1)

  private func release() {
    if isAtPrompt { send([0x0A]) }
    isAtPrompt = false
    if !writer.flush(within: Self.patience) { writer.discard() }
    adopt(original)
  }

  /// Restores the terminal's modes and the signals. Does nothing the second time.
  public func close() {
    guard isOpen else { return }
    if !isReleased { release() }
    isOpen = false
    cwindow_guard_disarm()
    signals.restore()
    Glibc.close(inputDescriptor)
  }

  /// Closes the session and ends the process by `signal`, so that a shell sees why.
  public func end(bySignal signal: Int32) -> Never {
    close()
    endProcess(by: signal)
  }
}

extension LineSession: EventHost {
  var signalDescriptor: Int32 { signals.descriptor }
  var outputDescriptor: Int32 { writer.descriptor }

  /// Lines hold no keys back.
  var inputPause: Int32? { nil }

  func flushOutput() -> Bool { writer.flush() }

  func nextSignal() -> Int32? { signals.next() }

  /// The characters of a line followed by Enter, or Ctrl-L, or Ctrl-D at the end of the input.
  func nextKeys() -> [Event]? {
    guard !isReleased else { return nil }
    if unread.isEmpty {
      guard let line = nextLine() else { return nil }
      isAtPrompt = false
      guard !line.isEmpty else { return [.key(.control("d"))] }
      unread = line.reversed()
    }
    switch takeByte() {
    case 0x0A:
      decoder = KeyDecoder()
      return [.key(.enter)]
    case 0x0C:
      decoder = KeyDecoder()
      // The key has not ended the line on the screen.
      isAtPrompt = true
      return [.key(.control("l"))]
    case let byte?: return decoder.feed(.byte(byte))
    case nil: return []
    }
  }

  /// The next byte, which may be one of a passcode: it is overwritten where it was, as an array keeps
  /// the bytes of what is taken from it.
  private func takeByte() -> UInt8? {
    guard let byte = unread.last else { return nil }
    unread.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { explicit_bzero(start + bytes.count - 1, 1) }
    }
    unread.removeLast()
    return byte
  }

  /// A line as the terminal passes it on; empty at the end of the input, nil if there is none yet.
  private func nextLine() -> [UInt8]? {
    var ready = pollfd(fd: inputDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 0) > 0, Int32(ready.revents) & POLLIN != 0 else { return nil }
    // More than the terminal takes in a line.
    var line = [UInt8](repeating: 0, count: 8_192)
    let count = read(inputDescriptor, &line, line.count)
    return count < 0 ? nil : Array(line.prefix(count))
  }

  func adoptSize() -> Size { .zero }

  func adoptTerminal() {
    isReleased = true
    guard signals.waitForForeground(of: inputDescriptor) else { return }
    isReleased = false
    cwindow_guard_set_active(1)
    adoptModes()
  }
}
