package import Wording

/// The word typed to confirm the deletion of the vault.
package struct DeletionConfirmation: Hashable, Sendable {
  /// The word that confirms the deletion, in all languages.
  static let word = "DELETE"

  /// The text typed so far.
  private(set) var text = ""
  /// True while the vault is being deleted.
  package var isAtWork = false
  /// The reason why the last try failed; nil if it did not.
  package var problem: Problem?

  /// A reason why the vault was not deleted.
  package enum Problem: Hashable, Sendable {
    /// Another word was typed.
    case otherWord
    /// The file could not be deleted.
    case failed(FailureReason)
  }

  /// Appends a letter, up to 20; ignores other characters.
  package mutating func type(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic, text.unicodeScalars.count < 20 else { return }
    text.unicodeScalars.append(scalar)
    problem = nil
  }

  /// Deletes the last character.
  package mutating func delete() {
    _ = text.popLast()
  }

  /// Deletes all characters.
  package mutating func clear() {
    text = ""
  }

  /// True if the text is the word, regardless of case.
  package var isConfirmed: Bool { text.lowercased() == Self.word.lowercased() }
}
