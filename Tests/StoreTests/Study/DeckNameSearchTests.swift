import Flashcards
import SearchLanguage
import Store
import Testing

@Suite("The cards of a deck are found by its name, whatever letters it has")
struct DeckNameSearchTests {
  private static let names = [
    "a+b", "a", "b", "a b", "\"", "say \"x\"", "\\", "a\\", "*", "a*", "_", "a_b", ":", "a:b", "a:",
    "-a", "(a)", "a::b", "a::b+", "a+", "a++", "+", "current", "filtered", "re:a", "nc:a", "deck:a",
    "日本語", "日本語::ﾃｽﾄ", "日本語::テスト", "和 or 洋", "or", "and", "é", "e\u{301}x", "Ａ", "ß", "İ",
    "a\u{3000}b", "a\u{a0}b", "'", "&amp;", "<b>", "a;b", "#", "a|b", "a.b", "[a]", "{a}", "$", "^",
    "100%", "👩‍👩‍👧", "a…", "\u{200f}א",
  ]

  @Test("and none of another deck's")
  func oddNames() throws {
    let fixture = try StudyFixture()
    var change = ChangeSet()
    let names = Self.names.map { DeckName(nearest: $0) }
    for (index, name) in names.enumerated() {
      let id = Int64(index + 1)
      change.decks.append(Deck(id: DeckID(rawValue: id), name: name))
      change.notes.append(try fixture.note(id, "note \(id)"))
      change.cards.append(fixture.card(id, of: id, in: id))
    }
    try fixture.store.apply(change, under: fixture.key)
    let context = SearchContext(now: StudyFixture.now, boundary: StudyFixture.boundary)
    for (index, name) in names.enumerated() {
      let term = try #require(SearchLiteral.term(.deck, name.description))
      let query = try CardQuery("is:new \(term)")
      let found = try fixture.store.cards(matching: query, context, under: fixture.key).cards
      // White space other than a blank is found by what stands for any character.
      let blank = name.description.contains { $0.isWhitespace && $0 != " " }
      let expected = names.indices.filter { name.contains(names[$0]) }.map { Int64($0 + 1) }
      if blank {
        #expect(found.map(\.card.rawValue).contains(Int64(index + 1)), "\(name)")
      } else {
        #expect(found.map(\.card.rawValue).sorted() == expected, "\(name)")
      }
    }
  }
}
