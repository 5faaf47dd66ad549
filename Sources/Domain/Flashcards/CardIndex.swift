/// Where cards stand in an array, by their ids: looked up for every answer there is, several times as
/// quick as a dictionary. Open addressing; an id's place is found by multiplication (D. Knuth).
struct CardIndex {
  private var slots: [(card: CardID, place: Int32)]
  private let shift: UInt64

  /// Room for so many cards.
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

  /// Where a card stands; nil for one that was not placed.
  subscript(card: CardID) -> Int? {
    let place = slots[slot(of: card)].place
    return place >= 0 ? Int(place) : nil
  }

  /// Says where a card stands. No more cards may be placed than there is room for.
  mutating func put(_ card: CardID, at place: Int) {
    slots[slot(of: card)] = (card, Int32(place))
  }
}
