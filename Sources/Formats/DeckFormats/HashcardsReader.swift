import Flashcards

/// Reads the Markdown of hashcards: a card begins with `Q:` and has an `A:`, or begins with `C:` and has
/// gaps in brackets, always at the beginning of a line; it ends where the next begins, at a line `---`,
/// or at the end. The front matter between two lines `---` may name the deck. Prose in front of the first
/// card is passed over, as hashcards up to 0.4.0 does.
enum HashcardsReader {
  private struct Draft {
    let line: Int
    let isCloze: Bool
    var prompt: String
    var answer: String?
  }

  /// The notes of a file; nil where no line begins as a card does.
  static func read(_ bytes: ArraySlice<UInt8>) -> DeckText? {
    // The guids of Anki's notes may begin as cards do.
    guard !AnkiHeaders(bytes).isAny, isHashcards(bytes) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasSuffix("\r") ? $0.dropLast() : $0 }
    let (name, start) = frontMatter(lines)
    var text = DeckText(format: .hashcards)
    text.deck = name.flatMap { DeckName($0) }
    var draft: Draft?
    var hasBegun = false
    func finish() {
      if let done = draft { add(done, to: &text) }
      draft = nil
    }
    for (index, line) in lines.enumerated().dropFirst(start) {
      let number = index + 1
      if line.hasPrefix("Q:") || line.hasPrefix("C:") {
        finish()
        hasBegun = true
        let isCloze = line.hasPrefix("C:")
        draft = Draft(line: number, isCloze: isCloze, prompt: String(line.dropFirst(2)))
      } else if line.hasPrefix("A:"), let open = draft, !open.isCloze, open.answer == nil {
        draft?.answer = String(line.dropFirst(2))
      } else if line.trimmed == "---" {
        finish()
      } else if draft?.answer != nil {
        draft?.answer?.append("\n" + line)
      } else if draft != nil {
        draft?.prompt.append("\n" + line)
      } else if !line.trimmed.isEmpty, hasBegun || line.hasPrefix("A:") {
        text.faults.append(DeckRowFault(line: number, reason: .strayText))
      }
    }
    finish()
    return text
  }

  /// Whether the first line with text begins a card, or lines further on begin both questions and
  /// answers: one of them may stand in a table too. Behind prose a text with gaps counts where it
  /// stands behind an empty line.
  private static func isHashcards(_ bytes: ArraySlice<UInt8>) -> Bool {
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

  /// Whether the line that bytes begin with has a part in brackets.
  private static func hasBrackets(_ bytes: ArraySlice<UInt8>) -> Bool {
    let line = bytes.prefix { $0 != .newline }
    guard let open = line.firstIndex(of: UInt8(ascii: "[")) else { return false }
    return line[open...].contains(UInt8(ascii: "]"))
  }

  /// What the lines of a card begin with, before a colon.
  private static let tags: [UInt8] = [UInt8(ascii: "Q"), UInt8(ascii: "A"), UInt8(ascii: "C")]

  /// The deck's name, and where the cards begin. The front matter is TOML, of which the name is read.
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

  private static func add(_ draft: Draft, to text: inout DeckText) {
    guard draft.isCloze else {
      text.add(
        DeckRow(
          line: draft.line,
          kind: .basic,
          prompt: String(draft.prompt.trimmed),
          answer: String((draft.answer ?? "").trimmed)
        )
      )
      return
    }
    guard let prompt = gaps(of: draft.prompt) else {
      text.faults.append(DeckRowFault(line: draft.line, reason: .unsupportedGap))
      return
    }
    text.add(DeckRow(line: draft.line, kind: .cloze, prompt: String(prompt.trimmed), answer: ""))
  }

  /// The text with each part in brackets as a gap of its own; nil where one holds what ends a gap.
  /// `\[` is a bracket, and `![` begins a picture.
  private static func gaps(of text: String) -> String? {
    var result = ""
    var gap: String?
    var number = 0
    var isPicture = false
    var characters = Substring(text)
    func append(_ part: some StringProtocol) {
      if gap != nil { gap?.append(contentsOf: part) } else { result.append(contentsOf: part) }
    }
    while let character = characters.popFirst() {
      switch character {
      case "\\" where characters.first == "[" || characters.first == "]":
        append(String(characters.removeFirst()))
      case "!" where characters.first == "[" && gap == nil:
        isPicture = true
        append("!" + String(characters.removeFirst()))
      case "[" where gap == nil && !isPicture:
        gap = ""
      case "]" where isPicture:
        isPicture = false
        append("]")
      case "]":
        guard let inner = gap else {
          append("]")
          continue
        }
        guard !inner.contains("::"), !inner.contains("}}"), !inner.trimmed.isEmpty else {
          return nil
        }
        number += 1
        gap = nil
        result += "{{c\(number)::\(inner)}}"
      default:
        append(String(character))
      }
    }
    if let inner = gap { result += "[" + inner }
    return result
  }
}
