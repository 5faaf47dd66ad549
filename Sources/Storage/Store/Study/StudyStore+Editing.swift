package import Flashcards
package import Secrets
package import Vault

extension StudyStore {
  /// Edits cards, or their notes, in one transaction: reads them, writes what changes, and notes what
  /// undoes it. What can't be read stays as it is. Ends at the next record once the key is destroyed.
  ///
  /// - Parameters:
  ///   - name: the name of what is edited in the list of changes. Empty for the deck that cards are moved
  ///     to, for the prompt of the note, if it is one, and else for the number of them.
  ///   - seed: the number that all random choices follow from.
  package func edit(
    _ targets: CardTargets,
    by edit: BulkEdit,
    named name: String = "",
    at now: LocalMoment,
    boundary: DayBoundary,
    seed: UInt64,
    under key: VaultKey,
    progress: Progress? = nil
  ) throws(VaultFailure) -> EditReport {
    try vault.writeRecords(under: key) { records in
      var editing = StudyEditing(
        records,
        EditContext(now: now, boundary: boundary, seed: seed)
      )
      let report = try editing.report(of: edit, to: targets)
      guard !report.change.isEmpty else { return report }
      // What it is called is read before it is deleted.
      let operation = UndoableOperation(
        edit.kind(of: report.change),
        name.isEmpty ? try editing.name(of: edit, report) : name
      )
      let capture = try records.write(report.change, at: now.time, progress)
      try records.log(capture.record, of: operation, concerning: capture.decks, at: now.time)
      return report
    }
  }

  /// The number of cards that an edit would be of, and of their notes. Opens no card.
  package func count(
    _ targets: CardTargets,
    under key: VaultKey
  ) throws(VaultFailure) -> (cards: Int, notes: Int) {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      var (cards, notes) = (0, Set<NoteID>())
      try reader.eachTarget(of: targets) { _, note in
        cards += 1
        notes.insert(note)
      }
      return (cards, notes.count)
    }
  }
}

extension StudyStore {
  /// What an edit would change, of which nothing is written.
  package func outlook(
    on edit: BulkEdit,
    of targets: CardTargets,
    at now: LocalMoment,
    boundary: DayBoundary,
    under key: VaultKey
  ) throws(VaultFailure) -> EditOutlook {
    try vault.readRecords(under: key) { records in
      var editing = StudyEditing(records, EditContext(now: now, boundary: boundary))
      return try editing.outlook(on: edit, of: targets)
    }
  }

  /// The notes of the cards that an edit would be of, each once. Opens no card.
  package func notes(
    of targets: CardTargets,
    under key: VaultKey
  ) throws(VaultFailure) -> [NoteID] {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      var notes: Set<NoteID> = []
      try reader.eachTarget(of: targets) { _, note in notes.insert(note) }
      return notes.sorted()
    }
  }
}

extension StudyStore {
  /// The types of the notes of some cards, and all types in the order of their ids, the standard ones in
  /// front. Opens no card.
  package func noteTypes(
    of targets: CardTargets,
    under key: VaultKey
  ) throws(VaultFailure) -> (own: [NoteType], all: [NoteType]) {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      var notes: Set<NoteID> = []
      try reader.eachTarget(of: targets) { _, note in notes.insert(note) }
      var own: Set<Int64> = []
      for note in notes {
        try records.each("SELECT type FROM record_note WHERE id = ?", note.rawValue) {
          own.insert($0.integerOrZero(0))
        }
      }
      let all = StandardNoteType.allCases.map(\.type) + (try reader.noteTypes())
      return (all.filter { own.contains($0.id.rawValue) }, all)
    }
  }
}

/// Makes the changes of edits within one transaction.
private struct StudyEditing {
  private let records: RecordReader
  private var context: EditContext
  private var reader: StudyReader

  init(_ records: RecordReader, _ context: EditContext) {
    self.records = records
    self.context = context
    reader = StudyReader(records)
  }

  /// What an edit of some cards comes to. Nothing is written.
  mutating func report(of edit: BulkEdit, to targets: CardTargets) throws -> EditReport {
    var ids: [FlashcardID] = []
    try reader.eachTarget(of: targets) { card, _ in ids.append(card) }
    let cards = try reader.cards(ids.sorted())
      .sorted { ($0.note, $0.ordinal) < ($1.note, $1.ordinal) }
    let notes = edit.isOfNotes ? try reader.notes(Set(cards.lazy.map(\.note))) : []
    try prepare(for: edit)
    var change = edit.change(of: cards, notes, context)
    try addMissingCards(to: &change, of: notes)
    if case .move(let deck) = edit, !change.isEmpty, try records.deck(deck.id) == nil {
      change.decks = [deck]
    }
    return EditReport(change, of: cards, damaged: reader.damaged)
  }

  /// What an edit of some cards would change.
  mutating func outlook(on edit: BulkEdit, of targets: CardTargets) throws -> EditOutlook {
    let change = try report(of: edit, to: targets).change
    var outlook = EditOutlook(notes: change.notes.count)
    let old = try reader.notes(Set(change.notes.lazy.map(\.id)))
    for (before, after) in zip(old, change.notes.sorted { $0.id < $1.id }) {
      outlook.add(before.content, after.content)
    }
    return outlook
  }

  /// Reads what an edit needs besides the cards and their notes.
  private mutating func prepare(for edit: BulkEdit) throws {
    switch edit {
    case .reset(keepsPosition: false, _):
      let last = try records.db.integer("SELECT max(position) FROM record_flashcard")
      context.lastPosition = Int(last ?? 0)
    case .reposition(let wanted) where wanted.shifts:
      var ids: [FlashcardID] = []
      try records.each(
        "SELECT id FROM record_flashcard WHERE phase = 0 AND position >= ?",
        Int64(wanted.start)
      ) { ids.append(FlashcardID(rawValue: $0.integerOrZero(0))) }
      context.newCards = try reader.cards(ids)
    case .replace(let request):
      // One that is no expression finds nothing. Who asks has compiled it to say so.
      if let replace = try? FindReplace(request) { context.replace = { replace.replace(in: &$0) } }
    case .changeType(let id, _):
      guard let type = try StandardNoteType(id)?.type ?? records.noteTypes()[id] else {
        throw VaultFailure.noRecord(table: RecordTable.noteType.name, id: id.rawValue)
      }
      context.type = type
    case .join(let field):
      let compared = ComparedText(field: field)
      context.comparedText = { compared.text(of: $0) }
    default: break
    }
  }

  /// Makes the cards that notes ask for with their new words, where the first card of each is.
  private mutating func addMissingCards(to change: inout ChangeSet, of notes: [Note]) throws {
    let old = Dictionary(uniqueKeysWithValues: notes.lazy.map { ($0.id, $0.content) })
    var ids: IDSource?
    for note in change.notes {
      let wanted = note.content.ordinals
      guard note.content != old[note.id], !Set(old[note.id]?.ordinals ?? []).isSuperset(of: wanted)
      else { continue }
      let cards = try reader.cards(records.cardIDs("note", note.id.rawValue))
        .sorted { $0.ordinal < $1.ordinal }
      guard let first = cards.first else { continue }
      var source = try ids ?? records.idSource()
      for ordinal in FlashcardPlan(content: note.content, existing: cards).missing {
        change.cards.append(
          Flashcard(
            id: source.next(at: context.now.time),
            note: note.id,
            ordinal: ordinal,
            deck: first.deck,
            position: first.position
          )
        )
      }
      ids = source
    }
  }

  /// The name of the deck that cards are moved to, or the prompt of the note that is changed; empty if
  /// there are several.
  func name(of edit: BulkEdit, _ report: EditReport) throws -> String {
    if case .move(let deck) = edit { return deck.name.description }
    let change = report.change
    let notes = Set(change.notes.map(\.id)).union(change.cards.map(\.note))
      .union(change.removedNotes)
    guard let note = notes.first, notes.count == 1 else { return "" }
    // A note that can't be read has no name.
    return try records.readable(note.rawValue, records.noteTypeTable)
      .map { (note: Note) in note.content.title } ?? ""
  }
}

extension StudyReader {
  /// Passes on the cards that an edit is of, each with its note, by an index. Cards that their notes no
  /// longer ask for are none of them.
  mutating func eachTarget(
    of targets: CardTargets,
    _ body: (FlashcardID, NoteID) throws -> Void
  ) throws {
    func take(_ column: String, _ value: Int64) throws {
      try records.eachIndexed(of: .flashcard, .column(column, value)) { id, indexed in
        guard indexed[FlashcardColumn.due.place] != nil,
          let note = indexed[FlashcardColumn.note.place]
        else { return }
        try body(FlashcardID(rawValue: id), NoteID(rawValue: note))
      }
    }
    switch targets {
    case .cards(let ids): for id in ids { try take("id", id.rawValue) }
    case .notes(let ids): for id in ids { try take("note", id.rawValue) }
    case .typed(let type):
      var notes: [Int64] = []
      try records.each("SELECT id FROM record_note WHERE type = ?", type.rawValue) {
        notes.append($0.integerOrZero(0))
      }
      for note in notes { try take("note", note) }
    case .decks(let ids):
      let decks = try decks()
      let chosen = decks.filter { ids.contains($0.id) }.map(\.name)
      for deck in decks where chosen.contains(where: { $0.contains(deck.name) }) {
        try take("deck", deck.id.rawValue)
      }
    }
  }
}
