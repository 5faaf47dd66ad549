import Flashcards
import PaymentCards

/// The fields in which two states of an object differ.
extension ObjectFields {
  init(changedFrom old: Deck, to new: Deck) {
    self = []
    if old.name != new.name { insert(.deckName) }
    if old.options != new.options || old.language != new.language || old.carried != new.carried {
      insert(.deckOptions)
    }
  }

  init(changedFrom old: Note, to new: Note) {
    self = []
    if old.content != new.content { insert(.words) }
    if old.tags != new.tags { insert(.tags) }
    // A change of its time alone, such as by an import of the same words.
    if isEmpty, old != new { formUnion([.words, .tags]) }
  }

  init(changedFrom old: Card, to new: Card) {
    self = []
    if old.progress != new.progress || old.placement != new.placement || old.carried != new.carried
    {
      insert(.progress)
    }
    if old.deck != new.deck { insert(.home) }
    if old.position != new.position { insert(.position) }
    if old.flag != new.flag { insert(.flag) }
    if old.isSuspended != new.isSuspended { insert(.suspended) }
    if old.buriedOn != new.buriedOn { insert(.buried) }
  }
}

extension Deck {
  /// The deck with some fields as they were in an earlier state.
  func restoring(_ fields: ObjectFields, of old: Deck) -> Deck {
    var deck = self
    if fields.contains(.deckName) { deck.name = old.name }
    if fields.contains(.deckOptions) {
      deck.options = old.options
      deck.language = old.language
      deck.carried = old.carried
    }
    return deck
  }
}

extension Note {
  /// The note with some fields as they were in an earlier state.
  func restoring(_ fields: ObjectFields, of old: Note) -> Note {
    guard !fields.isSuperset(of: [.words, .tags]) else { return old }
    var note = self
    if fields.contains(.words) { note.content = old.content }
    if fields.contains(.tags) { note.tags = old.tags }
    return note
  }
}

extension Card {
  /// The card with some fields as they were in an earlier state.
  func restoring(_ fields: ObjectFields, of old: Card) -> Card {
    guard fields != .all else { return old }
    var card = self
    if fields.contains(.progress) {
      card.progress = old.progress
      card.placement = old.placement
      card.carried = old.carried
    }
    if fields.contains(.home) { card.deck = old.deck }
    if fields.contains(.position) { card.position = old.position }
    if fields.contains(.flag) { card.flag = old.flag }
    if fields.contains(.suspended) { card.isSuspended = old.isSuspended }
    if fields.contains(.buried) { card.buriedOn = old.buriedOn }
    return card
  }
}
