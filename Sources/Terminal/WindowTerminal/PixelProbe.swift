import WindowLevels

/// What is found out about a terminal that is to be given pictures: by a question, and by what it is called.
///
/// Several terminals have kitty's graphics protocol, and say so; few of them show a picture in the place of
/// characters, of which none can be asked. These are known by their names.
struct PixelProbe: Hashable {
  /// The terminals that show pictures in the place of characters, in small letters.
  private static let known = ["kitty", "ghostty"]

  /// The question: the protocol, and the terminal's name and version (XTVERSION).
  static let bytes = KittyGraphics.query + Array("\u{1B}[>q".utf8)

  /// The size of a cell in pixels.
  let cell: Size
  /// True if the terminal has the protocol.
  var hasProtocol = false
  /// True if it is one of those that are known.
  private(set) var isKnown: Bool

  /// - Parameter terminal: the name of the terminal in `TERM`.
  init(terminal: String, cell: Size) {
    self.cell = cell
    isKnown = Self.known.contains { terminal == $0 || terminal.hasPrefix("xterm-" + $0) }
  }

  /// Takes in what the terminal calls itself.
  mutating func take(name: String) {
    isKnown = Self.known.contains { name.lowercased().hasPrefix($0) }
  }

  /// True if it shows pictures.
  var isMet: Bool { hasProtocol && isKnown }

  /// True if a terminal may be asked: never within a multiplexer, which could hide a picture that it can't
  /// delete.
  static func mayAsk(_ terminal: String, isSet: (String) -> Bool) -> Bool {
    BackgroundRequest.isAnswered(by: terminal, isSet: isSet)
      && !["TMUX", "STY", "ZELLIJ"].contains(where: isSet)
      && !["tmux", "screen"].contains { terminal.hasPrefix($0) }
  }
}
