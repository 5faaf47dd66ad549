import DomainWords
import Flashcards
import Screens
import Wording

/// A change of one card of a list, or of all that are marked there.
enum FlashcardEdit: Hashable, Codable, Sendable {
  /// Edits the cards, or their notes.
  case edit(BulkEdit)
  /// Deletes the cards' notes, with all of their cards.
  case delete
  /// Deletes them with all that is stored to undo changes of them.
  case deleteForGood

  /// The change of these cards, and the words for it once it is saved.
  func change(_ ids: [FlashcardID], _ shelf: LoadedDeck, _ context: StudyContext) -> SavedChange {
    let cards = ids.compactMap { shelf.card($0) }
    switch self {
    case .edit(let edit):
      let notes =
        edit.isOfNotes ? Set(cards.map(\.note)).sorted().compactMap { shelf.note($0) } : []
      let change = edit.change(
        of: cards,
        notes,
        EditContext(now: context.moment, boundary: context.boundary, seed: context.random)
      )
      let name =
        edit.isOfNotes
        ? context.wording(.notes(change.notes.count)) : name(of: cards, shelf, context)
      return SavedChange(
        change,
        edit.done(EditReport(change)),
        UndoableOperation(edit.kind(of: change), name)
      )
    case .deleteForGood:
      var change = ChangeSet()
      change.removedNotes = Set(cards.map(\.note))
      return SavedChange(change, .deletedForGood, nil)
    case .delete:
      var change = ChangeSet()
      change.removedNotes = Set(cards.map(\.note))
      guard change.removedNotes.count > 1 else {
        let name = cards.first.flatMap { shelf.note($0.note) }?.content.title ?? ""
        return SavedChange(
          change,
          .itemDeleted(name: name),
          UndoableOperation(.noteRemoval, name)
        )
      }
      let count = change.removedNotes.count
      return SavedChange(
        change,
        .itemsDeleted(count),
        UndoableOperation(.noteRemoval, context.wording(.notes(count)))
      )
    }
  }

  /// The prompt of a single card's note; for several their number.
  private func name(of cards: [Flashcard], _ shelf: LoadedDeck, _ context: StudyContext) -> String {
    guard let card = cards.first, cards.count == 1 else {
      return context.wording(.cards(cards.count))
    }
    return shelf.note(card.note)?.content.title ?? ""
  }

  /// The question before the change of many cards, and the words that go on.
  func question(_ ids: [FlashcardID], _ shelf: LoadedDeck, _ wording: Wording)
    -> (question: Phrase, go: Phrase)
  {
    let notes = Set(ids.compactMap { shelf.card($0)?.note }).count
    return switch self {
    case .edit(let edit): edit.question(ids.count, notes: notes)
    case .delete: (.bulkDelete(notes), .keyDelete)
    case .deleteForGood:
      (
        .twoSentences(first: wording(.bulkDelete(notes)), second: wording(.undoForgetAsk)),
        .keyDeleteForGood
      )
    }
  }
}

/// A change to save, and what is said of it.
struct SavedChange {
  let change: ChangeSet
  /// The message once it is saved.
  let message: StatusMessage
  /// The operation in the undo log; nil if the change deletes for good.
  let operation: UndoableOperation?

  init(_ change: ChangeSet, _ done: Phrase, _ operation: UndoableOperation?) {
    self.change = change
    message = StatusMessage(tone: .success, done)
    self.operation = operation
  }
}
