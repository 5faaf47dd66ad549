/// The colours of a dark terminal, as pictures show them: `#rrggbb`.
struct Palette: Sendable {
  var foreground = "#d5d9e0"
  var background = "#15181e"
  /// The window's frame and title bar.
  var frame = "#2a2f39"
  var title = "#8b93a1"
  /// The sixteen named colours; the text they make is readable on the background.
  var named = [
    "#2a2f39", "#e06c75", "#8fc379", "#e0b872", "#6aa9ef", "#c586dd", "#5fbfca", "#b9c0cb",
    "#717a88", "#ff8f97", "#b0e09a", "#ffd68f", "#95c6ff", "#e0aaf2", "#8adfe8", "#ffffff",
  ]

  /// The steps of xterm's 6 × 6 × 6 cube.
  private static let steps = [0, 95, 135, 175, 215, 255]

  func foreground(_ color: TerminalColor) -> String {
    color == .standard ? foreground : hexadecimal(color)
  }

  func background(_ color: TerminalColor) -> String {
    color == .standard ? background : hexadecimal(color)
  }

  private func hexadecimal(_ color: TerminalColor) -> String {
    switch color {
    case .standard:
      return foreground
    case .rgb(let red, let green, let blue):
      return Self.hexadecimal([Int(red), Int(green), Int(blue)])
    case .indexed(let index):
      let number = Int(index)
      if number < named.count { return named[number] }
      if number >= 232 {
        return Self.hexadecimal(Array(repeating: 8 + 10 * (number - 232), count: 3))
      }
      let cube = number - 16
      return Self.hexadecimal([cube / 36, cube / 6 % 6, cube % 6].map { Self.steps[$0] })
    }
  }

  private static func hexadecimal(_ parts: [Int]) -> String {
    "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
