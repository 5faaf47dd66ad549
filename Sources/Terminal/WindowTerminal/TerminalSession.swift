import CNcurses
import CTerminal
import Glibc
public import WindowLevels

/// A terminal that a program has for itself: it shows a window stack on it, reads its keys, and
/// gives it back as it was, also after a crash.
///
/// Everything happens on the thread that opened it, which should be the first to run: threads
/// started later leave the session's signals alone by themselves. They are blocked, and programs
/// started during the session inherit that unless the way they are started resets it. There can be
/// one session at a time, as curses knows one.
public final class TerminalSession {
  /// What `TERM` says.
  public let name: String
  /// What the terminal can show.
  public let traits: TerminalTraits

  let signals: SignalSource
  let keys: KeyReader
  let mirror: PanelMirror
  let modes: Modes
  let inputDescriptor: Int32
  let writer: TerminalWriter
  let output: FrameOutput
  /// The line discipline as it was, and as the session has it.
  let disciplines: (original: termios, own: termios)
  /// Whether somebody else has the terminal at present: nothing may be written to it.
  var isReleased = false
  private let screen: CursesScreen
  private let errorOutput: ErrorOutput?
  private var hasShownFrame = false
  private var isOpen = true
  /// Whether the terminal is ours at present.
  var isUsable: Bool { isOpen && !isReleased }

  /// Takes the terminal.
  ///
  /// - Throws: why that can't be done; the terminal is untouched then.
  public static func open(_ options: TerminalOptions = TerminalOptions()) throws(TerminalError)
    -> TerminalSession
  {
    try TerminalSession(options)
  }

  private init(_ options: TerminalOptions) throws(TerminalError) {
    let unicode = adoptUserLocale()
    name = getenv("TERM").map { String(cString: $0) } ?? ""
    try CursesScreen.check(name)
    let capabilities = Capabilities.current()
    modes = Modes(capabilities, synchronizedOutput: options.synchronizedOutput)

    let (input, writer) = try options.device.open()
    inputDescriptor = input
    self.writer = writer
    var original = termios()
    tcgetattr(input, &original)
    let signals = try SignalSource(
      [SIGTSTP, SIGCONT, SIGWINCH] + SignalSource.endings,
      forgetting: SignalSource.strangers
    )
    self.signals = signals
    // curses waits where the terminal takes nothing, but only here: later it writes to memory.
    if let signal = writer.waitUntilReady(or: signals) { endProcess(by: signal) }
    let farewell = modes.cancel + modes.farewell(options.crashMessage)
    let drawing = try duplicated(writer.descriptor)
    guard cterm_guard_arm(writer.descriptor, &original, farewell, farewell.count) == 0,
      let screen = CursesScreen(
        input: input,
        output: drawing,
        colors: options.colors && !isSet("NO_COLOR")
      )
    else {
      cterm_guard_disarm()
      signals.restore()
      [input, drawing].forEach { Glibc.close($0) }
      throw .unknownTerminal(name)
    }
    self.screen = screen
    keys = screen.keys
    var own = original
    tcgetattr(input, &own)
    disciplines = (original, own)
    do {
      output = try FrameOutput(
        curses: drawing,
        writer: writer,
        size: screen.size,
        marks: (modes.beginFrame, modes.endFrame)
      )
    } catch {
      endwin()
      cterm_guard_disarm()
      signals.restore()
      throw error
    }
    errorOutput = ErrorOutput()
    traits = TerminalTraits(colors: screen.colors, unicode: unicode)
    mirror = PanelMirror(
      size: screen.size,
      traits: traits,
      hasDefaultColors: screen.hasDefaultColors,
      output: output
    )
    writer.write(modes.enter)
    adoptSize()
  }

  deinit {
    close()
  }

  /// Columns and rows.
  public var size: Size { mirror.size }

  /// Shows the drawn windows of `stack`, with one update of the terminal, and the cursor where the
  /// key window's canvas has it. Where nothing has changed, nothing is written. What windows showed
  /// that are not drawn any more is gone from curses' memory afterwards.
  ///
  /// Keys typed before the first frame are thrown away: nobody saw what they would do.
  ///
  /// While the terminal `isBehind`, nothing is drawn: the frame after it is the newest one. Before a
  /// frame that has to be shown, such as a cover, call `discardOutput`.
  ///
  /// - Parameter canvas: draws a window; it is asked once for each that is drawn.
  public func present(_ stack: WindowStack, canvas: (WindowID) -> Canvas) {
    guard isUsable, !isBehind else { return }
    recoverFromLoss()
    guard mirror.compose(stack, canvas) else { return }
    if !hasShownFrame {
      // Not after it: who sees the frame may type.
      hasShownFrame = true
      keys.flush()
    }
    mirror.update()
  }

  /// True while the terminal has not taken all that was sent to it: it has stopped, or is slow. The
  /// event loop sends the rest as soon as it can, and its turn ends then.
  public var isBehind: Bool { writer.isBehind }

  /// Throws away all output that nobody has read yet, in the program and in the kernel. What a remote
  /// connection has taken already can't be recalled. The next frame leads the terminal to a known
  /// state and writes every cell.
  public func discardOutput() {
    guard isUsable else { return }
    writer.discard()
  }

  func recoverFromLoss() {
    guard writer.hasLostOutput else { return }
    writer.acknowledgeLoss()
    writer.write(modes.recover)
    mirror.repaint()
  }

  /// Reads the terminal's size again, and makes the next frame write every cell.
  @discardableResult
  public func repaint() -> Size {
    adoptSize()
  }

  /// Gives the terminal back: an empty screen, its modes, the signals as they were, and what was
  /// written to standard error meanwhile. A terminal that takes no output gets a second for it.
  /// Nothing happens the second time.
  public func close() {
    guard isOpen else { return }
    mirror.vacateAll()
    if !isReleased {
      mirror.update()
      giveBackTerminal()
    }
    isOpen = false
    cterm_guard_disarm()
    keys.close()
    screen.close()
    errorOutput?.restore()
    signals.restore()
  }

  /// Closes the session and ends the process by `signal`, so that a shell sees why.
  public func end(bySignal signal: Int32) -> Never {
    close()
    endProcess(by: signal)
  }
}

extension TerminalSession: EventHost {
  var signalDescriptor: Int32 { signals.descriptor }
  var outputDescriptor: Int32 { writer.descriptor }

  func flushOutput() -> Bool { writer.flush() }

  func nextSignal() -> Int32? { signals.next() }

  func nextKeys() -> [Event]? { isReleased ? nil : keys.next() }

  @discardableResult
  func adoptSize() -> Size {
    mirror.repaint()
    if let size = windowSize(of: writer.descriptor), size != mirror.size {
      mirror.resize(to: size)
    }
    return mirror.size
  }

  func adoptTerminal() {
    guard !isReleased else { return }
    reacquire()
    writer.write(modes.reenter)
  }
}
