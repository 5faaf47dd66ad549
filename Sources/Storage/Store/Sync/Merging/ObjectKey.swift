/// A kind of object. Kinds of newer programs are kept, too. The raw value is part of the format.
package struct ObjectKind: RawRepresentable, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A deck.
  package static let deck = ObjectKind(rawValue: 1)
  /// A note type that is not a standard one.
  package static let noteType = ObjectKind(rawValue: 2)
  /// A note.
  package static let note = ObjectKind(rawValue: 3)
  /// A card of a note.
  package static let card = ObjectKind(rawValue: 4)
  /// A set of parameters of the memory model.
  package static let parameters = ObjectKind(rawValue: 5)
  /// A payment card.
  package static let paymentCard = ObjectKind(rawValue: 6)
  /// A filtered deck.
  package static let filteredDeck = ObjectKind(rawValue: 7)
  /// A preset of options.
  package static let preset = ObjectKind(rawValue: 8)
  /// The name of a picture or a sound.
  package static let mediaName = ObjectKind(rawValue: 9)
}

/// The name of an object that is the same on every device: its kind, and 63 bits hashed from what
/// identifies it, such as a note's guid.
package struct ObjectKey: Sendable, Hashable, Comparable {
  /// The kind.
  package let kind: ObjectKind
  /// The hash, at least 1.
  package let id: Int64

  /// Creates a key.
  package init(_ kind: ObjectKind, _ id: Int64) {
    self.kind = kind
    self.id = id
  }

  /// Takes the part that is a hash, which tells nearly all keys apart.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Orders by kind, then by hash.
  package static func < (one: ObjectKey, other: ObjectKey) -> Bool {
    (one.kind.rawValue, one.id) < (other.kind.rawValue, other.id)
  }
}

/// A field of an object, by its number within the object's kind. Fields of newer programs are kept,
/// too. The raw value is part of the format.
package struct FieldID: RawRepresentable, Sendable, Hashable, Comparable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Orders by number.
  package static func < (one: FieldID, other: FieldID) -> Bool { one.rawValue < other.rawValue }
}

/// A part of a vault that is kept in step by itself: with a log, a key and a context of its own, so
/// that a device can have one without the other. The raw value is part of the format.
package enum SyncSpace: UInt8, Sendable, Hashable, Codable, CaseIterable {
  /// Flashcards.
  case study = 1
  /// Payment cards.
  case wallet = 2
}
