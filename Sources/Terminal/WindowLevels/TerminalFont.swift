/// A terminal's font, as far as it is known.
public enum TerminalFont: Hashable, Sendable {
  /// Unknown. Fonts of graphical terminals have nearly every sign.
  case unknown
  /// The font of the Linux console: 256 or 512 signs, of which every font has those of code page
  /// 437 that are neither letters nor mathematics.
  case console

  /// The font by the terminal's name in `TERM`.
  public init(terminal: String) {
    self = terminal == "linux" || terminal.hasPrefix("linux-") ? .console : .unknown
  }
}
