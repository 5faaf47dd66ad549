/// A map from a card's id to its index in an array.
///
/// Each answer looks cards up here, several times as fast as in a dictionary. Open addressing with
/// multiplicative hashing (D. Knuth).
struct CardIndex {
  private var slots: [(card: CardID, index: Int32)]
  private let shift: UInt64

  /// Creates an empty map for at most `capacity` cards.
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

  /// Sets the index of a card. No more cards may be added than the capacity allows.
  mutating func insert(_ card: CardID, at index: Int) {
    slots[slot(of: card)] = (card, Int32(index))
  }
}
