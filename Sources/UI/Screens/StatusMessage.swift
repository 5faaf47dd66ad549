package import Wording

/// A message for the status line.
package struct StatusMessage: Hashable, Sendable {
  /// The kind of a message. Each has a sign besides its colour.
  package enum Tone: Hashable, Sendable {
    case plain, success, problem
  }

  package let tone: Tone
  package let phrase: Phrase

  package init(tone: Tone = .plain, _ phrase: Phrase) {
    self.tone = tone
    self.phrase = phrase
  }
}
