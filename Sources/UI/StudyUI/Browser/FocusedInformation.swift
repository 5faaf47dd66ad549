import Flashcards
import WindowLevels

/// What is known of the focused card, whose answers are read once the focus has rested: somebody who walks
/// through a list does not want the answers to every card.
struct FocusedInformation {
  /// What is known of the card; nil until its answers are read.
  private(set) var found: CardInformation?
  /// The card whose answers were asked for.
  private var asked: FlashcardID?
  /// The moment from which on the focus has rested long enough.
  private var restsAt: Instant?

  /// Waits from a moment on, at which the focus moved.
  mutating func wait(from now: Instant) { restsAt = now.advanced(by: .milliseconds(150)) }

  /// The moment at which the focus has rested; nil if it has.
  func nextChange(after now: Instant) -> Instant? { restsAt.flatMap { $0 > now ? $0 : nil } }

  /// Notes that the answers to a card are asked for; false if they were, or the focus does not rest.
  mutating func ask(for card: FlashcardID, at now: Instant) -> Bool {
    guard nextChange(after: now) == nil, asked != card else { return false }
    asked = card
    return true
  }

  /// Takes what is known of a card that was asked for.
  mutating func receive(_ information: CardInformation) { found = information }

  /// Forgets it, as cards were changed.
  mutating func outdate() { (found, asked) = (nil, nil) }
}
