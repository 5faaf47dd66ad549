/// The words of one language.
///
/// Each is made from one file: English from the templates `po/*.pot`, any other from its own,
/// such as `po/de.po`.
public struct Language: Sendable {
  /// The code of ISO 639, with a country where there is one: "en", "pt_BR".
  public let code: String
  /// The sentences by the numbers of their phrases. An index finds one with every key.
  let sentences: [String]
  /// The forms for things that are counted, by the number of what is counted.
  let counts: [[String]]
  /// The index of the form for a number of things.
  let form: @Sendable (Int) -> Int
}

extension Language {
  /// The language that the user's environment asks for, English where none is asked for that there
  /// is: the first that is set of LC_ALL, LC_MESSAGES and LANG, such as "pt_BR.UTF-8".
  ///
  /// - Parameter variable: the value of a variable of the environment; nil where it is not set.
  public static func preferred(
    among languages: [Language] = all,
    _ variable: (_ name: String) -> String?
  ) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap(variable).first { !$0.isEmpty }
    return closest(to: locale ?? "", among: languages) ?? .en
  }

  /// The language of a locale by its code, with the country if it can be.
  static func closest(to locale: String, among languages: [Language]) -> Language? {
    let code = String(locale.prefix { $0 != "." && $0 != "@" })
    let withoutCountry = String(code.prefix { $0 != "_" })
    return languages.first { $0.code == code } ?? languages.first { $0.code == withoutCountry }
  }
}

extension Language: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}
