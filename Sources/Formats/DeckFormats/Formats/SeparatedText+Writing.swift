import Flashcards

extension SeparatedText: WritableDeckFormat {
  /// The separators by the endings of file names, with their names in the header.
  private static let separators: KeyValuePairs<String, (name: String, byte: UInt8)> = [
    "tsv": ("tab", .tab), "txt": ("tab", .tab), "csv": ("comma", UInt8(ascii: ",")),
  ]

  var fileEndings: [String] { Self.separators.map(\.key) }

  func writer(ending: String) -> any DeckWriter {
    let separator = Self.separators.first { $0.key == ending }?.value ?? ("tab", .tab)
    return SeparatedTextWriter(separator: separator.byte, named: separator.name)
  }
}

/// Writes notes as rows of fields between separators, with Anki's headers.
private struct SeparatedTextWriter: DeckWriter {
  private static let headers = [
    "html:true", "guid column:1", "notetype column:2", "deck column:3",
  ]

  private let separator: UInt8
  private let separatorName: String
  private var rows: [UInt8] = []
  /// For each row the number of its fields, and the place behind them. What follows stands behind those
  /// of the row with the most.
  private var ends: [(fields: Int, place: Int)] = []

  init(separator: UInt8, named separatorName: String) {
    self.separator = separator
    self.separatorName = separatorName
  }

  var count: Int { ends.count }

  mutating func add(_ note: Note, in deck: DeckName) {
    let type = note.content.type
    SeparatedFields.append(note.guid, separator: separator, first: true, to: &rows)
    append(type.name)
    append(deck.description)
    for field in note.content.fields {
      append(FieldExport.html(of: field, hasGaps: type.kind == .cloze))
    }
    ends.append((note.content.fields.count, rows.count))
    append(note.tags.text)
    rows.append(.newline)
  }

  private mutating func append(_ field: String) {
    rows.append(separator)
    SeparatedFields.append(field, separator: separator, first: false, to: &rows)
  }

  func finish() -> [UInt8] {
    let most = ends.lazy.map(\.fields).max() ?? 2
    let headers = ["separator:\(separatorName)"] + Self.headers + ["tags column:\(4 + most)"]
    var bytes = Array(headers.map { "#\($0)\n" }.joined().utf8)
    bytes.reserveCapacity(bytes.count + rows.count)
    var start = 0
    for end in ends where end.fields < most {
      bytes += rows[start..<end.place]
      bytes += repeatElement(separator, count: most - end.fields)
      start = end.place
    }
    return bytes + rows[start...]
  }
}
