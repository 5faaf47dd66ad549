import Flashcards
import Vault

/// What cards are sorted by: columns of a card `c` or of its note `n`, and what is made of them.
struct SortKeySource {
  /// The meaning of the columns' values.
  enum Meaning {
    /// A number; NULL for a card without a value.
    case number
    /// The id of something that has a name, of one level or several.
    case name([Int64: [String]])
    /// The number of a text that many notes have; NULL for one that is empty.
    case sharedText(TextNumbers)
    /// The type, formats and fields of a note, which has a text for each card by its ordinal.
    case text(CardSide)
  }

  /// An expression of SQL; several for texts.
  let columns: String
  let meaning: Meaning
  /// The functions that the columns call.
  let functions: [StatementFunction]
  /// True if they are columns of the note.
  let isOfNote: Bool
  /// True if the greatest come first.
  let isDescending: Bool

  init(
    _ columns: String,
    _ meaning: Meaning = .number,
    isOfNote: Bool = false,
    isDescending: Bool = false
  ) {
    self.columns = columns
    self.meaning = meaning
    functions = []
    self.isOfNote = isOfNote
    self.isDescending = isDescending
  }

  /// A number that a function makes of columns.
  init(
    of columns: String,
    _ meaning: Meaning = .number,
    isOfNote: Bool = false,
    _ number: @escaping (StatementArguments) -> Int64?
  ) {
    self.columns = "evaluate(0, \(columns))"
    self.meaning = meaning
    functions = [{ ColumnValue(number($0)) }]
    self.isOfNote = isOfNote
    isDescending = false
  }
}
