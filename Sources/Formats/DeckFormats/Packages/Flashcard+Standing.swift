import Flashcards
import ReaderProtocol

/// The changes to a card in Anki since it came from there: what was changed there is taken over, what
/// was changed here alone stays.
extension Flashcard {
  /// True if a package has the card in another deck than when it came.
  func isMoved(in source: PackageCard) -> Bool {
    guard let carried, let standing = carried.standing else { return false }
    return source.modified > carried.modified && standing.deck != source.homeDeck
  }

  /// The flag, where a package has later answers to the card.
  func flag(as source: PackageCard) -> UInt8 {
    carried?.standing?.flag == source.flag ? flag : source.flag
  }

  /// True if the card is suspended, where a package has later answers to it.
  func isSuspended(as source: PackageCard) -> Bool {
    carried?.standing?.isSuspended == source.isSuspended ? isSuspended : source.isSuspended
  }

  /// The card with flag, suspension and deck of what a package makes of it, which has no later answers;
  /// nil if there is nothing to take over.
  func standing(as made: Flashcard) -> Flashcard? {
    guard let carried, carried.standing != nil, let source = made.carried,
      source.modified > carried.modified
    else { return nil }
    var card = self
    (card.flag, card.isSuspended, card.deck) = (made.flag, made.isSuspended, made.deck)
    guard card != self else { return nil }
    card.carried = CarriedCard(
      factor: carried.factor,
      left: carried.left,
      data: carried.data,
      modified: source.modified,
      reviews: carried.reviews,
      standing: source.standing
    )
    return card
  }
}

extension PackageCard {
  var isSuspended: Bool { queue == -1 }

  var flag: UInt8 { UInt8(flags & 7) }

  /// The state of the card in Anki.
  var standing: CarriedCard.Standing {
    CarriedCard.Standing(deck: homeDeck, isSuspended: isSuspended, flag: flag)
  }
}

extension PackageImportReport {
  /// Counts what became of a card that was there.
  mutating func count(_ card: Flashcard, since old: Flashcard) {
    if card.deck != old.deck { moved += 1 }
    if card.isSuspended, !old.isSuspended { suspended += 1 }
    if old.isSuspended, !card.isSuspended { resumed += 1 }
    if card.flag != old.flag { flagged += 1 }
  }
}
