import Flashcards
import Vault

/// The kinds of objects, each in the state that its registers give it.
extension RemoteChangeApplier {
  mutating func applyNoteType(_ key: ObjectKey, _ old: FrameMerging.Change) throws {
    guard
      try exists(key, old, remove: { $0.removedNoteTypes.insert(NoteTypeID(rawValue: $1)) })
    else { return }
    let isChanged = try objects.object(key)?.registers.fields[NoteTypeFields.changed] != nil
    let content = old.values[isChanged ? NoteTypeFields.changed : NoteTypeFields.made]
    let read = try content.map { try $0.withUnsafeBytes { try NoteTypeCodec.noteType(from: $0) } }
    // One that was deleted here and is needed elsewhere comes back as it was.
    guard let type = try read ?? (old.existed ? nil : kept(key)) else { return }
    let present = try objects.local(of: key)
    let local = try present ?? newID(type.id.rawValue, in: .noteType)
    let own = type.with(id: NoteTypeID(rawValue: local))
    types[own.id] = own
    change.noteTypes.append(own)
    try set(local: local, of: key)
  }

  mutating func applyParameters(_ key: ObjectKey, _ old: FrameMerging.Change) throws {
    guard try objects.local(of: key) == nil, let content = old.values[FieldID(rawValue: 1)] else {
      return
    }
    let local = ids.next(at: now)
    change.parameters.append(
      try content.withUnsafeBytes { try ParameterCodec.set(local, from: $0) }
    )
    try set(local: local, of: key)
  }

  mutating func applyDeck(_ key: ObjectKey, _ old: FrameMerging.Change) throws {
    guard try exists(key, old, remove: { $0.removedDecks.insert(DeckID(rawValue: $1)) }) else {
      return
    }
    if let alias = try shown(DeckFields.alias, of: key) {
      aliases.append((key, try objects.resolved(ObjectKey(.deck, alias.number()))))
      return
    }
    let stored: Deck? = try kept(key)
    guard stored == nil || old.existed == false || !old.values.isEmpty else { return }
    let values = try stored == nil || !old.existed ? shown(key) : old.values
    var deck: Deck
    if let stored {
      deck = stored
    } else {
      let ankiID = try values[DeckFields.ankiID]?.number() ?? 0
      deck = Deck(
        id: DeckID(rawValue: try newID(0, in: .deck)),
        ankiID: ankiID == 0 ? nil : ankiID,
        name: DeckName(nearest: "")
      )
    }
    for field in DeckFields.all {
      guard let value = values[field.id] else { continue }
      try merging.apply(field.id, of: key) { try field.set(&deck, value, references) }
    }
    if stored != nil, values.keys.contains(where: { $0 != DeckFields.name }) {
      changedDecks.insert(deck.id)
    }
    change.decks.append(deck)
    try set(local: deck.id.rawValue, of: key)
  }

  func noteType(_ local: Int64) throws -> NoteType {
    let id = NoteTypeID(rawValue: local)
    guard let type = StandardNoteType(id)?.type ?? types[id] else { throw MissingObject() }
    return type
  }

  mutating func applyNote(_ key: ObjectKey, _ old: FrameMerging.Change) throws {
    guard try exists(key, old, remove: { $0.removedNotes.insert(NoteID(rawValue: $1)) }) else {
      return
    }
    let stored: Note? = try kept(key)
    guard !old.existed || !old.values.isEmpty else { return }
    let values = try stored == nil || !old.existed ? shown(key) : old.values
    let note: Note
    if let stored {
      note = stored
    } else {
      guard let identity = try values[NoteFields.identity].map(NoteFields.Identity.init) else {
        throw MissingObject()
      }
      note = Note(
        id: NoteID(rawValue: try newID(identity.origin, in: .note)),
        ankiID: identity.ankiID,
        guid: identity.guid,
        content: NoteContent(type: StandardNoteType.basic.type, fields: []),
        tags: .none,
        modified: now
      )
    }
    change.notes.append(try NoteFields.note(note, setting: values, types: noteType, references))
    try set(local: note.id.rawValue, of: key)
  }

  mutating func applyCard(_ key: ObjectKey, _ old: FrameMerging.Change) throws {
    guard try exists(key, old, remove: { $0.removedCards.insert(FlashcardID(rawValue: $1)) }) else {
      return
    }
    let stored: Flashcard? = try kept(key)
    let isDerived = try objects.object(key)?.isDerived ?? false
    guard !old.existed || !old.values.isEmpty || isDerived else { return }
    let values = try stored == nil || !old.existed ? shown(key) : old.values
    var card: Flashcard
    if let stored {
      card = stored
      if !old.existed, let note = try objects.key(of: .note, card.note.rawValue) {
        _ = try holdNote(note.id)
      }
    } else {
      guard
        let identity = try values[FlashcardSyncField.identity].map(FlashcardSyncField.Identity.init)
      else {
        throw MissingObject()
      }
      card = Flashcard(
        id: FlashcardID(rawValue: try newID(identity.origin, in: .flashcard)),
        ankiID: identity.ankiID,
        note: try holdNote(identity.note),
        ordinal: identity.ordinal,
        deck: DeckID(rawValue: 0),
        position: 0
      )
    }
    // The value that shows is always kept: its deck may have been joined with another, or deleted.
    if let home = try shown(FlashcardSyncField.home, of: key) {
      card.deck = try holdDeck(ObjectKey(.deck, home.number()))
    }
    for field in FlashcardSyncField.fields where field.id != FlashcardSyncField.home {
      guard let value = values[field.id] else { continue }
      try merging.apply(field.id, of: key) { try field.set(&card, value, references) }
    }
    if !old.existed, hasDeleted, let reviews = try records.deleted(key)?.reviews {
      restored += reviews.map { $0.with(card: card.id) }
    }
    if isDerived { derived.insert(card.id) }
    if card.stay == nil, values[FlashcardSyncField.stay]?.isEmpty == false,
      try objects.object(key)?.lacking[FlashcardSyncField.stay] == nil
    {
      endedStays.append(card.id)
    }
    cards[card.id] = card
    try set(local: card.id.rawValue, of: key)
  }
}
