package import Flashcards
package import Wording

extension Wording {
  /// The name of a language: with its tag where that says more, and the tag alone where it has no
  /// name here.
  package func name(of language: DeckLanguage) -> String {
    guard let phrase = DeckLanguage.names[language.primary] else { return language.tag }
    guard language.tag != language.primary else { return self(phrase) }
    return self(.languageWithTag(language: self(phrase), tag: language.tag))
  }
}

extension DeckLanguage {
  /// The languages to choose from, by their tags.
  static let choices: [DeckLanguage] = names.keys.sorted().compactMap { DeckLanguage($0) }

  /// The names of languages by their tags in ISO 639: those for which there are voices to be had and
  /// decks to be found.
  fileprivate static let names: [String: Phrase] = [
    "ar": .languageArabic,
    "bg": .languageBulgarian,
    "bn": .languageBengali,
    "ca": .languageCatalan,
    "cs": .languageCzech,
    "cy": .languageWelsh,
    "da": .languageDanish,
    "de": .languageGerman,
    "el": .languageGreek,
    "en": .languageEnglish,
    "eo": .languageEsperanto,
    "es": .languageSpanish,
    "et": .languageEstonian,
    "eu": .languageBasque,
    "fa": .languagePersian,
    "fi": .languageFinnish,
    "fr": .languageFrench,
    "ga": .languageIrish,
    "he": .languageHebrew,
    "hi": .languageHindi,
    "hr": .languageCroatian,
    "hu": .languageHungarian,
    "id": .languageIndonesian,
    "is": .languageIcelandic,
    "it": .languageItalian,
    "ja": .languageJapanese,
    "ko": .languageKorean,
    "la": .languageLatin,
    "lt": .languageLithuanian,
    "lv": .languageLatvian,
    "nb": .languageNorwegian,
    "nl": .languageDutch,
    "pl": .languagePolish,
    "pt": .languagePortuguese,
    "ro": .languageRomanian,
    "ru": .languageRussian,
    "sk": .languageSlovak,
    "sl": .languageSlovenian,
    "sr": .languageSerbian,
    "sv": .languageSwedish,
    "sw": .languageSwahili,
    "ta": .languageTamil,
    "th": .languageThai,
    "tr": .languageTurkish,
    "uk": .languageUkrainian,
    "ur": .languageUrdu,
    "vi": .languageVietnamese,
    "yue": .languageCantonese,
    "zh": .languageChinese,
  ]
}
