import TestSupport

/// A run of characters or digits to search for in memory, with any distance from one to the next.
struct Needle: Sendable {
  /// Its origin, for the failure.
  let name: String
  /// The lowest byte of each character or digit.
  let values: [UInt8]
  /// The index of the value that is rarest in memory.
  let rarest: Int

  private init(_ name: String, _ values: [UInt8]) {
    self.name = name
    self.values = values
    // Zeros are everywhere, and so are small numbers.
    rarest = values.indices.max { values[$0] < values[$1] } ?? 0
  }

  /// A text, word by word: a part of it reveals enough.
  static func text(_ name: String, _ text: String) -> [Needle] {
    text.split(separator: " ").map { Needle(name, Array($0.utf8)) }
  }

  /// Digits, each 0 to 9: as characters, grouped or not, eight in a row; as numbers, of which
  /// memory is full, twelve in a row.
  static func number(_ name: String, _ digits: [UInt8]) -> [Needle] {
    let groups = stride(from: 0, to: digits.count - 4, by: 4).flatMap { start in
      let characters = digits[start..<start + 8].map { $0 + UInt8(ascii: "0") }
      return [
        Needle(name, characters),
        Needle("\(name), in groups", characters[..<4] + [UInt8(ascii: " ")] + characters[4...]),
        Needle(
          "\(name), digit by digit",
          Array(Visit.spoken(Array(digits[start..<start + 8])).utf8)
        ),
      ]
    }
    let numbers = [digits.prefix(12), digits.suffix(12)]
    return groups + numbers.map { Needle("\(name), as numbers", Array($0)) }
  }

  /// Bytes of a picture.
  static func bytes(_ name: String, _ bytes: [UInt8]) -> Needle { Needle(name, bytes) }

  /// A typed text, in one piece.
  static func typed(_ name: String, _ text: String) -> Needle {
    Needle(name, Array(text.utf8))
  }
}

extension Canaries {
  /// Everything that must not be found once it is locked away.
  var needles: [Needle] { numbers + texts }

  /// The cards' numbers.
  var numbers: [Needle] { cards.flatMap { Needle.number("a card's number", $0.number) } }

  /// Everything else.
  var texts: [Needle] {
    Needle.text("the deck's name", deckName)
      + cards.flatMap {
        Needle.text("a card's name", $0.name) + Needle.text("a holder", $0.holder)
          + Needle.text("a card's notes", $0.notes)
      }
      + flashcards.flatMap {
        Needle.text("a prompt", $0.prompt) + Needle.text("an answer", $0.answer)
      }
  }
}
