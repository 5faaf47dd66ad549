import Flashcards
import Wording

@testable import StudyUI

/// The store's part in making and changing note types, played in memory.
extension StudyVault {
  /// All types, the standard ones in front.
  var types: [NoteType] {
    let stored = noteTypes.values.filter { StandardNoteType($0.id) == nil }
    let own = Set(notes.values.map(\.content.type)).union(stored)
      .filter { StandardNoteType($0.id) == nil }
    return StandardNoteType.allCases.map { noteTypes[$0.type.id] ?? $0.type }
      + own.sorted { $0.name < $1.name }
  }

  /// Takes a type in, also in the notes that have it.
  mutating func take(_ type: NoteType) {
    noteTypes[type.id] = type
    for id in notes.keys where notes[id]?.content.type.id == type.id {
      if let content = notes[id]?.content { notes[id]?.content = content.with(type) }
    }
  }

  private func notes(of type: NoteTypeID) -> [Note] {
    notes.values.filter { $0.content.type.id == type }.sorted { $0.id < $1.id }
  }

  /// The answer to an effect of the screens of note types; nil for another.
  mutating func answerAboutTypes(_ effect: StudyEffect) -> StudyReply? {
    switch effect {
    case .listNoteTypes:
      guard !isUnreadable else { return .unreadable(.damaged) }
      return .response(.noteTypeList(types.map { summary(of: $0) }))
    case .loadSampleNote(let type, let place):
      let notes = notes(of: type)
      let note = notes.isEmpty ? nil : notes[min(place, notes.count - 1)]
      return .response(.sampleNote(note?.content, count: notes.count, of: type))
    case .countNoteType(let draft):
      return .response(.countedNoteType(outlook(of: draft), for: draft))
    case .saveNoteType(let draft): return write(change(saving: draft))
    case .deleteNoteType(let id): return write(change(deleting: id))
    default: return nil
    }
  }

  private mutating func write(_ change: ChangeSet) -> StudyReply {
    guard !refuses else { return .notSaved(.diskFull) }
    apply(change)
    return .saved(change)
  }

  private func summary(of type: NoteType) -> NoteTypeSummary {
    let own = Set(notes(of: type.id).map(\.id))
    return NoteTypeSummary(
      type,
      notes: own.count,
      cards: cards.values.count { own.contains($0.note) }
    )
  }

  private func outlook(of draft: NoteTypeDraft) -> NoteTypeOutlook {
    let change = change(saving: draft)
    var outlook = NoteTypeOutlook()
    guard let base = draft.base else { return outlook }
    let own = notes(of: base.id)
    outlook.notes = own.count
    outlook.coming = change.cards.count
    outlook.going = change.removedCards.count
    outlook.answeredGoing = change.removedCards.count { id in reviews.contains { $0.card == id } }
    for field in draft.removedFields {
      outlook.lost[field] = own.count { !$0.content.fields[field].isBlank }
    }
    return outlook
  }

  /// The change that saves a draft.
  func change(saving draft: NoteTypeDraft) -> ChangeSet {
    var change = ChangeSet()
    let type = draft.applied(as: draft.base?.id ?? NoteTypeID(rawValue: 9_000 + Int64(types.count)))
    change.noteTypes = [type]
    guard let base = draft.base else { return change }
    for var note in notes(of: base.id) {
      let old = note.content.fields
      note.content = NoteContent(
        type: type,
        fields: draft.fields.map { field in
          field.origin.map { old[$0] } ?? FieldText("", old[0].format)
        }
      )
      change.notes.append(note)
      let own = cards.values.filter { $0.note == note.id }
      let wanted = note.content.ordinals
      change.removedCards.formUnion(own.filter { !wanted.contains($0.ordinal) }.map(\.id))
      for ordinal in wanted where !own.contains(where: { $0.ordinal == ordinal }) {
        change.cards.append(
          Flashcard(
            id: FlashcardID(rawValue: note.id.rawValue + 1 + Int64(ordinal)),
            note: note.id,
            ordinal: ordinal,
            deck: own.first?.deck ?? DeckID(rawValue: 1),
            position: 0
          )
        )
      }
    }
    return change
  }

  /// The change that deletes a type.
  func change(deleting id: NoteTypeID) -> ChangeSet {
    var change = ChangeSet()
    change.removedNoteTypes = [id]
    return change
  }
}
