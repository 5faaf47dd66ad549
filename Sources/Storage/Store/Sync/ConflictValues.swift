import ByteCoding
import Flashcards
import FoundationEssentials
import PaymentCards
import Vault

/// Reads values of fields for choosing among them.
struct ConflictValues {
  private let records: RecordWriter
  private let objects: SyncObjects
  private let references: StudyReferences
  private let values: PaymentCardValues?

  init(_ records: RecordWriter, _ objects: SyncObjects, _ values: PaymentCardValues?) {
    self.records = records
    self.objects = objects
    self.values = values
    references = StudyReferences(objects, records)
  }

  /// Decodes a value. One that can't be read is told as that, so that another one can be chosen.
  func value(
    _ bytes: [UInt8],
    of field: FieldID,
    _ key: ObjectKey,
    _ object: SyncObject
  ) -> SyncConflict.Value {
    // For the reason above.
    (try? read(bytes, of: field, key, object)) ?? .unreadable
  }

  private func read(
    _ bytes: [UInt8],
    of field: FieldID,
    _ key: ObjectKey,
    _ object: SyncObject
  ) throws -> SyncConflict.Value {
    switch key.kind {
    case .note: return try note(bytes, field)
    case .card: return try card(bytes, field)
    case .deck: return try deck(bytes, field, object.local)
    case .preset:
      guard field != OptionsPresetFields.name else { return .text(bytes.text) }
      let id = OptionsPresetID(rawValue: object.local)
      guard var deck = try records.preset(id)?.deck else { return .unreadable }
      return try option(bytes, field, of: &deck)
    case .noteType:
      return .noteType(try bytes.withUnsafeBytes { try NoteTypeCodec.noteType(from: $0) })
    case .paymentCard: return try paymentCard(bytes, field)
    default: return .unreadable
    }
  }

  private func note(_ bytes: [UInt8], _ field: FieldID) throws -> SyncConflict.Value {
    switch field {
    case NoteFields.tags: return .text(bytes.text)
    case NoteFields.type:
      let id = NoteTypeID(rawValue: try references.local(.noteType, of: bytes.number()))
      let type = try StandardNoteType(id)?.type ?? records.noteTypes()[id]
      return type.map { .text($0.name) } ?? .unreadable
    case NoteFields.furtherTexts:
      var reader = ByteReader(bytes)
      var texts: [String] = []
      while !reader.isEmpty {
        texts.append(try NoteFields.fieldText(Array(try reader.content())).text)
      }
      return .text(texts.joined(separator: "\n"))
    case _ where field.rawValue >= NoteFields.firstText:
      return .text(try NoteFields.fieldText(bytes).text)
    default: return .unreadable
    }
  }

  private func card(_ bytes: [UInt8], _ field: FieldID) throws -> SyncConflict.Value {
    switch field {
    case FlashcardSyncField.home:
      let key = try objects.resolved(ObjectKey(.deck, bytes.number()))
      let local = try objects.object(key)?.local ?? 0
      let deck = try records.deck(DeckID(rawValue: local))
      return deck.map { .text($0.name.description) } ?? .unreadable
    case FlashcardSyncField.flag: return .flag(Int(try bytes.number()))
    case FlashcardSyncField.suspended: return .isSet(try bytes.number() != 0)
    default: return .unreadable
    }
  }

  /// The options that no screen has are told as they stand in the record.
  private func deck(
    _ bytes: [UInt8],
    _ field: FieldID,
    _ local: Int64
  ) throws -> SyncConflict.Value {
    switch field {
    case DeckFields.name: return .text(bytes.text)
    case DeckFields.parameters:
      let key = try bytes.number()
      guard key != 0 else { return .text("") }
      let id = ParameterSetID(rawValue: try references.local(.parameters, of: key))
      let numbers = try records.parameters(id)?.parameters.values ?? []
      return .text(numbers.map { "\($0)" }.joined(separator: " "))
    default:
      guard var deck = try records.deck(DeckID(rawValue: local)) else { return .unreadable }
      return try option(bytes, field, of: &deck)
    }
  }

  private func option(
    _ bytes: [UInt8],
    _ field: FieldID,
    of deck: inout Deck
  ) throws -> SyncConflict.Value {
    guard field != DeckFields.days, field != DeckFields.rules else { return .text(bytes.text) }
    try DeckFields.all.first { $0.id == field }?.set(&deck, bytes, references)
    return .deck(deck, field)
  }

  private func paymentCard(_ bytes: [UInt8], _ field: FieldID) throws -> SyncConflict.Value {
    switch PaymentCardFields.fields[field]?.first?.slot {
    case .text: return .text(bytes.text)
    case .flag: return .isSet(try bytes.number() != 0)
    case .brand: return .brand(Brand(rawValue: bytes.text))
    case .digits, .month: return try values.map { .details(try $0.details(bytes)) } ?? .unreadable
    case .customFields where bytes.isEmpty: return .customFields([])
    case .customFields:
      return try values.map { .customFields(try $0.details(bytes).customFields) } ?? .unreadable
    case nil: return .unreadable
    }
  }
}

extension SyncObjects {
  /// The values of a field that do not show and that are other ones: two decks of one name are one,
  /// and a note type is the same by whatever id a vault has it.
  func conflicts(
    in register: Register,
    of field: FieldID,
    _ key: ObjectKey
  ) throws -> [FieldVersion] {
    guard let shown = register.shown, register.isConcurrent else { return [] }
    var seen: Set<[UInt8]> = [try comparable(shown.value ?? [], of: field, key.kind)]
    return try register.versions.dropFirst().filter { version in
      seen.insert(try comparable(version.value ?? [], of: field, key.kind)).inserted
    }
  }

  /// The fields of an object that wait for a choice.
  func toldConflicts(_ key: ObjectKey, _ object: SyncObject) throws -> [FieldID] {
    // In the place of a deck with an alias is another one, which has the values.
    guard object.registers.exists,
      object.registers.fields[DeckFields.alias] == nil || key.kind != .deck
    else { return [] }
    return try object.registers.fields.filter { field, register in
      try register.isConcurrent && FieldRule(of: field, in: key.kind) == .told
        && !(key.kind == .noteType && field == NoteTypeFields.made
          && object.registers.fields[NoteTypeFields.changed] != nil)
        && !conflicts(in: register, of: field, key).isEmpty
        && !(key.kind == .deck && hasFromPreset(field, object))
    }.map(\.key)
  }

  /// True if a deck has a field from its preset, for which the choice is made.
  private func hasFromPreset(_ field: FieldID, _ object: SyncObject) throws -> Bool {
    try records.deck(DeckID(rawValue: object.local))?.hasFromPreset(field) == true
  }

  private func comparable(
    _ value: [UInt8],
    of field: FieldID,
    _ kind: ObjectKind
  ) throws -> [UInt8] {
    switch (kind, field) {
    case (.card, FlashcardSyncField.home):
      return [UInt8](value: try resolved(ObjectKey(.deck, value.number())).id)
    case (.noteType, _):
      // One that can't be read is a value of its own.
      let type = try? value.withUnsafeBytes { try NoteTypeCodec.noteType(from: $0) }
      return try type.map { try NoteTypeCodec.bytes(of: $0.with(id: NoteTypeID(rawValue: 0))) }
        ?? value
    default: return value
    }
  }
}
