import SearchLanguage
import Testing

@Suite("The keys of searches")
struct SearchKeyTests {
  @Test("each has examples that are searches with it", arguments: SearchKey.allCases)
  func examples(key: SearchKey) {
    #expect(!key.examples.isEmpty)
    for example in key.examples {
      #expect(Searches.error(example) == nil, "\(example)")
      #expect(example.hasPrefix(key.written) || example.hasPrefix("-" + key.written))
    }
  }

  @Test("each is no name of a field, in any case of its letters", arguments: SearchKey.allCases)
  func known(key: SearchKey) {
    for written in [key.written, key.written.uppercased()] {
      if case .field = Searches.term(written + "1") { Issue.record("\(written)1 is a field") }
    }
  }

  @Test("each takes the words that have a meaning of their own", arguments: SearchKey.allCases)
  func words(key: SearchKey) {
    if case .property = key.argument { return }
    for word in key.argument.words {
      #expect(Searches.error(key.written + word) == nil, "\(key.written)\(word)")
    }
  }

  @Test("every property can be compared in each way", arguments: SearchPropertyName.allCases)
  func properties(name: SearchPropertyName) {
    let path = "prop:\(name.rawValue)\(name.takesKey ? "v" : "")"
    for comparison in SearchProperty.Comparison.allCases {
      #expect(Searches.error("\(path)\(comparison.rawValue)0") == nil)
    }
  }

  @Test(
    "a field that is called nearly like a key gives a hint",
    arguments: [
      ("decks:a", "deck:"), ("dekc:a", "deck:"), ("a -(tags:b or c)", "tag:"),
      ("introducd:1", "introduced:"), ("notetype:a", "note:"), ("template:1", "card:"),
      ("colour:1", "flag:"), ("si:due", "is:"), ("Decks:a", "deck:"),
    ]
  )
  func hints(search: String, meant: String) throws {
    #expect(try Searches.node(search).unknownKeyHints.map(\.meant) == [meant])
  }

  @Test(
    "other fields give none",
    arguments: ["front:a", "back:a", "x:a", "dec*:a", "deck:a", "extra:a", "a", "", "text:a"]
  )
  func noHints(search: String) throws {
    #expect(try Searches.node(search).unknownKeyHints == [])
  }
}
