import Testing

@testable import Flashcards

@Suite("Formats of exports by the names of files")
struct FlashcardExportFormatTests {
  @Test("each is asked for by its own ending, in a folder and in capitals too")
  func endings() {
    for format in FlashcardExportFormat.allCases {
      #expect(FlashcardExportFormat(path: "a" + format.ending) == format)
      #expect(FlashcardExportFormat(path: "~/b.x/A" + format.ending.uppercased()) == format)
    }
  }

  @Test(
    "the longest ending counts, none at all is tabs, and an unknown one no format",
    arguments: [
      ("my history.csv", FlashcardExportFormat.history), ("history.csv.apkg", .package),
      ("words.txt", .tabs), ("words", .tabs), ("~/b.apkg/words", .tabs), (".hidden", .tabs),
      ("words.xyz", nil), ("words.", nil), ("", .tabs),
    ]
  )
  func others(path: String, format: FlashcardExportFormat?) {
    #expect(FlashcardExportFormat(path: path) == format)
  }
}
