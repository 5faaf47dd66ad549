/// The reason why a text is no value of a deck's option.
public enum OptionTextError: Error, Sendable, Codable, Equatable {
  /// A word of it is no number.
  case noNumber(String)
  /// A unit of time that there is not.
  case noUnit(String)
  /// The number is not between two others, which are given as they are typed.
  case outOfRange(low: String, high: String)
  /// There are more steps than this.
  case tooManySteps(most: Int)
  /// A step is shorter than a second or longer than a year.
  case step(String)
  /// It is no tag of a language.
  case noLanguage(String)
  /// It is none of a few names.
  case noChoice(String, of: [String])
}

/// Values of a deck's options as text: "15m 1d", "0.93", "20".
public enum OptionText {
  /// The most learning steps that can be typed.
  public static let mostSteps = 20
  /// The retentions that can be typed.
  public static let retentions = 0.7...0.99
  /// The longest step in milliseconds: a year.
  private static let longestStep = 365 * Int64.millisecondsPerDay
  /// The milliseconds of each unit, the shortest first.
  private static let units: [(name: Character, length: Int64)] = [
    ("s", 1_000), ("m", 60_000), ("h", 3_600_000), ("d", .millisecondsPerDay),
  ]

  // MARK: Reading

  /// Parses a whole number in a range.
  public static func number(
    _ text: String,
    in range: ClosedRange<Int>
  ) throws(OptionTextError) -> Int {
    let word = text.trimmed
    let digits = word.first == "-" ? word.dropFirst() : word[...]
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { throw .noNumber(word) }
    guard let number = Int(word), range.contains(number) else {
      throw .outOfRange(low: String(range.lowerBound), high: String(range.upperBound))
    }
    return number
  }

  /// Parses a retention: a share such as 0.93, or percent such as 93, 93.5 or "93 %".
  public static func retention(_ text: String) throws(OptionTextError) -> Double {
    var word = text.trimmed
    let isPercent = word.last == "%"
    if isPercent { word = String(word.dropLast()).trimmed }
    guard let number = decimal(word) else { throw .noNumber(word) }
    // Digit by digit, so that 93.5 is 0.935 and nothing near it.
    let value = isPercent || number > 1 ? (number * 1_000).rounded() / 100_000 : number
    guard retentions.contains(value) else {
      throw .outOfRange(low: "\(retentions.lowerBound)", high: "\(retentions.upperBound)")
    }
    return value
  }

  /// Parses the tag of a language; nothing is none.
  public static func language(_ text: String) throws(OptionTextError) -> DeckLanguage? {
    let word = text.trimmed
    guard !word.isEmpty else { return nil }
    guard let language = DeckLanguage(word) else { throw .noLanguage(word) }
    return language
  }

  /// Parses steps in milliseconds: numbers with the units s, m, h or d, separated by blanks or
  /// commas, those between Chinese and Japanese words too. A number without a unit is in minutes.
  public static func steps(_ text: String) throws(OptionTextError) -> [Int64] {
    var steps: [Int64] = []
    var words = text.split { $0.isWhitespace || $0 == "," || $0 == "、" }.map(String.init)[...]
    while let word = words.popFirst() {
      var unit = String(word.drop { $0.isASCIIDigit || $0 == "." })
      let digits = String(word.prefix(word.count - unit.count))
      // "15 m" is 15m.
      if unit.isEmpty, let next = words.first, next.allSatisfy(\.isLetter) {
        unit = next
        words.removeFirst()
      }
      guard let number = decimal(digits) else { throw .noNumber(digits.isEmpty ? word : digits) }
      guard let length = length(of: unit) else { throw .noUnit(unit) }
      let milliseconds = (number * Double(length)).rounded()
      guard milliseconds >= 1_000, milliseconds <= Double(longestStep) else {
        throw .step(word)
      }
      steps.append(Int64(milliseconds))
      guard steps.count <= mostSteps else { throw .tooManySteps(most: mostSteps) }
    }
    return steps
  }

  private static func length(of unit: String) -> Int64? {
    guard !unit.isEmpty else { return 60_000 }
    return units.first { String($0.name) == unit.lowercased() }?.length
  }

  /// A number of digits with at most one point between or before them.
  private static func decimal(_ text: String) -> Double? {
    guard text.contains(where: \.isASCIIDigit),
      text.allSatisfy({ $0.isASCIIDigit || $0 == "." }), text.count(where: { $0 == "." }) <= 1
    else { return nil }
    return Double(text.last == "." ? text + "0" : text.first == "." ? "0" + text : text)
  }

  // MARK: Writing

  /// Steps as they are typed, each with the longest unit that it is a whole number of.
  public static func text(ofSteps steps: [Int64]) -> String {
    steps.map { step in
      let unit = units.last { step % $0.length == 0 && step > 0 }
      guard let unit else { return "\(Double(step) / 1_000)s" }
      return "\(step / unit.length)\(unit.name)"
    }.joined(separator: " ")
  }

  /// A retention as it is typed.
  public static func text(ofRetention retention: Double) -> String {
    "\((retention * 10_000).rounded() / 10_000)"
  }
}

extension Character {
  /// True for 0 to 9.
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
