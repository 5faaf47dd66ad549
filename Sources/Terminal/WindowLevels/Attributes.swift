/// Attributes of a cell, which terminals without colours have too.
public struct Attributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The set as bits.
  public let rawValue: UInt8

  /// The set with these bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Bold.
  public static let bold = Attributes(rawValue: 1)
  /// Dim.
  public static let dim = Attributes(rawValue: 2)
  /// Underlined.
  public static let underline = Attributes(rawValue: 4)
  /// Foreground and background swapped.
  public static let reverse = Attributes(rawValue: 8)
}
