import TestSupport
import Testing

@testable import Store

@Suite("Numbers sorted with their places")
struct PackedKeysTests {
  @Test(
    "come as a stable sort has them, those that are missing last",
    arguments: [0...0, 0...3, -9...9, .min ... .max, 0 ... .max, Int64.max - 2...Int64.max]
  )
  func orders(range: ClosedRange<Int64>) {
    var random = SeededGenerator(seed: 7)
    for count in [0, 1, 2, 100, 1_000] {
      let numbers = (0..<count).map { _ in
        random.next(below: 5) == 0 ? nil : Int64.random(in: range, using: &random)
      }
      let present = numbers.indices.filter { numbers[$0] != nil }
      let missing = numbers.indices.filter { numbers[$0] == nil }
      for isDescending in [false, true] {
        let sorted = present.sorted { one, other in
          let (number, otherNumber) = (numbers[one] ?? 0, numbers[other] ?? 0)
          return number == otherNumber ? one < other : (number < otherNumber) != isDescending
        }
        #expect(
          PackedKeys.sortedPlaces(of: numbers, isDescending: isDescending) == sorted + missing
        )
      }
    }
  }

  @Test("are ordered where they have fractions")
  func fractions() {
    let numbers = [-Double.infinity, -2.5, -1e-9, 0, 1e-300, 0.1, 0.25, 7, 1e9, .infinity]
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0.ordered < $1.ordered })
    #expect((-0.0).ordered == (0.0).ordered)
  }
}
