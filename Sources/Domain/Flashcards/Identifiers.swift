/// An identifier as in Anki: the milliseconds since 1970 at which the object was created, made
/// unique.
public protocol ObjectID: RawRepresentable, Sendable, Codable, Hashable, Comparable
where RawValue == Int64 {
  /// Wraps an existing id.
  init(rawValue: Int64)
}

extension ObjectID {
  /// Orders by time of creation.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// A new id, greater than `latest`, even if the clock went back or two objects are created in one
  /// millisecond.
  public static func next(at now: Timestamp, after latest: Self?) -> Self {
    Self(rawValue: max(now.rawValue, (latest?.rawValue ?? .min) &+ 1))
  }
}

/// The identifier of a note.
public struct NoteID: ObjectID {
  /// The stored number.
  public let rawValue: Int64
  /// Wraps an existing id.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// The identifier of a card.
public struct CardID: ObjectID {
  /// The stored number.
  public let rawValue: Int64
  /// Wraps an existing id.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// The identifier of a deck.
public struct DeckID: ObjectID {
  /// The stored number.
  public let rawValue: Int64
  /// Wraps an existing id.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// The identifier of a set of parameters, so that a review can say which it was scheduled with.
public struct ParameterSetID: ObjectID {
  /// The stored number.
  public let rawValue: Int64
  /// Wraps an existing id.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}
