internal import Glibc

/// What the kernel does with a terminal's input and output (`termios`).
public struct DriverModes: Hashable, Sendable {
  /// Input is handed over in whole lines that can be edited (ICANON).
  public let readsLines: Bool
  /// Input is written back (ECHO).
  public let echoes: Bool
  /// Ctrl-C, Ctrl-Z and their like send signals (ISIG).
  public let sendsSignals: Bool
  /// A line feed written begins a new line at its left (OPOST and ONLCR).
  public let returnsAtNewLine: Bool

  init(_ raw: termios) {
    readsLines = raw.c_lflag & tcflag_t(ICANON) != 0
    echoes = raw.c_lflag & tcflag_t(ECHO) != 0
    sendsSignals = raw.c_lflag & tcflag_t(ISIG) != 0
    let output = tcflag_t(OPOST | ONLCR)
    returnsAtNewLine = raw.c_oflag & output == output
  }

  /// As a shell leaves it to the programs it starts.
  public var isSane: Bool { readsLines && echoes && sendsSignals && returnsAtNewLine }
}
