import Flashcards
import Vault

/// What cards are sorted by: columns of a card `c` or of its note `n`, and what is made of them.
struct SortKeySource {
  /// The meaning of the columns' values.
  enum Meaning {
    /// A number; nil for a card without a value. The function gets the place of the first column.
    case number((Row, Int) -> Int64?)
    /// The id of something that has a name, of one level or several.
    case name([Int64: [String]])
    /// A text that many notes have.
    case sharedText
    /// The type, formats and fields of a note, which has a text for each card by its ordinal.
    case text((NoteContent, Int) -> String)
  }

  /// An expression of SQL, or several.
  let columns: String
  let meaning: Meaning
  /// True if they are columns of the note.
  let isOfNote: Bool
  /// True if the greatest come first.
  let isDescending: Bool

  init(
    _ columns: String,
    _ meaning: Meaning = .number { $0.integer($1) },
    isOfNote: Bool = false,
    isDescending: Bool = false
  ) {
    self.columns = columns
    self.meaning = meaning
    self.isOfNote = isOfNote
    self.isDescending = isDescending
  }

  /// True if it is made of the texts of notes.
  var isText: Bool { if case .text = meaning { true } else { false } }

  /// Reads the number by which a card is sorted, or the id of what has a name.
  var number: (Row, Int) -> Int64? {
    if case .number(let number) = meaning { number } else { { $0.integer($1) } }
  }
}
