/// What a program decides about its session.
public struct TerminalOptions: Hashable, Sendable {
  /// Whether changed frames are bracketed by the marks of synchronized output (private mode 2026),
  /// so that terminals that know them show a frame at once. Others ignore them.
  public var synchronizedOutput: Bool
  /// Whether colours may be used. A non-empty `NO_COLOR` in the environment forbids them too.
  public var colors: Bool
  /// One line of ASCII that is left on the terminal when the program crashes. It is prepared when
  /// the session opens, because a crashed program can't compose one.
  public var crashMessage: String

  /// The usual choices, and no message.
  public init(synchronizedOutput: Bool = true, colors: Bool = true, crashMessage: String = "") {
    self.synchronizedOutput = synchronizedOutput
    self.colors = colors
    self.crashMessage = crashMessage
  }
}
