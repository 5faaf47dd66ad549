import TestSupport
import Testing

@testable import Store

@Suite("The keys of texts")
struct TextKeysTests {
  /// Texts of few bytes, so that many begin alike, and many are the same or empty.
  private func texts(_ count: Int, _ random: inout SeededGenerator) -> [[UInt8]] {
    (0..<count).map { _ in
      let start = [UInt8](repeating: 7, count: random.next(below: 4) * 7)
      return random.next(below: 9) == 0
        ? [] : start + (0..<random.next(below: 12)).map { _ in UInt8(random.next(below: 3)) }
    }
  }

  @Test("are sorted as their bytes are, the same ones as they were, and empty ones last")
  func orders() {
    var random = SeededGenerator(seed: 11)
    for count in [0, 1, 2, 3, 50, 700] {
      let texts = texts(count, &random)
      var keys = TextKeys({ $1 += $0 }, places: count)
      for (place, text) in texts.enumerated() {
        text.withUnsafeBufferPointer { keys.set($0, at: place) }
      }
      let present = texts.indices.filter { !texts[$0].isEmpty }
      for isDescending in [false, true] {
        let sorted = present.sorted { one, other in
          texts[one] == texts[other]
            ? one < other
            : texts[one].lexicographicallyPrecedes(texts[other]) != isDescending
        }
        let empty = texts.indices.filter { texts[$0].isEmpty }
        #expect(keys.sortedPlaces(isDescending: isDescending) == sorted + empty)
      }
    }
  }

  @Test("that many notes have get numbers, the same for the same bytes")
  func numbers() {
    var random = SeededGenerator(seed: 12)
    let texts = texts(1_000, &random)
    let numbers = TextNumbers()
    var known: [[UInt8]: Int64] = [:]
    for text in texts {
      let number = text.withUnsafeBytes { numbers.number(of: $0) }
      #expect(known[text, default: Int64(known.count)] == number)
      known[text] = number
    }
    #expect(known.count > 100)
    let names = numbers.byNumber
    #expect(names.count == known.count)
    #expect(known.allSatisfy { names[$1] == String(decoding: $0, as: UTF8.self) })
  }
}
