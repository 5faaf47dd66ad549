public import Flashcards

/// A deck that a throw-away vault has from its start.
public struct SampleDeck: Sendable {
  /// A note in it.
  public struct Note: Sendable {
    let prompt: String
    let answer: String
    let kind: NoteKind

    /// A note from its words.
    public init(_ prompt: String, _ answer: String, _ kind: NoteKind = .basic) {
      self.prompt = prompt
      self.answer = answer
      self.kind = kind
    }
  }

  /// What it is called.
  public let name: String
  /// Its notes, the first on top.
  public let notes: [Note]

  /// For how many days somebody has learned from it. The first notes are new all the same.
  public let daysLearned: Int

  /// A deck from its notes, which nobody has learned from unless it says so.
  public init(name: String, notes: [Note], daysLearned: Int = 0) {
    self.name = name
    self.notes = notes
    self.daysLearned = daysLearned
  }
}
