/// A colour as a card gives it.
public struct RGBColor: Sendable, Hashable, Codable {
  /// The red part.
  public let red: UInt8
  /// The green part.
  public let green: UInt8
  /// The blue part.
  public let blue: UInt8

  /// Creates a colour.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
