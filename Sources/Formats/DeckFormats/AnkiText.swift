public import Flashcards

/// Writes notes as text that Anki reads, and this program reads back.
public enum AnkiText {
  /// What stands between the fields.
  public enum Separator: String, Sendable, CaseIterable {
    /// Tabs; the value is the header's.
    case tab
    /// Commas, as in CSV.
    case comma

    /// What the ending of a file's name asks for: tabs where it has none, or `.tsv` or `.txt`; nil for
    /// endings of other formats.
    public init?(path: String) {
      let name = path.split(separator: "/").last ?? ""
      // A dot at the beginning hides a file.
      let ending = name.dropFirst().lastIndex(of: ".").map { name[name.index(after: $0)...] }
      switch ending?.lowercased() {
      case nil, "tsv", "txt": self = .tab
      case "csv": self = .comma
      default: return nil
      }
    }

    var byte: UInt8 { self == .tab ? .tab : UInt8(ascii: ",") }
  }

  private static let headers = [
    "html:true", "guid column:1", "notetype column:2", "deck column:3", "tags column:6",
  ]

  /// The notes that have cards, in their order, with the deck of their first card.
  ///
  /// - Parameters:
  ///   - deck: only notes with a card in this deck or one within it; nil for all.
  ///   - separator: what stands between the fields.
  /// - Returns: UTF-8, and how many notes it holds.
  public static func write(
    _ collection: StudyCollection,
    deck: DeckName? = nil,
    separator: Separator = .tab
  ) -> (bytes: [UInt8], notes: Int) {
    let wanted = collection.decks.filter { deck?.contains($0.name) ?? true }
    let names = Dictionary(wanted.map { ($0.id, $0.name.description) }, uniquingKeysWith: { $1 })
    var decks: [NoteID: String] = [:]
    for card in collection.cards where decks[card.note] == nil {
      decks[card.note] = names[card.deck]
    }
    var bytes: [UInt8] = []
    for header in ["separator:\(separator)"] + headers { bytes += "#\(header)\n".utf8 }
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
