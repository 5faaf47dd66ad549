import SearchLanguage
import TestSupport
import Testing

@Suite("The completion of a search")
struct SearchCompletionTests {
  private static let vocabulary = SearchVocabulary([
    .decks: ["Capitals of Europe", "Spanish", "Spanish::Verbs", "Übungen", "current", "日本語"],
    .tags: ["verb", "noun::irregular", "re:view", "none"],
    .types: ["Basic", "Basic (and reversed card)"],
    .fields: ["Front", "Part of speech", "a:b", "-x", "deck", "Deutsch"],
    .templates: ["Card 1", "2", "Reverse"],
    .presets: ["Default", "Slow (exam)"],
  ])

  /// The search that each candidate makes of one whose cursor stands at `|`.
  private func results(_ search: String) -> [String] {
    let parts = search.split(separator: "|", omittingEmptySubsequences: false)
    let text = parts.joined()
    let cursor = parts[0].unicodeScalars.count
    guard
      let completion = SearchCompletion(of: text, cursor: cursor, in: Self.vocabulary)
    else { return [] }
    return completion.candidates.map { candidate in
      var scalars = Array(text.unicodeScalars)
      var inserted = Array(candidate.insertion.unicodeScalars)
      inserted.insert("|", at: candidate.cursor)
      scalars.replaceSubrange(completion.range, with: inserted)
      return String(String.UnicodeScalarView(scalars))
    }
  }

  @Test(
    "gives the keys and fields that begin like the word, first",
    arguments: [
      ("de|", ["deck:|", "Deutsch:|", "added:|"]),
      ("dog de|", ["dog deck:|", "dog Deutsch:|", "dog added:|"]),
      ("-de|", ["-deck:|", "-Deutsch:|", "-added:|"]),
      ("(de|", ["(deck:|", "(Deutsch:|", "(added:|"]),
      ("a -(DE|", ["a -(deck:|", "a -(Deutsch:|", "a -(added:|"]),
      ("\"de|", ["deck:|", "Deutsch:|", "added:|"]),
      ("speech|", [#""Part of speech:|""#]), ("\"part of|", [#""Part of speech:|""#]),
      ("dec|Spanish", ["deck:|Spanish"]), ("de|ck:x", ["deck:|x", "Deutsch:|x", "added:|x"]),
      ("intro|", ["introduced:|"]), ("notet|", ["note:|"]), ("colour|", ["flag:|"]),
      ("zzz|", []), ("a:|", []),
    ]
  )
  func keys(search: String, results: [String]) {
    #expect(self.results(search) == results)
  }

  @Test(
    "gives the names behind a key, quoted where they have to be",
    arguments: [
      ("deck:cap|", [#"deck:"Capitals of Europe"|"#]),
      ("deck:EUROPE|", [#"deck:"Capitals of Europe"|"#]),
      ("deck:ub|", ["deck:Übungen|"]), ("deck:日本|", ["deck:日本語|"]),
      ("deck:span|", ["deck:Spanish|", "deck:Spanish::Verbs|"]),
      ("deck:verbs|", ["deck:Spanish::Verbs|"]),
      (#"deck:"cap|"#, [#"deck:"Capitals of Europe"|"#]),
      (#"deck:"cap|x" dog"#, [#"deck:"Capitals of Europe"| dog"#]),
      (
        #"deck:"cap|" dog"#,
        [#"deck:"Capitals of Europe"| dog"#]
      ),
      (#""deck:cap|"#, [#"deck:"Capitals of Europe"|"#]),
      (#""deck:cap|x" dog"#, [#"deck:"Capitals of Europe"| dog"#]),
      ("-deck:cap|", [#"-deck:"Capitals of Europe"|"#]), ("DECK:ub|", ["deck:Übungen|"]),
      ("deck:cur|", ["deck:current|", "deck:Current|"]), ("deck:filt|", ["deck:filtered|"]),
      ("tag:no|", ["tag:none|", "tag:noun::irregular|", "tag:None|"]),
      ("tag:re:|", [#"tag:re\:view|"#]),
      ("note:bas|", ["note:Basic|", #"note:"Basic (and reversed card)"|"#]),
      ("card:r|", ["card:Reverse|", #"card:"Card 1"|"#]), ("card:2|", []),
      ("preset:slow|", [#"preset:"Slow (exam)"|"#]),
    ]
  )
  func names(search: String, results: [String]) {
    #expect(self.results(search) == results)
  }

  @Test(
    "gives the words that a key takes",
    arguments: [
      ("is:su|", ["is:suspended|"]),
      ("is:bur|", ["is:buried|", "is:buried-manually|", "is:buried-sibling|"]),
      ("is:learni|", ["is:learn|"]), ("flag:7|", ["flag:7|"]), ("flag:re|", ["flag:1|"]),
      ("prop:la|", ["prop:lapses|"]), ("prop:inter|", ["prop:ivl|"]),
      ("prop:cd|", ["prop:cdn:|", "prop:cds:|"]),
      (
        "prop:ivl|",
        ["prop:ivl=|", "prop:ivl!=|", "prop:ivl<|", "prop:ivl>|", "prop:ivl<=|", "prop:ivl>=|"]
      ),
      ("prop:ivl>|", []), ("added:|", []), ("nid:|", []), ("re:a|", []),
    ]
  )
  func words(search: String, results: [String]) {
    #expect(self.results(search) == results)
  }

  @Test(
    "gives nothing behind a term that is quoted to its end",
    arguments: ["\"a\"|", "deck:\"a\"|"]
  )
  func closed(search: String) {
    #expect(results(search) == [])
  }

  @Test("gives every key where nothing is typed", arguments: ["|", "a |", "(|", "-|"])
  func all(search: String) throws {
    let text = search.replacing("|", with: "")
    let completion = try #require(
      SearchCompletion(of: text, cursor: text.unicodeScalars.count, in: SearchVocabulary())
    )
    #expect(completion.candidates.map(\.name) == SearchKey.allCases.map(\.written))
    #expect(completion.range == text.unicodeScalars.count..<text.unicodeScalars.count)
  }

  @Test("gives no more than are wanted")
  func most() {
    let completion = SearchCompletion(of: "", cursor: 0, in: Self.vocabulary, most: 3)
    #expect(completion?.candidates.count == 3)
  }

  @Test(
    "makes searches that find exactly a name, whatever it is",
    arguments: SearchKey.allCases.filter { $0.names != nil }
  )
  func literal(key: SearchKey) throws {
    let kind = try #require(key.names)
    let pieces = [
      "a", "B", "é", "e\u{301}", "日本", "*", "_", "\\", "\"", ":", "::", "(", ")", " ", "-", "re:",
      "nc:", "none",
      "current", "filtered", "1", ",", "and", "or", "<", "&", "\u{200D}", "👍🏽", "'", "\u{0}",
    ]
    var generator = SeededGenerator(seed: UInt64(key.rawValue.utf8.count))
    for _ in 0..<1_000 {
      let name = (0..<generator.next(in: 1...6)).map { _ in
        pieces[generator.next(below: pieces.count)]
      }
      .joined()
      let completion = SearchCompletion(
        of: "a -" + key.written,
        cursor: 3 + key.written.utf8.count,
        in: SearchVocabulary([kind: [name]])
      )
      guard let candidate = completion?.candidates.last, candidate.name == name else {
        let hasEscapes = name.unicodeScalars.contains { $0 == "\"" || $0 == "\\" }
        #expect(key == .card ? UInt16(name) != nil : key == .preset && hasEscapes, "\(name)")
        continue
      }
      let literal = Searches.term(candidate.insertion).flatMap(Self.name)
      let isWord = key.argument.words.contains(name)
      #expect((isWord ? literal?.lowercased() : literal) == name, "\(candidate.insertion)")
    }
  }

  @Test("makes keys that are exactly the name of a field, whatever it is")
  func field() {
    let pieces = ["a", "é", "*", "_", "\\", "\"", ":", "(", ")", " ", "-", "deck", "and", "1"]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1_000 {
      let name = (0..<generator.next(in: 1...6)).map { _ in
        pieces[generator.next(below: pieces.count)]
      }
      .joined()
      let vocabulary = SearchVocabulary([.fields: [name]])
      let candidate = SearchCompletion(of: "", cursor: 0, in: vocabulary)?.candidates.last
      guard let candidate, candidate.name == name + ":" else {
        // A key of searches stands before a field.
        #expect(SearchKey(written: name) != nil, "\(name)")
        continue
      }
      var search = Array(candidate.insertion.unicodeScalars)
      search.insert(contentsOf: "v".unicodeScalars, at: candidate.cursor)
      guard
        case .field(let pattern, .pattern(let value)) = Searches.term(
          String(String.UnicodeScalarView(search))
        )
      else {
        Issue.record("\(candidate.insertion) is no field")
        continue
      }
      #expect(pattern.literal == name)
      #expect(value.literal == "v")
    }
  }

  @Test("writes white space that no search has as any character")
  func whiteSpace() {
    let vocabulary = SearchVocabulary([.decks: ["日本\u{3000}語"]])
    let completion = SearchCompletion(of: "deck:日", cursor: 6, in: vocabulary)
    #expect(completion?.candidates.map(\.insertion) == ["deck:日本_語"])
  }

  private static func name(_ term: SearchTerm) -> String? {
    switch term {
    case .deck(let pattern), .noteType(let pattern), .template(let pattern),
      .tag(.pattern(let pattern)):
      pattern.literal
    case .preset(let name): name
    default: nil
    }
  }
}
