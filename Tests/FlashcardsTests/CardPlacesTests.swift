import Testing

@testable import Flashcards

@Suite("Where cards stand")
struct CardPlacesTests {
  @Test(
    "is found for each card that was placed, and for no other",
    arguments: [1, 1_000, Int64(1) << 40, -7]
  )
  func places(step: Int64) {
    for count in [0, 1, 8, 9, 1_000] {
      var places = CardIndex(room: count)
      for index in 0..<count {
        places.put(CardID(rawValue: Int64(index) &* step), at: index)
      }
      for index in 0..<count {
        #expect(places[CardID(rawValue: Int64(index) &* step)] == index)
      }
      #expect(places[CardID(rawValue: Int64(count) &* step &+ 1_234_567)] == nil)
    }
  }

  @Test("is the last one that was given")
  func again() {
    var places = CardIndex(room: 1)
    places.put(CardID(rawValue: 5), at: 0)
    places.put(CardID(rawValue: 5), at: 3)
    #expect(places[CardID(rawValue: 5)] == 3)
    #expect(places[CardID(rawValue: 0)] == nil)
  }
}
