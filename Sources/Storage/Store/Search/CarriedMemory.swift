import Flashcards

/// What a card came with from Anki about its memory, as long as it was not answered since: with the
/// precision that Anki keeps, while its own numbers follow from its answers.
struct CarriedMemory {
  /// The stability in days.
  let stability: Float?
  /// The difficulty, 1 to 10.
  let difficulty: Float?
  /// The exponent of forgetting.
  let decay: Float?
  /// The exponent of a card that came without one: that of FSRS-5.
  static let standardDecay: Float = 0.5
  /// The time of the last review, in seconds since 1970.
  let lastReview: Int64?

  /// Reads it from the columns of a card; nil for one that did not come with a memory, or was answered
  /// since.
  init?(_ carried: UnsafeRawBufferPointer, reviews: Int64) {
    guard FlashcardCodec.carriedReviews(carried) == reviews,
      let stability = carried.number(of: "s")
    else { return nil }
    self.stability = Float(stability)
    difficulty = carried.number(of: "d").flatMap { Float($0) }
    decay = carried.number(of: "decay").flatMap { Float($0) }
    lastReview = carried.number(of: "lrt").flatMap { Int64($0) }
  }
}

extension UnsafeRawBufferPointer {
  /// The digits of a number in the JSON among these bytes; nil without this key.
  fileprivate func number(of key: StaticString) -> String? {
    let length = key.utf8CodeUnitCount
    let quote = UInt8(ascii: "\"")
    guard count > length + 3 else { return nil }
    for start in 0..<(count - length - 3) where self[start] == quote {
      guard self[start + length + 1] == quote, self[start + length + 2] == UInt8(ascii: ":"),
        (0..<length).allSatisfy({ self[start + 1 + $0] == key.utf8Start[$0] })
      else { continue }
      let digits = self[(start + length + 3)...].prefix { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
          || byte == UInt8(ascii: "-") || byte | 0x20 == UInt8(ascii: "e")
      }
      return String(decoding: digits, as: UTF8.self)
    }
    return nil
  }
}
