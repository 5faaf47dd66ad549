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
