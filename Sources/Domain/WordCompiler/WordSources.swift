/// The Swift sources of phrases and languages.
struct WordSources {
  let parts: [PhrasePart]
  /// English first.
  let translations: [Translation]

  /// The phrases, those with plural forms last.
  private var phrases: [PhrasePart.Member] {
    let all = parts.flatMap(\.phrases)
    return all.filter { !$0.isCounted } + all.filter(\.isCounted)
  }

  /// The text of each file, by its name.
  var files: [String: String] {
    var files = [
      "Phrases.swift": members + "\n" + identities,
      "Languages.swift": registry,
    ]
    for translation in translations {
      files["Words+\(translation.code).swift"] = words(of: translation)
    }
    return files
  }

  /// The phrases: properties, and functions of what their placeholders stand for.
  private var members: String {
    lines("extension Phrase {", "}", of: phrases) { phrase in
      let names = phrase.placeholders
      let texts = phrase.isCounted ? names.dropFirst() : names[...]
      let number = phrase.isCounted ? ["_ \(Placeholders.number): Int"] : []
      let parameters = number + texts.map { "\($0): String" }
      let given =
        (phrase.isCounted ? [Placeholders.number] : [])
        + (texts.isEmpty ? [] : ["[\(texts.joined(separator: ", "))]"])
      let made = "Phrase(\(([".\(phrase.name)"] + given).joined(separator: ", ")))"
      let declaration =
        parameters.isEmpty
        ? "var \(phrase.name): Phrase { \(made) }"
        : "func \(phrase.name)(\(parameters.joined(separator: ", "))) -> Phrase { \(made) }"
      let comment = Self.comment(phrase.english.joined(separator: " / "))
      return "  /// \(comment)\n  package static \(declaration)\n"
    }
  }

  /// The identifiers of phrases, and their placeholders.
  private var identities: String {
    """
    extension Phrase {
      /// A phrase without the values of its placeholders.
      package enum ID: Int, Hashable, Sendable, CaseIterable {
    \(lines("", "", of: phrases) { "    case \($0.name)\n" })
        /// The names of the placeholders, in the order of their values.
        package var placeholders: [String] {
          switch self {
    \(lines("", "", of: phrases.filter { !$0.placeholders.isEmpty }) { phrase in
      "      case .\(phrase.name): \(phrase.placeholders)\n"
    })
          default: []
          }
        }

        /// The number of phrases with one form; those with plural forms follow.
        static let uncounted = \(phrases.count { !$0.isCounted })

        /// True if the sentence depends on a number.
        package var isCounted: Bool { rawValue >= Self.uncounted }
      }
    }

    """
  }

  private var registry: String {
    """
    extension Language {
      /// All languages there are, English first.
      public static let all = [\(translations.map(Self.member).joined(separator: ", "))]
    }

    /// The sentences of each language.
    enum Sentences {}

    """
  }

  /// The words of a language, in the order of phrases.
  private func words(of translation: Translation) -> String {
    let name = Self.member(translation)
    let sentences = phrases.flatMap { phrase in
      translation.words[phrase.name]
        ?? [String](repeating: "", count: phrase.isCounted ? translation.forms : 1)
    }
    return """
      extension Language {
        /// The words of the language \(translation.code).
        public static let \(name) = Language(
          code: "\(translation.code)",
          sentences: { Sentences.\(name) },
          forms: \(translation.forms),
          form: \(Self.closure(translation.rule))
        )
      }

      extension Sentences {
        static let \(name) = WordTable(
      \(Self.table(sentences))
        )
      }

      """
  }

  private func lines(
    _ head: String,
    _ foot: String,
    of members: [PhrasePart.Member],
    _ line: (PhrasePart.Member) -> String
  ) -> String {
    "\(head)\n\(members.map(line).joined())\(foot)\n"
  }

  private static func member(_ translation: Translation) -> String { "`\(translation.code)`" }

  private static func comment(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// A literal of texts with a NUL behind each.
  private static func table(_ texts: [String]) -> String {
    "\"\(texts.map { escaped($0) + "\\0" }.joined())\""
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\", "\"": escaped += "\\\(character)"
      case "\n": escaped += "\\n"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// C's expression for the form of `n` things, in Swift: comparisons are no numbers there.
  private static func closure(_ rule: String) -> String {
    guard rule.contains("n") else { return "{ _ in \(rule) }" }
    var spaced = ""
    for character in rule {
      let isOperator = "%=!<>&|?:".contains(character)
      let wasOperator = spaced.last.map { "%=!<>&|?:".contains($0) } ?? false
      if isOperator != wasOperator, !character.isWhitespace { spaced += " " }
      spaced.append(character)
    }
    return "{ n in \(rule.contains("?") ? spaced : "\(spaced) ? 1 : 0") }"
  }
}
