import Glibc

/// Relative luminance and contrast (WCAG 2.2, "relative luminance" and "contrast ratio").
enum Luminance {
  /// The luminance that has the same contrast, 4.58 to 1, with black and with white.
  static let middle = 0.1791

  /// The luminance, from 0 to 1, of a colour whose parts go from 0 to 1.
  static func of(red: Double, green: Double, blue: Double) -> Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast of two luminances, from 1 to 21.
  static func contrast(_ a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}

extension Color {
  /// The luminance in xterm's palette, from 0 to 1; nil for the terminal's default.
  private var luminance: Double? {
    guard let (red, green, blue) = parts else { return nil }
    return Luminance.of(
      red: Double(red) / 255,
      green: Double(green) / 255,
      blue: Double(blue) / 255
    )
  }

  /// The contrast with a colour, from 1 to 21; nil if either is the terminal's default.
  public func contrast(with other: Color) -> Double? {
    guard let luminance, let other = other.luminance else { return nil }
    return Luminance.contrast(luminance, other)
  }

  /// The contrast with black on a dark background and white on a light one, from 1 to 21; the lower
  /// of both on an unknown one; nil for the terminal's default.
  public func contrast(with background: TerminalBackground) -> Double? {
    guard let luminance else { return nil }
    let black = Luminance.contrast(luminance, 0)
    let white = Luminance.contrast(luminance, 1)
    return switch background {
    case .dark: black
    case .light: white
    case .unknown: min(black, white)
    }
  }
}
