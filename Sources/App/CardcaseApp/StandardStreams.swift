import Glibc
import WindowTerminal

/// What commands say. File names, and names of decks and cards, are in it: on a terminal it has nothing
/// that steers one, or hides.
public enum StandardStreams {
  /// Writes lines to standard output.
  public static func show(_ lines: [String]) {
    for line in lines { print(TerminalText.text(line, for: STDOUT_FILENO)) }
  }

  /// Writes lines to standard error: for commands whose standard output is something else's.
  public static func tell(_ lines: [String]) {
    lines.forEach(complain)
  }

  /// Writes a sentence to standard error, behind the program's name.
  public static func complain(_ sentence: String) {
    var rest = Array("\(TerminalText.text("cardcase: \(sentence)", for: STDERR_FILENO))\n".utf8)[
      ...
    ]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return
      }
    }
  }
}
