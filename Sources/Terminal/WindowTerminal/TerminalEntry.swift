import CNcurses
import Glibc

/// The choice of the terminfo entry that a terminal is drawn by.
enum TerminalEntry {
  /// The state of an entry in the terminfo database of this machine.
  enum State {
    /// A full screen can be drawn by it.
    case usable
    /// It names no way to address the cursor.
    case withoutCursor
    /// There is none, or one for a whole class of terminals.
    case missing
  }

  /// The name of the entry for a terminal: its own, or the first usable one of its relatives.
  ///
  /// - Parameter state: looks an entry up.
  /// - Throws: `TerminalError.unknownTerminal` or `cannotAddressCursor` if there is none.
  static func name(
    for terminal: String,
    state: (String) -> State
  ) throws(TerminalError) -> String {
    guard !terminal.isEmpty else { throw .unknownTerminal(terminal) }
    let own = state(terminal)
    if own == .usable { return terminal }
    let relative = TerminfoFallbacks.names(for: terminal).first { state($0) == .usable }
    if let relative { return relative }
    throw own == .missing ? .unknownTerminal(terminal) : .cannotAddressCursor(terminal)
  }

  /// Loads the entry for a terminal. Its capabilities can be read afterwards. The environment stays
  /// as it is: programs started later get the terminal's own name.
  ///
  /// - Returns: the entry's name.
  static func load(for terminal: String) throws(TerminalError) -> String {
    try name(for: terminal, state: load)
  }

  private static func load(_ name: String) -> State {
    var reason: Int32 = 0
    // With a place for the reason, curses neither prints anything nor ends the process.
    guard setupterm(name, STDOUT_FILENO, &reason) == OK else {
      return reason == 1 ? .withoutCursor : .missing
    }
    guard cn_string_capability("cup") != nil else {
      del_curterm(cn_cur_term())
      return .withoutCursor
    }
    return .usable
  }
}
