import Flashcards
import Vault

/// A change of a note type that is in the vault, with what becomes of its notes and cards.
struct NoteTypeChange {
  private let records: RecordReader
  private let draft: NoteTypeDraft
  private let base: NoteType
  private let type: NoteType
  /// The ordinals of the cards of templates that are deleted.
  private let goneOrdinals: Set<Int>
  /// The places of texts of fields that are deleted, by the indices of these.
  private let gonePlaces: [(field: Int, place: Int)]

  init(_ draft: NoteTypeDraft, _ base: NoteType, of records: RecordReader) throws {
    self.records = records
    self.draft = draft
    self.base = base
    type = draft.applied(as: base.id, free: try records.freePlaces(of: base.id))
    goneOrdinals =
      base.kind == .cloze ? [] : Set(draft.removedTemplates.map { base.ordinal(ofTemplate: $0) })
    gonePlaces = draft.removedFields.map { ($0, base.place(ofField: $0)) }
  }

  /// What it does, without writing it.
  func outlook() throws -> NoteTypeOutlook {
    var outlook = NoteTypeOutlook()
    guard draft.changesCards else {
      outlook.notes = try records.noteCount(of: base.id)
      return outlook
    }
    for (field, _) in gonePlaces { outlook.lost[field] = 0 }
    outlook.unreadable = try eachNote { note, cards in
      let wanted = Set(note.content.with(type).ordinals)
      var had: Set<Int> = []
      outlook.notes += 1
      for card in cards {
        had.insert(card.ordinal)
        if goneOrdinals.contains(card.ordinal) {
          outlook.going += 1
          if card.wasAnswered { outlook.answeredGoing += 1 }
        } else if !card.isDormant, !wanted.contains(card.ordinal) {
          outlook.resting += 1
        }
      }
      outlook.coming += wanted.subtracting(had).count
      for (field, _) in gonePlaces where !note.content.fields[field].isBlank {
        outlook.lost[field, default: 0] += 1
      }
    }
    return outlook
  }

  /// The changes to write.
  func change(at now: Timestamp) throws -> ChangeSet {
    var change = ChangeSet()
    change.noteTypes = [type]
    guard draft.changesCards else { return change }
    var ids = try records.idSource()
    _ = try eachNote { note, cards in
      let record = note.content.record
      let content = note.content.with(type)
      if gonePlaces.contains(where: { $0.place < record.count && !record[$0.place].text.isEmpty }) {
        var note = note
        note.content = content
        for (_, place) in gonePlaces { note.content.set(FieldText(""), inPlace: place) }
        note.modified = now
        change.notes.append(note)
      }
      change.removedCards.formUnion(
        cards.lazy.filter { goneOrdinals.contains($0.ordinal) }.map(\.id)
      )
      let missing = Set(content.ordinals).subtracting(cards.map(\.ordinal))
      guard !missing.isEmpty, let home = try home(of: cards) else { return }
      for ordinal in missing.sorted() {
        change.cards.append(
          Flashcard(
            id: ids.next(at: now),
            note: note.id,
            ordinal: ordinal,
            deck: home.deck,
            position: home.position
          )
        )
      }
    }
    return change
  }

  /// The deck and the position of cards that come: those of the note's first card.
  private func home(of cards: [RecordReader.CardFacts]) throws -> Flashcard? {
    guard let first = cards.min(by: { $0.ordinal < $1.ordinal }) else { return nil }
    return try records.readable(first.id.rawValue, records.noteTypeTable)
  }

  /// Reads the notes of the type one after another, each with its cards.
  ///
  /// - Returns: the number of those that can't be read.
  private func eachNote(_ body: (Note, [RecordReader.CardFacts]) throws -> Void) throws -> Int {
    let types = records.noteTypeTable
    var unreadable = 0
    let damage = try records.eachRow(
      in: .note,
      RecordSelection(["type": base.id.rawValue...base.id.rawValue])
    ) { row in
      // It is counted instead.
      guard let note = try? Note.read(row, types) else {
        unreadable += 1
        return
      }
      try body(note, records.cardFacts(of: note.id))
    }
    return unreadable + damage.count
  }
}
