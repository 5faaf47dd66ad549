/// A card of an Anki collection, in the columns of its database.
package struct PackageCard: Sendable, Hashable {
  /// The id in Anki.
  package var id: Int64
  /// The id of the note.
  package var note: Int64
  /// The id of the deck it is in.
  package var deck: Int64
  /// The index of the template, or the gap's number less one.
  package var ordinal: Int32
  /// The second since 1970 of its last change.
  package var modified: Int64
  /// 0 new, 1 learning, 2 review, 3 relearning.
  package var type: Int32
  /// -3 buried by the learner, -2 buried as a sibling, -1 suspended, 0 new, 1 learning, 2 review,
  /// 3 learning on another day, 4 preview.
  package var queue: Int32
  /// The position of a new card, the second since 1970 in learning, or the days since the collection
  /// was made.
  package var due: Int64
  /// The interval in days, or, negative, in seconds.
  package var interval: Int32
  /// The ease in thousandths; 0 before there is one.
  package var factor: Int32
  /// The number of answers.
  package var reviews: Int32
  /// The number of lapses.
  package var lapses: Int32
  /// The steps that are left, and in thousands those that are left today.
  package var left: Int32
  /// The due of a card in a filtered deck before it came there.
  package var originalDue: Int64
  /// The deck of a card in a filtered deck before it came there; 0 for the others.
  package var originalDeck: Int64
  /// The flag in the lowest three bits.
  package var flags: Int32
  /// The state of its memory and more, as JSON.
  package var data: String

  /// Keeps the parts.
  package init(
    id: Int64,
    note: Int64,
    deck: Int64,
    ordinal: Int32,
    modified: Int64,
    type: Int32 = 0,
    queue: Int32 = 0,
    due: Int64 = 0,
    interval: Int32 = 0,
    factor: Int32 = 0,
    reviews: Int32 = 0,
    lapses: Int32 = 0,
    left: Int32 = 0,
    originalDue: Int64 = 0,
    originalDeck: Int64 = 0,
    flags: Int32 = 0,
    data: String = ""
  ) {
    self.id = id
    self.note = note
    self.deck = deck
    self.ordinal = ordinal
    self.modified = modified
    self.type = type
    self.queue = queue
    self.due = due
    self.interval = interval
    self.factor = factor
    self.reviews = reviews
    self.lapses = lapses
    self.left = left
    self.originalDue = originalDue
    self.originalDeck = originalDeck
    self.flags = flags
    self.data = data
  }
}
