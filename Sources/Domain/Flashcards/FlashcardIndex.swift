/// The places of cards in an array, by their ids.
///
/// Each answer looks a card up here, several times as fast as in a dictionary. Open addressing with
/// multiplicative hashing (D. Knuth); a slot has the place alone, so that all of them stay in a
/// processor's cache.
struct FlashcardIndex {
  private var cards: [FlashcardID] = []
  /// The places of cards; -1 in a slot that is free. At least half of them are.
  private var slots: [Int32]

  /// Creates an empty index with room for `capacity` cards.
  init(capacity: Int) {
    cards.reserveCapacity(capacity)
    slots = Self.freeSlots(for: capacity)
  }

  private static func freeSlots(for capacity: Int) -> [Int32] {
    let bits = max(4, Int.bitWidth - (capacity * 2).leadingZeroBitCount)
    return Array(repeating: -1, count: 1 << bits)
  }

  private func slot(of card: FlashcardID) -> Int {
    let shift = UInt64(slots.count.leadingZeroBitCount + 1)
    var slot = Int((UInt64(bitPattern: card.rawValue) &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while slots[slot] >= 0, cards[Int(slots[slot])] != card {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// The place of a card; nil if it was not added.
  subscript(card: FlashcardID) -> Int? {
    let place = slots[slot(of: card)]
    return place >= 0 ? Int(place) : nil
  }

  /// Adds a card that was not added before, in the next place.
  mutating func append(_ card: FlashcardID) {
    if (cards.count + 1) * 2 > slots.count {
      slots = Self.freeSlots(for: slots.count)
      for (place, card) in cards.enumerated() { slots[slot(of: card)] = Int32(place) }
    }
    slots[slot(of: card)] = Int32(cards.count)
    cards.append(card)
  }
}
