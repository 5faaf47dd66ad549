import Flashcards
import ReaderProtocol

/// The filtered decks that cards go out in.
struct FilteredPlaces {
  private let decks: [FilteredDeckID: FilteredOptions]

  init(_ decks: [FilteredDeck]) {
    self.decks = Dictionary(
      decks.map { ($0.id, $0.options) },
      uniquingKeysWith: { one, _ in one }
    )
  }

  /// Puts the record of a card that is in a filtered deck there.
  func send(_ card: Flashcard, _ outline: PackageExportOutline, _ record: inout PackageCard) {
    guard let stay = card.stay, let options = decks[stay.deck],
      let deck = outline.id(of: stay.deck)
    else { return }
    (record.originalDeck, record.originalDue) = (record.deck, record.due)
    record.deck = deck
    record.due = FilteredStay.firstDue + Int64(stay.place)
    guard record.queue >= 0 else { return }
    if let again = stay.again {
      (record.queue, record.due) = (FilteredStay.previewQueue, again.rawValue / 1_000)
    } else if !options.reschedules {
      record.queue = 2
    } else if card.isWaiting(in: stay) {
      // In the steps that an answer there led to.
      record.due = record.originalDue
    }
  }
}

extension Flashcard {
  /// True for a card in steps that was answered since its stay began.
  fileprivate func isWaiting(in stay: FilteredStay) -> Bool {
    let wasAnswered = progress.lastReview.map { $0.time >= stay.since } ?? false
    return wasAnswered && (progress.phase == .learning || progress.phase == .relearning)
  }
}
