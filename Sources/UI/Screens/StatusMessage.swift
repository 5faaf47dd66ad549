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

  /// True if it says that something was done, and nothing else. Whoever wants to hear the least is
  /// not told.
  package var isSuccess: Bool {
    tone == .success || [.listMarked, .importChosen].contains(phrase.id)
  }

  /// True if it tells of what comes by itself, a while after it was asked for.
  package var comesByItself: Bool {
    [.clipboardCleared, .clipboardNotOurs, .clipboardAsked, .clipboardFailed].contains(phrase.id)
  }
}
