public import Flashcards

/// One note as a file has it.
public struct DeckRow: Sendable, Hashable {
  /// The line it begins on, counted from 1.
  public var line: Int
  /// What names it anywhere; nil where the file does not say.
  public var guid: String?
  /// What it asks; nil where the file leaves it open.
  public var kind: NoteKind?
  /// The first side, as Markdown.
  public var prompt: String
  /// The second side, as Markdown.
  public var answer: String
  /// Its tags; nil where the file says nothing of tags.
  public var tags: Tags?
  /// Its deck; nil where the file does not say.
  public var deck: DeckName?
  /// What its fields had that can't be kept.
  public var losses: Set<MarkupLoss>

  /// Keeps the parts.
  public init(
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

  /// Whether the first side of a note is a text with gaps: where a file leaves the kind open, its gaps say
  /// so.
  static func hasGaps(_ prompt: String, kind: NoteKind?) -> Bool {
    kind == .cloze
      || kind == nil && prompt.utf8.contains(UInt8(ascii: "{"))
        && !ClozeText(prompt).numbers.isEmpty
  }

  /// The words, of this kind unless the file says another; where neither does, a text with gaps is a
  /// cloze note.
  public func words(kind other: NoteKind? = nil) throws(NoteError) -> NoteWords {
    let kind = kind ?? other ?? (ClozeText(prompt).numbers.isEmpty ? .basic : .cloze)
    return try NoteWords(kind: kind, exactly: prompt, answer)
  }
}

/// What of a line of a file can't be kept.
public struct DeckRowLoss: Sendable, Hashable {
  /// The line, counted from 1.
  public let line: Int
  /// What can't be kept.
  public let losses: Set<MarkupLoss>
}

/// What is wrong with a line of a file.
public struct DeckRowFault: Sendable, Hashable {
  /// The line, counted from 1.
  public let line: Int
  /// What is wrong with it.
  public let reason: Reason

  /// Keeps the parts.
  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// Why a line was refused.
  public enum Reason: Sendable, Hashable {
    /// A quotation mark opens a field and none closes it.
    case unclosedQuote
    /// The prompt has only white space.
    case emptyPrompt
    /// There is no answer.
    case emptyAnswer
    /// The prompt of a cloze note has no gap.
    case noGap
    /// A gap holds what a gap here can't: `::` or `}}`.
    case unsupportedGap
    /// A level of the deck's name is empty.
    case deckName
    /// The same note stands on an earlier line.
    case duplicate(ofLine: Int)
    /// Text that belongs to no card.
    case strayText
    /// Not an object with the texts `prompt` and `answer`.
    case notACard
  }
}

extension DeckRowFault.Reason {
  init(_ error: NoteError) {
    self =
      switch error {
      case .emptyPrompt: .emptyPrompt
      case .emptyAnswer: .emptyAnswer
      case .noGap: .noGap
      }
  }
}
