import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension StatusMessage {
  /// The message about the result of an undo.
  init(_ result: UndoResult, _ wording: Wording) {
    switch result {
    case .done(let step, _):
      let phrase: Phrase =
        switch step.kind {
        case .importing: .importUndone(name: step.name)
        case .deckRemoval: .deckBack(name: step.name)
        case .noteRemoval: .noteBack(name: step.name)
        }
      self.init(tone: .success, phrase)
    case .nothing, .already:
      self.init(.nothingToUndo)
    case .used(let step, let notes):
      let notes = wording.count(.notes, notes)
      self.init(tone: .problem, .importUsed(notes: notes, name: step.name))
    }
  }
}
