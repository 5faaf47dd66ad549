/// The words of a language, by the names of phrases.
struct Translation {
  /// The code of the language: ISO 639, with a script and a country where they matter.
  let code: String
  /// The forms of each phrase: one, or one for each plural form. What is missing is English.
  private(set) var words: [String: [String]] = [:]
  /// The number of plural forms.
  let forms: Int
  /// The number of the form for `n` things, an expression of C.
  let rule: String

  /// English, in which the phrases are declared.
  init(english parts: [PhrasePart]) {
    (code, forms, rule) = ("en", 2, "n != 1")
    for part in parts {
      for member in part.phrases { words[member.name] = member.english }
    }
  }

  /// Reads the words of a language. Those that are not sure, or of an older English sentence, are left
  /// out.
  ///
  /// - Parameter english: the English forms by name.
  init(_ code: String, _ text: String, of english: [String: [String]]) throws(POError) {
    let file = code + ".po"
    guard Self.isCode(code) else {
      throw POError(file, "its name is no code of a language, such as de, pt_BR or zh_Hant")
    }
    var entries = try POEntry.entries(in: text, of: file)[...]
    guard let header = entries.popFirst(), header.sentence == "",
      let (forms, rule) = Self.plural(in: header.words.first ?? "")
    else { throw POError(file, "its header has no Plural-Forms") }
    (self.code, self.forms, self.rule) = (code, forms, rule)
    var names: Set<String> = []
    for entry in entries {
      let name = entry.context
      guard names.insert(name).inserted else { throw POError(file, "\(name) is there twice") }
      guard let own = english[name] else { throw POError(file, "there is no phrase \(name)") }
      guard own == entry.english, !entry.isFuzzy, !entry.words.contains("") else { continue }
      let isCounted = entry.plural != nil
      guard entry.words.count == (isCounted ? forms : 1) else {
        throw POError(file, "\(name) has \(entry.words.count) forms, not \(isCounted ? forms : 1)")
      }
      let placeholders = Set(Placeholders.names(in: own[0]))
      guard entry.words.allSatisfy({ Set(Placeholders.names(in: $0)) == placeholders }) else {
        throw POError(file, "\(name) has other placeholders than '\(own[0])'")
      }
      words[name] = entry.words
    }
  }

  /// True for a code such as de, pt_BR or zh_Hant.
  private static func isCode(_ code: String) -> Bool {
    let parts = code.split(separator: "_", omittingEmptySubsequences: false)
    return code.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "_") }
      && (2...3).contains(parts[0].count) && parts[0].allSatisfy(\.isLowercase)
      && parts.dropFirst().allSatisfy {
        [2, 4].contains($0.count) && $0.first?.isUppercase == true
      }
  }

  /// The number of forms, and the rule that chooses one, from a header.
  private static func plural(in header: String) -> (Int, String)? {
    guard let line = header.split(separator: "\n").first(where: { $0.hasPrefix("Plural-Forms:") })
    else { return nil }
    var values: [Substring: Substring] = [:]
    for field in line.dropFirst("Plural-Forms:".count).split(separator: ";") {
      guard let sign = field.firstIndex(of: "=") else { continue }
      values[field[..<sign].trimmingSpaces] = field[field.index(after: sign)...].trimmingSpaces
    }
    guard let forms = values["nplurals"].flatMap({ Int($0) }), let rule = values["plural"] else {
      return nil
    }
    return (forms, String(rule))
  }
}
