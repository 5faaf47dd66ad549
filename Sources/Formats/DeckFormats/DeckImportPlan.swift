package import Flashcards
package import ReaderProtocol

/// The plan of an import, worked out in full before anything is written, so that it can be looked at
/// first, and is then written in one piece.
///
/// A note is found again by its guid, or, where a file gives none, by its first field within its deck.
/// Its fields change then; its cards and their progress stay.
package struct DeckImportPlan: Sendable {
  /// The change to write.
  package private(set) var change = ChangeSet()
  /// The number of new notes.
  package private(set) var new = 0
  /// The number of notes that get other words or tags.
  package private(set) var changed = 0
  /// The notes that are there already as they are, or stay because the file says so.
  package private(set) var sameNotes: [NoteID] = []
  /// Their number.
  package var same: Int { sameNotes.count }
  /// The lines that are left out, in the order of the file.
  package private(set) var refused: [LineFault]

  /// Works an import out.
  ///
  /// - Parameters:
  ///   - collection: all flashcards of the vault.
  ///   - ids: the source of the ids of new notes, cards and decks.
  ///   - deck: the deck of those notes whose lines name none.
  ///   - now: the time of the import.
  ///   - random: a source of random numbers for the names of new notes.
  ///   - step: called after each note; what it throws ends the work.
  package init<Stop: Error>(
    _ file: ParsedDeck,
    into collection: StudyCollection,
    ids: IDSource,
    deck: DeckName,
    at now: Timestamp,
    random: () -> UInt64,
    step: () throws(Stop) -> Void
  ) throws(Stop) {
    refused = file.faults
    var planner = DeckImportPlanner(file, collection, ids: ids, deck: deck, now: now)
    for note in file.notes {
      switch planner.take(note, random) {
      case .new:
        new += 1
      case .changed:
        changed += 1
      case .same(let note): sameNotes.append(note)
      case .refused(let fault): refused.append(fault)
      }
      try step()
    }
    refused.sort { $0.line < $1.line }
    change = planner.change
  }

  /// Works an import out in one go.
  package init(
    _ file: ParsedDeck,
    into collection: StudyCollection,
    ids: IDSource,
    deck: DeckName,
    at now: Timestamp,
    random: () -> UInt64
  ) {
    self.init(
      file,
      into: collection,
      ids: ids,
      deck: deck,
      at: now,
      random: random,
      step: { () throws(Never) in }
    )
  }
}
