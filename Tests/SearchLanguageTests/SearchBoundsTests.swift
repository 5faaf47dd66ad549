import SearchLanguage
import TestSupport
import Testing

@Suite("Hostile searches")
struct SearchBoundsTests {
  @Test("one too long is refused, one of the most characters is read")
  func length() throws {
    let longest = String(repeating: "é", count: SearchParser.longest)
    #expect(Searches.error(longest) == nil)
    #expect(Searches.error(longest + "a")?.reason == .tooLong(most: SearchParser.longest))
  }

  @Test("groups too deep are refused, those of the greatest depth are read")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
    }
    #expect(Searches.term(nested(SearchParser.deepest)) == .text(SearchPattern("a")))
    #expect(
      Searches.error(nested(SearchParser.deepest + 1))?.reason
        == .tooDeep(most: SearchParser.deepest)
    )
    #expect(
      Searches.error(String(repeating: "-(", count: 200) + "a")?.reason == .tooDeep(most: 100)
    )
  }

  @Test(
    "many times the same are read or refused at once",
    .timeLimit(.minutes(1)),
    arguments: [
      "(", ")", "\"", "\\", "\0", "\u{301}", "a ", "-", "-a ", ":", "a:", "a or ", "()", "\"a\"",
      "a\"b\"",
      "a:\"b\"", "prop:", "prop:cdn:a", "\\\"", "deck:\"", "*", "_", "nid:1,", "\u{3000}",
      "\u{FFFF}",
      "(a)", "-\"a\"", "\u{1F468}\u{200D}",
    ]
  )
  func repeated(part: String) {
    for count in [100_000, SearchParser.longest / part.unicodeScalars.count] {
      let search = String(repeating: part, count: count)
      let length = search.unicodeScalars.count
      if let range = Searches.error(search)?.range {
        #expect(range.lowerBound >= 0 && range.upperBound <= length)
      }
      for cursor in [0, 1, length / 2, length] {
        let completion = SearchCompletion(of: search, cursor: cursor, in: SearchVocabulary())
        if let range = completion?.range { #expect(range.upperBound <= length) }
      }
    }
  }

  @Test("random ones are read or refused, with a place within them, and completed within them")
  func random() {
    let pieces = [
      "a", "é", "日", "\"", "(", ")", " ", "\u{3000}", "-", ":", "\\", "*", "_", "and", " or ",
      "deck:", "tag:",
      "is:", "prop:", "ivl", ">", "=", "1", "rated:", "flag:", "nid:", "dupe:", ",", "\0",
      "\u{301}",
    ]
    var generator = SeededGenerator(seed: 33)
    let vocabulary = SearchVocabulary([
      .decks: ["a b", "é"], .tags: ["a"], .fields: ["é a", "-a"],
    ])
    for _ in 0..<5_000 {
      let count = generator.next(in: 1...12)
      let search = (0..<count).map { _ in pieces[generator.next(below: pieces.count)] }.joined()
      let length = search.unicodeScalars.count
      if let range = Searches.error(search)?.range {
        #expect(range.lowerBound >= 0 && range.upperBound <= length && !range.isEmpty, "\(search)")
      }
      let cursor = generator.next(in: 0...length)
      guard let completion = SearchCompletion(of: search, cursor: cursor, in: vocabulary)
      else { continue }
      #expect(completion.range.lowerBound <= cursor, "\(search) \(cursor)")
      #expect(completion.range.upperBound >= cursor, "\(search) \(cursor)")
      #expect(completion.range.upperBound <= length, "\(search)")
      #expect(!completion.candidates.isEmpty)
    }
  }
}
