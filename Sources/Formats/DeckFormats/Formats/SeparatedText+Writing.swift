import Flashcards

extension SeparatedText: WritableDeckFormat {
  /// The separators by the endings of file names, with their names in the header.
  private static let separators: KeyValuePairs<String, (name: String, byte: UInt8)> = [
    "tsv": ("tab", .tab), "txt": ("tab", .tab), "csv": ("comma", UInt8(ascii: ",")),
  ]

  private static let headers = [
    "html:true", "guid column:1", "notetype column:2", "deck column:3",
  ]

  var fileEndings: [String] { Self.separators.map(\.key) }

  func write(_ collection: StudyCollection, deck: DeckName?, ending: String)
    -> (bytes: [UInt8], notes: Int)
  {
    let separator = Self.separators.first { $0.key == ending }?.value ?? ("tab", .tab)
    let wanted = collection.decks.filter { deck?.contains($0.name) ?? true }
    let names = Dictionary(wanted.map { ($0.id, $0.name.description) }, uniquingKeysWith: { $1 })
    var homes: [NoteID: String] = Dictionary(minimumCapacity: collection.notes.count)
    homes.merge(
      collection.cards.lazy.compactMap { card in names[card.deck].map { (card.note, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    let decks = collection.notes.map { homes[$0.id] }
    let most =
      zip(collection.notes, decks).lazy.filter { $1 != nil }
      .map { note, _ in note.content.fields.count }.max() ?? 2
    var bytes: [UInt8] = []
    let headers =
      ["separator:\(separator.name)"] + Self.headers + ["tags column:\(4 + most)"]
    for header in headers { bytes += "#\(header)\n".utf8 }
    func append(_ field: String) {
      bytes.append(separator.byte)
      SeparatedFields.append(field, separator: separator.byte, first: false, to: &bytes)
    }
    var count = 0
    for (note, deck) in zip(collection.notes, decks) {
      guard let deck else { continue }
      let type = note.content.type
      SeparatedFields.append(note.guid, separator: separator.byte, first: true, to: &bytes)
      append(type.name)
      append(deck)
      for field in note.content.fields {
        append(FieldExport.html(of: field, hasGaps: type.kind == .cloze))
      }
      for _ in note.content.fields.count..<most { append("") }
      append(note.tags.text)
      bytes.append(.newline)
      count += 1
    }
    return (bytes, count)
  }
}
