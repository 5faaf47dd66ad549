package import Flashcards
package import Wording

extension FilteredOrder {
  /// The name.
  package var name: Phrase {
    switch self {
    case .oldestSeen: .orderOldestSeen
    case .random: .orderRandom
    case .intervalsAscending: .orderIntervalsUp
    case .intervalsDescending: .orderIntervalsDown
    case .mostLapses: .orderMostLapses
    case .added: .orderByAddition
    case .due: .orderByDue
    case .reverseAdded: .orderLatestAdded
    case .recallAscending: .orderRecallUp
    case .recallDescending: .orderRecallDown
    case .relativeOverdueness: .orderOverdueness
    }
  }

  /// The name that commands have for it.
  package var argument: String {
    switch self {
    case .oldestSeen: "oldest-seen"
    case .random: "random"
    case .intervalsAscending: "intervals"
    case .intervalsDescending: "intervals-descending"
    case .mostLapses: "lapses"
    case .added: "added"
    case .due: "due"
    case .reverseAdded: "added-descending"
    case .recallAscending: "retrievability"
    case .recallDescending: "retrievability-descending"
    case .relativeOverdueness: "overdueness"
    }
  }
}

extension FilteredSearch {
  /// The search with its limit and order, in one line.
  package func words(_ wording: Wording) -> String {
    wording(
      .filteredSearchLine(
        search: text.isEmpty ? wording(.browseAll) : text,
        limit: String(limit),
        order: wording(order.name)
      )
    )
  }
}

extension FilteredDeck {
  /// The words that tell it from other decks.
  package var mark: Phrase { options.reschedules ? .filteredMark : .filteredPreviewMark }
}

extension PreviewDelays {
  /// When a card comes again after an answer, or that it goes home.
  package func words(after rating: Rating, _ wording: Wording) -> String {
    seconds(after: rating).map { wording.interval(.milliseconds(Int64($0) * 1_000)) }
      ?? wording(.filteredHome)
  }
}
