/// Ids as Anki has them: the milliseconds since 1970 at which the thing was made, made unique.
public protocol MillisecondID: RawRepresentable, Sendable, Codable, Hashable, Comparable
where RawValue == Int64 {
  /// Keeps a number that already is an id.
  init(rawValue: Int64)
}

extension MillisecondID {
  /// The one made first comes first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// An id for something made now, after all `existing` ones.
  ///
  /// A clock that went back, or two things made in one millisecond, still give a new id.
  public static func next(at now: Timestamp, after latest: Self?) -> Self {
    Self(rawValue: max(now.rawValue, (latest?.rawValue ?? .min) &+ 1))
  }
}

/// Names a note.
public struct NoteID: MillisecondID {
  /// The number that is kept.
  public let rawValue: Int64
  /// Keeps a number that already is an id.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Names a card: one question of a note.
public struct CardID: MillisecondID {
  /// The number that is kept.
  public let rawValue: Int64
  /// Keeps a number that already is an id.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Names a deck.
public struct DeckID: MillisecondID {
  /// The number that is kept.
  public let rawValue: Int64
  /// Keeps a number that already is an id.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Names a set of a model's parameters, so that a review can say which it was scheduled with.
public struct ParameterSetID: MillisecondID {
  /// The number that is kept.
  public let rawValue: Int64
  /// Keeps a number that already is an id.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}
