import Flashcards
import ReaderProtocol

/// The Markdown of hashcards: a card begins with `Q:` and has an `A:`, or begins with `C:` and has
/// gaps in brackets, always at the beginning of a line; it ends where the next begins, at a line `---`,
/// or at the end. The front matter between two lines `---` may name the deck. Prose in front of the first
/// card is passed over, as hashcards up to 0.4.0 does.
struct HashcardsMarkdown: ReadableDeckFormat {
  private struct Draft {
    let line: Int
    let isCloze: Bool
    var prompt: String
    var answer: String?
  }

  var name: FlashcardImportFormat { .hashcards }

  func recognizes(_ content: DeckFileContent) -> Bool {
    guard let text = content.text else { return false }
    // The guids of Anki's notes may begin as cards do.
    return !AnkiHeaders(text).isAny && Self.hasCards(text)
  }

  func read(
    _ content: DeckFileContent,
    _ take: (DeckFileRecord) throws(DeckFileFailure) -> Void
  ) throws(DeckFileFailure) -> ParsedDeck.Facts {
    let lines = String(decoding: content.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasSuffix("\r") ? $0.dropLast() : $0 }
    let (name, start) = Self.frontMatter(lines)
    var facts = ParsedDeck.Facts()
    facts.deck = name.flatMap { DeckName($0) }
    var draft: Draft?
    var hasBegun = false
    func finish() throws(DeckFileFailure) {
      if let done = draft { try take(Self.record(of: done)) }
      draft = nil
    }
    for (index, line) in lines.enumerated().dropFirst(start) {
      let number = index + 1
      if line.hasPrefix("Q:") || line.hasPrefix("C:") {
        try finish()
        hasBegun = true
        let isCloze = line.hasPrefix("C:")
        draft = Draft(line: number, isCloze: isCloze, prompt: String(line.dropFirst(2)))
      } else if line.hasPrefix("A:"), let open = draft, !open.isCloze, open.answer == nil {
        draft?.answer = String(line.dropFirst(2))
      } else if line.trimmed == "---" {
        try finish()
      } else if draft?.answer != nil {
        draft?.answer?.append("\n" + line)
      } else if draft != nil {
        draft?.prompt.append("\n" + line)
      } else if !line.trimmed.isEmpty, hasBegun || line.hasPrefix("A:") {
        try take(.fault(LineFault(line: number, reason: .stray)))
      }
    }
    try finish()
    return facts
  }

  /// True if the first line with text begins a card, or lines further on begin both questions and
  /// answers: one of them may stand in a table too. Behind prose a text with gaps counts where it
  /// stands behind an empty line.
  private static func hasCards(_ bytes: ArraySlice<UInt8>) -> Bool {
    var begun: Set<UInt8> = []
    var isFirst = true
    var isBehindEmpty = false
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let byte = bytes[place]
      let isTag = place + 1 < bytes.endIndex && bytes[place + 1] == UInt8(ascii: ":")
      if isTag, tags.contains(byte) {
        if isFirst, byte != UInt8(ascii: "A") { return true }
        if byte == UInt8(ascii: "C"), isBehindEmpty, hasBrackets(bytes[place...]) { return true }
        begun.insert(byte)
      }
      if !byte.isBlank { isFirst = false }
      isBehindEmpty = byte == .newline || byte == .carriageReturn
      guard let end = bytes[place...].firstIndex(of: .newline) else { break }
      place = end + 1
    }
    let isFramed = bytes.starts(with: Array("---".utf8))
    return begun.contains(UInt8(ascii: "Q")) && begun.contains(UInt8(ascii: "A"))
      || isFramed && begun.contains(UInt8(ascii: "C"))
  }

  /// True if the line that bytes begin with has a part in brackets.
  private static func hasBrackets(_ bytes: ArraySlice<UInt8>) -> Bool {
    let line = bytes.prefix { $0 != .newline }
    guard let open = line.firstIndex(of: UInt8(ascii: "[")) else { return false }
    return line[open...].contains(UInt8(ascii: "]"))
  }

  /// The letters that the lines of a card begin with, before a colon.
  private static let tags: [UInt8] = [UInt8(ascii: "Q"), UInt8(ascii: "A"), UInt8(ascii: "C")]

  /// The deck's name, and the line on which the cards begin. The front matter is TOML, of which the name is read.
  private static func frontMatter(_ lines: [Substring]) -> (name: String?, start: Int) {
    guard lines.first?.trimmed == "---",
      let end = lines.dropFirst().firstIndex(where: { $0.trimmed == "---" })
    else { return (nil, 0) }
    for line in lines[1..<end] {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmed == "name" else { continue }
      let value = parts[1].trimmed
      guard let mark = value.first, mark == "\"" || mark == "'", value.count > 1, value.last == mark
      else { continue }
      return (String(value.dropFirst().dropLast()), end + 1)
    }
    return (nil, end + 1)
  }

  /// The note of a draft, or the fault where its gaps are none.
  private static func record(of draft: Draft) -> DeckFileRecord {
    guard draft.isCloze else {
      let sides = [draft.prompt, draft.answer ?? ""]
      return .note(
        ParsedNote(line: draft.line, kind: .basic, fields: sides.map { FieldText($0.trimmed) })
      )
    }
    guard let prompt = HashcardsGaps.cloze(of: draft.prompt) else {
      return .fault(LineFault(line: draft.line, reason: .gap))
    }
    return .note(
      ParsedNote(
        line: draft.line,
        kind: .cloze,
        fields: [FieldText(prompt.trimmed), FieldText("")]
      )
    )
  }
}
