import ByteCoding
import Flashcards
import ReaderProtocol
import Testing

@Suite("The request to read a file of flashcards")
struct DeckReadRequestTests {
  private static let texts = FlashcardImportFormat.allCases.filter(\.isText)

  @Test("arrives with its format, and with none", arguments: texts.map(Optional.some) + [nil])
  func arriving(format: FlashcardImportFormat?) throws {
    #expect(try DeckReadRequest(DeckReadRequest(format).frame).format == format)
  }

  @Test(
    "is refused for a format that is no text, for none that there is, and for more or less than one",
    arguments: [
      [1, 1], [1, 6], [1, 0], [1, 7], [1, 255], [2, 2], [1], [], [0, 0], [1, 2, 3],
    ] as [[UInt8]]
  )
  func hostile(payload: [UInt8]) {
    #expect(throws: UnreadableBytes.self) { try DeckReadRequest(Frame(.deckRequest, payload)) }
    #expect(throws: UnreadableBytes.self) { try DeckReadRequest(Frame(.chunk, payload)) }
  }

  @Test("that a file is of another format comes back with its name")
  func failure() throws {
    for format in FlashcardImportFormat.allCases {
      let failure = DeckFileFailure.otherFormat(format)
      #expect(try DeckFileFailure(failure.frame) == failure)
    }
  }
}
