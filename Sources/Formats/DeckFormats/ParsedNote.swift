package import Flashcards

/// A note as a file has it.
package struct ParsedNote: Sendable, Hashable {
  /// The line it begins on, counted from 1.
  package var line: Int
  /// The name it has everywhere; nil where the file does not say.
  package var guid: String?
  /// The kind; nil where the file leaves it open.
  package var kind: NoteKind?
  /// The first side, as Markdown.
  package var prompt: String
  /// The second side, as Markdown.
  package var answer: String
  /// Its tags; nil where the file says nothing of tags.
  package var tags: Tags?
  /// Its deck; nil where the file does not say.
  package var deck: DeckName?
  /// The markup of its fields that can't be kept.
  package var losses: Set<MarkupLoss>

  /// Keeps the parts.
  package init(
    line: Int,
    guid: String? = nil,
    kind: NoteKind? = nil,
    prompt: String,
    answer: String,
    tags: Tags? = nil,
    deck: DeckName? = nil,
    losses: Set<MarkupLoss> = []
  ) {
    self.line = line
    self.guid = guid
    self.kind = kind
    self.prompt = prompt
    self.answer = answer
    self.tags = tags
    self.deck = deck
    self.losses = losses
  }

  /// True if the first side of a note is a text with gaps: where a file leaves the kind open, its gaps
  /// say so.
  static func hasGaps(_ prompt: String, kind: NoteKind?) -> Bool {
    kind == .cloze
      || kind == nil && prompt.utf8.contains(UInt8(ascii: "{"))
        && !ClozeText(prompt).numbers.isEmpty
  }

  /// The words of a kind: of the file's, or the given one; where there is neither, a text with gaps is
  /// a cloze note.
  package func words(kind other: NoteKind? = nil) throws(NoteError) -> NoteWords {
    let kind = kind ?? other ?? (ClozeText(prompt).numbers.isEmpty ? .basic : .cloze)
    return try NoteWords(kind: kind, exactly: prompt, answer)
  }
}
