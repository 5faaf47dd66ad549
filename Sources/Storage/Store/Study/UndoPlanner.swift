import Flashcards
import Vault

/// Computes the changes that undo an operation in the current state.
struct UndoPlanner {
  private let records: RecordReader
  private let record: UndoRecord

  init(_ records: RecordReader, _ record: UndoRecord) {
    self.records = records
    self.record = record
  }

  /// The number of added notes, or notes with added cards, that were answered or changed since.
  func countUsed(_ progress: StudyStore.Progress? = nil) throws -> Int {
    var used: Set<NoteID> = []
    for (index, added) in record.addedNotes.enumerated() {
      progress?(index, record.addedNotes.count)
      guard let note = try records.note(added.note) else { continue }
      let isChanged = note.modified != added.at
      if try isChanged || records.cardIDs("note", note.id.rawValue).contains(where: isAnswered) {
        used.insert(note.id)
      }
    }
    for id in record.addedCards where try isAnswered(id) {
      if let card = try records.card(id) { used.insert(card.note) }
    }
    return used.count
  }

  private func isAnswered(_ id: CardID) throws -> Bool {
    (try records.card(id)?.progress.reviews ?? 0) > 0
  }

  /// The changes to write.
  func change() throws -> ChangeSet {
    var change = ChangeSet()
    try restore(into: &change)
    for replaced in record.replaced {
      // The user's own words since then are not taken away, nor is the note restored.
      guard let now = try records.note(replaced.note.id), now.modified == replaced.by else {
        continue
      }
      change.notes.append(replaced.note)
    }
    for added in record.addedNotes where try records.contains(added.note.rawValue, in: .note) {
      change.removedNotes.insert(added.note)
    }
    for id in record.addedCards where try records.contains(id.rawValue, in: .flashcard) {
      change.removedCards.insert(id)
    }
    change.removedDecks = try emptyDecks(after: change)
    return change
  }

  /// Restores deleted objects. The cards of a deck whose name is taken go into the deck of that
  /// name.
  private func restore(into change: inout ChangeSet) throws {
    change.notes = record.notes
    change.reviews = record.reviews
    change.cards = record.cards
    guard !record.decks.isEmpty else { return }
    var reader = StudyReader(records)
    let names = Dictionary(try reader.decks().map { ($0.name, $0.id) }) { one, _ in one }
    var homes: [DeckID: DeckID] = [:]
    for deck in record.decks {
      if let taken = names[deck.name] { homes[deck.id] = taken } else { change.decks.append(deck) }
    }
    for index in change.cards.indices {
      if let home = homes[change.cards[index].deck] { change.cards[index].deck = home }
    }
  }

  /// The added decks that are otherwise empty by now.
  private func emptyDecks(after change: ChangeSet) throws -> Set<DeckID> {
    guard !record.addedDecks.isEmpty else { return [] }
    var reader = StudyReader(records)
    let decks = try reader.decks()
    var going = change.removedCards
    for note in change.removedNotes {
      going.formUnion(try records.cardIDs("note", note.rawValue))
    }
    var empty: Set<DeckID> = []
    for id in record.addedDecks where decks.contains(where: { $0.id == id }) {
      if going.isSuperset(of: try records.cardIDs("deck", id.rawValue)) { empty.insert(id) }
    }
    // A deck stays as long as one within it does.
    return empty.filter { id in
      guard let deck = decks.first(where: { $0.id == id }) else { return false }
      return decks.allSatisfy { empty.contains($0.id) || !deck.name.contains($0.name) }
    }
  }
}
