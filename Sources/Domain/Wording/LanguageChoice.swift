extension Language {
  /// The language that the user's environment asks for, English where none is asked for that there
  /// is: the first that there is of those that LANGUAGE lists, "zh_TW:ja", or else the one of the
  /// locale, which is the first that is set of LC_ALL, LC_MESSAGES and LANG. As for gettext, LANGUAGE
  /// counts only where the locale asks for a language.
  ///
  /// - Parameter variable: the value of a variable of the environment; nil where it is not set.
  public static func preferred(
    among languages: [Language] = all,
    _ variable: (_ name: String) -> String?
  ) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap(variable).first { !$0.isEmpty }
    guard let locale, LanguageTag(locale) != nil else { return .en }
    let list = variable("LANGUAGE").map { $0.split(separator: ":").map(String.init) } ?? []
    return (list.isEmpty ? [locale] : list).lazy
      .compactMap { closest(to: $0, among: languages) }.first ?? .en
  }

  /// The one of several languages that a locale or a tag asks for, such as "zh_TW.UTF-8" or
  /// "zh-Hant": with its script, and with its country if it can be. Nil where there is none.
  public static func closest(
    to text: String,
    among languages: [Language] = all
  ) -> Language? {
    guard let wanted = LanguageTag(text) else { return nil }
    let candidates = languages.compactMap { language in
      LanguageTag(language.code).map { (language: language, tag: $0) }
    }.filter { candidate in
      candidate.tag.language == wanted.language
        && (candidate.tag.script == nil || wanted.script == nil
          || candidate.tag.script == wanted.script)
    }
    let closest =
      candidates.first { $0.tag.country == wanted.country }
      ?? candidates.first { $0.tag.country == nil }
    return closest?.language
  }
}
