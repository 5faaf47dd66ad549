import Flashcards
import Vault

/// Finds notes that have the same text in a field. Of all others it keeps no more than a number.
struct DuplicateFinder {
  private let compared: ComparedText
  private let reader: SteadyReader
  private let types: [Int64: NoteType]
  /// The notes among which it searches; nil for all.
  private let scope: Set<NoteID>?
  /// The number of notes and pages that can't be read.
  private(set) var damaged = 0

  init(_ field: String, in deck: DeckID?, _ reader: SteadyReader) throws {
    compared = ComparedText(field: field)
    self.reader = reader
    (types, scope) = try reader.read { records in
      var study = StudyReader(records)
      let types = StandardNoteType.allCases.map(\.type) + (try study.noteTypes())
      var scope: Set<NoteID>?
      if let deck {
        scope = []
        try study.eachTarget(of: .decks([deck])) { _, note in scope?.insert(note) }
      }
      return (Dictionary(types.map { ($0.id.rawValue, $0) }) { first, _ in first }, scope)
    }
  }

  /// The groups of notes, in the order of their first ones.
  mutating func groups() throws -> [DuplicateGroup] {
    // Texts with the same hash are compared in a second reading, for which few are left.
    var notes: [Int: [Int64]] = [:]
    try each { id, text in notes[text.hashValue, default: []].append(id) }
    let candidates = notes.values.filter { $0.count > 1 }.joined().sorted()
    var order: [String] = []
    var groups: [String: [NoteID]] = [:]
    // Those that can't be read were counted.
    _ = try each(of: candidates) { id, text in
      if groups[text] == nil { order.append(text) }
      groups[text, default: []].append(NoteID(rawValue: id))
    }
    return order.compactMap { text in
      groups[text].flatMap { $0.count > 1 ? DuplicateGroup(text: text, notes: $0) : nil }
    }
  }

  private var rows: RowParts {
    RowParts(
      reader: reader,
      table: "record_note AS n",
      columns: "n.id, n.type, n.formats, n.fields"
    )
  }

  /// Lends the text of each note of the scope that has one.
  private mutating func each(_ body: (Int64, String) -> Void) throws {
    var unreadable = 0
    let end = try rows.each { row in
      take(row, &unreadable, body)
      return false
    }
    // What is behind the damage is looked up.
    if let end { unreadable += try each(of: readIDs().filter { $0 > end }, body) }
    damaged = unreadable
  }

  /// Lends the texts of the notes with these ids.
  ///
  /// - Returns: the number of those that can't be read.
  private func each(of ids: [Int64], _ body: (Int64, String) -> Void) throws -> Int {
    var unreadable = 0
    return try rows.each(of: ids[...]) { row in
      take(row, &unreadable, body)
      return false
    } + unreadable
  }

  /// The ids of all notes, by an index of cards.
  private func readIDs() throws -> [Int64] {
    let sql = "SELECT DISTINCT note FROM record_flashcard INDEXED BY flashcard_note ORDER BY note"
    return try reader.read { try $0.db.integers(sql) }
  }

  private func take(_ row: Row, _ unreadable: inout Int, _ body: (Int64, String) -> Void) {
    let id = row.integerOrZero(0)
    guard scope?.contains(NoteID(rawValue: id)) ?? true else { return }
    guard let type = types[row.integerOrZero(1)],
      let fields = try? FieldText.fields(row.bytes(2), row.bytes(3))
    else {
      // Counted; the daily work tells which note it is.
      unreadable += 1
      return
    }
    guard let place = compared.index(in: type).map({ type.place(ofField: $0) }),
      place < fields.count, let text = compared.text(of: fields[place])
    else { return }
    body(id, text)
  }
}
