import Flashcards

extension SeparatedText: WritableDeckFormat {
  /// The separators by the endings of file names, with their names in the header.
  private static let separators: KeyValuePairs<String, (name: String, byte: UInt8)> = [
    "tsv": ("tab", .tab), "txt": ("tab", .tab), "csv": ("comma", UInt8(ascii: ",")),
  ]

  private static let headers = [
    "html:true", "guid column:1", "notetype column:2", "deck column:3", "tags column:6",
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
    var bytes: [UInt8] = []
    for header in ["separator:\(separator.name)"] + Self.headers { bytes += "#\(header)\n".utf8 }
    var count = 0
    for note in collection.notes {
      guard let deck = decks[note.id] else { continue }
      let fields = [
        note.guid, NoteTypeName.name(of: note.words.kind), deck,
        FieldHTML.html(of: note.words.prompt, hasGaps: note.words.kind == .cloze),
        FieldHTML.html(of: note.words.answer),
        note.tags.text,
      ]
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
