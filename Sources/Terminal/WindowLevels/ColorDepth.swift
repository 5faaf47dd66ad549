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
