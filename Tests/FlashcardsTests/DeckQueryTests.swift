import Flashcards
import Testing

@Suite("A deck searched by its name")
struct DeckQueryTests {
  private static let names = [
    "Languages", "Languages::Welsh", "Languages::Welsh::Verbs", "Latin", "Latin::Verbs",
    "Überblick", "ﾃｽﾄ", "Old Norse", "old norse sagas",
  ]

  @Test(
    "fits exactly one, or all that have as much of it",
    arguments: [
      ("Languages", ["Languages"]), ("languages::welsh", ["Languages::Welsh"]),
      ("welsh", ["Languages::Welsh"]), (" welsh :: verbs ", ["Languages::Welsh::Verbs"]),
      ("Verbs", ["Languages::Welsh::Verbs", "Latin::Verbs"]), ("uberblick", ["Überblick"]),
      ("テスト", ["ﾃｽﾄ"]), ("norse", ["Old Norse", "old norse sagas"]),
      ("OLD NORSE", ["Old Norse"]), ("saga nor", ["old norse sagas"]), ("nothing", []),
      ("::", ["Languages::Welsh", "Languages::Welsh::Verbs", "Latin::Verbs"]),
      ("Latin::", ["Latin::Verbs"]),
    ]
  )
  func fits(query: String, expected: [String]) throws {
    let names = try Self.names.map { try #require(DeckName($0)) }
    let found = DeckQuery(query).matches(among: names) { $0 }
    #expect(found.map(\.description) == expected)
  }

  @Test("without a text fits all, and names that differ only by case are told apart")
  func edges() throws {
    let names = try ["a", "A"].map { try #require(DeckName($0)) }
    for name in names {
      let found = DeckQuery(name.description).matches(among: names) { $0 }
      #expect(found.map(\.description) == [name.description])
    }
    #expect(DeckQuery("").matches(among: names) { $0 }.count == 2)
    #expect(DeckQuery("x").matches(among: []) { $0 }.isEmpty)
  }
}
