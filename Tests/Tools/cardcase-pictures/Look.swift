import TerminalHarness

/// A terminal that pictures are drawn on.
struct Look {
  let name: String
  let palette: Palette
  /// The value of `COLORFGBG`.
  let environment: String

  static let all = [
    Look(name: "dark", palette: .dark, environment: "15;0"),
    Look(name: "light", palette: .light, environment: "0;15"),
  ]
}
