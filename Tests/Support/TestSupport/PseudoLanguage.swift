public import Wording

/// A language made from English, with accents on all letters and about 40 % longer: what is read in
/// plain letters did not come from a phrase, and what does not fit will not fit in other languages.
public enum PseudoLanguage {
  /// The language.
  public static let language = Language(
    code: "xx",
    sentence: { phrase in Language.en.sentence(phrase).map(accented) },
    counted: { countable, number in Language.en.counted(countable, number).map(accented) }
  )

  /// English with accents only, and as long as it is.
  public static let short = Language(
    code: "xx",
    sentence: { phrase in Language.en.sentence(phrase).map { accented($0, longer: false) } },
    counted: { countable, number in
      Language.en.counted(countable, number).map { accented($0, longer: false) }
    }
  )

  /// A sentence with accents on its letters, and with its vowels twice. Names in braces stay.
  static func accented(_ sentence: String, longer: Bool) -> String {
    var isName = false
    return sentence.reduce(into: "") { result, letter in
      if letter == "{" { isName = true }
      if letter == "}" { isName = false }
      let other = isName ? nil : letters[letter]
      result += (other ?? String(letter))
      if longer, let other, "aeiouAEIOU".contains(letter) { result += other.lowercased() }
    }
  }

  @Sendable private static func accented(_ sentence: String) -> String {
    accented(sentence, longer: true)
  }

  private static let letters = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "áƀçďéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁɃÇĎÉƑĜĤÍĴĶĹḾÑÓÞɊŔŠŢÚṼŴẊÝŽ".map(String.init)
    )
  )
}
