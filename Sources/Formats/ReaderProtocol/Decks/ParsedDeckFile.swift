package import ByteCoding

/// A file of flashcards as the reader has read it.
package enum ParsedDeckFile: Sendable, Hashable {
  /// Notes.
  case notes(ParsedDeck)
  /// A history of answers.
  case history(ParsedHistory)
}

/// One part of a file of flashcards on its way out of the reader. The last one says of what kind the file
/// is.
package enum DeckFileRecord: Sendable, Hashable {
  /// A note.
  case note(ParsedNote)
  /// An entry of a history.
  case answer(ParsedHistory.Entry)
  /// A line that is neither.
  case fault(LineFault)
  /// The end of a file of notes.
  case endOfNotes(ParsedDeck.Facts)
  /// The end of a history.
  case endOfHistory
}

/// Puts a file of flashcards together from its records.
package struct DeckFileAssembly {
  private var deck = ParsedDeck()
  private var history = ParsedHistory()
  private var isHistory: Bool?

  /// No records yet.
  package init() {}

  /// Takes the next record.
  ///
  /// - Throws: `UnreadableBytes.invalid` behind the last one, or in a file of the other kind.
  package mutating func take(_ record: DeckFileRecord) throws(UnreadableBytes) {
    guard isHistory == nil else { throw .invalid }
    switch record {
    case .note(let note): deck.add(note)
    case .answer(let entry): history.entries.append(entry)
    case .fault(let fault): deck.faults.append(fault)
    case .endOfNotes(let facts):
      guard history.entries.isEmpty else { throw .invalid }
      deck.facts = facts
      isHistory = false
    case .endOfHistory:
      guard deck.notes.isEmpty else { throw .invalid }
      history.faults = deck.faults
      isHistory = true
    }
  }

  /// The file.
  ///
  /// - Throws: `UnreadableBytes.truncated` where its last record is missing.
  package consuming func finish() throws(UnreadableBytes) -> ParsedDeckFile {
    switch isHistory {
    case true: .history(history)
    case false: .notes(deck)
    case nil: throw .truncated
    }
  }
}
