/// The identifier of an object in a vault, given by an `IDSource`. In vaults of older programs it is
/// the milliseconds since 1970 at which the object was made, or those of Anki.
public protocol ObjectID: RawRepresentable, Sendable, Codable, Hashable, Comparable
where RawValue == Int64 {
  /// Wraps an existing id.
  init(rawValue: Int64)
}

extension ObjectID {
  /// Orders by time of creation.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The identifier of a note.
public struct NoteID: ObjectID {
  /// The stored number.
  public let rawValue: Int64
  /// Wraps an existing id.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// The identifier of a card.
public struct FlashcardID: ObjectID {
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

/// The identifier of a filtered deck.
public struct FilteredDeckID: ObjectID {
  /// The stored number.
  public let rawValue: Int64
  /// Wraps an existing id.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// The identifier of a preset of options.
public struct OptionsPresetID: ObjectID {
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

/// The identifier of an Anki collection of which the rest is kept.
public struct CollectionID: ObjectID {
  /// The stored number.
  public let rawValue: Int64
  /// Wraps an existing id.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// The identifier of a name of a picture or a sound.
public struct MediaNameID: ObjectID {
  /// The stored number.
  public let rawValue: Int64
  /// Wraps an existing id.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// The identifier of the content of a picture or a sound: a random number.
public struct MediaFileID: ObjectID {
  /// The stored number.
  public let rawValue: Int64
  /// Wraps an existing id.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// The identifier of a note type. Those of the standard types are 1 to 4.
public struct NoteTypeID: ObjectID {
  /// The stored number.
  public let rawValue: Int64
  /// Wraps an existing id.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}
