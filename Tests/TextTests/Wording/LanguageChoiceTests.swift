import Testing

@testable import Wording

@Suite("The user's language")
struct LanguageChoiceTests {
  private static let languages = ["en", "de", "ja", "pt", "pt_BR", "zh_Hans", "zh_Hant"].map {
    Language(code: $0) { _, _ in nil }
  }

  @Test(
    "a locale or a tag finds its language, with its script, and its country if it can be",
    arguments: [
      ("de", "de"), ("de_AT.UTF-8", "de"), ("de_DE@euro", "de"), ("DE-de", "de"),
      ("pt_BR.UTF-8", "pt_BR"), ("pt-br", "pt_BR"), ("pt_PT.UTF-8", "pt"), ("pt", "pt"),
      ("ja_JP.UTF-8", "ja"), ("ja-Jpan-JP", "ja"),
      ("zh", "zh_Hans"), ("zh_CN.UTF-8", "zh_Hans"), ("zh_SG.utf8", "zh_Hans"),
      ("zh-Hans", "zh_Hans"), ("zh_Hans", "zh_Hans"), ("zh-hans-HK", "zh_Hans"),
      ("zh_TW.UTF-8", "zh_Hant"), ("zh_HK.UTF-8", "zh_Hant"), ("zh-MO", "zh_Hant"),
      ("zh-Hant", "zh_Hant"), ("ZH_HANT_CN", "zh_Hant"), ("en_GB.UTF-8", "en"),
      ("fr_FR.UTF-8", nil), ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("", nil), ("d", nil),
      ("zh-Latn", nil), ("_CN", nil), ("12", nil), ("\u{65E5}\u{672C}", nil),
    ]
  )
  func closest(text: String, code: String?) {
    #expect(Language.closest(to: text, among: Self.languages)?.code == code)
  }

  @Test("every language is found by its code, however it is written", arguments: Language.all)
  func codes(language: Language) {
    for text in [language.code, language.code.split(separator: "_").joined(separator: "-")] {
      #expect(Language.closest(to: text, among: Language.all)?.code == language.code)
    }
  }

  @Test(
    "the first variable that is set decides, and English is what is left",
    arguments: [
      ([:], "en"),
      (["LANG": "de_DE.UTF-8"], "de"),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "pt_PT"], "pt"),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "", "LC_ALL": ""], "de"),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "de_DE", "LC_ALL": "C"], "en"),
      (["LANG": "fr_FR.UTF-8"], "en"),
      // The list of gettext counts before the locale, but where that asks for no language.
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "zh_TW:ja"], "zh_Hant"),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "fr:ja:pt"], "ja"),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "fr"], "en"),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": ""], "de"),
      (["LANG": "C.UTF-8", "LANGUAGE": "ja"], "en"),
      (["LC_ALL": "POSIX", "LANGUAGE": "ja"], "en"),
      (["LANGUAGE": "de"], "en"),
    ] as [([String: String], String)]
  )
  func preferred(environment: [String: String], code: String) {
    #expect(Language.preferred(among: Self.languages) { environment[$0] }.code == code)
  }
}
