/// A map from a card's id to its index in an array.
///
/// Each answer looks cards up here, several times as fast as in a dictionary. Open addressing with
/// multiplicative hashing (D. Knuth).
struct CardIndex {
  private var slots: [(card: CardID, index: Int32)]
  private var shift: UInt64
  private var count = 0

  /// Creates an empty map with room for `capacity` cards.
  init(capacity: Int) {
    let bits = max(4, Int.bitWidth - (capacity * 2).leadingZeroBitCount)
    slots = Array(repeating: (CardID(rawValue: 0), -1), count: 1 << bits)
    shift = UInt64(UInt64.bitWidth - bits)
  }

  private func slot(of card: CardID) -> Int {
    var slot = Int((UInt64(bitPattern: card.rawValue) &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while slots[slot].index >= 0, slots[slot].card != card { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  /// The index of a card; nil if it was not added.
  subscript(card: CardID) -> Int? {
    let index = slots[slot(of: card)].index
    return index >= 0 ? Int(index) : nil
  }

  /// Sets the index of a card that was not added before.
  mutating func insert(_ card: CardID, at index: Int) {
    if count * 2 >= slots.count {
      var larger = CardIndex(capacity: count * 2)
      for slot in slots where slot.index >= 0 { larger.insert(slot.card, at: Int(slot.index)) }
      self = larger
    }
    slots[slot(of: card)] = (card, Int32(index))
    count += 1
  }
}
