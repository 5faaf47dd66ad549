/// A colour of the terminal: its default, one of the 256 of the xterm palette, of which the first 16
/// are set by the user's theme, or one of 24 bits.
public struct Color: Hashable, Sendable, BitwiseCopyable {
  /// 0 for the default, the palette index plus 1, or `direct` with red, green and blue: 25 bits.
  let code: UInt32

  private static let direct: UInt32 = 1 << 24

  /// The terminal's default foreground or background.
  public static var standard: Color { Color(code: 0) }

  init(code: UInt32) {
    self.code = code
  }

  /// A palette colour.
  public init(_ index: UInt8) {
    code = UInt32(index) + 1
  }

  /// The colour of 24 bits with red, green and blue parts from 0 to 255; others become the nearest of
  /// these. A terminal with fewer colours shows the nearest that it has.
  public init(red: Int, green: Int, blue: Int) {
    code = [red, green, blue].reduce(1) { $0 << 8 | UInt32(min(255, max(0, $1))) }
  }

  /// The palette index; nil for the terminal's default and for a colour of 24 bits.
  public var index: UInt8? {
    (1..<Self.direct).contains(code) ? UInt8(truncatingIfNeeded: code - 1) : nil
  }

  /// The red, green and blue parts from 0 to 255, in xterm's palette where it is of the palette; nil
  /// for the terminal's default.
  public var parts: (red: Int, green: Int, blue: Int)? {
    guard code & Self.direct != 0 else { return index.map { Palette.rgb($0) } }
    return (Int(code >> 16 & 0xFF), Int(code >> 8 & 0xFF), Int(code & 0xFF))
  }

  /// True for a colour of 24 bits.
  public var isDirect: Bool { code & Self.direct != 0 }

  /// The nearest colour of a terminal with fewer colours, and the default if it has none. Of the
  /// palette it is one that no theme sets, by a weighted distance in RGB.
  public func reduced(to depth: ColorDepth) -> Color {
    guard let parts, index.map({ $0 >= depth.count }) ?? (depth < .direct) else { return self }
    guard depth != .none else { return .standard }
    return Color(Palette.nearest(to: parts, of: depth.count))
  }

  /// This colour with a share, from 0 to 1, of another, as one of 24 bits; unchanged if either is the
  /// terminal's default.
  public func mixed(with other: Color, share: Double) -> Color {
    guard let parts, let other = other.parts else { return self }
    func mix(_ own: Int, _ other: Int) -> Int {
      Int((Double(own) + Double(other - own) * share).rounded())
    }
    return Color(
      red: mix(parts.red, other.red),
      green: mix(parts.green, other.green),
      blue: mix(parts.blue, other.blue)
    )
  }
}

/// The number of colours of a terminal.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Attributes only, without colours.
  case none = 0
  /// The eight of ANSI.
  case eight = 8
  /// ANSI with the bright colours.
  case sixteen = 16
  /// The xterm palette.
  case full = 256
  /// 24 bits, and the xterm palette.
  case direct = 16_777_216

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
