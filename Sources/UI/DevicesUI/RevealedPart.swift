package import Secrets

/// A part of a version that is shown only where that is asked for, such as the number of a card.
package struct RevealedPart: Sendable {
  /// Its name; empty where it is all of the version.
  package let label: String
  /// The secret text.
  package let text: SecretText

  package init(_ label: String, _ text: SecretText) {
    self.label = label
    self.text = text
  }
}
