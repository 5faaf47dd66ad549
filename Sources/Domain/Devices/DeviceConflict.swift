package import Flashcards
package import Secrets
package import Wording

/// A field that was changed on two devices that did not know of each other's change.
package struct DeviceConflict: Hashable, Sendable {
  /// The name of a conflict, the same as long as it stands.
  package struct ID: RawRepresentable, Hashable, Codable, Sendable {
    package let rawValue: Int64

    package init(rawValue: Int64) {
      self.rawValue = rawValue
    }
  }

  /// The kind of thing that the field is of.
  package enum Kind: Hashable, Sendable {
    case note, card, deck, noteType, paymentCard
    /// A thing of a newer program.
    case other
  }

  /// A value of the field.
  package struct Version: Hashable, Sendable {
    /// The name of the device that it was written on.
    package var device: String
    /// The time of that device's clock.
    package var time: Timestamp
    /// The value. Of a number or a code it is what may be seen of it.
    package var text: String
    /// True if it has more than may be seen without being asked for.
    package var hidesParts: Bool

    package init(device: String, time: Timestamp, text: String, hidesParts: Bool = false) {
      self.device = device
      self.time = time
      self.text = text
      self.hidesParts = hidesParts
    }
  }

  package let id: ID
  /// The thing that the field is of: the same for all of its fields.
  package var thing: Int64
  package var kind: Kind
  /// The name of the thing.
  package var name: String
  /// The name of its field.
  package var field: String
  /// The values; the first one shows everywhere.
  package var versions: [Version]

  package init(
    id: ID,
    thing: Int64,
    kind: Kind,
    name: String,
    field: String,
    versions: [Version]
  ) {
    self.id = id
    self.thing = thing
    self.kind = kind
    self.name = name
    self.field = field
    self.versions = versions
  }
}

extension DeviceConflict.Kind {
  /// The words for it.
  package var label: Phrase {
    switch self {
    case .note: .paletteNote
    case .card: .conflictCard
    case .deck: .columnDeck
    case .noteType: .conflictFieldType
    case .paymentCard: .conflictPaymentCard
    case .other: .conflictOther
    }
  }
}

/// A part of a version that is shown only where that is asked for, such as the number of a card.
package struct RevealedPart: Sendable {
  /// Its name; empty where it is all of the version.
  package let label: String
  /// What it is.
  package let text: SecretText

  package init(_ label: String, _ text: SecretText) {
    self.label = label
    self.text = text
  }
}
