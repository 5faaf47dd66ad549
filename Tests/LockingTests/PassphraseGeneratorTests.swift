import Secrets
import TestSupport
import Testing

@testable import Locking

@Suite("Drawing a passphrase")
struct PassphraseGeneratorTests {
  private func text(_ index: Int) -> String {
    String(decoding: PassphraseGenerator.word(index), as: UTF8.self)
  }

  @Test("has EFF's 7,776 words, all different, which can be typed at every keyboard")
  func words() {
    let words = (0..<PassphraseWords.count).map { text($0) }
    #expect(words.count == 7_776 && Set(words).count == 7_776)
    #expect(words.first == "abacus" && words[1] == "abdomen" && words.last == "zoom")
    #expect(
      words.allSatisfy { word in
        (3...9).contains(word.utf8.count)
          && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") }
      }
    )
  }

  @Test("takes each word for equally many of the random numbers")
  func uniform() {
    var counts = Array(repeating: 0, count: PassphraseWords.count)
    var discarded = 0
    for bits in UInt16.min...UInt16.max {
      if let index = PassphraseGenerator.index(of: bits) {
        counts[index] += 1
      } else {
        discarded += 1
      }
    }
    #expect(counts.allSatisfy { $0 == 8 } && discarded == 65_536 - 8 * 7_776)
  }

  @Test("draws six words from the randomness it is given, and other ones from other randomness")
  func drawing() throws {
    func draw(_ seed: UInt64) throws -> String {
      let entry = try PassphraseGenerator.draw(from: SeededRandom(seed: seed))
      return try entry.passcode().withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }
    let known = Set((0..<PassphraseWords.count).map { text($0) })
    var seen: Set<String> = []
    for seed in 0..<100 {
      let passphrase = try draw(UInt64(seed))
      let words = passphrase.split(separator: " ", omittingEmptySubsequences: false)
      #expect(words.count == 6 && words.allSatisfy { known.contains(String($0)) })
      seen.insert(passphrase)
    }
    #expect(seen.count == 100)
    #expect(try draw(7) == draw(7))
  }

  @Test("discards numbers that would favour a word, and draws again")
  func discarding() throws {
    let entry = try PassphraseGenerator.draw(from: Alternating())
    #expect(
      try entry.passcode().withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        == Array(repeating: "abacus", count: 6).joined(separator: " ")
    )
  }

  @Test("is always long enough to be taken, and fits")
  func fits() throws {
    for seed in 0..<200 {
      let entry = try PassphraseGenerator.draw(from: SeededRandom(seed: UInt64(seed)))
      #expect(entry.isLongEnough && entry.count <= 6 * 9 + 5)
    }
  }
}

/// Hands out all ones and all zeros in turn.
private final class Alternating: RandomSource {
  private let bytes = Bytes()

  private final class Bytes: @unchecked Sendable {
    // Used by one thread.
    var isHigh = false
  }

  func fill(_ buffer: UnsafeMutableRawBufferPointer) {
    bytes.isHigh.toggle()
    for index in buffer.indices { buffer[index] = bytes.isHigh ? 0xFF : 0 }
  }
}
