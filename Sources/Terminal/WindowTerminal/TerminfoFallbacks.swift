/// Terminals that understand the sequences of another one, for machines whose terminfo database
/// lacks their own entries.
enum TerminfoFallbacks {
  /// The entries to try for a terminal, the best first; none for a name that says nothing.
  static func names(for terminal: String) -> [String] {
    guard let family = families.first(where: { $0.has(terminal) }) else { return [] }
    let names = (family.entries + common).filter { $0 != terminal }
    return names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// The entries of every machine that has any, which lack colours at the end.
  private static let common = ["xterm", "vt220", "vt100", "ansi"]

  /// Terminals that are recognized by their names.
  private struct Family {
    /// The first words of the names, in front of the end, a hyphen, a dot or a digit.
    var words: [String] = []
    /// The last words of the names, behind a hyphen.
    var endings: [String] = []
    let entries: [String]

    func has(_ terminal: String) -> Bool {
      let name = terminal.lowercased()
      return words.contains { word in
        guard name.hasPrefix(word) else { return false }
        guard let next = name.dropFirst(word.count).first else { return true }
        return next == "-" || next == "." || next.isNumber
      } || endings.contains { name.hasSuffix("-" + $0) }
    }
  }

  /// The families; the first that has a name counts.
  private static let families = [
    Family(words: ["tmux"], entries: ["tmux-256color", "screen-256color", "tmux", "screen"]),
    Family(words: ["screen"], entries: ["screen-256color", "screen"]),
    Family(words: ["linux", "fbterm", "jfbterm", "yaft"], entries: ["linux"]),
    Family(words: ["rxvt"], entries: ["rxvt-256color", "rxvt", "xterm-256color"]),
    Family(words: ["vt420", "vt340", "vt320", "vt220"], entries: ["vt220"]),
    Family(words: ["vt102", "vt100"], entries: ["vt100"]),
    Family(words: ["ansi", "pcansi", "cygwin"], entries: ["ansi"]),
    Family(
      words: [
        "xterm", "kitty", "foot", "footclient", "ghostty", "alacritty", "wezterm", "rio", "contour",
        "konsole", "vte", "gnome", "mintty", "ms-terminal", "iterm", "iterm2", "nsterm", "putty",
        "st", "stterm", "terminology", "terminator", "tilix", "kgx", "mlterm", "hterm", "warp",
        "zutty", "ptyxis", "cosmic", "zellij", "eterm", "domterm", "kmscon", "havoc", "dvtm",
      ],
      endings: ["256color", "direct", "truecolor", "24bit"],
      entries: ["xterm-256color"]
    ),
  ]
}
