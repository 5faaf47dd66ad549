import Testing

@testable import Flashcards

@Suite("An index of cards")
struct CardIndexTests {
  @Test(
    "finds each card that was added, and no other",
    arguments: [1, 1_000, Int64(1) << 40, -7]
  )
  func lookup(step: Int64) {
    for (count, capacity) in [(0, 0), (1, 1), (8, 8), (9, 9), (9, 0), (1_000, 1_000), (1_000, 3)] {
      var index = FlashcardIndex(capacity: capacity)
      for position in 0..<count {
        index.append(FlashcardID(rawValue: Int64(position) &* step))
      }
      for position in 0..<count {
        #expect(index[FlashcardID(rawValue: Int64(position) &* step)] == position)
      }
      #expect(index[FlashcardID(rawValue: Int64(count) &* step &+ 1_234_567)] == nil)
    }
  }

  @Test("gives the last place of a card that was added again")
  func again() {
    var index = FlashcardIndex(capacity: 1)
    for card: Int64 in [5, 6, 5, 7] { index.append(FlashcardID(rawValue: card)) }
    #expect(index[FlashcardID(rawValue: 5)] == 2)
    #expect(index[FlashcardID(rawValue: 7)] == 3)
    #expect(index[FlashcardID(rawValue: 0)] == nil)
  }
}
