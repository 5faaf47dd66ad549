import Flashcards
import Vault

/// The cards that a changed note type asks for of notes that whoever changed it did not know.
extension RemoteChangeApplier {
  /// Makes the cards of notes that were added here while another device changed their type. Each device
  /// makes those of its own notes, and the others get them.
  mutating func makeMissingCards() throws -> ChangeSet {
    var made = ChangeSet()
    for type in change.noteTypes {
      guard let key = try objects.key(of: .noteType, type.id.rawValue),
        let change = changes.first(where: { $0.key == key })?.value, change.existed,
        let context = change.context
      else { continue }
      for id in try records.noteIDs(of: type.id) where ids.isOwn(id.rawValue) {
        if try isUnknown(id, in: context) { try addMissingCards(of: id, to: &made) }
      }
    }
    if !made.isEmpty { _ = try records.write(made, at: now) }
    return made
  }

  private func isUnknown(_ note: NoteID, in context: VersionVector) throws -> Bool {
    guard let key = try objects.key(of: .note, note.rawValue),
      let made = try objects.object(key)?.registers.fields[NoteFields.identity]?.shown
    else { return false }
    return !context.contains(made.dot)
  }

  private mutating func addMissingCards(of id: NoteID, to made: inout ChangeSet) throws {
    guard let note: Note = try records.readable(id.rawValue, records.noteTypeTable) else { return }
    let cards = try records.cardIDs("note", id.rawValue)
      .compactMap { try records.readable($0.rawValue, records.noteTypeTable) as Flashcard? }
    guard let first = cards.min(by: { $0.ordinal < $1.ordinal }) else { return }
    for ordinal in FlashcardPlan(content: note.content, existing: cards).missing {
      made.cards.append(
        Flashcard(
          id: ids.next(at: now),
          note: id,
          ordinal: ordinal,
          deck: first.deck,
          position: first.position
        )
      )
    }
  }
}
