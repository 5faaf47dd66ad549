import AppSupport

/// A command line that a shell asks completions for.
struct CompletedLine {
  /// Its words as they are typed, quotation marks included.
  let words: [String]

  /// The names of the decks of the vault that the line is about; none where they are not told, and
  /// for the demo.
  func deckNames(in environment: [String: String]) -> [String] {
    guard !words.contains("--demo"), let vault = vault(in: environment) else { return [] }
    return DeckNames.told(
      by: .vault(path: vault),
      stateDirectory: StateDirectory.standard(in: environment)
    )
  }

  /// The path of the vault that the line names, or of the standard one.
  private func vault(in environment: [String: String]) -> String? {
    let name = "--vault"
    for (index, word) in words.enumerated().reversed() {
      if word == name, index + 1 < words.count {
        return Self.unquoted(words[index + 1], in: environment)
      }
      if word.hasPrefix(name + "=") {
        return Self.unquoted(String(word.dropFirst(name.count + 1)), in: environment)
      }
    }
    return VaultPath.standard(in: environment)
  }

  /// A word without quotation marks and backslashes, and with a home directory for its tilde. What
  /// else a shell would put in its place stays as it is, and names no file then.
  static func unquoted(_ word: String, in environment: [String: String]) -> String {
    var text = ""
    var quote: Character?
    var isEscaped = false
    for character in word {
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else {
        text.append(character)
      }
    }
    guard word.hasPrefix("~/"), let home = environment["HOME"] else { return text }
    return home + text.dropFirst()
  }
}
