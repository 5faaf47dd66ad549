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

  /// The words that tell how notes of a type are asked: copies and variants of the standard types
  /// mostly keep one of them. The first that fits counts.
  private static let words: [(word: String, kind: StandardNoteType)] = [
    ("cloze", .cloze), ("reversed", .basicAndReversed), ("type in", .typed), ("typed", .typed),
  ]

  /// The standard type on which one of an unknown name is modelled.
  static func model(of name: String, hasGaps: Bool) -> StandardNoteType {
    if hasGaps { return .cloze }
    let name = name.lowercased()
    return words.first { $0.kind != .cloze && name.contains($0.word) }?.kind ?? .basic
  }
}
