internal import Glibc

/// The modes of the terminal driver (`termios`).
public struct TerminalModes: Hashable, Sendable {
  /// True if input is passed on in whole lines that can be edited (ICANON).
  public let readsLines: Bool
  /// True if input is echoed (ECHO).
  public let echoes: Bool
  /// True if Ctrl-C, Ctrl-Z and the like send signals (ISIG).
  public let sendsSignals: Bool
  /// True if a line feed begins a new line at its left (OPOST and ONLCR).
  public let returnsAtNewLine: Bool

  init(_ raw: termios) {
    readsLines = raw.c_lflag & tcflag_t(ICANON) != 0
    echoes = raw.c_lflag & tcflag_t(ECHO) != 0
    sendsSignals = raw.c_lflag & tcflag_t(ISIG) != 0
    let output = tcflag_t(OPOST | ONLCR)
    returnsAtNewLine = raw.c_oflag & output == output
  }

  /// True if the modes are those that a shell sets for its programs.
  public var isSane: Bool { readsLines && echoes && sendsSignals && returnsAtNewLine }
}
