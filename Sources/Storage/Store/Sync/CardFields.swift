import ByteCoding
import Flashcards

/// The fields of a card.
extension FlashcardSyncField {
  /// The values with which a card is first made.
  struct Identity {
    /// The note's key.
    var note: Int64
    var ordinal: Int
    var ankiID: Int64?
    /// The id in the vault where the card was made, by which its due days are spread everywhere.
    var origin: Int64

    var value: [UInt8] {
      var bytes = ByteWriter()
      for number in [note, Int64(ordinal), ankiID ?? 0, origin] { bytes.append(signed: number) }
      return bytes.bytes
    }

    init(note: Int64, of card: Flashcard) {
      self.note = note
      ordinal = card.ordinal
      ankiID = card.ankiID
      origin = card.id.rawValue
    }

    init(_ value: [UInt8]) throws(UnreadableBytes) {
      var bytes = ByteReader(value)
      note = try bytes.signed()
      ordinal = Int(try bytes.signed())
      let id = try bytes.signed()
      ankiID = id == 0 ? nil : id
      origin = try bytes.signed()
    }

    /// The id that spreads the card's due days.
    var fuzzID: FlashcardID { FlashcardID(rawValue: ankiID ?? origin) }
  }

  static let fields: [SyncField<Flashcard>] = [
    SyncField(
      home,
      { card, references in [UInt8](value: try references.key(.deck, of: card.deck.rawValue)) },
      { card, value, references in
        card.deck = DeckID(rawValue: try references.local(.deck, of: value.number()))
      }
    ),
    SyncField(
      position,
      { card, _ in [UInt8](value: Int64(card.position)) },
      { card, value, _ in card.position = Int(try value.number()) }
    ),
    SyncField(
      flag,
      { card, _ in [UInt8](value: Int64(card.flag)) },
      { card, value, _ in card.flag = UInt8(clamping: min(7, max(0, try value.number()))) }
    ),
    SyncField(
      suspended,
      { card, _ in [UInt8](value: card.isSuspended ? 1 : 0) },
      { card, value, _ in card.isSuspended = try value.number() != 0 }
    ),
    SyncField(
      buried,
      { card, _ in card.buriedOn.map { [UInt8](value: Int64($0)) } ?? [] },
      { card, value, _ in card.buriedOn = value.isEmpty ? nil : StudyDay(try value.number()) }
    ),
    SyncField(
      progress,
      { card, _ in FlashcardCodec.bytes(of: bare(card.progress)) },
      { card, value, _ in card.progress = try read(value).progress }
    ),
    SyncField(
      identity,
      { card, references in
        let note = try references.key(.note, of: card.note.rawValue)
        return Identity(note: note, of: card).value
      },
      { _, _, _ in }
    ),
    SyncField(
      placement,
      { card, _ in
        card.placement == nil && card.carried == nil
          ? [] : FlashcardCodec.bytes(of: bare(.new, card.placement, card.carried))
      },
      { card, value, _ in
        let read = value.isEmpty ? nil : try Self.read(value)
        card.placement = read?.placement
        card.carried = read?.carried
      }
    ),
    SyncField(
      stay,
      { card, references in
        guard let stay = card.stay else { return [] }
        var bytes = ByteWriter()
        bytes.append(signed: try references.key(.filteredDeck, of: stay.deck.rawValue))
        bytes.append(signed: Int64(stay.place))
        bytes.append(signed: stay.since.rawValue)
        bytes.append(signed: stay.again?.rawValue ?? 0)
        return bytes.bytes
      },
      { card, value, references in
        guard !value.isEmpty else { return card.stay = nil }
        var bytes = ByteReader(value)
        // A card in a deck that is deleted is at home, and is told to be.
        guard let deck = try references.present(.filteredDeck, of: bytes.signed()) else {
          return card.stay = nil
        }
        let place = Int(try bytes.signed())
        let since = Timestamp(milliseconds: try bytes.signed())
        let again = try bytes.signed()
        card.stay = FilteredStay(
          deck: FilteredDeckID(rawValue: deck),
          place: place,
          since: since,
          again: again == 0 ? nil : Timestamp(milliseconds: again)
        )
      }
    ),
  ]

  /// The fields in which two states of a card differ.
  static func changed(from old: Flashcard, to new: Flashcard) -> Set<FieldID> {
    var fields: Set<FieldID> = []
    if old.deck != new.deck { fields.insert(home) }
    if old.position != new.position { fields.insert(position) }
    if old.flag != new.flag { fields.insert(flag) }
    if old.isSuspended != new.isSuspended { fields.insert(suspended) }
    if old.buriedOn != new.buriedOn { fields.insert(buried) }
    if old.progress != new.progress { fields.insert(progress) }
    if old.stay != new.stay { fields.insert(stay) }
    if old.placement != new.placement || old.carried != new.carried { fields.insert(placement) }
    return fields
  }

  /// A card that has nothing but a state in the schedule.
  private static func bare(
    _ progress: FlashcardProgress,
    _ placement: Placement? = nil,
    _ carried: CarriedCard? = nil
  ) -> Flashcard {
    Flashcard(
      id: FlashcardID(rawValue: 0),
      note: NoteID(rawValue: 0),
      ordinal: 0,
      deck: DeckID(rawValue: 0),
      position: 0,
      progress: progress,
      placement: placement,
      carried: carried
    )
  }

  private static func read(_ value: [UInt8]) throws -> Flashcard {
    try value.withUnsafeBytes { try FlashcardCodec.card(0, from: $0) }
  }
}
