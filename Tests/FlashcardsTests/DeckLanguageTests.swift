import Testing

@testable import Flashcards

@Suite("The language of a deck")
struct DeckLanguageTests {
  @Test(
    "a tag is a language with a script and a region, in its usual letter case",
    arguments: [
      ("ja", "ja"), ("JA", "ja"), ("yue", "yue"), ("pt-br", "pt-BR"), ("zh_hant", "zh-Hant"),
      ("ZH-HANT-tw", "zh-Hant-TW"), ("es-419", "es-419"),
    ]
  )
  func tags(text: String, tag: String) throws {
    let language = try #require(DeckLanguage(text))
    #expect(language.tag == tag)
    #expect(DeckLanguage(tag) == language)
  }

  @Test(
    "anything else is none",
    arguments: [
      "", "j", "japanese", "日本", "ja-", "-ja", "ja-J", "ja JP", "ja-JP-x-mine", "en\r\nQUIT", "1a",
      "zh-12", "es-41９",
    ]
  )
  func noTags(text: String) {
    #expect(DeckLanguage(text) == nil)
    guard !text.isEmpty else { return }
    #expect(throws: OptionTextError.noLanguage(text)) { try OptionText.language(text) }
  }

  @Test("nothing typed is no language")
  func nothing() throws {
    #expect(try OptionText.language("  ") == nil)
    #expect(try OptionText.language(" PT_br ")?.tag == "pt-BR")
  }

  @Test("a deck has the language of the nearest deck above it that has one")
  func inherited() throws {
    func deck(_ id: Int64, _ name: String, _ tag: String?) throws -> Deck {
      Deck(
        id: DeckID(rawValue: id),
        name: try #require(DeckName(name)),
        language: tag.flatMap { DeckLanguage($0) }
      )
    }
    let decks = try [
      deck(1, "Languages", "en"), deck(2, "Languages::Welsh", "cy"),
      deck(3, "Languages::Welsh::Verbs", nil), deck(4, "Languages::Other::Deep", nil),
      deck(5, "LanguagesNot", nil), deck(6, "Capitals", nil),
    ]
    #expect(decks.map { decks.language(of: $0)?.tag } == ["en", "cy", "cy", "en", nil, nil])
  }
}
