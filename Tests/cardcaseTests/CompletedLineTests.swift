import Testing

@testable import cardcase

@Suite("A command line that is completed")
struct CompletedLineTests {
  @Test(
    "has its words without what quotes them",
    arguments: [
      (#"a\ b"#, "a b"), (#""a b"#, "a b"), ("'a $b'", "a $b"), (#"'a\b'"#, #"a\b"#),
      ("~/x", "/home/me/x"), ("'~/x'", "~/x"), ("a~/x", "a~/x"), (#""it's""#, "it's"), ("", ""),
    ]
  )
  func unquoted(word: String, text: String) {
    #expect(CompletedLine.unquoted(word, in: ["HOME": "/home/me"]) == text)
  }

  @Test("tells no decks of the demo, nor without a home")
  func nothing() {
    let environment = ["HOME": "/nonexistent"]
    #expect(CompletedLine(words: ["cardcase", "--demo", "review", ""]).deckNames(in: [:]) == [])
    #expect(CompletedLine(words: ["cardcase", "review", ""]).deckNames(in: [:]) == [])
    #expect(CompletedLine(words: ["cardcase", "review", ""]).deckNames(in: environment) == [])
  }
}
