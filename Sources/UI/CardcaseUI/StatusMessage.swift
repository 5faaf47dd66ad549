import Wording

/// A message for the status line.
struct StatusMessage: Hashable, Sendable {
  /// The kind of a message, which has a sign besides its colour.
  enum Tone: Hashable, Sendable {
    case plain, success, problem
  }

  let tone: Tone
  let phrase: Phrase

  init(tone: Tone = .plain, _ phrase: Phrase) {
    self.tone = tone
    self.phrase = phrase
  }
}
