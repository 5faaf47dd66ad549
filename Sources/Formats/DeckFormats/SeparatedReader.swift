import Flashcards

/// Reads notes from fields between separators, with Anki's headers or without any.
enum SeparatedReader {
  /// The separators that are looked for where no header says which it is, the likeliest first.
  private static let guesses = [UInt8.tab, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "|")]
  /// How many rows are looked at for what no header says.
  private static let sample = 100

  /// The notes of a file; nil where it has neither headers nor columns.
  static func read(_ bytes: ArraySlice<UInt8>) -> DeckText? {
    let headers = AnkiHeaders(bytes)
    guard let separator = headers.separator ?? guess(headers) else { return nil }
    let isHTML = headers.isHTML ?? looksLikeHTML(headers.rest)
    var text = DeckText(format: .separated)
    text.deck = headers.deck
    text.matching = headers.matching
    var decks: [String: DeckName?] = [:]
    var rows = SeparatedFields(headers.rest, separator: separator, line: headers.lines + 1)
    while let (line, fields) = rows.next() {
      guard let fields else {
        text.faults.append(DeckRowFault(line: line, reason: .unclosedQuote))
        break
      }
      var row = row(line, fields, headers, isHTML: isHTML)
      if let name = headers.columns.deck.flatMap({ fields.at($0) }), !name.trimmed.isEmpty {
        let deck = decks[name] ?? DeckName(name)
        decks[name] = .some(deck)
        guard let deck else {
          text.faults.append(DeckRowFault(line: line, reason: .deckName))
          continue
        }
        row.deck = deck
      }
      text.add(row)
    }
    return text
  }

  private static func row(
    _ line: Int,
    _ fields: [String],
    _ headers: AnkiHeaders,
    isHTML: Bool
  ) -> DeckRow {
    let columns = headers.columns
    let special = [columns.guid, columns.noteType, columns.deck, columns.tags]
    let kind = columns.noteType.flatMap { fields.at($0) }.flatMap(NoteTypeName.kind) ?? headers.kind
    var texts: [String] = []
    var losses: Set<MarkupLoss> = []
    for (index, field) in fields.enumerated() where !special.contains(index) {
      let hasGaps = texts.isEmpty && DeckRow.hasGaps(field, kind: kind)
      guard isHTML else {
        texts.append(MarkdownWriter.literal(field, hasGaps: hasGaps))
        continue
      }
      let read = FieldHTML.read(field, hasGaps: hasGaps)
      texts.append(read.text)
      losses.formUnion(read.losses)
    }
    var tags = headers.tags
    if let own = columns.tags.flatMap({ fields.at($0) }) {
      for name in Tags(own).names { tags.insert(name) }
    }
    let guid = columns.guid.flatMap { fields.at($0) } ?? ""
    // Anki's notes may have more fields than two; none of them is lost.
    let answers = texts.dropFirst().filter { !$0.trimmed.isEmpty }
    return DeckRow(
      line: line,
      guid: guid.isEmpty ? nil : guid,
      kind: kind,
      prompt: texts.first ?? "",
      answer: answers.count == 1 ? answers[answers.startIndex] : answers.joined(separator: "\n\n"),
      tags: columns.tags == nil && headers.tags == .none ? nil : tags,
      losses: losses
    )
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
