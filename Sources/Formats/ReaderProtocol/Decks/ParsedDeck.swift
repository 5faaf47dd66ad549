package import Flashcards

/// The notes of a file, and what the file says about them.
package struct ParsedDeck: Sendable, Hashable {
  /// The treatment that a file asks for where its notes are there already.
  package enum MatchRule: UInt8, Sendable {
    /// They get the file's words; their progress stays.
    case update = 0
    /// They stay as they are.
    case keep = 1
    /// They stay, and the file's are added; unless a guid says that they are the same.
    case both = 2
  }

  /// What a file says of all its notes.
  package struct Facts: Sendable, Hashable {
    /// The deck of those notes that name none.
    package var deck: DeckName?
    /// The treatment of notes that are there already, if the file says.
    package var matching: MatchRule?
    /// The names of the fields, if the file says.
    package var fieldNames: [String] = []

    /// Nothing is said.
    package init() {}
  }

  /// The notes that can be had, in the order of the file.
  package private(set) var notes: [ParsedNote] = []
  /// The lines that can't be notes, in the order of the file.
  package var faults: [LineFault] = []
  /// What the file says of all of them.
  package var facts = Facts()

  /// No notes.
  package init() {}

  /// Adds a note, or the fault where none can be made of it.
  package mutating func add(_ note: ParsedNote) {
    if let problem = note.problem {
      faults.append(LineFault(line: note.line, problem))
    } else {
      notes.append(note)
    }
  }
}
