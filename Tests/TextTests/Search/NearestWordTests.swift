import Testing
import TextSearch

@Suite("The nearest word")
struct NearestWordTests {
  private let words = ["wallet", "card", "flashcards", "settings"]

  @Test(
    "is found for a typing error, and not for another word",
    arguments: [
      ("walet", "wallet"), ("wlalet", "wallet"), ("Wallet", "wallet"), ("flashcard", "flashcards"),
      ("crad", "card"), ("setings", "settings"),
    ]
  )
  func near(word: String, meant: String) {
    #expect(NearestWord.to(word, in: words) == meant)
  }

  @Test(
    "is none where nothing is near",
    arguments: [
      "", "xyz", "review", String(repeating: "wallet", count: 10_000),
    ]
  )
  func far(word: String) {
    #expect(NearestWord.to(word, in: words) == nil)
  }

  @Test("is no farther than it may be")
  func limited() {
    #expect(NearestWord.to("valed", in: words) == nil)
    #expect(NearestWord.to("valed", in: words, within: 3) == "wallet")
    #expect(NearestWord.to("walet", in: words, within: 0) == nil)
  }
}
