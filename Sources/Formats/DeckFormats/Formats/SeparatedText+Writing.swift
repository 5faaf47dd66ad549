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
    var decks: [NoteID: String] = [:]
    for card in collection.cards where decks[card.note] == nil {
      decks[card.note] = names[card.deck]
    }
    let most =
      collection.notes.lazy.filter { decks[$0.id] != nil }
      .map(\.content.fields.count).max() ?? 2
    var bytes: [UInt8] = []
    let headers =
      ["separator:\(separator.name)"] + Self.headers + ["tags column:\(4 + most)"]
    for header in headers { bytes += "#\(header)\n".utf8 }
    var count = 0
    for note in collection.notes {
      guard let deck = decks[note.id] else { continue }
      let type = note.content.type
      let isCloze = type.kind == .cloze
      var fields = [note.guid, type.name, deck]
      fields += note.content.fields.map { FieldExport.html(of: $0, hasGaps: isCloze) }
      fields += Array(repeating: "", count: most - note.content.fields.count)
      fields.append(note.tags.text)
      for (index, field) in fields.enumerated() {
        if index > 0 { bytes.append(separator.byte) }
        SeparatedFields.append(field, separator: separator.byte, first: index == 0, to: &bytes)
      }
      bytes.append(.newline)
      count += 1
    }
    return (bytes, count)
  }
}
