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
  /// January {year}
  package static func spokenMonthJanuary(year: String) -> Phrase {
    Phrase(.spokenMonthJanuary, [year])
  }
  /// February {year}
  package static func spokenMonthFebruary(year: String) -> Phrase {
    Phrase(.spokenMonthFebruary, [year])
  }
  /// March {year}
  package static func spokenMonthMarch(year: String) -> Phrase {
    Phrase(.spokenMonthMarch, [year])
  }
  /// April {year}
  package static func spokenMonthApril(year: String) -> Phrase {
    Phrase(.spokenMonthApril, [year])
  }
  /// May {year}
  package static func spokenMonthMay(year: String) -> Phrase {
    Phrase(.spokenMonthMay, [year])
  }
  /// June {year}
  package static func spokenMonthJune(year: String) -> Phrase {
    Phrase(.spokenMonthJune, [year])
  }
  /// July {year}
  package static func spokenMonthJuly(year: String) -> Phrase {
    Phrase(.spokenMonthJuly, [year])
  }
  /// August {year}
  package static func spokenMonthAugust(year: String) -> Phrase {
    Phrase(.spokenMonthAugust, [year])
  }
  /// September {year}
  package static func spokenMonthSeptember(year: String) -> Phrase {
    Phrase(.spokenMonthSeptember, [year])
  }
  /// October {year}
  package static func spokenMonthOctober(year: String) -> Phrase {
    Phrase(.spokenMonthOctober, [year])
  }
  /// November {year}
  package static func spokenMonthNovember(year: String) -> Phrase {
    Phrase(.spokenMonthNovember, [year])
  }
  /// December {year}
  package static func spokenMonthDecember(year: String) -> Phrase {
    Phrase(.spokenMonthDecember, [year])
  }
  /// {day} January {year}
  package static func spokenDateJanuary(day: String, year: String) -> Phrase {
    Phrase(.spokenDateJanuary, [day, year])
  }
  /// {day} February {year}
  package static func spokenDateFebruary(day: String, year: String) -> Phrase {
    Phrase(.spokenDateFebruary, [day, year])
  }
  /// {day} March {year}
  package static func spokenDateMarch(day: String, year: String) -> Phrase {
    Phrase(.spokenDateMarch, [day, year])
  }
  /// {day} April {year}
  package static func spokenDateApril(day: String, year: String) -> Phrase {
    Phrase(.spokenDateApril, [day, year])
  }
  /// {day} May {year}
  package static func spokenDateMay(day: String, year: String) -> Phrase {
    Phrase(.spokenDateMay, [day, year])
  }
  /// {day} June {year}
  package static func spokenDateJune(day: String, year: String) -> Phrase {
    Phrase(.spokenDateJune, [day, year])
  }
  /// {day} July {year}
  package static func spokenDateJuly(day: String, year: String) -> Phrase {
    Phrase(.spokenDateJuly, [day, year])
  }
  /// {day} August {year}
  package static func spokenDateAugust(day: String, year: String) -> Phrase {
    Phrase(.spokenDateAugust, [day, year])
  }
  /// {day} September {year}
  package static func spokenDateSeptember(day: String, year: String) -> Phrase {
    Phrase(.spokenDateSeptember, [day, year])
  }
  /// {day} October {year}
  package static func spokenDateOctober(day: String, year: String) -> Phrase {
    Phrase(.spokenDateOctober, [day, year])
  }
  /// {day} November {year}
  package static func spokenDateNovember(day: String, year: String) -> Phrase {
    Phrase(.spokenDateNovember, [day, year])
  }
  /// {day} December {year}
  package static func spokenDateDecember(day: String, year: String) -> Phrase {
    Phrase(.spokenDateDecember, [day, year])
  }
  /// {hour} {minute}
  package static func spokenClock(hour: String, minute: String) -> Phrase {
    Phrase(.spokenClock, [hour, minute])
  }
  /// {hour} o'clock
  package static func spokenClockFull(hour: String) -> Phrase {
    Phrase(.spokenClockFull, [hour])
  }
  /// {date}, {time}
  package static func spokenDateTime(date: String, time: String) -> Phrase {
    Phrase(.spokenDateTime, [date, time])
  }
  /// today at {time}
  package static func spokenToday(time: String) -> Phrase {
    Phrase(.spokenToday, [time])
  }
  /// {n} months
  package static func spokenMonths(n: String) -> Phrase {
    Phrase(.spokenMonths, [n])
  }
  /// {n} years
  package static func spokenYears(n: String) -> Phrase {
    Phrase(.spokenYears, [n])
  }
  /// {deck} in {parent}
  package static func spokenDeckIn(deck: String, parent: String) -> Phrase {
    Phrase(.spokenDeckIn, [deck, parent])
  }
  /// gap
  package static var spokenGap: Phrase { Phrase(.spokenGap) }
  /// gap, hint: {hint}
  package static func spokenGapHint(hint: String) -> Phrase {
    Phrase(.spokenGapHint, [hint])
  }
  /// {n} percent
  package static func spokenPercent(n: String) -> Phrase {
    Phrase(.spokenPercent, [n])
  }
  /// none
  package static var spokenNothing: Phrase { Phrase(.spokenNothing) }
  /// The deck's name. Two colons between two names put the second within the first.
  package static var spokenDeckNameText: Phrase { Phrase(.spokenDeckNameText) }
  /// Times with a letter behind each number: s for seconds, m for minutes, h for hours, d for days. Nothing for no steps.
  package static var spokenStepsHint: Phrase { Phrase(.spokenStepsHint) }
  /// {cards}, remembered at 90 percent after {days} on average.
  package static func spokenStability(cards: String, days: String) -> Phrase {
    Phrase(.spokenStability, [cards, days])
  }
  /// Right {right}, wrong {wrong}, right at first sight {once}, left {left}, in {time}.
  package static func spokenRoundSummary(right: String, wrong: String, once: String, left: String, time: String) -> Phrase {
    Phrase(.spokenRoundSummary, [right, wrong, once, left, time])
  }
  /// , link {number}
  package static func spokenLink(number: String) -> Phrase {
    Phrase(.spokenLink, [number])
  }
  /// Link {number}
  package static func spokenLinkAddress(number: String) -> Phrase {
    Phrase(.spokenLinkAddress, [number])
  }
}
