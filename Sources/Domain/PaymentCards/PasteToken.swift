import TextSearch

/// A part of a pasted text.
enum PasteToken<Storage: DigitStorage>: Sendable {
  /// Digits with nothing between them.
  case digits(Storage)
  /// Letters with nothing between them.
  case word(PasteWord)
  /// White space within a line.
  case space
  /// The end of a line, and blank lines after it.
  case lineEnd
  /// Anything else; full-width forms and dashes as their ASCII ones, a tab as itself.
  case sign(Unicode.Scalar)

  /// The digits, if it is some.
  var digits: Storage? {
    if case .digits(let digits) = self { digits } else { nil }
  }

  /// The word, if it is one.
  var word: PasteWord? {
    if case .word(let word) = self { word } else { nil }
  }

  /// The sign, if it is one.
  var sign: Unicode.Scalar? {
    if case .sign(let sign) = self { sign } else { nil }
  }

  /// True for white space, ends of lines and tabs.
  var isBlank: Bool {
    switch self {
    case .space, .lineEnd, .sign("\t"): true
    case .digits, .word, .sign: false
    }
  }
}

/// A word of a pasted text, as written and folded.
struct PasteWord: Equatable, Sendable {
  let text: String
  let folded: String
}

/// The parts of a pasted text. A text that is too long for a card has none.
struct PasteTokens<Storage: DigitStorage>: Sendable {
  /// The greatest number of scalars of a text with a card in it. Nobody copies more on purpose.
  private static var mostScalars: Int { 2_000 }
  /// The greatest number of parts.
  private static var mostTokens: Int { 400 }
  /// The greatest number of digits with nothing between them.
  private static var mostDigits: Int { 40 }

  private(set) var all: [PasteToken<Storage>] = []

  /// Splits a text.
  init(_ text: some Sequence<Unicode.Scalar>) {
    var scalars = 0
    var word = String.UnicodeScalarView()
    for scalar in text {
      scalars += 1
      guard scalars <= Self.mostScalars, all.count < Self.mostTokens else {
        all = []
        return
      }
      if scalar.isLetterOfWord || !word.isEmpty && scalar.continuesWord {
        word.append(scalar)
        continue
      }
      end(&word)
      guard read(scalar) else {
        all = []
        return
      }
    }
    end(&word)
  }

  private mutating func end(_ word: inout String.UnicodeScalarView) {
    guard !word.isEmpty else { return }
    let text = String(word)
    all.append(.word(PasteWord(text: text, folded: TextFolding.fold(text))))
    word = String.UnicodeScalarView()
  }

  /// Appends a scalar that is no letter; false if there are too many digits.
  private mutating func read(_ scalar: Unicode.Scalar) -> Bool {
    if let digit = scalar.digitValue {
      if case .digits(var digits) = all.last {
        guard digits.count < Self.mostDigits else { return false }
        all.removeLast()
        digits.append(digit)
        all.append(.digits(digits))
      } else {
        var digits = Storage()
        digits.append(digit)
        all.append(.digits(digits))
      }
      return true
    }
    switch scalar {
    case "\t": all.append(.sign("\t"))
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": blank(.lineEnd)
    default: readSign(scalar)
    }
    return true
  }

  private mutating func readSign(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    // Marks of direction and other invisible characters are no part of the text.
    case .format: break
    case .spaceSeparator: blank(.space)
    case .dashPunctuation: all.append(.sign("-"))
    default: all.append(.sign(Self.plain[scalar] ?? scalar))
    }
  }

  private mutating func blank(_ token: PasteToken<Storage>) {
    switch (all.last, token) {
    case (.lineEnd, _), (.space, .space): break
    case (.space, .lineEnd): all[all.count - 1] = token
    default: all.append(token)
    }
  }

  /// The ASCII forms of signs.
  private static var plain: [Unicode.Scalar: Unicode.Scalar] {
    [
      "\u{FF1A}": ":", "\u{FF0F}": "/", "\u{FF5C}": "|", "\u{2502}": "|", "\u{FF0C}": ",",
      "\u{3001}": ",", "\u{60C}": ",", "\u{FF1B}": ";", "\u{61B}": ";", "\u{FF1D}": "=",
      "\u{FF0E}": ".", "\u{B7}": "-", "\u{2212}": "-", "\u{FF0B}": "+", "\u{2019}": "'",
      "\u{FF08}": "(", "\u{FF09}": ")", "\u{2044}": "/", "\u{FF03}": "#",
    ]
  }
}

extension Unicode.Scalar {
  /// True for a letter and for the signs that words are written with.
  fileprivate var isLetterOfWord: Bool {
    if isASCII { return ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return true
    default: return false
    }
  }

  /// True for what goes on a word: accents, vowel signs, and the joiners between letters.
  fileprivate var continuesWord: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: self == "\u{200C}" || self == "\u{200D}"
    }
  }
}
