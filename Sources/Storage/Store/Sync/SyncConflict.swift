package import Flashcards
package import PaymentCards

/// A field that was changed on several devices at once: one value shows, the others are kept.
package struct SyncConflict: Sendable {
  /// The object.
  package let key: ObjectKey
  /// The field.
  package let field: FieldID
  /// The name of the object: a note's first field, a deck's name, a payment card's title.
  package let name: String
  /// The name of the field, where the user gave it one: that of a note's field.
  package let fieldName: String?
  /// The values, the one that shows first.
  package let versions: [Version]

  /// A value of the field.
  package struct Version: Sendable {
    /// The write that set it, which tells it from the others.
    package let dot: Dot
    /// The time of the write in milliseconds since 1970.
    package let time: Int64
    /// The value.
    package let value: Value
  }

  /// A decoded value, to be said in words.
  package enum Value: Sendable {
    /// Words of the user's.
    case text(String)
    /// The number of a flag; 0 for none.
    case flag(Int)
    /// Yes or no.
    case isSet(Bool)
    /// A deck that has this option so.
    case deck(Deck, FieldID)
    /// A note type.
    case noteType(NoteType)
    /// A brand; nil for that of the number.
    case brand(Brand?)
    /// Number, expiry and security code of a card.
    case details(PaymentCardStore.Card)
    /// The custom fields of a card.
    case customFields([CustomField])
    /// It can't be read.
    case unreadable
  }

  /// One of the values.
  package struct Choice: Sendable, Hashable {
    package let key: ObjectKey
    package let field: FieldID
    package let dot: Dot

    /// The value that a write set.
    package init(_ key: ObjectKey, _ field: FieldID, _ dot: Dot) {
      self.key = key
      self.field = field
      self.dot = dot
    }
  }
}
