import Flashcards
import Wording

extension StatusMessage {
  /// What came of taking a step back, for the user.
  init(_ result: UndoResult, _ wording: Wording) {
    switch result {
    case .done(let step, _):
      let phrase: Phrase =
        switch step.kind {
        case .importing: .importUndone
        case .deckRemoval: .deckBack
        case .noteRemoval: .noteBack
        }
      self.init(tone: .success, phrase: phrase, values: ["name": step.name])
    case .nothing, .already:
      self.init(phrase: .nothingToUndo)
    case .used(let step, let notes):
      let values = ["name": step.name, "notes": wording.count(.notes, notes)]
      self.init(tone: .problem, phrase: .importUsed, values: values)
    }
  }
}
