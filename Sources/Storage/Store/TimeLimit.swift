/// A time after which something happens automatically. The raw value is the stored form: the
/// seconds, or `never`.
public enum TimeLimit: Hashable, Sendable, RawRepresentable, Codable {
  /// After 1 to 86,400 seconds.
  case seconds(Int)
  /// Never.
  case never

  /// Decodes a stored limit; nil if it is invalid.
  public init?(rawValue: String) {
    if rawValue == "never" {
      self = .never
    } else if let seconds = Int(rawValue), Self.range.contains(seconds) {
      self = .seconds(seconds)
    } else {
      return nil
    }
  }

  /// The stored form of the limit.
  public var rawValue: String { seconds.map(String.init) ?? "never" }

  /// Creates a limit, rounded to seconds and at most a day; nil is never.
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
