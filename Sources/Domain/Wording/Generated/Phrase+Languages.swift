// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/languages.pot. Change it there.

extension Phrase {
  /// Arabic
  package static var languageArabic: Phrase { Phrase(.languageArabic) }
  /// Bulgarian
  package static var languageBulgarian: Phrase { Phrase(.languageBulgarian) }
  /// Bengali
  package static var languageBengali: Phrase { Phrase(.languageBengali) }
  /// Catalan
  package static var languageCatalan: Phrase { Phrase(.languageCatalan) }
  /// Czech
  package static var languageCzech: Phrase { Phrase(.languageCzech) }
  /// Welsh
  package static var languageWelsh: Phrase { Phrase(.languageWelsh) }
  /// Danish
  package static var languageDanish: Phrase { Phrase(.languageDanish) }
  /// German
  package static var languageGerman: Phrase { Phrase(.languageGerman) }
  /// Greek
  package static var languageGreek: Phrase { Phrase(.languageGreek) }
  /// English
  package static var languageEnglish: Phrase { Phrase(.languageEnglish) }
  /// Esperanto
  package static var languageEsperanto: Phrase { Phrase(.languageEsperanto) }
  /// Spanish
  package static var languageSpanish: Phrase { Phrase(.languageSpanish) }
  /// Estonian
  package static var languageEstonian: Phrase { Phrase(.languageEstonian) }
  /// Basque
  package static var languageBasque: Phrase { Phrase(.languageBasque) }
  /// Persian
  package static var languagePersian: Phrase { Phrase(.languagePersian) }
  /// Finnish
  package static var languageFinnish: Phrase { Phrase(.languageFinnish) }
  /// French
  package static var languageFrench: Phrase { Phrase(.languageFrench) }
  /// Irish
  package static var languageIrish: Phrase { Phrase(.languageIrish) }
  /// Hebrew
  package static var languageHebrew: Phrase { Phrase(.languageHebrew) }
  /// Hindi
  package static var languageHindi: Phrase { Phrase(.languageHindi) }
  /// Croatian
  package static var languageCroatian: Phrase { Phrase(.languageCroatian) }
  /// Hungarian
  package static var languageHungarian: Phrase { Phrase(.languageHungarian) }
  /// Indonesian
  package static var languageIndonesian: Phrase { Phrase(.languageIndonesian) }
  /// Icelandic
  package static var languageIcelandic: Phrase { Phrase(.languageIcelandic) }
  /// Italian
  package static var languageItalian: Phrase { Phrase(.languageItalian) }
  /// Japanese
  package static var languageJapanese: Phrase { Phrase(.languageJapanese) }
  /// Korean
  package static var languageKorean: Phrase { Phrase(.languageKorean) }
  /// Latin
  package static var languageLatin: Phrase { Phrase(.languageLatin) }
  /// Lithuanian
  package static var languageLithuanian: Phrase { Phrase(.languageLithuanian) }
  /// Latvian
  package static var languageLatvian: Phrase { Phrase(.languageLatvian) }
  /// Norwegian
  package static var languageNorwegian: Phrase { Phrase(.languageNorwegian) }
  /// Dutch
  package static var languageDutch: Phrase { Phrase(.languageDutch) }
  /// Polish
  package static var languagePolish: Phrase { Phrase(.languagePolish) }
  /// Portuguese
  package static var languagePortuguese: Phrase { Phrase(.languagePortuguese) }
  /// Romanian
  package static var languageRomanian: Phrase { Phrase(.languageRomanian) }
  /// Russian
  package static var languageRussian: Phrase { Phrase(.languageRussian) }
  /// Slovak
  package static var languageSlovak: Phrase { Phrase(.languageSlovak) }
  /// Slovenian
  package static var languageSlovenian: Phrase { Phrase(.languageSlovenian) }
  /// Serbian
  package static var languageSerbian: Phrase { Phrase(.languageSerbian) }
  /// Swedish
  package static var languageSwedish: Phrase { Phrase(.languageSwedish) }
  /// Swahili
  package static var languageSwahili: Phrase { Phrase(.languageSwahili) }
  /// Tamil
  package static var languageTamil: Phrase { Phrase(.languageTamil) }
  /// Thai
  package static var languageThai: Phrase { Phrase(.languageThai) }
  /// Turkish
  package static var languageTurkish: Phrase { Phrase(.languageTurkish) }
  /// Ukrainian
  package static var languageUkrainian: Phrase { Phrase(.languageUkrainian) }
  /// Urdu
  package static var languageUrdu: Phrase { Phrase(.languageUrdu) }
  /// Vietnamese
  package static var languageVietnamese: Phrase { Phrase(.languageVietnamese) }
  /// Cantonese
  package static var languageCantonese: Phrase { Phrase(.languageCantonese) }
  /// Chinese
  package static var languageChinese: Phrase { Phrase(.languageChinese) }
  /// {language} ({tag})
  package static func languageWithTag(language: String, tag: String) -> Phrase {
    Phrase(.languageWithTag, [language, tag])
  }
}
