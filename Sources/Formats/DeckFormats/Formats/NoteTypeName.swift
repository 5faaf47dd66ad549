import Flashcards

/// The names that Anki gives its own kinds of notes.
enum NoteTypeName {
  private static let names: [(kind: NoteKind, name: String)] = [
    (.basic, "Basic"),
    (.basicAndReversed, "Basic (and reversed card)"),
    (.typed, "Basic (type in the answer)"),
    (.cloze, "Cloze"),
  ]

  /// The words that a name is read by where it is none of Anki's own: copies and translations mostly
  /// keep one of them. The first that fits counts.
  private static let words: [(word: String, kind: NoteKind)] = [
    ("cloze", .cloze), ("reversed", .basicAndReversed), ("type in", .typed), ("typed", .typed),
    ("basic", .basic),
  ]

  /// The name of a kind.
  static func name(of kind: NoteKind) -> String {
    names.first { $0.kind == kind }?.name ?? ""
  }

  /// The kind of a name; nil where it tells nothing.
  static func kind(of name: String) -> NoteKind? {
    let name = name.lowercased()
    return names.first { $0.name.lowercased() == name }?.kind
      ?? words.first { name.contains($0.word) }?.kind
  }
}
