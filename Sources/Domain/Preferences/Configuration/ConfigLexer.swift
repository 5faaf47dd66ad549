/// Reads one line of a configuration file.
struct ConfigLexer {
  /// The meaning of a line.
  enum Line {
    /// A blank line or a comment.
    case nothing
    case table([String])
    case entry(key: String, value: ConfigurationValue)
  }

  private var rest: ArraySlice<Unicode.Scalar>

  /// A reader at the beginning of a line.
  ///
  /// - Throws: `SyntaxProblem.notText` for bytes that are no text.
  init(_ line: some Collection<UInt8>) throws(SyntaxProblem) {
    guard let text = String(validating: line, as: UTF8.self) else { throw .notText }
    let scalars = Array(text.unicodeScalars)
    guard scalars.allSatisfy({ $0 == "\t" || $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw .notText
    }
    rest = scalars[...]
  }

  /// True if the first sign of a line is that of a table.
  static func looksLikeTable(_ line: some Collection<UInt8>) -> Bool {
    line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "[")
  }

  /// Reads the whole line.
  mutating func line() throws(SyntaxProblem) -> Line {
    skipBlanks()
    switch rest.first {
    case nil, "#": return .nothing
    case "[": return .table(try table())
    default:
      let key = bareWord()
      guard !key.isEmpty else { throw .notALine }
      skipBlanks()
      guard take("=") else { throw rest.isEmpty || rest.first == "#" ? .notALine : .keyName }
      skipBlanks()
      let value = try value()
      try end()
      return .entry(key: key, value: value)
    }
  }

  private mutating func table() throws(SyntaxProblem) -> [String] {
    rest.removeFirst()
    var name: [String] = []
    repeat {
      skipBlanks()
      let word = bareWord()
      guard !word.isEmpty else { throw .tableName }
      name.append(word)
      skipBlanks()
    } while take(".")
    guard take("]") else { throw .tableName }
    try end()
    return name
  }

  private mutating func value() throws(SyntaxProblem) -> ConfigurationValue {
    switch rest.first {
    case "\"", "'": return .string(try string())
    case "[": return .strings(try strings())
    default: break
    }
    let end = rest.firstIndex { $0 == " " || $0 == "\t" || $0 == "#" } ?? rest.endIndex
    let word = rest[..<end].reduce(into: "") { $0.unicodeScalars.append($1) }
    rest = rest[end...]
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: return .integer(try Self.integer(word))
    }
  }

  private static func integer(_ word: String) throws(SyntaxProblem) -> Int {
    let unsigned = word.first == "-" || word.first == "+" ? word.dropFirst() : word[...]
    let groups = unsigned.split(separator: "_", omittingEmptySubsequences: false)
    let areDigits = groups.allSatisfy { group in
      !group.isEmpty
        && group.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard areDigits, unsigned.first != "0" || unsigned == "0" else { throw .value }
    guard let number = Int(word.filter { $0 != "_" }) else { throw .number }
    return number
  }

  // MARK: Strings

  private mutating func strings() throws(SyntaxProblem) -> [String] {
    rest.removeFirst()
    var texts: [String] = []
    while true {
      skipBlanks()
      if take("]") { return texts }
      guard rest.first == "\"" || rest.first == "'" else { throw .array }
      texts.append(try string())
      skipBlanks()
      guard take(",") || rest.first == "]" else { throw .array }
    }
  }

  private mutating func string() throws(SyntaxProblem) -> String {
    let quote = rest.removeFirst()
    var text = ""
    while let scalar = rest.popFirst() {
      if scalar == quote { return text }
      text.unicodeScalars.append(
        scalar == "\\" && quote == "\"" ? try escaped() : scalar
      )
    }
    throw .openString
  }

  private mutating func escaped() throws(SyntaxProblem) -> Unicode.Scalar {
    switch rest.popFirst() {
    case "b": return "\u{8}"
    case "t": return "\t"
    case "n": return "\n"
    case "f": return "\u{C}"
    case "r": return "\r"
    case "\"": return "\""
    case "\\": return "\\"
    case "u": return try scalar(digits: 4)
    case "U": return try scalar(digits: 8)
    default: throw .escape
    }
  }

  private mutating func scalar(digits: Int) throws(SyntaxProblem) -> Unicode.Scalar {
    let text = rest.prefix(digits).reduce(into: "") { $0.unicodeScalars.append($1) }
    guard text.unicodeScalars.count == digits, text.allSatisfy(\.isHexDigit),
      let scalar = UInt32(text, radix: 16).flatMap(Unicode.Scalar.init)
    else { throw .escape }
    rest = rest.dropFirst(digits)
    return scalar
  }

  // MARK: Signs

  /// Skips blanks.
  private mutating func skipBlanks() {
    rest = rest.drop { $0 == " " || $0 == "\t" }
  }

  /// Takes a sign if it is the next one.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes letters, digits, `-` and `_` of ASCII.
  private mutating func bareWord() -> String {
    let word = rest.prefix { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
      default: false
      }
    }
    rest = rest[word.endIndex...]
    return word.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  /// Takes what may stand behind a value.
  private mutating func end() throws(SyntaxProblem) {
    skipBlanks()
    guard rest.isEmpty || rest.first == "#" else { throw .rest }
  }
}
