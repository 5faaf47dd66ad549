// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/spoken.pot. Change it there.

extension Phrase {
  /// Alfa
  package static var spellingAlfa: Phrase { Phrase(.spellingAlfa) }
  /// Bravo
  package static var spellingBravo: Phrase { Phrase(.spellingBravo) }
  /// Charlie
  package static var spellingCharlie: Phrase { Phrase(.spellingCharlie) }
  /// Delta
  package static var spellingDelta: Phrase { Phrase(.spellingDelta) }
  /// Echo
  package static var spellingEcho: Phrase { Phrase(.spellingEcho) }
  /// Foxtrot
  package static var spellingFoxtrot: Phrase { Phrase(.spellingFoxtrot) }
  /// Golf
  package static var spellingGolf: Phrase { Phrase(.spellingGolf) }
  /// Hotel
  package static var spellingHotel: Phrase { Phrase(.spellingHotel) }
  /// India
  package static var spellingIndia: Phrase { Phrase(.spellingIndia) }
  /// Juliett
  package static var spellingJuliett: Phrase { Phrase(.spellingJuliett) }
  /// Kilo
  package static var spellingKilo: Phrase { Phrase(.spellingKilo) }
  /// Lima
  package static var spellingLima: Phrase { Phrase(.spellingLima) }
  /// Mike
  package static var spellingMike: Phrase { Phrase(.spellingMike) }
  /// November
  package static var spellingNovember: Phrase { Phrase(.spellingNovember) }
  /// Oscar
  package static var spellingOscar: Phrase { Phrase(.spellingOscar) }
  /// Papa
  package static var spellingPapa: Phrase { Phrase(.spellingPapa) }
  /// Quebec
  package static var spellingQuebec: Phrase { Phrase(.spellingQuebec) }
  /// Romeo
  package static var spellingRomeo: Phrase { Phrase(.spellingRomeo) }
  /// Sierra
  package static var spellingSierra: Phrase { Phrase(.spellingSierra) }
  /// Tango
  package static var spellingTango: Phrase { Phrase(.spellingTango) }
  /// Uniform
  package static var spellingUniform: Phrase { Phrase(.spellingUniform) }
  /// Victor
  package static var spellingVictor: Phrase { Phrase(.spellingVictor) }
  /// Whiskey
  package static var spellingWhiskey: Phrase { Phrase(.spellingWhiskey) }
  /// X-ray
  package static var spellingXray: Phrase { Phrase(.spellingXray) }
  /// Yankee
  package static var spellingYankee: Phrase { Phrase(.spellingYankee) }
  /// Zulu
  package static var spellingZulu: Phrase { Phrase(.spellingZulu) }
  /// zero
  package static var spellingZero: Phrase { Phrase(.spellingZero) }
  /// one
  package static var spellingOne: Phrase { Phrase(.spellingOne) }
  /// two
  package static var spellingTwo: Phrase { Phrase(.spellingTwo) }
  /// three
  package static var spellingThree: Phrase { Phrase(.spellingThree) }
  /// four
  package static var spellingFour: Phrase { Phrase(.spellingFour) }
  /// five
  package static var spellingFive: Phrase { Phrase(.spellingFive) }
  /// six
  package static var spellingSix: Phrase { Phrase(.spellingSix) }
  /// seven
  package static var spellingSeven: Phrase { Phrase(.spellingSeven) }
  /// eight
  package static var spellingEight: Phrase { Phrase(.spellingEight) }
  /// nine
  package static var spellingNine: Phrase { Phrase(.spellingNine) }
  /// space
  package static var spellingSpace: Phrase { Phrase(.spellingSpace) }
  /// exclamation mark
  package static var spellingExclamation: Phrase { Phrase(.spellingExclamation) }
  /// quotation mark
  package static var spellingQuote: Phrase { Phrase(.spellingQuote) }
  /// number sign
  package static var spellingNumber: Phrase { Phrase(.spellingNumber) }
  /// dollar sign
  package static var spellingDollar: Phrase { Phrase(.spellingDollar) }
  /// percent sign
  package static var spellingPercent: Phrase { Phrase(.spellingPercent) }
  /// ampersand
  package static var spellingAmpersand: Phrase { Phrase(.spellingAmpersand) }
  /// apostrophe
  package static var spellingApostrophe: Phrase { Phrase(.spellingApostrophe) }
  /// opening parenthesis
  package static var spellingParenthesisOpen: Phrase { Phrase(.spellingParenthesisOpen) }
  /// closing parenthesis
  package static var spellingParenthesisClose: Phrase { Phrase(.spellingParenthesisClose) }
  /// asterisk
  package static var spellingAsterisk: Phrase { Phrase(.spellingAsterisk) }
  /// plus
  package static var spellingPlus: Phrase { Phrase(.spellingPlus) }
  /// comma
  package static var spellingComma: Phrase { Phrase(.spellingComma) }
  /// hyphen
  package static var spellingHyphen: Phrase { Phrase(.spellingHyphen) }
  /// full stop
  package static var spellingPoint: Phrase { Phrase(.spellingPoint) }
  /// slash
  package static var spellingSlash: Phrase { Phrase(.spellingSlash) }
  /// colon
  package static var spellingColon: Phrase { Phrase(.spellingColon) }
  /// semicolon
  package static var spellingSemicolon: Phrase { Phrase(.spellingSemicolon) }
  /// less than
  package static var spellingLess: Phrase { Phrase(.spellingLess) }
  /// equals sign
  package static var spellingEquals: Phrase { Phrase(.spellingEquals) }
  /// greater than
  package static var spellingGreater: Phrase { Phrase(.spellingGreater) }
  /// question mark
  package static var spellingQuestion: Phrase { Phrase(.spellingQuestion) }
  /// at sign
  package static var spellingAt: Phrase { Phrase(.spellingAt) }
  /// opening square bracket
  package static var spellingBracketOpen: Phrase { Phrase(.spellingBracketOpen) }
  /// backslash
  package static var spellingBackslash: Phrase { Phrase(.spellingBackslash) }
  /// closing square bracket
  package static var spellingBracketClose: Phrase { Phrase(.spellingBracketClose) }
  /// circumflex
  package static var spellingCircumflex: Phrase { Phrase(.spellingCircumflex) }
  /// underscore
  package static var spellingUnderscore: Phrase { Phrase(.spellingUnderscore) }
  /// backtick
  package static var spellingBacktick: Phrase { Phrase(.spellingBacktick) }
  /// opening curly bracket
  package static var spellingBraceOpen: Phrase { Phrase(.spellingBraceOpen) }
  /// vertical bar
  package static var spellingBar: Phrase { Phrase(.spellingBar) }
  /// closing curly bracket
  package static var spellingBraceClose: Phrase { Phrase(.spellingBraceClose) }
  /// tilde
  package static var spellingTilde: Phrase { Phrase(.spellingTilde) }
  /// no-break space
  package static var spellingNoBreakSpace: Phrase { Phrase(.spellingNoBreakSpace) }
  /// pound sign
  package static var spellingPound: Phrase { Phrase(.spellingPound) }
  /// yen sign
  package static var spellingYen: Phrase { Phrase(.spellingYen) }
  /// section sign
  package static var spellingSection: Phrase { Phrase(.spellingSection) }
  /// degree sign
  package static var spellingDegree: Phrase { Phrase(.spellingDegree) }
  /// en dash
  package static var spellingEnDash: Phrase { Phrase(.spellingEnDash) }
  /// em dash
  package static var spellingEmDash: Phrase { Phrase(.spellingEmDash) }
  /// ellipsis
  package static var spellingEllipsis: Phrase { Phrase(.spellingEllipsis) }
  /// euro sign
  package static var spellingEuro: Phrase { Phrase(.spellingEuro) }
  /// full-width space
  package static var spellingWideSpace: Phrase { Phrase(.spellingWideSpace) }
  /// tab
  package static var spellingTab: Phrase { Phrase(.spellingTab) }
  /// line break
  package static var spellingLineBreak: Phrase { Phrase(.spellingLineBreak) }
  /// capital {letter}
  package static func spellingCapital(letter: String) -> Phrase {
    Phrase(.spellingCapital, [letter])
  }
  /// full-width {sign}
  package static func spellingFullWidth(sign: String) -> Phrase {
    Phrase(.spellingFullWidth, [sign])
  }
  /// character {code}
  package static func spellingCode(code: String) -> Phrase {
    Phrase(.spellingCode, [code])
  }
}
