/// The names that signs are spelled with.
private enum Spelling {
  /// The names of signs.
  static let signs: [Unicode.Scalar: Phrase] = [
    " ": .spellingSpace, "!": .spellingExclamation, "\"": .spellingQuote, "#": .spellingNumber,
    "$": .spellingDollar, "%": .spellingPercent, "&": .spellingAmpersand,
    "'": .spellingApostrophe, "(": .spellingParenthesisOpen, ")": .spellingParenthesisClose,
    "*": .spellingAsterisk, "+": .spellingPlus, ",": .spellingComma, "-": .spellingHyphen,
    ".": .spellingPoint, "/": .spellingSlash, ":": .spellingColon, ";": .spellingSemicolon,
    "<": .spellingLess, "=": .spellingEquals, ">": .spellingGreater, "?": .spellingQuestion,
    "@": .spellingAt, "[": .spellingBracketOpen, "\\": .spellingBackslash,
    "]": .spellingBracketClose, "^": .spellingCircumflex, "_": .spellingUnderscore,
    "`": .spellingBacktick, "{": .spellingBraceOpen, "|": .spellingBar,
    "}": .spellingBraceClose, "~": .spellingTilde, "\u{A0}": .spellingNoBreakSpace,
    "\u{A3}": .spellingPound, "\u{A5}": .spellingYen, "\u{A7}": .spellingSection,
    "\u{B0}": .spellingDegree, "\u{2013}": .spellingEnDash, "\u{2014}": .spellingEmDash,
    "\u{2026}": .spellingEllipsis, "\u{20AC}": .spellingEuro, "\u{3000}": .spellingWideSpace,
    "\t": .spellingTab, "\n": .spellingLineBreak,
  ]
}

extension Wording {
  /// The words that spell a character, for secrets that are said one character at a time: a spelling
  /// word for a letter, a name for a digit or a sign. Only the one character is ever in a string.
  package func spelling(of scalar: Unicode.Scalar) -> String {
    if let name = Spelling.signs[scalar] { return self(name) }
    if let word = word(for: scalar) { return word }
    if let plain = scalar.withoutFullWidth {
      return self(.spellingFullWidth(sign: spelling(of: plain)))
    }
    if let small = scalar.smallLetter {
      return self(.spellingCapital(letter: spelling(of: small)))
    }
    guard scalar.canBeSpoken else {
      let code = String(scalar.value, radix: 16).unicodeScalars.map { spelling(of: $0) }
      return self(.spellingCode(code: code.joined(separator: " ")))
    }
    return String(scalar)
  }

  /// The word for a small Latin letter or a digit; nil for others.
  private func word(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "a"..."m": name(Int(scalar.value - 0x61), in: .spellingLettersToM)
    case "n"..."z": name(Int(scalar.value - 0x6E), in: .spellingLettersFromN)
    case "0"..."9": name(Int(scalar.value - 0x30), in: .spellingDigits)
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// The ASCII character that this is the full-width form of; nil if it is none.
  fileprivate var withoutFullWidth: Unicode.Scalar? {
    guard (0xFF01...0xFF5E).contains(value) else { return nil }
    return Unicode.Scalar(value - 0xFF01 + 0x21)
  }

  /// The small letter of a capital one; nil for anything else.
  fileprivate var smallLetter: Unicode.Scalar? {
    let small = properties.lowercaseMapping.unicodeScalars
    guard properties.isUppercase, small.count == 1, let letter = small.first, letter != self
    else { return nil }
    return letter
  }

  /// True if a voice can be expected to say the character alone.
  fileprivate var canBeSpoken: Bool {
    switch properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .surrogate, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark:
      false
    default: true
    }
  }
}
