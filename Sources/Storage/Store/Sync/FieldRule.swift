import PaymentCards

/// The treatment of values of a field that do not show.
enum FieldRule {
  /// They are listed as conflicts, and anybody can choose.
  case told
  /// They are left out: the latest is enough.
  case silent
  /// The field follows from the merged answers while writes are concurrent.
  case derived

  init(of field: FieldID, in kind: ObjectKind) {
    self =
      switch (kind, field) {
      case (.card, FlashcardSyncField.progress): .derived
      case (.card, FlashcardSyncField.placement), (.card, FlashcardSyncField.position),
        (.card, FlashcardSyncField.buried), (.card, FlashcardSyncField.stay),
        (.card, FlashcardSyncField.identity), (.note, NoteFields.identity),
        (.note, NoteFields.modified),
        (.deck, DeckFields.alias), (.deck, DeckFields.carried), (.deck, DeckFields.ankiID),
        (.deck, DeckFields.extra), (.deck, DeckFields.preset), (.deck, DeckFields.exams),
        (.deck, DeckFields.easyDates),
        (.preset, OptionsPresetFields.carried), (.preset, OptionsPresetFields.ankiID),
        (.paymentCard, PaymentCardFields.place), (.parameters, _), (.filteredDeck, _),
        (.mediaName, _):
        .silent
      default: .told
      }
  }
}

extension FieldRule {
  /// True if this program knows the field, and the kind of objects.
  static func isKnown(_ field: FieldID, of kind: ObjectKind) -> Bool {
    switch kind {
    case .card: FlashcardSyncField.all.contains(field)
    case .deck: field == DeckFields.alias || isInRecord(field, of: kind)
    case .mediaName: MediaNameFields.numbers.contains(field)
    default: isInRecord(field, of: kind)
    }
  }

  /// True if the value that shows is in the object's record, and need not be kept twice.
  static func isInRecord(_ field: FieldID, of kind: ObjectKind) -> Bool {
    switch kind {
    case .deck: DeckFields.numbers.contains(field)
    case .preset: OptionsPresetFields.numbers.contains(field)
    case .filteredDeck: FilteredDeckFields.numbers.contains(field)
    case .note:
      field.rawValue <= NoteFields.modified.rawValue || field.rawValue >= NoteFields.firstText
    case .card:
      field != FlashcardSyncField.identity && field != FlashcardSyncField.home
        && FlashcardSyncField.all.contains(field)
    case .noteType: field == NoteTypeFields.made || field == NoteTypeFields.changed
    case .parameters: field == FieldID(rawValue: 1)
    case .paymentCard: PaymentCardFields.all.contains(field)
    default: false
    }
  }
}

/// The fields of a card. The raw values are part of the format.
enum FlashcardSyncField {
  /// The deck's key.
  static let home = FieldID(rawValue: 1)
  static let position = FieldID(rawValue: 2)
  static let flag = FieldID(rawValue: 3)
  static let suspended = FieldID(rawValue: 4)
  static let buried = FieldID(rawValue: 5)
  static let progress = FieldID(rawValue: 6)
  /// The note's key, the ordinal, Anki's id, and the id in the vault where it was made.
  static let identity = FieldID(rawValue: 7)
  /// The state that the answers do not explain, and what Anki has besides.
  static let placement = FieldID(rawValue: 8)
  /// The filtered deck's key, the place, the time since when and the time at which it comes again, 0 for
  /// none; empty at home.
  static let stay = FieldID(rawValue: 10)

  static let all = [home, position, flag, suspended, buried, progress, identity, placement, stay]
}

/// The fields of a note type. The raw values are part of the format.
enum NoteTypeFields {
  /// The type as it was made.
  static let made = FieldID(rawValue: 1)
  /// The type as it is since it was changed. A program that does not know of layouts must not arrange texts
  /// by it.
  static let changed = FieldID(rawValue: 2)
}

/// The fields of a note. The raw values are part of the format.
enum NoteFields {
  /// The note type's key.
  static let type = FieldID(rawValue: 1)
  static let tags = FieldID(rawValue: 2)
  /// The guid, Anki's id, and the id in the vault where it was made.
  static let identity = FieldID(rawValue: 3)
  static let modified = FieldID(rawValue: 4)
  /// The text in the first place of the record; those after it follow.
  static let firstText: UInt8 = 32
  /// The texts in all places that have no number of their own.
  static let furtherTexts = FieldID(rawValue: 255)

  /// The number of the text in a place.
  static func text(_ place: Int) -> FieldID {
    place < 255 - Int(firstText) ? FieldID(rawValue: firstText + UInt8(place)) : furtherTexts
  }
}

/// The fields of a deck, but for most of its options. The raw values are part of the format.
enum DeckFields {
  static let name = FieldID(rawValue: 1)
  static let newPerDay = FieldID(rawValue: 2)
  static let reviewsPerDay = FieldID(rawValue: 3)
  static let retention = FieldID(rawValue: 4)
  static let days = FieldID(rawValue: 10)
  static let rules = FieldID(rawValue: 11)
  /// The key of the set that it uses; 0 for none.
  static let parameters = FieldID(rawValue: 12)
  static let carried = FieldID(rawValue: 16)
  static let ankiID = FieldID(rawValue: 17)
  /// The key of the deck of the same name that takes its place.
  static let alias = FieldID(rawValue: 18)
  /// The tag of its language; empty for none of its own.
  static let language = FieldID(rawValue: 19)
  /// The key of the preset that it follows, 0 for options of its own, and what it has of its own; empty if
  /// none was chosen.
  static let preset = FieldID(rawValue: 20)
  /// What it has for one day beyond its limits.
  static let extra = FieldID(rawValue: 27)
  /// Its exams; empty without any.
  static let exams = FieldID(rawValue: 29)
  /// Its easy dates; empty without any.
  static let easyDates = FieldID(rawValue: 30)
}

/// The values of a payment card, as its fields name them, and its place.
enum PaymentCardFields {
  /// Number, expiry and security code.
  static let details = FieldID(rawValue: PaymentCardField.number.row.synced)
  static let place = FieldID(rawValue: 6)

  /// The fields of each value.
  static let fields = Dictionary(grouping: PaymentCardField.allCases) { id(of: $0) }

  static let all = (fields.keys + [place]).sorted()

  static func id(of field: PaymentCardField) -> FieldID { FieldID(rawValue: field.row.synced) }
}
