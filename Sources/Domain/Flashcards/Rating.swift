/// The learner's rating of an answer, with the numbers of FSRS and Anki.
public enum Rating: UInt8, Sendable, Codable, CaseIterable, Comparable {
  case again = 1
  case hard = 2
  case good = 3
  case easy = 4

  /// True if the card counts as remembered: for everything but `again`.
  public var isPass: Bool { self != .again }

  /// Orders from Again to Easy.
  public static func < (left: Rating, right: Rating) -> Bool { left.rawValue < right.rawValue }
}

/// One value for each of the four ratings.
public struct PerRating<Value> {
  /// The value for Again.
  public var again: Value
  /// The value for Hard.
  public var hard: Value
  /// The value for Good.
  public var good: Value
  /// The value for Easy.
  public var easy: Value

  /// Creates one value for each rating.
  public init(again: Value, hard: Value, good: Value, easy: Value) {
    self.again = again
    self.hard = hard
    self.good = good
    self.easy = easy
  }

  /// The value for a rating.
  public subscript(rating: Rating) -> Value {
    get {
      switch rating {
      case .again: again
      case .hard: hard
      case .good: good
      case .easy: easy
      }
    }
    set {
      switch rating {
      case .again: again = newValue
      case .hard: hard = newValue
      case .good: good = newValue
      case .easy: easy = newValue
      }
    }
  }
}

extension PerRating {
  /// Creates the same value for each rating.
  init(repeating value: Value) {
    self.init(again: value, hard: value, good: value, easy: value)
  }

  /// Creates a value for each rating from the rating.
  init(_ value: (Rating) -> Value) {
    self.init(again: value(.again), hard: value(.hard), good: value(.good), easy: value(.easy))
  }
}

extension PerRating where Value == Double {
  /// The sum of the four values.
  var sum: Double { again + hard + good + easy }
}

extension PerRating: Sendable where Value: Sendable {}
extension PerRating: Equatable where Value: Equatable {}
extension PerRating: Hashable where Value: Hashable {}
extension PerRating: Codable where Value: Codable {}
