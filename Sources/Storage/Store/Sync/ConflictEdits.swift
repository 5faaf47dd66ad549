import ByteCoding
import Flashcards
import PaymentCards
import Vault

/// The changes of records by choices among the values of fields: edits like any others, which can be
/// undone and which other devices get.
struct ConflictEdits {
  /// The name of what is changed, for the undo log.
  var name = ""
  private let records: RecordWriter
  private let objects: SyncObjects
  private let values: PaymentCardValues?
  private let references: StudyReferences
  private var types: [Int64: NoteType] = [:]
  private var presets: [Int64: OptionsPreset] = [:]
  private var decks: [Int64: Deck] = [:]
  private var notes: [Int64: Note] = [:]
  private var cards: [Int64: Flashcard] = [:]
  private var paymentCards: [Int64: PaymentCardCodec.Content] = [:]

  init(_ records: RecordWriter, _ objects: SyncObjects, _ values: PaymentCardValues?) {
    self.records = records
    self.objects = objects
    self.values = values
    references = StudyReferences(objects, records)
  }

  /// Sets a field of an object to a value.
  mutating func set(
    _ field: FieldID,
    _ value: [UInt8],
    of key: ObjectKey,
    _ object: SyncObject
  ) throws {
    let local = object.local
    switch key.kind {
    case .noteType:
      let type = try value.withUnsafeBytes { try NoteTypeCodec.noteType(from: $0) }
      types[local] = type.with(id: NoteTypeID(rawValue: local))
    case .preset:
      let id = OptionsPresetID(rawValue: local)
      guard var preset = try presets[local] ?? records.preset(id) else { return }
      try OptionsPresetFields.all.first { $0.id == field }?.set(&preset, value, references)
      presets[local] = preset
    case .deck:
      guard var deck = try decks[local] ?? records.deck(DeckID(rawValue: local)) else { return }
      try DeckFields.all.first { $0.id == field }?.set(&deck, value, references)
      decks[local] = deck
    case .note:
      guard let note = try notes[local] ?? records.note(NoteID(rawValue: local)) else { return }
      let known = try records.noteTypes()
      notes[local] = try NoteFields.note(
        note,
        setting: [field: value],
        types: { local in
          let id = NoteTypeID(rawValue: local)
          guard let type = StandardNoteType(id)?.type ?? known[id] else {
            throw UnreadableBytes.invalid
          }
          return type
        },
        references
      )
    case .card:
      guard var card = try cards[local] ?? records.card(FlashcardID(rawValue: local)) else {
        return
      }
      if field == FlashcardSyncField.home {
        let home = try objects.resolved(ObjectKey(.deck, value.number()))
        card.deck = DeckID(rawValue: try references.local(.deck, of: home.id))
      } else {
        try FlashcardSyncField.fields.first { $0.id == field }?.set(&card, value, references)
      }
      cards[local] = card
    case .paymentCard:
      guard let values,
        var content = try paymentCards[local] ?? PaymentCardStore.kept(local, in: records)
      else { return }
      try values.set(field, value, &content.card, &content.place)
      paymentCards[local] = content
    default: break
    }
  }

  /// Writes the records, with what undoes all of it at once.
  func write(at now: Timestamp) throws -> AppliedChanges {
    var applied = AppliedChanges()
    var change = ChangeSet()
    change.noteTypes = types.values.sorted { $0.id < $1.id }
    change.presets = presets.values.sorted { $0.id < $1.id }
    change.decks = decks.values.sorted { $0.id < $1.id }
    change.notes = notes.values.sorted { $0.id < $1.id }
    change.cards = cards.values.sorted { $0.id < $1.id }
    if !change.isEmpty {
      let capture = try records.write(change, at: now)
      let operation = UndoableOperation(.settling, name)
      try records.log(capture.record, of: operation, concerning: capture.decks, at: now)
      applied.changes.study = capture.change
      var replayed = ChangeSet()
      replayed.cards = try DerivedProgress(records, objects)
        .update([], inDecks: Set(capture.change.decks.map(\.id)))
      if !replayed.isEmpty { applied.changes.study.merge(replayed) }
    }
    let ids = paymentCards.keys.sorted()
    guard !ids.isEmpty else { return applied }
    applied.changes.savedCards = try PaymentCardStore.change(
      ids,
      .paymentCardSettling,
      name,
      at: now,
      records
    ) { records in
      try paymentCards.sorted { $0.key < $1.key }.map { id, content in
        try PaymentCardStore.put(content.card, id, at: content.place, records)
      }
    }
    return applied
  }
}
