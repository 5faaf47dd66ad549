/// Why there can't be a session on this terminal.
public enum TerminalError: Error, Hashable, Sendable {
  /// Standard input or standard output is not a terminal.
  case noTerminal
  /// terminfo does not know what `TERM` names; empty where it names nothing.
  case unknownTerminal(String)
  /// The terminal that `TERM` names can't move its cursor to a place.
  case cannotAddressCursor(String)
  /// The system refused what a session needs, with its `errno`.
  case refused(code: Int32)
}
