import CNcurses
import CWindowTerminal
import Glibc
public import WindowLevels

/// An exclusive session on a terminal: it shows a window stack, reads keys, and restores the
/// terminal in the end, also after a crash.
///
/// It belongs to the thread that opened it, which should be the first to run: threads started later
/// do not receive the session's signals. They are blocked, and programs started during the session
/// inherit that unless they are started with a reset signal mask. There can be one session at a
/// time, as curses supports one.
public final class TerminalSession {
  /// The name of the terminal in `TERM`. It may be drawn by the terminfo entry of a relative.
  public let name: String
  /// The capabilities of the terminal.
  public let traits: TerminalTraits

  let signals: SignalSource
  let keys: KeyReader
  let mirror: PanelMirror
  let modes: Modes
  let inputDescriptor: Int32
  let writer: TerminalWriter
  let output: FrameOutput
  /// The original line discipline, and the session's own. They are set with TCSANOW: the other ways
  /// wait until the terminal has taken all output.
  let disciplines: (original: termios, own: termios)
  /// True while somebody else has the terminal: nothing may be written to it.
  var isReleased = false
  private let screen: CursesScreen
  private let errorOutput: ErrorOutput?
  private let asksBackground: Bool
  private let pictures: PictureProtocol
  /// The pictures of pixels; nil if they are not asked for, or the terminal is not asked about them.
  let pixels: PixelLayer?
  private var hasShownFrame = false
  private var isOpen = true
  /// True while the session has the terminal.
  var isUsable: Bool { isOpen && !isReleased }

  /// Takes the terminal.
  ///
  /// - Throws: `TerminalError`; the terminal is untouched then.
  public static func open(_ options: TerminalOptions = TerminalOptions()) throws(TerminalError)
    -> TerminalSession
  {
    try TerminalSession(options)
  }

  private init(_ options: TerminalOptions) throws(TerminalError) {
    let unicode = adoptUserLocale()
    name = variable("TERM")
    let entry = try TerminalEntry.load(for: name)
    let capabilities = Capabilities.current()
    modes = Modes(
      capabilities,
      synchronizedOutput: options.synchronizedOutput,
      reorders: Modes.reorders(vteVersion: variable("VTE_VERSION"))
    )

    let (input, writer) = try options.device.open()
    inputDescriptor = input
    self.writer = writer
    var original = termios()
    tcgetattr(input, &original)
    let signals = try SignalSource(
      [SIGTSTP, SIGCONT, SIGWINCH] + SignalSource.endings,
      ignoring: SignalSource.ignoredSignals
    )
    self.signals = signals
    // curses waits if the terminal takes nothing, but only here: later it writes to memory.
    if let signal = writer.waitUntilReady(or: signals) { endProcess(by: signal) }
    let usesColors = options.colors && !isSet("NO_COLOR")
    pictures = options.pictures
    pixels =
      usesColors && unicode && PixelProbe.mayAsk(name, isSet: isSet)
      ? pictures.row?.layer() : nil
    let restoreSequence =
      modes.cancel + (pixels?.reset ?? []) + modes.restoreSequence(options.crashMessage)
    let drawing = try duplicated(writer.descriptor)
    guard
      cwindow_guard_arm(writer.descriptor, &original, restoreSequence, restoreSequence.count) == 0,
      let screen = CursesScreen(
        terminal: name,
        entry: entry,
        input: input,
        output: drawing,
        colors: usesColors
      )
    else {
      cwindow_guard_disarm()
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
      cwindow_guard_disarm()
      signals.restore()
      throw error
    }
    errorOutput = ErrorOutput()
    traits = TerminalTraits(
      colors: min(screen.colors, output.colors),
      unicode: unicode,
      background: BackgroundRequest.background(colorFGBG: variable("COLORFGBG")),
      font: TerminalFont(terminal: name),
      isSlow: isSlow(original)
    )
    asksBackground =
      options.asksBackground && traits.colors != .none && traits.background == .unknown
      && BackgroundRequest.isAnswered(by: name, isSet: isSet)
    mirror = PanelMirror(
      size: screen.size,
      traits: traits,
      hasDefaultColors: screen.hasDefaultColors,
      output: output,
      pixels: pixels
    )
    writer.write(modes.enter)
    adoptSize()
  }

  deinit {
    close()
  }

  /// The size of the screen.
  public var size: Size { mirror.size }

  /// Shows the drawn windows of `stack`, with one update of the terminal, and the cursor of the key
  /// window's canvas. Nothing is written if nothing has changed. The contents of windows that are
  /// no longer drawn are gone from curses' memory afterwards.
  ///
  /// Keys typed before the first frame are discarded: nobody saw what they would do.
  ///
  /// While the terminal `isBehind`, nothing is drawn: the frame after it is the newest one. Before
  /// a frame that has to be shown, such as a cover, call `discardOutput`.
  ///
  /// - Parameters:
  ///   - stack: the windows.
  ///   - canvas: draws a window; called once for each that is drawn.
  public func present(_ stack: WindowStack, canvas: (WindowID) -> Canvas) {
    guard isUsable, !isBehind else { return }
    recoverFromLoss()
    pixels?.beginFrame()
    let hasChanged = mirror.compose(stack, canvas)
    // Before the frame: once that is shown, the terminal has no picture that it does not show.
    if let pixels { writer.write(pixels.endFrame()) }
    guard hasChanged || pixels?.hasStale == true else { return }
    if !hasShownFrame {
      // Not after it: whoever sees the frame may type.
      hasShownFrame = true
      keys.flush()
      mirror.update()
      ask()
    } else {
      mirror.update()
    }
  }

  /// Asks for the background and about pictures, behind the first frame, which does not wait for the answer.
  private func ask() {
    var probe: PixelProbe?
    if pixels != nil, traits.colors >= .full {
      probe = PixelProbe(pictures, cell: cellSize(of: writer.descriptor), variable: variable)
    }
    let requests = (asksBackground ? BackgroundRequest.bytes : []) + (probe?.bytes ?? [])
    guard !requests.isEmpty else { return }
    keys.awaitAnswer(probe)
    writer.write(requests + BackgroundRequest.end)
  }

  /// True while the terminal has not taken all output: it has stopped, or is slow. The event loop
  /// sends the rest as soon as it can, and its turn ends then.
  public var isBehind: Bool { writer.isBehind }

  /// Discards all unread output, in the program and in the kernel. Output that a remote connection
  /// has taken already can't be recalled. The next frame leads the terminal to a known state and
  /// writes every cell.
  public func discardOutput() {
    pixels?.forget()
    guard isUsable else { return }
    writer.discard()
  }

  func recoverFromLoss() {
    guard writer.hasLostOutput else { return }
    writer.acknowledgeLoss()
    if let pixels { writer.write(pixels.takeBack()) }
    writer.write(modes.recover)
    mirror.repaint()
  }

  /// Reads the terminal's size again, and makes the next frame write every cell.
  @discardableResult
  public func repaint() -> Size {
    adoptSize()
  }

  /// Restores the terminal: an empty screen, its modes, the signals, and the output to standard
  /// error that was held back. A terminal that takes no output gets a second for it. Does nothing
  /// the second time.
  public func close() {
    guard isOpen else { return }
    mirror.eraseAll()
    if !isReleased {
      mirror.update()
      giveBackTerminal()
    }
    isOpen = false
    cwindow_guard_disarm()
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

extension TerminalSession {
  /// Sends an escape sequence that draws nothing, such as one for the clipboard. The part that the
  /// terminal does not take at once is queued until it does, or until output is discarded, and is
  /// then overwritten.
  ///
  /// - Returns: false if somebody else has the terminal.
  public func send(_ sequence: UnsafeRawBufferPointer) -> Bool {
    guard isUsable else { return false }
    recoverFromLoss()
    writer.write(sequence)
    return true
  }
}

/// The reason why there can't be a session on this terminal.
public enum TerminalError: Error, Hashable, Sendable {
  /// Standard input or standard output is not a terminal.
  case noTerminal
  /// terminfo does not know the terminal that `TERM` names; empty if it names none.
  case unknownTerminal(String)
  /// The terminal that `TERM` names can't address its cursor.
  case cannotAddressCursor(String)
  /// The system refused something that a session needs, with this `errno`.
  case refused(code: Int32)
}

/// Restores the terminal on a crash.
package enum CrashGuard {
  /// Ignores the signals of a crash that another process has sent, until the session is closed. What
  /// the process has done itself ends it as ever.
  package static func ignoreSentSignals() {
    cwindow_guard_ignore_sent(1)
  }
}
