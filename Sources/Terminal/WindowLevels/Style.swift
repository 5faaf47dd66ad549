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
