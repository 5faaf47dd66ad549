import WindowLevels

/// Texts in the language of manual pages, mdoc(7).
enum Mdoc {
  /// The lines of a text: one for each sentence, as formatters want it.
  static func lines(_ text: String) -> [String] {
    sentences(text).flatMap { wrapped($0) }.map { line in
      line.hasPrefix(".") || line.hasPrefix("'") ? #"\&"# + line : line
    }
  }

  /// A text as an argument of a macro, in which tools that list manual pages look for no escapes.
  static func argument(_ text: String) -> String {
    // A sign that is no letter would be taken for punctuation at the end of a line.
    escaped(text, breaks: false) + (text.last?.isASCII == false ? #"\&"# : "")
  }

  /// Paragraphs of a text, one to a line. Lines that begin with a blank are shown as they are.
  static func paragraphs(_ text: String) -> [String] {
    var result: [String] = []
    var isLiteral = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let begins = line.hasPrefix(" ")
      if begins != isLiteral { result += [begins ? ".Bd -literal" : ".Ed"] }
      isLiteral = begins
      result += isLiteral ? [escaped(line, breaks: false)] : lines(line)
    }
    return result + (isLiteral ? [".Ed"] : [])
  }

  /// Backslashes and hyphens as they are, and places in Chinese and Japanese at which a line may end.
  private static func escaped(_ text: String, breaks: Bool = true) -> String {
    var result = ""
    var opportunities = LineBreakOpportunities()
    var last: Character = " "
    for character in text {
      if opportunities.breaksWord(before: character), breaks, last != " " { result += #"\:"# }
      switch character {
      case "\\": result += #"\e"#
      case "-" where last == " " || last == "-": result += #"\-"#
      default: result.append(character)
      }
      last = character
    }
    return result
  }

  /// The sentences of a text.
  private static func sentences(_ text: String) -> [String] {
    var sentences = [""]
    var last: Character = " "
    for character in text {
      if character == " ", ".?!".contains(last) {
        sentences.append("")
      } else {
        sentences[sentences.count - 1].append(character)
      }
      last = character
    }
    return sentences.filter { !$0.isEmpty }
  }

  /// The length that a formatter takes a text for, which has a name of eight signs for each that is not
  /// ASCII.
  private static func length(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
  }

  /// A sentence in lines of a readable length.
  private static func wrapped(_ sentence: String) -> [String] {
    var lines: [String] = []
    for word in escaped(sentence).split(separator: " ") {
      if let last = lines.last, length(last) + length(word) < 78 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
