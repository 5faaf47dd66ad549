/// The word that has to be typed before the vault is deleted.
package struct DeletionConfirmation: Hashable, Sendable {
  /// What is typed so far.
  private(set) var text = ""
  /// Whether the vault is being deleted.
  package var isAtWork = false
  /// Whether something went wrong with the last try.
  package var problem: Problem?

  /// What went wrong.
  package enum Problem: Hashable, Sendable {
    /// The word is another.
    case otherWord
    /// The file could not be deleted.
    case failed
  }

  /// Takes a character.
  package mutating func type(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic, text.unicodeScalars.count < 20 else { return }
    text.unicodeScalars.append(scalar)
    problem = nil
  }

  /// Takes the last character back.
  package mutating func delete() {
    _ = text.popLast()
  }

  /// Takes everything back.
  package mutating func clear() {
    text = ""
  }

  /// Whether `word` is typed, in whatever case.
  package func matches(_ word: String) -> Bool {
    text.lowercased() == word.lowercased()
  }
}
