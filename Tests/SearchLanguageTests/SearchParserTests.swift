import SearchLanguage
import Testing

@Suite("A search")
struct SearchParserTests {
  private func text(_ text: String) -> SearchNode { .term(.text(SearchPattern(text))) }

  @Test("`and` binds more closely than `or`, and stands between terms without being written")
  func connectives() throws {
    #expect(
      try Searches.node("a b or c AND d")
        == .or([
          .and([text("a"), text("b")]), .and([text("c"), text("d")]),
        ])
    )
    #expect(
      try Searches.node("a(b or c)-d")
        == .and([
          text("a"), .or([text("b"), text("c")]), .not(text("d")),
        ])
    )
    #expect(try Searches.node("a\u{3000}or\u{A0}\"b\"") == .or([text("a"), text("b")]))
    #expect(try Searches.node("\"and\" android") == .and([text("and"), text("android")]))
  }

  @Test("of nothing finds everything", arguments: ["", "  ", "\u{3000}", "\t\n"])
  func everything(search: String) throws {
    #expect(try Searches.node(search) == .everything)
  }

  @Test("a minus sign before a term or a group takes away what it finds")
  func negation() throws {
    #expect(try Searches.node("-a") == .not(text("a")))
    #expect(try Searches.node("-(a b)") == .not(.and([text("a"), text("b")])))
    #expect(try Searches.node("- a") == .and([text("-"), text("a")]))
  }

  @Test(
    "a key with its argument is a term, however it is quoted",
    arguments: [
      (#"deck:Spanish"#, SearchTerm.deck(SearchPattern("Spanish"))),
      (#"DECK:"Capitals of Europe""#, .deck(SearchPattern("Capitals of Europe"))),
      (#""deck:Capitals of Europe""#, .deck(SearchPattern("Capitals of Europe"))),
      ("deck:current", .currentDeck), ("deck:filtered", .filteredDeck),
      ("tag:none", .tag(.none)), ("tag:a::b", .tag(.pattern(SearchPattern("a::b")))),
      ("tag:nc:eleve", .tag(.withoutAccents(SearchPattern("eleve")))),
      (#"tag:re:^\d"#, .tag(.regex(#"^\d"#))),
      ("note:Basic", .noteType(SearchPattern("Basic"))),
      ("card:1", .templateOrdinal(0)), ("card:0", .templateOrdinal(0)),
      ("card:Reverse", .template(SearchPattern("Reverse"))),
      (#"preset:a\b"#, .preset(#"a\b"#)),
      ("flag:0", .flag(0)), ("flag:7", .flag(7)),
      ("is:buried-sibling", .state(.buriedSibling)),
      ("added:0", .added(days: 1)), ("edited:3", .edited(days: 3)),
      ("introduced:7", .introduced(days: 7)), ("resched:0", .rescheduled(days: 0)),
      ("rated:7", .rated(days: 7, button: nil)), ("rated:7:1", .rated(days: 7, button: 1)),
      (#""re:\"a\d""#, .regex(#""a\d"#)),
      ("nc:uber", .withoutAccents(SearchPattern("uber"))),
      ("w:dog*", .words(SearchPattern("dog*"))),
      ("sc:dog", .withoutClozes(SearchPattern("dog"))),
      (#"has-cd:a\*b"#, .hasCustomData("a*b")),
      ("dupe:12,a:b", .duplicates(noteType: 12, text: "a:b")),
      ("did:1,2", .deckIDs("1,2")), ("nid:1,2", .noteIDs("1,2")), ("cid:1", .cardIDs("1")),
      ("mid:-5", .noteTypeID(-5)),
      ("front:", .field(name: SearchPattern("front"), .pattern(SearchPattern("")))),
      ("fr*:re:a.b", .field(name: SearchPattern("fr*"), .regex("a.b"))),
      ("front:nc:a", .field(name: SearchPattern("front"), .withoutAccents(SearchPattern("a")))),
      (#"x\:y"#, .text(SearchPattern("x:y"))),
    ]
  )
  func keys(search: String, term: SearchTerm) {
    #expect(Searches.term(search) == term)
  }

  @Test(
    "a property is compared with a number",
    arguments: [
      ("ivl>=10", SearchProperty.Subject.interval(10), SearchProperty.Comparison.atLeast),
      ("due=-1", .due(-1), .equal), ("reps<3", .answers(3), .less),
      ("lapses>3", .lapses(3), .greater),
      ("ease!=2.5", .ease(2.5), .different), ("pos<=100", .position(100), .atMost),
      ("rated=0", .rated(0, button: nil), .equal), ("rated=-1:4", .rated(-1, button: 4), .equal),
      ("resched>=-7", .rescheduled(-7), .atLeast), ("s<21", .stability(21), .less),
      ("d>0.5", .difficulty(0.5), .greater), ("r<0.9", .retrievability(0.9), .less),
      ("cdn:v=1", .customNumber(key: "v", 1), .equal),
      ("cds:v=a b", .customText(key: "v", "a b"), .equal),
    ]
  )
  func properties(
    text: String,
    subject: SearchProperty.Subject,
    comparison: SearchProperty.Comparison
  ) {
    guard case .property(let property) = Searches.term("\"prop:\(text)\"") else {
      Issue.record("prop:\(text) is no property")
      return
    }
    #expect(property.subject == subject)
    #expect(property.comparison == comparison)
  }

  @Test(
    "wildcards are parts of a pattern, and letters behind a backslash",
    arguments: [
      (#"a*b_"#, [SearchPattern.Part.literal("a"), .any, .literal("b"), .one]),
      (#"**"#, [.any, .any]), (#"a\*b\_"#, [.literal("a*b_")]), (#"__"#, [.one, .one]), ("", []),
    ]
  )
  func patterns(text: String, parts: [SearchPattern.Part]) {
    #expect(SearchPattern(text).parts == parts)
  }
}
