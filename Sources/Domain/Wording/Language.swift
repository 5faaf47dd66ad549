/// The words of one language.
///
/// `WordCompiler` makes each from one file of the folder `po`: English from the templates, any other from
/// its own, such as `zh_Hant.po`.
public struct Language: Sendable {
  /// The code of ISO 639, with a script and a country where they matter: "en", "zh_Hant", "pt_BR".
  public let code: String
  /// The sentence of a phrase, with the names of its placeholders in braces, in the plural form for the
  /// number that it has been given; nil where the language has none.
  package let sentence: @Sendable (_ phrase: Phrase.ID, _ number: Int) -> String?

  /// A language that says phrases by a function.
  package init(
    code: String,
    sentence: @escaping @Sendable (_ phrase: Phrase.ID, _ number: Int) -> String?
  ) {
    self.code = code
    self.sentence = sentence
  }

  /// A language that says phrases by a table, which nothing looks into before something is said.
  ///
  /// - Parameters:
  ///   - sentences: a text for each phrase, and as many as there are plural forms for one that counts.
  ///   - forms: the number of plural forms.
  ///   - form: the index of the plural form for a number.
  init(
    code: String,
    sentences: @escaping @Sendable () -> WordTable,
    forms: Int,
    form: @escaping @Sendable (Int) -> Int
  ) {
    self.init(code: code) { phrase, number in
      guard phrase.isCounted else { return sentences()[phrase.rawValue] }
      let counted = phrase.rawValue - Phrase.ID.uncounted
      return sentences()[Phrase.ID.uncounted + counted * forms + form(abs(number))]
    }
  }
}

extension Language: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}
