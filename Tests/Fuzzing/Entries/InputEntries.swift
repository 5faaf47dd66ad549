import SearchLanguage
import WindowLevels

@testable import WindowTerminal

/// What is typed, and what a terminal answers.
enum InputEntries {
  private static let cell = Size(width: 8, height: 16)

  /// Bytes from a terminal. Those from 0xF8 on, which no text has, stand for what is no byte: requests that are
  /// sent, keys that curses has recognised, and pauses.
  static func keys(_ input: [UInt8]) {
    var decoder = InputDecoder()
    var asked = 0
    for byte in input {
      switch byte {
      case 0xF8: decoder.awaitAnswer()
      case 0xF9:
        let protocols = PictureProtocol.allCases
        decoder.awaitAnswer(PixelProbe(protocols[asked % protocols.count], cell: cell) { _ in "" })
        asked += 1
      case 0xFA: _ = decoder.feed(.key(.up), after: .zero)
      case 0xFB: _ = decoder.feed(.key(nil), after: .zero)
      case 0xFC: decoder.forgetKeys()
      case 0xFD...0xFF:
        let quiet = [Duration.milliseconds(20), .milliseconds(700), .seconds(20)]
        _ = decoder.feed(.idle, after: quiet[Int(byte - 0xFD)])
      default: _ = decoder.feed(.byte(byte), after: .zero)
      }
    }
    // Whatever there was, two Escapes and pauses end it, and keys are keys again.
    for byte: UInt8 in [0x18, 0x1B, 0x1B] {
      _ = decoder.feed(.byte(byte), after: .zero)
      _ = decoder.feed(.idle, after: .seconds(20))
    }
    expect(decoder.feed(.byte(0x1A), after: .seconds(20)) == [.key(.control("z"))])
  }

  private static let vocabulary = SearchVocabulary([
    .decks: ["a b", "é", "A::B"], .tags: ["a", "re:view"], .fields: ["é a", "-a", "Front"],
    .types: ["Basic"], .templates: ["Card 1", "2"], .presets: ["Default"],
  ])

  /// A search behind the place of the cursor in it.
  static func search(_ input: [UInt8]) {
    let search = input.rest.text
    let length = search.unicodeScalars.count
    do throws(SearchError) {
      _ = try SearchParser.parse(search)
    } catch {
      let range = error.range
      expect(range.lowerBound >= 0 && range.upperBound <= length && !range.isEmpty)
      for columns in [4, 5, 40] {
        let excerpt = SearchExcerpt(of: search, marking: range, columns: columns) { scalar in
          scalar.value < 0x20 ? nil : scalar.value < 0x300 ? 1 : scalar.value < 0x370 ? 0 : 2
        }
        expect(!excerpt.marks.isEmpty)
      }
    }
    let cursor = min(Int(input.choice), length)
    guard let completion = SearchCompletion(of: search, cursor: cursor, in: vocabulary) else {
      return
    }
    expect(completion.range.lowerBound <= cursor && completion.range.upperBound >= cursor)
    expect(completion.range.upperBound <= length && !completion.candidates.isEmpty)
  }
}
