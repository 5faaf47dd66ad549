import AppSupport
import CardcaseUI
import Glibc
import WindowLevels

/// The user-facing frontend: full screen or line mode.
protocol Frontend: AnyObject {
  /// The size in columns and rows.
  var size: Size { get }
  /// The capabilities of the terminal.
  var traits: TerminalTraits { get }

  /// True if drawing replaces what was visible: a lock must then be drawn before the key is
  /// destroyed and before the program stops.
  var covers: Bool { get }
  /// True if a voice is to say what is shown.
  var isHeard: Bool { get }

  /// Draws the current state, and never waits for the terminal. While the terminal takes no output,
  /// nothing is drawn until it does, which ends a turn. A lock discards output that the terminal
  /// has not read yet.
  ///
  /// - Returns: true if something visible is gone now; nil if nothing could be drawn.
  func present(_ model: Model, at now: Instant) -> Bool?

  /// Waits until at least one event arrives, and passes on all that have.
  ///
  /// - Parameters:
  ///   - model: the current state; nil once the program is about to stop or end.
  ///   - handle: receives each of them, as a message.
  func turn(_ model: () -> Model?, _ handle: (Message) -> Void)

  /// Discards typed input that was not processed yet.
  func discardInput()

  /// Stops the program; returns when it is continued.
  func suspend()

  /// Draws everything anew.
  ///
  /// - Returns: the current size.
  func repaint() -> Size

  /// Sends an escape sequence that draws nothing; false if that is impossible.
  func send(_ sequence: UnsafeRawBufferPointer) -> Bool

  /// True if the terminal is gone.
  var hasHungUp: Bool { get }

  /// Restores the terminal.
  func close()

  /// Restores the terminal and ends the process by a signal.
  func end(bySignal signal: Int32) -> Never
}

extension Frontend {
  var hasHungUp: Bool { AppSupport.hasHungUp(STDIN_FILENO) }
}
