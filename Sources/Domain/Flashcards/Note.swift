/// The kind of a note: the questions it asks.
public enum NoteKind: UInt8, Sendable, Codable, CaseIterable {
  /// One card: prompt, then answer.
  case basic = 0
  /// Two cards: the second asks for the prompt by the answer.
  case basicAndReversed = 1
  /// The prompt has gaps, `{{c1::text::hint}}`, with one card for each number; the answer may be
  /// empty.
  case cloze = 2
  /// As basic, but the learner types the answer.
  case typed = 3
}

/// The reason why the words of a note were refused.
public enum NoteError: Error, Sendable, Equatable {
  /// The prompt is empty or only white space.
  case emptyPrompt
  /// The answer is empty or only white space, in a note that needs one.
  case emptyAnswer
  /// The prompt of a cloze note has no gap.
  case noGap
}

/// The words of a note, valid for its kind.
public struct NoteWords: Sendable, Codable, Hashable {
  /// The kind of the note.
  public let kind: NoteKind
  /// The first side, as Markdown; in a cloze note the text with its gaps.
  public let prompt: String
  /// The second side, as Markdown; in a cloze note the extra text shown with the answer.
  public let answer: String

  /// Trims and validates typed words.
  ///
  /// - Throws: `NoteError` if a side the kind needs is blank, or a cloze note has no gap.
  public init(kind: NoteKind, prompt: String, answer: String) throws(NoteError) {
    try self.init(kind: kind, exactly: prompt.trimmed, answer.trimmed)
  }

  /// Validates the words and keeps the white space at their ends.
  ///
  /// - Throws: `NoteError` if a side the kind needs is blank, or a cloze note has no gap.
  public init(
    kind: NoteKind,
    exactly prompt: String,
    _ answer: String
  ) throws(NoteError) {
    guard !prompt.isBlank else { throw .emptyPrompt }
    if kind == .cloze {
      guard !ClozeText(prompt).numbers.isEmpty else { throw .noGap }
    } else {
      guard !answer.isBlank else { throw .emptyAnswer }
    }
    self.kind = kind
    self.prompt = prompt
    self.answer = answer
  }

  /// The ordinals of the cards that the words make, in order.
  public var ordinals: [Int] {
    switch kind {
    case .basic, .typed: [0]
    case .basicAndReversed: [0, 1]
    case .cloze: ClozeText(prompt).numbers.map { $0 - 1 }
    }
  }
}

/// A unit of knowledge from which cards are made. Its identity outlives every change of words.
public struct Note: Sendable, Codable, Hashable {
  /// The note's identifier in this vault.
  public let id: NoteID
  /// The note's id in Anki; nil if it does not come from there.
  public let ankiID: Int64?
  /// The note's globally unique id, by which an import finds it again.
  public let guid: String
  /// The note's words.
  public var words: NoteWords
  /// The note's tags.
  public var tags: Tags
  /// The time at which its words, tags or deck last changed.
  public var modified: Timestamp

  /// Creates a note from its parts.
  public init(
    id: NoteID,
    ankiID: Int64? = nil,
    guid: String,
    words: NoteWords,
    tags: Tags,
    modified: Timestamp
  ) {
    self.id = id
    self.ankiID = ankiID
    self.guid = guid
    self.words = words
    self.tags = tags
    self.modified = modified
  }

  /// A guid for a new note from 64 random bits, in the alphabet of Anki's guids.
  public static func guid(random: UInt64) -> String {
    let alphabet = Array(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&()*+,-./:;<=>?@[]^_`{|}~"
    )
    var rest = random
    var text: [Character] = []
    repeat {
      text.append(alphabet[Int(rest % UInt64(alphabet.count))])
      rest /= UInt64(alphabet.count)
    } while rest > 0
    return String(text.reversed())
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension String {
  /// True if there is nothing but white space.
  var isBlank: Bool {
    // The first byte mostly decides.
    if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
    return allSatisfy(\.isWhitespace)
  }

  /// The text without white space at both ends.
  ///
  /// Mostly there is none, as the first and last bytes show; inspecting the characters of a hundred
  /// thousand notes takes longer than decrypting them.
  var trimmed: String {
    let printed: ClosedRange<UInt8> = 0x21...0x7E
    if let first = utf8.first, let last = utf8.last, printed ~= first, printed ~= last {
      return self
    }
    return self[...].trimmed
  }
}
