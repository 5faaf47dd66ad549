import Flashcards
import Wording

extension BulkEdit {
  /// The words for a change made by this edit, once it is saved.
  func done(_ change: ChangeSet) -> Phrase {
    let count = change.cards.count
    return switch self {
    case .suspend where kind(of: change) == .suspend: .cardsSuspended(count)
    case .suspend: .cardsUnsuspended(count)
    case .flag: .flagged(change.cards.first?.flag ?? 0, count)
    case .addTags, .removeTags: .notesTagged(change.notes.count)
    }
  }

  /// The question before it changes many cards, and the words that go on.
  func question(_ cards: Int) -> (question: Phrase, go: Phrase) {
    switch self {
    case .suspend: (.bulkSuspend(cards), .keySuspendCard)
    case .flag: (.bulkFlag(cards), .keyFlag)
    case .addTags: (.bulkTagCards(cards), .keyAddTags)
    case .removeTags: (.bulkTagCards(cards), .keyRemoveTags)
    }
  }
}

extension Phrase {
  /// The words for a flag, 0 for none, that so many cards have now.
  static func flagged(_ flag: UInt8, _ cards: Int) -> Phrase {
    flag == 0 ? .cardsUnflagged(cards) : .cardsFlagged(cards, flag: String(flag))
  }
}
