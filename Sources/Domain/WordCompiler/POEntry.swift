/// An entry of a PO file: a sentence in English, with its words in a language.
///
/// Short names of one kind are one entry, for translators: its context has the names of the phrases with
/// a comma between, and its texts have as many words with a comma and a blank between.
///
/// Format: https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
struct POEntry {
  /// The name of the phrase in the code; empty in the header.
  var context = ""
  /// The English sentence; empty in the header.
  var sentence: String?
  /// The English sentence for several; nil where nothing is counted.
  var plural: String?
  /// The words, one for each form of what is counted.
  var words: [String] = []
  /// True for words that are not sure.
  var isFuzzy = false

  /// The English forms.
  var english: [String] { [sentence ?? ""] + (plural.map { [$0] } ?? []) }
}

extension POEntry {
  /// Reads the entries of a file, the header first.
  ///
  /// - Parameter name: the file's name, for errors.
  static func entries(in text: String, of name: String) throws(POError) -> [POEntry] {
    var entries: [POEntry] = []
    var entry = POEntry()
    var field: Field?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmingSpaces
      if line.starts(with: "#") {
        if line.starts(with: "#,"), line.contains("fuzzy") { entry.isFuzzy = true }
      } else if line.isEmpty {
        if entry.sentence != nil { entries += try entry.parts(of: name) }
        (entry, field) = (POEntry(), nil)
      } else if let text = unquoted(line), let field {
        entry.append(text, to: field)
      } else if let (next, text) = Field.read(line), entry.begin(next) {
        entry.append(text, to: next)
        field = next
      } else {
        throw POError(
          "\(name):\(index + 1)",
          "not a line of a PO file, or a field that is there twice"
        )
      }
    }
    if entry.sentence != nil { entries += try entry.parts(of: name) }
    return entries
  }

  /// The entries of a list, one for each name; the entry itself where it is none.
  private func parts(of file: String) throws(POError) -> [POEntry] {
    let names = context.split(separator: ",", omittingEmptySubsequences: false)
    guard names.count > 1 else { return [self] }
    var parts = names.map { name in
      var part = self
      part.context = String(name)
      return part
    }
    func share(_ text: String, _ give: (Int, String) -> Void) throws(POError) {
      let words = text.split(separator: ", ", omittingEmptySubsequences: false)
      guard words.count == names.count || text.isEmpty else {
        throw POError(file, "\(context) has \(names.count) names, and not '\(text)'")
      }
      for index in names.indices { give(index, text.isEmpty ? "" : String(words[index])) }
    }
    if let sentence { try share(sentence) { parts[$0].sentence = $1 } }
    if let plural { try share(plural) { parts[$0].plural = $1 } }
    for (form, text) in words.enumerated() {
      try share(text) { parts[$0].words[form] = $1 }
    }
    return parts
  }

  private enum Field: Equatable {
    case context, sentence, plural
    case words(Int)

    /// Reads a keyword and the text behind it.
    static func read(_ line: Substring) -> (Field, String)? {
      guard let space = line.firstIndex(of: " "),
        let text = unquoted(line[space...].trimmingSpaces)
      else { return nil }
      switch line[..<space] {
      case "msgctxt": return (.context, text)
      case "msgid": return (.sentence, text)
      case "msgid_plural": return (.plural, text)
      case "msgstr": return (.words(0), text)
      case let keyword:
        guard keyword.hasPrefix("msgstr["), keyword.hasSuffix("]"),
          let number = Int(keyword.dropFirst(7).dropLast())
        else { return nil }
        return (.words(number), text)
      }
    }
  }

  /// Begins a field; false if it is there already, or is not the next one of its kind.
  private mutating func begin(_ field: Field) -> Bool {
    switch field {
    case .context: return context.isEmpty
    case .sentence:
      guard sentence == nil else { return false }
      sentence = ""
    case .plural:
      guard plural == nil else { return false }
      plural = ""
    case .words(let number):
      guard number == words.count else { return false }
      words.append("")
    }
    return true
  }

  private mutating func append(_ text: String, to field: Field) {
    switch field {
    case .context: context += text
    case .sentence: sentence?.append(text)
    case .plural: plural?.append(text)
    case .words(let number): words[number] += text
    }
  }

  /// The text of a quoted string; nil if it is none.
  private static func unquoted(_ line: Substring) -> String? {
    guard line.count > 1, line.first == "\"", line.last == "\"" else { return nil }
    var text = ""
    var isEscaped = false
    for character in line.dropFirst().dropLast() {
      if isEscaped {
        switch character {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "\"", "\\": text.append(character)
        default: return nil
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return isEscaped ? nil : text
  }
}

extension Substring {
  /// The text without white space at its ends.
  var trimmingSpaces: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}

/// A fault of a PO file, told with its name.
struct POError: Error, CustomStringConvertible {
  let description: String

  init(_ file: String, _ reason: String) {
    description = "\(file): \(reason)"
  }
}
