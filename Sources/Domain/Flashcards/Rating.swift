/// How well a card was remembered, as FSRS and Anki number the four answers.
public enum Rating: UInt8, Sendable, Codable, CaseIterable, Comparable {
  case again = 1
  case hard = 2
  case good = 3
  case easy = 4

  /// Whether the card counts as remembered: everything but `again`.
  public var isPass: Bool { self != .again }

  /// Again first, Easy last.
  public static func < (left: Rating, right: Rating) -> Bool { left.rawValue < right.rawValue }
}

/// One value for each of the four ratings.
public struct PerRating<Value> {
  /// The value of Again.
  public var again: Value
  /// The value of Hard.
  public var hard: Value
  /// The value of Good.
  public var good: Value
  /// The value of Easy.
  public var easy: Value

  /// Keeps one value for each rating.
  public init(again: Value, hard: Value, good: Value, easy: Value) {
    self.again = again
    self.hard = hard
    self.good = good
    self.easy = easy
  }

  /// The value of one rating.
  public subscript(rating: Rating) -> Value {
    switch rating {
    case .again: again
    case .hard: hard
    case .good: good
    case .easy: easy
    }
  }
}

extension PerRating: Sendable where Value: Sendable {}
extension PerRating: Equatable where Value: Equatable {}
