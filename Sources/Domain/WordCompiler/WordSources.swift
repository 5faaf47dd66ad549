/// The Swift sources of phrases and languages.
struct WordSources {
  let parts: [PhrasePart]
  /// English first.
  let translations: [Translation]

  private var phrases: [PhrasePart.Member] { parts.flatMap(\.phrases) }
  private var counts: [PhrasePart.Member] { parts.flatMap(\.counts) }

  /// The text of each file, by its name.
  var files: [String: String] {
    var files = [
      "Phrases.swift": members + "\n" + identities,
      "Countable.swift": countables,
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
      let parameters = names.map { "\($0): String" }.joined(separator: ", ")
      let declaration =
        names.isEmpty
        ? "var \(phrase.name): Phrase { Phrase(.\(phrase.name)) }"
        : "func \(phrase.name)(\(parameters)) -> Phrase "
          + "{ Phrase(.\(phrase.name), [\(names.joined(separator: ", "))]) }"
      return "  /// \(Self.comment(phrase.english[0]))\n  package static \(declaration)\n"
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
      }
    }

    """
  }

  /// The enumeration of countable things.
  private var countables: String {
    lines(
      "/// Things that are counted in words.\n"
        + "package enum Countable: Int, Hashable, Sendable, CaseIterable {",
      "}",
      of: counts
    ) { "  /// \(Self.comment($0.english.joined(separator: ", ")))\n  case \($0.name)\n" }
  }

  private var registry: String {
    """
    extension Language {
      /// All languages there are, English first.
      public static let all = [\(translations.map(Self.member).joined(separator: ", "))]
    }

    /// The sentences of each language.
    enum Sentences {}

    /// The words for what is counted of each language.
    enum Counts {}

    """
  }

  /// The words of a language, in the order of phrases and of what is counted.
  private func words(of translation: Translation) -> String {
    let name = Self.member(translation)
    let sentences = phrases.map { translation.words[$0.name]?[0] ?? "" }
    let missing = [String](repeating: "", count: translation.forms)
    let counted = counts.flatMap { translation.words[$0.name] ?? missing }
    return """
      extension Language {
        /// The words of the language \(translation.code).
        public static let \(name) = Language(
          code: "\(translation.code)",
          sentences: { Sentences.\(name) },
          counts: { Counts.\(name) },
          forms: \(translation.forms),
          form: \(Self.closure(translation.rule))
        )
      }

      extension Sentences {
        static let \(name) = WordTable(
      \(Self.table(sentences))
        )
      }

      extension Counts {
        static let \(name) = WordTable(
      \(Self.table(counted))
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
