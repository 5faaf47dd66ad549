import Flashcards
import FoundationEssentials
import Wording

/// A JSON array of objects with `prompt` and `answer`, which are plain text.
struct JSONNotes: ReadableDeckFormat {
  private struct Element: Decodable {
    let prompt: String
    let answer: String
  }

  var name: Phrase { .deckFormatJSON }

  func recognizes(_ content: DeckFileContent) -> Bool {
    guard let text = content.text else { return false }
    let begin = Array(text.lazy.filter { !$0.isBlank }.prefix(2))
    return begin == Array("[{".utf8) || begin == Array("[]".utf8)
  }

  func read(_ content: DeckFileContent) throws(DeckFileFailure) -> ParsedDeck {
    var deck = ParsedDeck()
    var elements = JSONElements(content.bytes)
    let decoder = JSONDecoder()
    while let (line, part) = try elements.next() {
      // Why an element is none is of no use to who looks for the line.
      guard let element = try? decoder.decode(Element.self, from: Data(part)) else {
        deck.faults.append(LineFault(line: line, reason: .deckFaultNotACard))
        continue
      }
      deck.add(
        ParsedNote(
          line: line,
          fields: [FieldText(element.prompt, .plain), FieldText(element.answer, .plain)]
        )
      )
    }
    return deck
  }
}
