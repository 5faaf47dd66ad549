import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

/// A change of the focused row of a browser, or of all that are marked.
struct FlashcardEdit: Hashable, Codable, Sendable {
  /// The kinds of changes.
  enum Kind: Hashable, Codable, Sendable {
    /// Edits the cards, or their notes.
    case edit(BulkEdit)
    /// Deletes the cards' notes with all that is stored to undo changes of them.
    case deleteForGood
  }

  let kind: Kind
  /// The number of cards, or of rows where those are notes.
  let cards: Int
  /// The notes of the cards; none where they do not matter.
  let notes: RowMarks
  /// The prompt of the note, if it is one.
  let name: String

  /// The question before the change of many cards, and the words that go on.
  func question(_ wording: Wording) -> (question: Phrase, go: Phrase) {
    switch kind {
    case .edit(let edit): edit.question(cards, notes: notes.count)
    case .deleteForGood:
      (
        .twoSentences(
          first: wording(.bulkDelete(notes.count)),
          second: wording(.undoForgetAsk)
        ),
        .keyDeleteForGood
      )
    }
  }

  /// The message once it is saved.
  func done(_ change: ChangeSet) -> StatusMessage {
    switch kind {
    case .edit(.delete) where !name.isEmpty:
      StatusMessage(tone: .success, .itemDeleted(name: name))
    case .edit(let edit): StatusMessage(tone: .success, edit.done(EditReport(change)))
    case .deleteForGood: StatusMessage(tone: .success, .deletedForGood)
    }
  }
}
