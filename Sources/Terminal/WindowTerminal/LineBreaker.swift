import WindowLevels

/// Wraps a line to the terminal's width: at its blanks, and between characters of scripts written
/// without blanks, where UAX #14 allows it. A no-break space is written as a blank, and never broken
/// at. It is the last to handle a line: nothing above it knows of columns.
///
/// The last column stays free, as terminals differ in what they do once it is taken.
struct LineBreaker {
  /// The smallest width in columns. Terminals that report less are mistaken, or too narrow for
  /// wrapping.
  static let narrowest = 20

  /// The number of columns to fill; nil if lines are not wrapped.
  private let room: Int?
  /// True if characters beyond ASCII can be written.
  private let unicode: Bool
  private var opportunities = LineBreakOpportunities()
  private var column = 0
  private var blanks = 0
  private var word: [UInt8] = []
  private var wordWidth = 0
  private var bytes: [UInt8] = []

  /// Creates a line for a terminal of this many columns; nil if unknown.
  init(columns: Int?, unicode: Bool) {
    room = columns.flatMap { $0 < Self.narrowest ? nil : $0 - 1 }
    self.unicode = unicode
  }

  /// Appends the line's next character, written as `DisplayScalar` maps it; without Unicode, a `?`
  /// stands for each column of another character.
  mutating func take(_ scalar: Unicode.Scalar) {
    if opportunities.breaksWord(before: scalar) { takeWord() }
    guard let shown = DisplayScalar(scalar) else { return }
    let (scalar, width) = (shown.scalar, shown.width)
    switch scalar {
    case " ":
      takeWord()
      blanks += 1
      return
    case "\u{A0}": word.append(UInt8(ascii: " "))
    case _ where scalar.isASCII: word.append(UInt8(scalar.value))
    case _ where unicode:
      word += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    default: word += Array(repeating: UInt8(ascii: "?"), count: width)
    }
    wordWidth += width
  }

  /// The whole line, once all characters were appended.
  mutating func finished() -> [UInt8] {
    takeWord()
    if let room, column + blanks > room { return bytes }
    return bytes + Array(repeating: UInt8(ascii: " "), count: blanks)
  }

  private mutating func takeWord() {
    guard !word.isEmpty else { return }
    if let room, column > 0, column + blanks + wordWidth > room {
      bytes.append(0x0A)
      column = 0
      blanks = 0
    }
    bytes += Array(repeating: UInt8(ascii: " "), count: blanks)
    bytes += word
    column += blanks + wordWidth
    // The terminal itself wraps a word that is longer than a line.
    if let room, column > room { column %= room + 1 }
    blanks = 0
    word = []
    wordWidth = 0
  }
}
