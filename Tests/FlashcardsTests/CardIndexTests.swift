import Testing

@testable import Flashcards

@Suite("An index of cards")
struct CardIndexTests {
  @Test(
    "finds each card that was inserted, and no other",
    arguments: [1, 1_000, Int64(1) << 40, -7]
  )
  func lookup(step: Int64) {
    for count in [0, 1, 8, 9, 1_000] {
      var index = CardIndex(capacity: count)
      for position in 0..<count {
        index.insert(CardID(rawValue: Int64(position) &* step), at: position)
      }
      for position in 0..<count {
        #expect(index[CardID(rawValue: Int64(position) &* step)] == position)
      }
      #expect(index[CardID(rawValue: Int64(count) &* step &+ 1_234_567)] == nil)
    }
  }

  @Test("gives the last index that was inserted")
  func again() {
    var index = CardIndex(capacity: 1)
    index.insert(CardID(rawValue: 5), at: 0)
    index.insert(CardID(rawValue: 5), at: 3)
    #expect(index[CardID(rawValue: 5)] == 3)
    #expect(index[CardID(rawValue: 0)] == nil)
  }
}
