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
