public import Wording

/// A language made from English, with accents on all letters and about 40 % longer: what is read in
/// plain letters did not come from a phrase, and what does not fit will not fit in other languages.
public enum PseudoLanguage {
  /// The language.
  public static let language = Language(code: "xx") { phrase, number in
    Language.en.sentence(phrase, number).map { accented($0, longer: true) }
  }

  /// English with accents only, and as long as it is.
  public static let short = Language(code: "xx") { phrase, number in
    Language.en.sentence(phrase, number).map { accented($0, longer: false) }
  }

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

  private static let letters = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "áƀçďéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁɃÇĎÉƑĜĤÍĴĶĹḾÑÓÞɊŔŠŢÚṼŴẊÝŽ".map(String.init)
    )
  )
}
