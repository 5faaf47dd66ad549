import Glibc
package import WindowLevels

/// A program's options for its session.
public struct TerminalOptions: Hashable, Sendable {
  /// The terminal device.
  public enum Device: Hashable, Sendable {
    /// Standard input and output, which must both be terminals.
    case standard
    /// The controlling terminal of the process, whatever standard input and output are.
    case controlling
  }

  /// The terminal device.
  public var device: Device
  /// True if changed frames are bracketed by the marks of synchronized output (private mode 2026),
  /// so that terminals that know them show a frame at once. Others ignore them.
  public var synchronizedOutput: Bool
  /// True if colours may be used. A non-empty `NO_COLOR` in the environment forbids them too.
  public var colors: Bool
  /// True if a terminal that is known to answer is asked for its background, after the first
  /// frame. The answer is an event.
  public var asksBackground: Bool
  /// The protocol by which a terminal that is known to have it is given the pixels of pictures, after it has
  /// answered questions behind the first frame.
  package var pictures = PictureProtocol.off
  /// One line of ASCII that is left on the terminal when the program crashes. It is prepared when
  /// the session opens, because a crashed program can't compose one.
  public var crashMessage: String

  /// Creates options; without a message by default.
  public init(
    device: Device = .standard,
    synchronizedOutput: Bool = true,
    colors: Bool = true,
    asksBackground: Bool = false,
    crashMessage: String = ""
  ) {
    self.device = device
    self.synchronizedOutput = synchronizedOutput
    self.colors = colors
    self.asksBackground = asksBackground
    self.crashMessage = crashMessage
  }
}

extension TerminalOptions.Device {
  /// Opens the device: a separate descriptor to read from, and a writer.
  func open() throws(TerminalError) -> (input: Int32, writer: TerminalWriter) {
    switch self {
    case .standard:
      guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .noTerminal }
      let writer = try TerminalWriter(forTerminal: STDOUT_FILENO)
      return (try duplicated(STDIN_FILENO), writer)
    case .controlling:
      let terminal = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
      guard terminal >= 0 else { throw .noTerminal }
      do {
        return (terminal, try TerminalWriter(forTerminal: terminal))
      } catch {
        close(terminal)
        throw error
      }
    }
  }
}
