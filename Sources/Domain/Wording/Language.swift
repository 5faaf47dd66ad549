/// The words of one language.
///
/// `WordCompiler` makes each from one file of the folder `po`: English from the templates, any other from
/// its own, such as `zh_Hant.po`.
public struct Language: Sendable {
  /// The code of ISO 639, with a script and a country where they matter: "en", "zh_Hant", "pt_BR".
  public let code: String
  /// The sentence of a phrase, with the names of its placeholders in braces; nil where the language
  /// has none.
  package let sentence: @Sendable (Phrase.ID) -> String?
  /// The words for a number of things, with `{n}` for the number; nil where the language has none.
  package let counted: @Sendable (Countable, _ number: Int) -> String?

  /// A language that says phrases by functions.
  package init(
    code: String,
    sentence: @escaping @Sendable (Phrase.ID) -> String?,
    counted: @escaping @Sendable (Countable, _ number: Int) -> String?
  ) {
    self.code = code
    self.sentence = sentence
    self.counted = counted
  }

  /// A language that says phrases by tables, which nothing looks into before something is said.
  ///
  /// - Parameters:
  ///   - sentences: a text for each phrase.
  ///   - counts: the texts for each thing that is counted, as many as there are forms.
  ///   - form: the number of the form for a number of things.
  init(
    code: String,
    sentences: @escaping @Sendable () -> WordTable,
    counts: @escaping @Sendable () -> WordTable,
    forms: Int,
    form: @escaping @Sendable (Int) -> Int
  ) {
    self.init(
      code: code,
      sentence: { phrase in sentences()[phrase.rawValue] },
      counted: { countable, number in counts()[countable.rawValue * forms + form(number)] }
    )
  }
}

extension Language: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}
