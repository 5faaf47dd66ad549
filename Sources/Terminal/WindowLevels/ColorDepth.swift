/// How many palette colours a terminal has.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Attributes only.
  case none = 0
  /// The eight of ANSI.
  case eight = 8
  /// ANSI with the bright ones.
  case sixteen = 16
  /// The xterm palette.
  case full = 256

  /// The number of colours.
  public var count: Int { rawValue }

  /// The depth for a terminal that reports `colors` (terminfo's `colors`; below 0 when absent).
  public init(colors: Int) {
    self = Self.allCases.last { $0.rawValue <= max(0, colors) } ?? .none
  }

  /// Fewer colours before more.
  public static func < (a: ColorDepth, b: ColorDepth) -> Bool {
    a.rawValue < b.rawValue
  }
}
