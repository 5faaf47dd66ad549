import Flashcards
import ReaderProtocol

/// Fields between separators, with Anki's headers or without any.
struct SeparatedText: ReadableDeckFormat {
  /// The separators that are looked for where no header says which it is, the likeliest first.
  private static let guesses = [UInt8.tab, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "|")]
  /// The number of rows that are looked at for what no header says.
  private static let sample = 100

  var name: FlashcardImportFormat { .separated }

  func recognizes(_ content: DeckFileContent) -> Bool {
    content.text.flatMap { Self.separator(AnkiHeaders($0)) } != nil
  }

  func read(
    _ content: DeckFileContent,
    _ take: (DeckFileRecord) throws(DeckFileFailure) -> Void
  ) throws(DeckFileFailure) -> ParsedDeck.Facts {
    let headers = AnkiHeaders(content.bytes)
    let separator = Self.separator(headers) ?? .tab
    let isHTML = headers.isHTML ?? Self.looksLikeHTML(headers.rest)
    var facts = ParsedDeck.Facts()
    facts.deck = headers.deck
    facts.matching = headers.matching
    facts.fieldNames = Self.fieldIndices(of: headers.columnNames.count, headers.columns)
      .map { headers.columnNames[$0] }
    var decks: [String: DeckName?] = [:]
    var rows = SeparatedFields(headers.rest, separator: separator, line: headers.lines + 1)
    while let (line, fields) = rows.next() {
      guard let fields else {
        try take(.fault(LineFault(line: line, reason: .openQuote)))
        break
      }
      var note = Self.note(line, fields, headers, isHTML: isHTML)
      if let name = headers.columns.deck.flatMap({ fields.at($0) }) {
        let known = decks[name]
        let own = known ?? DeckName(name)
        if known == nil { decks[name] = .some(own) }
        if own == nil, !name.trimmed.isEmpty {
          try take(.fault(LineFault(line: line, reason: .deckName)))
          continue
        }
        note.deck = own
      }
      try take(.note(note))
    }
    return facts
  }

  private static func note(
    _ line: Int,
    _ fields: [String],
    _ headers: AnkiHeaders,
    isHTML: Bool
  ) -> ParsedNote {
    let columns = headers.columns
    let typeName = columns.noteType.flatMap { fields.at($0) } ?? headers.typeName
    var kept = Self.fieldIndices(of: fields.count, columns).map { fields[$0] }
    // Rows of types with fewer fields are filled up.
    while kept.count > 2, kept.last?.isEmpty == true { kept.removeLast() }
    var tags = headers.tags
    if let own = columns.tags.flatMap({ fields.at($0) }) {
      for name in Tags(own).names { tags.insert(name) }
    }
    let guid = columns.guid.flatMap { fields.at($0) } ?? ""
    return ParsedNote(
      line: line,
      guid: guid.isEmpty ? nil : guid,
      typeName: typeName,
      kind: typeName.flatMap(NoteTypeName.kind),
      fields: kept.map { FieldText($0, isHTML ? .html : .plain) },
      tags: columns.tags == nil && headers.tags == .none ? nil : tags
    )
  }

  /// The indices of the columns that are fields.
  private static func fieldIndices(of count: Int, _ columns: AnkiHeaders.Columns) -> [Int] {
    let special = [columns.guid, columns.noteType, columns.deck, columns.tags]
    return (0..<count).filter { !special.contains($0) }
  }

  /// The separator that the headers name, or the likeliest; nil where there are neither headers nor
  /// columns.
  private static func separator(_ headers: AnkiHeaders) -> UInt8? {
    headers.separator ?? guess(headers)
  }

  /// The separator by which most rows have more than one field.
  private static func guess(_ headers: AnkiHeaders) -> UInt8? {
    var best: (separator: UInt8, rows: Int)?
    for separator in guesses {
      var rows = SeparatedFields(headers.rest, separator: separator)
      var (all, divided) = (0, 0)
      while all < sample, let fields = rows.next()?.fields {
        all += 1
        if fields.count > 1 { divided += 1 }
      }
      if divided * 2 > all, divided > best?.rows ?? 0 { best = (separator, divided) }
    }
    return best?.separator ?? (headers.isAny ? .tab : nil)
  }

  private static func looksLikeHTML(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self).lowercased()
    return ["<br", "<div", "</", "<img ", "&nbsp;"].contains { text.contains($0) }
  }
}

extension Array {
  /// The element in a place; nil where there is none.
  func at(_ index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
