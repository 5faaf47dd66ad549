import TestSupport
import Testing

@testable import Flashcards

@Suite("The first by their keys")
struct FirstByKeyTests {
  /// Keys of which many are equal in the first part and some altogether.
  private func keys(_ count: Int) -> [OrderKey] {
    var random = SeededGenerator(seed: UInt64(count))
    return (0..<count).map { _ in
      OrderKey(
        value: Float(Int.random(in: -2...2, using: &random)),
        Int64.random(in: 0...9, using: &random),
        Int64.random(in: 0...9, using: &random)
      )
    }
  }

  private func first(_ limit: Int, _ keys: [OrderKey]) -> [Int] {
    var first = FirstByKey<Int>(limit)
    for (place, key) in keys.enumerated() { first.offer(place, key) }
    return first.sorted()
  }

  @Test("are those that are first when all are sorted, the earlier of equal ones in front")
  func sameAsSorting() {
    for count in [0, 1, 5, 255, 256, 257, 1_000, 5_000] {
      let keys = keys(count)
      let sorted = Array(keys.indices).sorted(byKey: { keys[$0] })
      for limit in [0, 1, 2, 100, 256, 700, 4_999, 5_000, 99_999, .max] {
        #expect(first(limit, keys) == Array(sorted.prefix(limit)), "\(limit) of \(count)")
      }
    }
  }

  @Test("are the same of keys that come in their order, and turned round")
  func inOrder() {
    let keys = (0..<2_000).map { OrderKey(Int64($0)) }
    #expect(first(300, keys) == Array(0..<300))
    #expect(first(300, keys.reversed()) == Array((1_700..<2_000).reversed()))
    #expect(first(300, keys.map { _ in OrderKey(7) }) == Array(0..<300))
  }
}
