import Flashcards
import ReaderProtocol

/// A JSON array of objects with `prompt` and `answer`, which are plain text.
struct JSONNotes: ReadableDeckFormat {
  var name: FlashcardImportFormat { .json }

  func recognizes(_ content: DeckFileContent) -> Bool {
    guard let text = content.text else { return false }
    let begin = Array(text.lazy.filter { !$0.isBlank }.prefix(2))
    return begin == Array("[{".utf8) || begin == Array("[]".utf8)
  }

  func read(
    _ content: DeckFileContent,
    _ take: (DeckFileRecord) throws(DeckFileFailure) -> Void
  ) throws(DeckFileFailure) -> ParsedDeck.Facts {
    var elements = JSONElements(content.bytes)
    while let (line, part) = try elements.next() {
      // The line says where to look: no reason is needed besides.
      if let texts = try? part.withUnsafeBytes(Self.texts) {
        let fields = [FieldText(texts.prompt, .plain), FieldText(texts.answer, .plain)]
        try take(.note(ParsedNote(line: line, fields: fields)))
      } else {
        try take(.fault(LineFault(line: line, reason: .notACard)))
      }
    }
    return ParsedDeck.Facts()
  }

  /// The texts of an element, of names that are there twice the first; nil where it is none.
  private static func texts(
    in element: UnsafeRawBufferPointer
  ) throws(CardFileFailure) -> (prompt: String, answer: String)? {
    let end = UInt8(ascii: "}")
    var scanner = JSONScanner(element)
    var (prompt, answer): (String?, String?)
    var isFirst = true
    try scanner.take(UInt8(ascii: "{"))
    // A comma may stand behind the last member.
    while scanner.next != end, try scanner.hasNext(before: end, isFirst: isFirst),
      scanner.next != end
    {
      isFirst = false
      let name = try scanner.value()
      try scanner.take(UInt8(ascii: ":"))
      let value = try scanner.value()
      guard name.isString else { return nil }
      switch name.string {
      case "prompt" where prompt == nil: prompt = text(of: value)
      case "answer" where answer == nil: answer = text(of: value)
      default: break
      }
    }
    try scanner.take(end)
    guard scanner.isAtEnd, let prompt, let answer else { return nil }
    return (prompt, answer)
  }

  /// The text that a value is; nil for anything else, and for one with half of a surrogate pair, which can't
  /// be kept.
  private static func text(of value: JSONValue) -> String? {
    value.isString && !JSONEscapes.haveHalfPair(value.bytes) ? value.string : nil
  }
}
