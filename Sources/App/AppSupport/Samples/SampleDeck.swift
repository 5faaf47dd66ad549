public import Flashcards

/// A deck of samples in a throw-away vault.
public struct SampleDeck: Sendable {
  /// A note in it.
  public struct Note: Sendable {
    package let prompt: String
    package let answer: String
    package let kind: StandardNoteType

    /// A note from its words.
    public init(_ prompt: String, _ answer: String, _ kind: StandardNoteType = .basic) {
      self.prompt = prompt
      self.answer = answer
      self.kind = kind
    }
  }

  /// The deck's name.
  public let name: String
  /// The deck's language; nil for none of its own.
  public let language: DeckLanguage?
  /// The deck's notes, in order.
  public let notes: [Note]

  /// The number of days for which the deck was studied, with a few days off; 0 for an unstudied
  /// deck. The first cards stay new in any case.
  public let daysLearned: Int

  /// A deck of notes, unstudied by default.
  public init(
    name: String,
    language: DeckLanguage? = nil,
    notes: [Note],
    daysLearned: Int = 0
  ) {
    self.name = name
    self.language = language
    self.notes = notes
    self.daysLearned = daysLearned
  }
}
