package import Flashcards
import Wording

extension BulkEdit {
  /// The kind of operation that a change made by this edit is.
  package func kind(of change: ChangeSet) -> UndoableOperation.Kind {
    switch self {
    case .suspend: change.cards.first?.isSuspended == false ? .unsuspend : .suspend
    case .flag: .flag
    case .addTags, .removeTags: .tag
    }
  }

  /// The words for a change made by this edit, once it is saved.
  func done(_ change: ChangeSet, _ wording: Wording) -> Phrase {
    let count = change.cards.count
    let cards = wording(.cards(count))
    switch self {
    case .suspend where kind(of: change) == .suspend:
      return count > 1 ? .cardsSuspended(cards: cards) : .noteSuspended
    case .suspend: return count > 1 ? .cardsUnsuspended(cards: cards) : .noteUnsuspended
    case .flag:
      let flag = change.cards.first?.flag ?? 0
      guard count > 1 else {
        return flag == 0 ? .reviewUnflagged : .reviewFlagged(flag: String(flag))
      }
      return flag == 0
        ? .cardsUnflagged(cards: cards) : .cardsFlagged(cards: cards, flag: String(flag))
    case .addTags, .removeTags:
      return .notesTagged(notes: wording(.notes(change.notes.count)))
    }
  }

  /// The question before it changes many cards, and the words that go on.
  func question(_ cards: String) -> (question: Phrase, go: Phrase) {
    switch self {
    case .suspend: (.bulkSuspend(cards: cards), .keySuspendCard)
    case .flag: (.bulkFlag(cards: cards), .keyFlag)
    case .addTags: (.bulkTagCards(cards: cards), .keyAddTags)
    case .removeTags: (.bulkTagCards(cards: cards), .keyRemoveTags)
    }
  }
}
