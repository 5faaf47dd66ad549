package import Flashcards
package import Wording

extension BulkEdit {
  /// The words for an edit that is done.
  package func done(_ report: EditReport) -> Phrase {
    let (cards, notes) = (report.cards, report.notes)
    return switch self {
    case .suspend where kind(of: report.change) == .suspend: .cardsSuspended(cards)
    case .suspend: .cardsUnsuspended(cards)
    case .flag(let flag): .flagged(flag ?? report.change.cards.first?.flag ?? 0, cards)
    case .bury: .cardsBuried(cards)
    case .unbury: .cardsUnburied(cards)
    case .move: .cardsMoved(cards)
    case .setDue: .cardsSetDue(cards)
    case .reset: .cardsReset(cards)
    case .reposition: .cardsRepositioned(cards)
    case .addTags, .removeTags: .notesTagged(notes)
    case .replace: .notesReplaced(notes)
    case .append: .notesAppended(notes)
    case .changeType: .notesTypeChanged(notes)
    case .join: .notesJoined(report.change.removedNotes.count)
    case .delete: .itemsDeleted(notes)
    }
  }

  /// The question before it changes many cards, or the notes of these, and the words that go on.
  package func question(_ cards: Int, notes: Int) -> (question: Phrase, go: Phrase) {
    switch self {
    case .suspend(false): (.bulkUnsuspend(cards), .keyUnsuspend)
    case .suspend: (.bulkSuspend(cards), .keySuspendCard)
    case .flag: (.bulkFlag(cards), .keyFlag)
    case .bury: (.bulkBury(cards), .keyBury)
    case .unbury: (.bulkUnbury(cards), .keyUnbury)
    case .move: (.bulkMoveCards(cards), .keyMove)
    case .setDue: (.bulkSetDue(cards), .keySetDue)
    case .reset: (.bulkReset(cards), .keyResetCards)
    case .reposition: (.bulkReposition(cards), .keyReposition)
    case .addTags: (.bulkTagCards(cards), .keyAddTags)
    case .removeTags: (.bulkTagCards(cards), .keyRemoveTags)
    case .replace: (.bulkReplace(notes), .keyReplace)
    case .append: (.bulkAppend(notes), .keyAttach)
    case .changeType: (.bulkChangeType(notes), .keyChangeType)
    case .join: (.bulkJoin(notes), .keyJoinDoubles)
    case .delete: (.bulkDelete(notes), .keyDelete)
    }
  }
}

extension Phrase {
  /// The words for a flag, 0 for none, that so many cards have now.
  package static func flagged(_ flag: UInt8, _ cards: Int) -> Phrase {
    flag == 0 ? .cardsUnflagged(cards) : .cardsFlagged(cards, flag: String(flag))
  }
}
