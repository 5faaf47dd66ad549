import Flashcards
import RegularExpressions
import SearchLanguage
import Secrets
import Store
import Testing

@testable import Vault

@Suite("Searches in the language of Anki's browser")
struct CardSearchTests {
  private let fixture: StudyFixture
  private var store: StudyStore { fixture.store }
  private var key: VaultKey { fixture.key }

  init() throws {
    fixture = try StudyFixture()
    var change = ChangeSet()
    change.decks = [
      try fixture.deck(1, "Languages::French"), try fixture.deck(2, "Languages"),
      try fixture.deck(3, "日本語"),
    ]
    let notes: [(Int64, Int64, String, String)] = [
      (10, 1, "École <b>primaire</b>", "noun school"), (20, 1, "ecole", ""),
      (30, 2, "fat cat", "Verb::strong"), (40, 2, "cat, fat", "verb"), (50, 3, "日本語の勉強", ""),
      (60, 3, "ｶﾀｶﾅ 100%", "a_b"), (70, 3, "Привет мир", ""),
    ]
    for (id, deck, text, tags) in notes {
      change.notes.append(try fixture.note(id, text, tags: tags))
      change.cards.append(fixture.card(id * 10, of: id, in: deck))
    }
    try store.apply(change, under: key)
  }

  private func found(
    _ search: String,
    _ letters: LetterMatching = .folded,
    in scope: Int64? = nil
  ) throws -> [Int64] {
    let context = SearchContext(
      now: StudyFixture.now,
      boundary: StudyFixture.boundary,
      letters: letters,
      scope: scope.map { DeckID(rawValue: $0) }
    )
    return try store.cards(matching: CardQuery(search), context, under: key).cards
      .map(\.note.rawValue).sorted(by: >)
  }

  private func indexAll() throws {
    while try store.proceedWithIndex(under: key) {}
  }

  @Test(
    "words are found in any case, accent and width, in fields and tags, indexed or not",
    arguments: [
      ("ECOLE", [20, 10]), ("-ecole", [70, 60, 50, 40, 30]), ("\"fat cat\"", [30]),
      ("fat cat", [40, 30]), ("f*cat", [30]), ("f_t", [40, 30]), ("привет", [70]), ("日", [50]),
      ("本語", [50]), ("カタカナ", [60]), ("100%", [60]), ("10_%", [60]), ("school", [10]),
      ("ÉCOLE or мир", [70, 20, 10]), ("-(fat or ecole) deck:languages", []),
      ("w:cat", [40, 30]), ("w:ca", []), ("w:fat", [40, 30]), ("w:a<b", []), ("*:a<b", []),
      ("*:\"fat cat\"", [30]), ("front:ecole", [20]), ("front:*cat*", [40, 30]),
      ("tag:VERB", [40, 30]), ("tag:verb::*", [30]), ("tag:a_b", [60]), ("tag:none", [70, 50, 20]),
      ("deck:LANGUAGES", [40, 30, 20, 10]), ("deck:*french", [20, 10]), ("deck:日本語", [70, 60, 50]),
      ("re:^f.t", [30]), ("nc:ÉCOLE", [20, 10]), ("unknown:x", []),
      ("", [70, 60, 50, 40, 30, 20, 10]),
      ("is:new -deck:日本語 -verb", [20, 10]), ("nid:10,60", [60, 10]),
      ("*", [70, 60, 50, 40, 30, 20, 10]),
    ]
  )
  func folded(search: String, notes: [Int64]) throws {
    #expect(try found(search) == notes)
    try indexAll()
    #expect(try found(search) == notes)
  }

  @Test("letters are told apart as in Anki where that is chosen")
  func exact() throws {
    #expect(try found("ecole", .exact) == [20])
    #expect(try found("ECOLE", .exact) == [20])
    #expect(try found("ecole", .withoutAccents) == [20, 10])
    #expect(try found("привет", .withoutAccents) == [])
    #expect(try found("school", .exact) == [])
  }

  @Test("case counts in no script in any field, and accents do, as in Anki")
  func anyField() throws {
    for name in ["*", "_*", "*_", "*:nc", "_*:nc", "*_:nc"] {
      #expect(try found("\(name):École*", .exact) == [10])
      #expect(try found("\(name):École*", .withoutAccents) == [10])
      #expect(try found("\(name):École*") == [20, 10])
      #expect(try found("\"\(name):ПРИВЕТ МИР\"", .exact) == [70])
    }
  }

  @Test("what is left out by hand is told from what waits for another card of its note")
  func burials() throws {
    let today = StudyFixture.today
    var change = ChangeSet()
    change.cards = [
      fixture.card(100, of: 10, in: 1), fixture.card(101, of: 10, in: 3, ordinal: 1),
      fixture.card(200, of: 20, in: 1),
    ]
    for index in change.cards.indices { change.cards[index].buriedOn = today }
    change.reviews = [fixture.review(100), fixture.review(200)]
    try store.apply(change, under: key)
    func cards(_ search: String) throws -> [Int64] {
      let context = SearchContext(now: StudyFixture.now, boundary: StudyFixture.boundary)
      return try store.cards(matching: CardQuery(search), context, under: key).cards
        .map(\.card.rawValue).sorted()
    }
    #expect(try cards("is:buried") == [100, 101, 200])
    // Whose own answer it was that is of today does not matter.
    #expect(try cards("is:buried-sibling") == [101])
    #expect(try cards("is:buried-manually") == [100, 200])
  }

  @Test("one deck can be searched, which is the current one then")
  func scope() throws {
    #expect(try found("cat", in: 2) == [40, 30])
    #expect(try found("cat", in: 1) == [])
    #expect(try found("deck:current", in: 1) == [20, 10])
    #expect(try found("-deck:current", in: 2) == [])
    #expect(try found("deck:current") == [])
    var change = ChangeSet()
    change.reviews = [fixture.review(500)]
    try store.apply(change, under: key)
    #expect(try found("deck:current") == [70, 60, 50])
  }

  @Test("the cards of very many notes are found, in all decks and in one")
  func cardsOfManyNotes() throws {
    var change = ChangeSet()
    change.decks = [try fixture.deck(4, "Many"), try fixture.deck(5, "Many::More")]
    for id in Int64(1_000)..<6_200 {
      change.notes.append(try fixture.note(id, "text", tags: id % 50 == 0 ? "" : "many"))
      for ordinal in 0..<(id % 3 == 0 ? 2 : 1) {
        let deck = (id + Int64(ordinal)) % 4 == 0 ? 5 : 4
        // Not in the order of their notes.
        let card = id % 1_000 * 10_000 + id * 10 + Int64(ordinal)
        change.cards.append(fixture.card(card, of: id, in: Int64(deck), ordinal: ordinal))
      }
    }
    try store.apply(change, under: key)
    let wanted = change.cards.filter { $0.note.rawValue % 50 != 0 }
    for scope in [nil, 4, 5] as [Int64?] {
      let context = SearchContext(
        now: StudyFixture.now,
        boundary: StudyFixture.boundary,
        scope: scope.map { DeckID(rawValue: $0) }
      )
      for search in ["tag:many", "-tag:none", "re:^text"] {
        let found = try store.cards(matching: CardQuery(search), context, under: key).cards
        let isTagged = search != "re:^text"
        let expected = (isTagged ? wanted : change.cards)
          .filter { scope != 5 || $0.deck.rawValue == 5 }
        #expect(
          found.filter { $0.note.rawValue >= 1_000 }.map(\.card).sorted()
            == expected.map(\.id).sorted(),
          "\(search), \(scope ?? 0)"
        )
      }
    }
  }

  @Test("a search among 10,000 notes narrows down")
  func manyNotes() throws {
    var change = ChangeSet()
    for id in Int64(1)...10_000 {
      change.notes.append(try fixture.note(1_000 + id, "word \(id)"))
      change.cards.append(fixture.card(100_000 + id, of: 1_000 + id, in: 1))
    }
    try store.apply(change, under: key)
    for _ in 0..<2 {
      #expect(try found("word 77").count == 280)
      #expect(try found("word 777").count == 19)
      #expect(try found("7777 answer") == [8_777])
      #expect(try found("\"word 77\"").count == 111)
      #expect(try found("-word").count == 7)
      try indexAll()
    }
  }

  @Test(
    "searches that are long, deep or odd end, and are exact",
    arguments: [
      (Array(repeating: "fat", count: 2_000).joined(separator: " "), [Int64(40), 30]),
      (Array(repeating: "fat", count: 1_400).joined(separator: " or "), [40, 30]),
      (String(repeating: "(", count: 99) + "fat" + String(repeating: ")", count: 99), [40, 30]),
      (String(repeating: "-", count: 2_000) + "fat", nil),
      (String(repeating: "*", count: 5_000) + "fat", [40, 30]),
      (String(repeating: "*f*a", count: 1_000) + "*q", []),
      ("re:(a*)*(a*)*(a*)*q$", []), ("\"';DROP TABLE record_note;--\"", []), ("fat\u{0}", []),
      ("nid:" + Array(repeating: "30", count: 3_000).joined(separator: ","), [30]),
      ("did:99999999999999999999999", []), ("prop:ivl>4294967295", []), ("added:4294967295", nil),
    ] as [(String, [Int64]?)]
  )
  func hostile(search: String, notes: [Int64]?) throws {
    for letters in LetterMatching.allCases {
      #expect(try found(search, letters) == notes ?? [70, 60, 50, 40, 30, 20, 10])
    }
  }

  @Test("what can't be understood is told with its place")
  func failures() throws {
    for (search, range) in [("is:learned", 3..<10), ("(a", 0..<1), ("re:a(b", 4..<5)] {
      let failure = #expect(throws: SearchFailure.self) { try CardQuery(search) }
      switch failure {
      case .language(let error): #expect(error.range == range)
      case .expression(let error, let expression):
        #expect(expression == "a(b" && error.place.map { $0.lowerBound + 3 } == range.lowerBound)
      case nil: break
      }
    }
  }

  @Test("a lock ends a search, and its key opens none")
  func lock() throws {
    let lent = key.lease()
    lent.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try store.cards(
        matching: CardQuery("cat"),
        SearchContext(now: StudyFixture.now, boundary: StudyFixture.boundary),
        under: lent
      )
    }
  }

  @Test("the names for completions are those of the vault, each once")
  func vocabulary() throws {
    let names = try store.searchVocabulary(under: key)
    #expect(names[.decks] == ["Languages", "Languages::French", "日本語"])
    #expect(names[.tags] == ["Verb::strong", "a_b", "noun", "school", "verb"])
    #expect(names[.types].contains("Basic") && names[.fields].contains("Front"))
    #expect(names[.templates].contains("Card 1") && names[.presets] == ["Default"])
    #expect(try CardQuery("tga:verb").node.hints(among: names).map(\.meant) == ["tag:"])
    #expect(try CardQuery("front:x").node.hints(among: names) == [])
  }
}
