import WindowLevels

/// The ways to learn a terminal's background: what the environment says, and a request.
enum BackgroundRequest {
  /// The request for the colour of the background (OSC 11).
  static let bytes = Array("\u{1B}]11;?\u{1B}\\".utf8)
  /// The request behind all others, for the device's attributes (DA1).
  static let end = Array("\u{1B}[c".utf8)

  /// The beginnings of the names of terminals that are known to answer it. tmux answers for the
  /// terminals that it is shown on (3.4), and says what it is in any version.
  private static let answering = [
    "xterm", "foot", "alacritty", "kitty", "wezterm", "ghostty", "rxvt-unicode", "contour",
    "konsole", "vte", "gnome", "mintty", "iterm", "tmux",
  ]

  /// The variables of multiplexers of which not all pass the request on.
  private static let multiplexers = ["STY", "ZELLIJ"]

  /// The name under which tmux shows itself too, as GNU screen does.
  private static let screen = "screen"

  /// True if a terminal is known to answer.
  static func isAnswered(by terminal: String, isSet: (String) -> Bool) -> Bool {
    let names = answering + (isSet("TMUX") ? [screen] : [])
    return names.contains { terminal.hasPrefix($0) } && !multiplexers.contains(where: isSet)
  }

  /// The background by the variable `COLORFGBG`, whose last part is the number of a colour. 7 and
  /// the bright colours are light, as Vim has it; 8 is a dark grey.
  static func background(colorFGBG: String) -> TerminalBackground {
    guard let last = colorFGBG.split(separator: ";", omittingEmptySubsequences: false).last,
      let color = UInt8(last), color < 16
    else { return .unknown }
    return color < 7 || color == 8 ? .dark : .light
  }
}
