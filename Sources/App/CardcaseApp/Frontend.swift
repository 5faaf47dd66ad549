import CardcaseUI
import WindowLevels
import WindowTerminal

/// What the program shows itself on, and is spoken to through.
protocol Frontend: AnyObject {
  /// Columns and rows.
  var size: Size { get }
  /// What the terminal can show.
  var traits: TerminalTraits { get }

  /// Whether what is shown takes the place of what was to be seen before, so that a lock has to be shown
  /// before the key goes and before the program stops.
  var covers: Bool { get }

  /// Shows how the interface stands. Never waits for the terminal: while it takes no output, nothing
  /// is shown until it does, which ends a turn. What was shown before a lock and not read yet is
  /// thrown away with it.
  ///
  /// - Returns: whether something that was to be seen is gone; nil where nothing could be shown.
  func present(_ model: Model, at now: Instant) -> Bool?

  /// Waits until something happens and hands over all that has.
  ///
  /// - Parameters:
  ///   - model: the interface as it stands; nil once the program is to stop or to end.
  ///   - handle: lets it take an event in.
  func turn(_ model: () -> Model?, _ handle: (Event) -> Void)

  /// Throws away what was typed and not looked at yet.
  func discardInput()

  /// Stops the program, and returns when it runs again.
  func suspend()

  /// Shows everything anew.
  ///
  /// - Returns: the size that there is now.
  func repaint() -> Size

  /// Sends an escape sequence that draws nothing; false where none can be sent.
  func send(_ sequence: UnsafeRawBufferPointer) -> Bool

  /// Gives the terminal back.
  func close()

  /// Gives the terminal back and ends the process by a signal.
  func end(bySignal signal: Int32) -> Never
}
