import Testing

@testable import Wording

@Suite("Languages")
struct LanguageTests {
  /// The names in braces of a sentence, each as often as it is there.
  private static func names(in sentence: String) -> [String] {
    sentence.matches(of: /\{([a-z][A-Za-z0-9]*)\}/).map { String($0.1) }
  }

  @Test("each has a sentence for every phrase, with its placeholders", arguments: Language.all)
  func sentences(language: Language) {
    #expect(language.sentences.count == Phrase.ID.allCases.count)
    for (phrase, sentence) in zip(Phrase.ID.allCases, language.sentences) {
      #expect(!sentence.isEmpty, "\(phrase) has no words")
      #expect(Set(Self.names(in: sentence)) == Set(phrase.placeholders), "\(phrase)")
    }
  }

  @Test("each fills in every value, whatever it is", arguments: Language.all)
  func values(language: Language) {
    for phrase in Phrase.ID.allCases where !phrase.placeholders.isEmpty {
      let values = phrase.placeholders.indices.map { "<\($0)>" }
      let sentence = Wording(language)(Phrase(phrase, values))
      for (name, value) in zip(phrase.placeholders, values) {
        #expect(sentence.contains(value), "\(phrase): \(name)")
        #expect(!sentence.contains("{\(name)}"), "\(phrase): \(name)")
      }
    }
  }

  @Test("each counts every thing, whatever the number", arguments: Language.all)
  func counts(language: Language) {
    #expect(language.counts.count == Countable.allCases.count)
    for (countable, forms) in zip(Countable.allCases, language.counts) {
      #expect(forms.allSatisfy { Self.names(in: $0) == ["n"] }, "\(countable)")
      #expect((0...1_000).allSatisfy { forms.indices.contains(language.form($0)) }, "\(countable)")
    }
  }

  @Test("no two have one code")
  func codes() {
    #expect(Language.all.first?.code == "en")
    #expect(Set(Language.all.map(\.code)).count == Language.all.count)
  }

  @Test("English is ASCII, so that it reads the same where the locale is not UTF-8")
  func englishIsASCII() {
    for (phrase, sentence) in zip(Phrase.ID.allCases, Language.en.sentences) {
      #expect(sentence.allSatisfy { $0.isASCII }, "\(phrase)")
    }
  }

  // MARK: The user's language

  private static func language(_ code: String) -> Language {
    Language(code: code, sentences: [], counts: [], form: { _ in 0 })
  }

  @Test(
    "a locale finds its language, with its country if it can be",
    arguments: [
      ("de", "de"), ("de_AT.UTF-8", "de"), ("de_DE@euro", "de"), ("pt_BR.UTF-8", "pt_BR"),
      ("pt_PT.UTF-8", "pt"), ("fr_FR.UTF-8", nil), ("C", nil), ("C.UTF-8", nil), ("POSIX", nil),
      ("", nil), ("d", nil),
    ]
  )
  func closest(locale: String, code: String?) {
    let languages = ["en", "de", "pt", "pt_BR"].map(Self.language)
    #expect(Language.closest(to: locale, among: languages)?.code == code)
  }

  @Test("the first variable that is set decides, and English is what is left")
  func preferred() {
    let languages = ["en", "de", "pt"].map(Self.language)
    func code(_ environment: [String: String]) -> String {
      Language.preferred(among: languages) { environment[$0] }.code
    }
    #expect(code([:]) == "en")
    #expect(code(["LANG": "de_DE.UTF-8"]) == "de")
    #expect(code(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "pt_PT"]) == "pt")
    #expect(code(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "", "LC_ALL": ""]) == "de")
    #expect(code(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "de_DE", "LC_ALL": "C"]) == "en")
    #expect(code(["LANGUAGE": "de"]) == "en")
  }
}
