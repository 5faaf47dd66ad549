import Testing

@testable import Wording

@Suite("Languages")
struct LanguageTests {
  /// The names in braces of a sentence, each as often as it is there.
  private static func names(in sentence: String) -> [String] {
    sentence.matches(of: /\{([a-z][A-Za-z0-9]*)\}/).map { String($0.1) }
  }

  @Test("each has the placeholders of a phrase in its sentence", arguments: Language.all)
  func sentences(language: Language) {
    for phrase in Phrase.ID.allCases {
      guard let sentence = language.sentence(phrase, 1) else { continue }
      #expect(Set(Self.names(in: sentence)) == Set(phrase.placeholders), "\(phrase)")
    }
  }

  @Test("each fills in every value, whatever it is", arguments: Language.all)
  func values(language: Language) {
    for phrase in Phrase.ID.allCases {
      let values = phrase.placeholders.indices.map { "<\($0)>" }
      let sentence = Wording(language)(Phrase(phrase, values))
      #expect(!sentence.isEmpty, "\(phrase)")
      for (name, value) in zip(phrase.placeholders, values) {
        #expect(sentence.contains(value), "\(phrase): \(name)")
        #expect(!sentence.contains("{\(name)}"), "\(phrase): \(name)")
      }
    }
  }

  @Test("each has a form of what is counted for every number", arguments: Language.all)
  func counts(language: Language) {
    for number in [0, 1, 2, 3, 5, 11, 21, 100, 1_000] {
      let words = Wording(language)(.cards(number))
      #expect(words.contains(String(number)) && !words.contains("{"), "\(words)")
      for phrase in Phrase.ID.allCases where phrase.isCounted {
        #expect(language.sentence(phrase, number) != nil, "\(phrase), \(number)")
      }
    }
  }

  @Test("English has words for everything")
  func englishIsComplete() {
    for phrase in Phrase.ID.allCases {
      #expect(Language.en.sentence(phrase, 1) != nil, "\(phrase)")
      #expect(Language.en.sentence(phrase, 2) != nil, "\(phrase)")
    }
  }

  @Test("a text of a table is found by its number, whatever is in it")
  func table() {
    let table = WordTable("a\0\n{b}\0\0\u{6F22}\u{5B57} \0")
    #expect(table.count == 4)
    #expect((0..<4).map { table[$0] } == ["a", "\n{b}", nil, "\u{6F22}\u{5B57} "])
    #expect(table[-1] == nil && table[4] == nil)
    #expect(WordTable("").count == 0)
  }

  @Test("what a language has no words for is English, and never the name of a phrase")
  func missing() {
    let wording = Wording(Self.language("de"))
    #expect(wording(.keyLock) == "Lock")
    #expect(wording(.cardSaved(name: "Visa")) == "Saved: Visa.")
    #expect(wording(.cards(1)) == "1 card")
    #expect(wording(.cards(2)) == "2 cards")
  }

  @Test("no two have one code")
  func codes() {
    #expect(Language.all.first?.code == "en")
    #expect(Set(Language.all.map(\.code)).count == Language.all.count)
  }

  @Test("English is ASCII, so that it reads the same where the locale is not UTF-8")
  func englishIsASCII() {
    for phrase in Phrase.ID.allCases {
      for number in [1, 2] {
        let sentence = Language.en.sentence(phrase, number)
        #expect(sentence?.allSatisfy { $0.isASCII } == true, "\(phrase)")
      }
    }
  }

  private static func language(_ code: String) -> Language {
    Language(code: code) { _, _ in nil }
  }
}
