/// A map from a card's id to its index in an array.
///
/// Each answer looks cards up here, several times as fast as in a dictionary. Open addressing with
/// multiplicative hashing (D. Knuth).
struct CardIndex {
  private var slots: [(card: CardID, place: Int32)]
  private let shift: UInt64

  /// Creates an empty map with the capacity for `room` cards.
  init(room: Int) {
    let bits = max(4, Int.bitWidth - (room * 2).leadingZeroBitCount)
    slots = Array(repeating: (CardID(rawValue: 0), -1), count: 1 << bits)
    shift = UInt64(UInt64.bitWidth - bits)
  }

  private func slot(of card: CardID) -> Int {
    var slot = Int((UInt64(bitPattern: card.rawValue) &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while slots[slot].place >= 0, slots[slot].card != card { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  /// The index of a card; nil if it was not added.
  subscript(card: CardID) -> Int? {
    let place = slots[slot(of: card)].place
    return place >= 0 ? Int(place) : nil
  }

  /// Sets the index of a card. No more cards may be added than the capacity allows.
  mutating func put(_ card: CardID, at place: Int) {
    slots[slot(of: card)] = (card, Int32(place))
  }
}
