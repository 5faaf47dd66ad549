import Flashcards

/// The names that Anki gives the standard note types.
enum NoteTypeName {
  /// The standard type of a name; nil for any other name.
  static func kind(of name: String) -> StandardNoteType? {
    kinds[name.lowercased()]
  }

  private static let kinds = Dictionary(
    uniqueKeysWithValues: StandardNoteType.allCases.map { ($0.type.name.lowercased(), $0) }
  )
}
