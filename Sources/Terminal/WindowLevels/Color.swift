/// A colour of the terminal: its default, or one of the 256 of the xterm palette, of which the
/// first 16 are set by the user's theme.
public struct Color: Hashable, Sendable, BitwiseCopyable {
  /// 0 for the default, else the palette index plus 1.
  let code: UInt16

  /// The terminal's default foreground or background.
  public static var standard: Color { Color(code: 0) }

  init(code: UInt16) {
    self.code = code
  }

  /// A palette colour.
  public init(_ index: UInt8) {
    code = UInt16(index) + 1
  }

  /// The palette colour nearest to red, green and blue parts from 0 to 255, of those that no theme
  /// sets.
  public init(red: Int, green: Int, blue: Int) {
    let wanted = (red: red, green: green, blue: blue)
    let levels = [red, green, blue].map { $0 < 48 ? 0 : min(5, max(1, ($0 - 35) / 40)) }
    let cube = UInt8(16 + 36 * levels[0] + 6 * levels[1] + levels[2])
    let grey = UInt8(232 + min(23, max(0, ((red + green + blue) / 3 - 3) / 10)))
    let isGrey =
      Palette.distance(Palette.rgb(grey), wanted) < Palette.distance(Palette.rgb(cube), wanted)
    self.init(isGrey ? grey : cube)
  }

  /// The palette index; nil for the terminal's default.
  public var index: UInt8? {
    code == 0 ? nil : UInt8(code - 1)
  }

  /// The nearest colour of a terminal with fewer colours: of 16 or of 8 by distance in RGB, and the
  /// default if it has none.
  public func reduced(to depth: ColorDepth) -> Color {
    guard let index, index >= depth.count else { return self }
    guard depth != .none else { return .standard }
    let wanted = Palette.rgb(index)
    let nearest = (0..<UInt8(depth.count)).min {
      Palette.distance(Palette.rgb($0), wanted) < Palette.distance(Palette.rgb($1), wanted)
    }
    return nearest.map { Color($0) } ?? .standard
  }
}

/// The number of palette colours of a terminal.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Attributes only, without colours.
  case none = 0
  /// The eight of ANSI.
  case eight = 8
  /// ANSI with the bright colours.
  case sixteen = 16
  /// The xterm palette.
  case full = 256

  /// The number of colours.
  public var count: Int { rawValue }

  /// The depth for a terminal that reports `colors` (terminfo's `colors`; below 0 when absent).
  public init(colors: Int) {
    self = Self.allCases.last { $0.rawValue <= max(0, colors) } ?? .none
  }

  /// Orders by the number of colours.
  public static func < (a: ColorDepth, b: ColorDepth) -> Bool {
    a.rawValue < b.rawValue
  }
}
