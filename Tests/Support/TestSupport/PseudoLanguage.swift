public import Wording

/// Languages made from English, with accents on all letters: what is read in plain letters did not come
/// from a phrase, and what does not fit will not fit in other languages.
public enum PseudoLanguage {
  /// A language about 40 % longer, each phrase between brackets.
  public static let language = Language(code: "xx") { phrase, number in
    Language.en.sentence(phrase, number).map { bracketed(accented($0, longer: true)) }
  }

  /// One as long, with three plural forms by the rule of Polish. A phrase that counts says which form it
  /// has.
  public static let threeForms = counting("xp") { number in
    switch (number, number % 10, number % 100) {
    case (1, _, _): 0
    case (_, 2...4, let hundred) where !(12...14).contains(hundred): 1
    default: 2
    }
  }

  /// One as long, with six plural forms by the rule of Arabic.
  public static let sixForms = counting("xa") { number in
    switch (number, number % 100) {
    case (0...2, _): number
    case (_, 3...10): 3
    case (_, 11...): 4
    default: 5
    }
  }

  /// All that have other lengths or forms than English.
  public static let all = [language, threeForms, sixForms]

  /// The signs of plural forms, in their order.
  public static let forms: [Character] = [
    "\u{2070}", "\u{B9}", "\u{B2}", "\u{B3}", "\u{2074}", "\u{2075}",
  ]

  /// The brackets around a phrase.
  public static let brackets: (open: Character, close: Character) = ("\u{27E6}", "\u{27E7}")

  private static func counting(
    _ code: String,
    _ form: @escaping @Sendable (Int) -> Int
  ) -> Language {
    Language(code: code) { phrase, number in
      Language.en.sentence(phrase, number).map { sentence in
        let sign = phrase.isCounted ? String(forms[form(abs(number))]) : ""
        return bracketed(sign + accented(sentence, longer: true))
      }
    }
  }

  private static func bracketed(_ sentence: String) -> String {
    "\(brackets.open)\(sentence)\(brackets.close)"
  }

  /// English between brackets, behind the name of each phrase and a bar, so that a text says of which
  /// phrases it is made. Lists, of which single names are said, have none.
  public static let named = Language(code: "xn") { phrase, number in
    Language.en.sentence(phrase, number).map { sentence in
      let hasCommas = sentence.contains(", ") && !sentence.hasSuffix(".")
      let isList = hasCommas || listsWithBlanks.contains("\(phrase)")
      return isList && phrase.placeholders.isEmpty
        ? sentence : bracketed("\(phrase)|\(sentence)")
    }
  }

  /// The lists whose names are between blanks.
  private static let listsWithBlanks: Set<String> = ["statisticsWeekdays", "statisticsMonths"]

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
