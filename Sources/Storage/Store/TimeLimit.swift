/// A time after which something happens by itself. The raw value is what is kept: the seconds, or
/// `never`.
public enum TimeLimit: Hashable, Sendable, RawRepresentable, Codable {
  /// After so many seconds, 1 to 86,400.
  case seconds(Int)
  /// It does not happen by itself.
  case never

  /// A limit as it is kept; nil for what is none.
  public init?(rawValue: String) {
    if rawValue == "never" {
      self = .never
    } else if let seconds = Int(rawValue), Self.range.contains(seconds) {
      self = .seconds(seconds)
    } else {
      return nil
    }
  }

  /// The limit as it is kept.
  public var rawValue: String { seconds.map(String.init) ?? "never" }

  /// A limit of so much time, to the second and at most a day; nil is never.
  public init(_ time: Duration?) {
    guard let time else {
      self = .never
      return
    }
    self = .seconds(Int(min(max(time.components.seconds, 1), Int64(Self.range.upperBound))))
  }

  /// The time; nil for never.
  public var duration: Duration? { seconds.map { .seconds($0) } }

  /// The time in seconds; nil for never.
  public var seconds: Int? {
    switch self {
    case .seconds(let seconds): seconds
    case .never: nil
    }
  }

  private static let range = 1...86_400
}
