import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension NoteForm {
  /// Completes the tag before the caret to those that the notes of the deck have.
  ///
  /// - Returns: false if there is nothing to complete, and nothing new to say of it.
  mutating func completeTag(_ context: StudyContext) -> Bool {
    guard tags.hasWordBeforeCaret else { return false }
    let old = tags
    let names = tags.completeWord(among: context.shelf(deck)?.tags(context.wording.collation) ?? [])
    let said = completions
    completions = names.isEmpty ? nil : names
    return tags.text != old.text || completions != nil && completions != said
  }
}
