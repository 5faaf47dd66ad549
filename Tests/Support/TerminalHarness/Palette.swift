/// The colours of a terminal, as pictures show them: `#rrggbb`.
public struct Palette: Sendable {
  let foreground: String
  let background: String
  /// The window's frame and title bar.
  let frame: String
  let title: String
  /// The sixteen named colours; the text they make is readable on the background.
  let named: [String]

  /// A dark terminal.
  public static let dark = Palette(
    foreground: "#d5d9e0",
    background: "#15181e",
    frame: "#2a2f39",
    title: "#8b93a1",
    named: [
      "#2a2f39", "#e06c75", "#8fc379", "#e0b872", "#6aa9ef", "#c586dd", "#5fbfca", "#b9c0cb",
      "#717a88", "#ff8f97", "#b0e09a", "#ffd68f", "#95c6ff", "#e0aaf2", "#8adfe8", "#ffffff",
    ]
  )

  /// A light terminal.
  public static let light = Palette(
    foreground: "#24292f",
    background: "#fdfdfb",
    frame: "#d0d7de",
    title: "#57606a",
    named: [
      "#24292f", "#b3261e", "#2f7a32", "#8a6100", "#1f5fbf", "#8b3fa8", "#1b7a85", "#57606a",
      "#6e7781", "#c9302c", "#3a8f3e", "#9a6d00", "#2f74d8", "#a04fc0", "#208c98", "#8c959f",
    ]
  )

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
