/// The style of a cell: its colours and attributes.
public struct Style: Hashable, Sendable, BitwiseCopyable {
  /// The colour of the text.
  public var foreground: Color
  /// The colour behind it.
  public var background: Color
  /// The attributes.
  public var attributes: Attributes

  /// Creates a style; the terminal's default by default.
  public init(
    foreground: Color = .standard,
    background: Color = .standard,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's default style.
  public static var plain: Style { Style() }

  /// This style with more attributes.
  public func adding(_ attributes: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }
}

/// Attributes of a cell, which terminals without colours have too.
public struct Attributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The set as bits.
  public let rawValue: UInt8

  /// The set with those of these bits for which a cell has room, the lower six.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & Self.mask
  }

  static let mask: UInt8 = 0x3F

  /// Bold.
  public static let bold = Attributes(rawValue: 1)
  /// Dim.
  public static let dim = Attributes(rawValue: 2)
  /// Underlined.
  public static let underline = Attributes(rawValue: 4)
  /// Foreground and background swapped.
  public static let reverse = Attributes(rawValue: 8)
  /// Italic; underlined on a terminal without italics.
  public static let italic = Attributes(rawValue: 16)
  /// A part of a picture, for which the canvas has pixels too. It has no look of its own.
  package static let pixels = Attributes(rawValue: 32)
}
