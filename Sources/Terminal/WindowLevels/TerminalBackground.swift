/// The background of a terminal.
public enum TerminalBackground: String, Hashable, Sendable, CaseIterable, Codable {
  /// Nearer to black.
  case dark
  /// Nearer to white.
  case light
  /// Not known.
  case unknown

  /// The background of a colour, whose parts go from 0 to 1. The limit is the luminance that has
  /// the same contrast with black and with white.
  public init(red: Double, green: Double, blue: Double) {
    let isLight = Luminance.of(red: red, green: green, blue: blue) > Luminance.middle
    self = isLight ? .light : .dark
  }
}
