package import Flashcards
package import Wording

extension NoteType {
  /// The name of the type for the user: of a standard one in the user's language.
  package func name(_ wording: Wording) -> String {
    StandardNoteType(id).map { wording($0.phrase) } ?? name
  }

  /// The names of the fields: of a standard type in the user's language, of others as they are.
  package func fieldNames(_ wording: Wording) -> [String] {
    StandardNoteType(id) == nil
      ? fields.map(\.name) : [wording(.deckPrompt), wording(.deckAnswer)]
  }
}

extension StandardNoteType {
  /// The name of the type.
  package var phrase: Phrase {
    switch self {
    case .basic: .kindBasic
    case .basicAndReversed: .kindReversed
    case .cloze: .kindCloze
    case .typed: .kindTyped
    }
  }
}

extension NoteError {
  /// The sentence for the user.
  package var phrase: Phrase {
    switch self {
    case .emptyPrompt: .noteEmptyPrompt
    case .emptyAnswer: .noteEmptyAnswer
    case .noGap: .noteNoGap
    }
  }
}
