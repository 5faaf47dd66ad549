/// What a note asks.
public enum NoteKind: UInt8, Sendable, Codable, CaseIterable {
  /// Prompt, then answer.
  case basic = 0
  /// A second card asks for the prompt by the answer.
  case basicAndReversed = 1
  /// The prompt has gaps, `{{c1::text::hint}}`, one card for each number; the answer may be empty.
  case cloze = 2
  /// As basic, and the answer is typed.
  case typed = 3
}

/// Why the words of a note were refused.
public enum NoteError: Error, Sendable, Equatable {
  /// The prompt has only white space.
  case emptyPrompt
  /// The answer has only white space, in a note that needs one.
  case emptyAnswer
  /// The prompt of a cloze note has no gap.
  case noGap
}

/// The words of a note, fit for its kind.
public struct NoteWords: Sendable, Codable, Hashable {
  /// What the note asks.
  public let kind: NoteKind
  /// The first side, as Markdown; in a cloze note the text with its gaps.
  public let prompt: String
  /// The second side, as Markdown; in a cloze note what is said besides.
  public let answer: String

  /// Trims and checks the words, as they are typed.
  public init(kind: NoteKind, prompt: String, answer: String) throws(NoteError) {
    try self.init(kind: kind, exactly: prompt.trimmed, answer.trimmed)
  }

  /// Checks the words and keeps the white space at their ends.
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

/// Something to be learnt, from which cards are made. Its identity outlives every change of words.
public struct Note: Sendable, Codable, Hashable {
  /// Names the note here.
  public let id: NoteID
  /// Names the note anywhere, so that an import can find it again.
  public let guid: String
  /// What it says.
  public var words: NoteWords
  /// What it is filed under, besides its deck.
  public var tags: Tags
  /// When its words, tags or deck last changed.
  public var modified: Timestamp

  /// Keeps a note that already is.
  public init(id: NoteID, guid: String, words: NoteWords, tags: Tags, modified: Timestamp) {
    self.id = id
    self.guid = guid
    self.words = words
    self.tags = tags
    self.modified = modified
  }

  /// A name for a new note from 64 random bits, in the alphabet of Anki's guids.
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
  /// Without the white space at both ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension String {
  /// Whether there is nothing but white space.
  var isBlank: Bool {
    // Mostly the first byte tells.
    if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
    return allSatisfy(\.isWhitespace)
  }

  /// Without the white space at both ends. Mostly there is none, as the bytes there tell; to ask the
  /// characters of a hundred thousand notes takes longer than to decrypt them.
  var trimmed: String {
    let printed: ClosedRange<UInt8> = 0x21...0x7E
    if let first = utf8.first, let last = utf8.last, printed ~= first, printed ~= last {
      return self
    }
    return self[...].trimmed
  }
}
