import Flashcards
import ReaderProtocol

/// Plans an import, note by note.
struct DeckImportPlanner {
  /// The decision about a note of the file.
  enum Decision {
    case new
    case changed
    case same(NoteID)
    case refused(LineFault)
  }

  /// The identity of notes without a guid. White space at the ends is no part of it.
  private struct Place: Hashable {
    let deck: DeckID
    let prompt: String

    init(deck: DeckID, prompt: String) {
      self.deck = deck
      self.prompt = prompt.trimmed
    }
  }

  private(set) var change = ChangeSet()

  private let matching: ParsedDeck.MatchRule
  private let standard: DeckName
  private let now: Timestamp
  private var ids: IDSource
  private var decks: [DeckName: DeckID]
  /// The notes of the vault. What is found by guid or place is an index of these; those behind them are
  /// of the notes that the file adds.
  private let notes: [Note]
  private var guids: [String: Int]
  private var places: [Place: Int]
  /// The cards of the vault, by their notes, for the notes that change.
  private lazy var cards = Dictionary(grouping: vaultCards, by: \.note)
  private let vaultCards: [Flashcard]
  private var position: Int
  /// The note types by their names.
  private var types: [String: [NoteType]]
  /// The number of the file's notes.
  private let expected: Int
  private let fieldNames: [String]
  /// The largest number of fields of the file's notes, by the names of their types.
  private let counts: [String: Int]
  /// The lines of this file on which notes were found, by their indices.
  private var lines: [Int?]

  init(
    _ file: ParsedDeck,
    _ collection: StudyCollection,
    ids: IDSource,
    deck: DeckName,
    now: Timestamp
  ) {
    matching = file.facts.matching ?? .update
    fieldNames = file.facts.fieldNames
    counts = file.notes.reduce(into: [:]) {
      let name = $1.typeName ?? ""
      if $1.fields.count > $0[name] ?? 0 { $0[name] = $1.fields.count }
    }
    types = Dictionary(grouping: collection.noteTypes, by: \.name)
    standard = deck
    self.now = now
    self.ids = ids
    decks = Dictionary(
      collection.decks.map { ($0.name, $0.id) },
      uniquingKeysWith: { one, _ in one }
    )
    notes = collection.notes
    guids = Dictionary(minimumCapacity: notes.count)
    for (index, note) in notes.enumerated() where guids[note.guid] == nil {
      guids[note.guid] = index
    }
    vaultCards = collection.cards
    position = collection.cards.reduce(0) { max($0, $1.position) }
    lines = Array(repeating: nil, count: notes.count)
    expected = file.notes.count
    places = [:]
    guard file.notes.contains(where: { $0.guid == nil }) else { return }
    let indices = Dictionary(
      collection.notes.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { one, _ in one }
    )
    for card in collection.cards {
      guard let index = indices[card.note] else { continue }
      places[Place(deck: card.deck, prompt: notes[index].content.prompt)] = index
    }
  }

  mutating func take(_ parsed: ParsedNote, _ random: () -> UInt64) -> Decision {
    guard let index = known(parsed) else {
      let content = content(of: parsed, as: nil)
      if parsed.fields.count <= 2, let problem = content.problem, problem != .emptyAnswer {
        return .refused(LineFault(line: parsed.line, problem))
      }
      add(parsed, content, random)
      return .new
    }
    if let line = lines[index] {
      return .refused(LineFault(line: parsed.line, reason: .duplicate(of: line)))
    }
    lines[index] = parsed.line
    return matching == .update ? update(notes[index], by: parsed) : .same(notes[index].id)
  }

  /// The index of the note that a note of the file is about, if there is one.
  private func known(_ parsed: ParsedNote) -> Int? {
    if let guid = parsed.guid { return guids[guid] }
    guard matching != .both, let deck = decks[parsed.deck ?? standard] else { return nil }
    let prompt = parsed.fields.first?.text ?? ""
    return places[Place(deck: deck, prompt: prompt)]
  }

  /// The content of a note of the file.
  ///
  /// - Parameter present: the type of the vault's note; where the file does not say what a note asks,
  ///   it asks what it asked before, if it can.
  private mutating func content(of parsed: ParsedNote, as present: NoteType?) -> NoteContent {
    if let present, isOf(present, parsed) {
      let content = NoteContent(type: present, fields: parsed.fields)
      if parsed.typeName != nil || content.problem == nil { return content }
    }
    return NoteContent(type: type(of: parsed), fields: parsed.fields)
  }

  /// True if a note of the file may be of a type.
  private func isOf(_ type: NoteType, _ parsed: ParsedNote) -> Bool {
    guard parsed.fields.count <= type.fields.count else { return false }
    if let name = parsed.typeName { return name == type.name }
    return parsed.kind == nil || parsed.kind == StandardNoteType(type.id)
  }

  /// The type of a note of the file, made where the vault has none of its name.
  private mutating func type(of parsed: ParsedNote) -> NoteType {
    let count = counts[parsed.typeName ?? ""] ?? parsed.fields.count
    let fits = count <= 2
    if fits, let kind = parsed.kind { return kind.type }
    guard !fits || parsed.typeName != nil else {
      return (parsed.hasGaps ? StandardNoteType.cloze : .basic).type
    }
    let name = parsed.typeName ?? "\(count) fields"
    if let known = types[name]?.first(where: { $0.fields.count >= count }) {
      return known
    }
    let made = NoteTypeMaking.type(
      ids.next(at: now),
      name: name,
      fields: count,
      names: fieldNames,
      hasGaps: parsed.hasGaps
    )
    types[name, default: []].append(made)
    change.noteTypes.append(made)
    return made
  }

  private mutating func add(
    _ parsed: ParsedNote,
    _ content: NoteContent,
    _ random: () -> UInt64
  ) {
    if change.cards.isEmpty {
      // Where one is new most are, and most notes make one card.
      change.notes.reserveCapacity(expected)
      change.cards.reserveCapacity(expected)
    }
    let deck = deckID(parsed.deck ?? standard)
    let note = Note(
      id: ids.next(at: now),
      guid: parsed.guid ?? Note.guid(random: random()),
      content: content,
      tags: parsed.tags ?? .none,
      modified: now
    )
    change.notes.append(note)
    guids[note.guid] = lines.count
    if parsed.guid == nil { places[Place(deck: deck, prompt: content.prompt)] = lines.count }
    lines.append(parsed.line)
    addCards(content.ordinals, of: note.id, in: deck)
  }

  private mutating func update(_ note: Note, by parsed: ParsedNote) -> Decision {
    var changed = note
    changed.content = content(of: parsed, as: note.content.type)
    for (index, field) in note.content.fields.enumerated()
    where index < changed.content.fields.count
      && FieldExport.isSame(field, changed.content.fields[index])
    {
      changed.content.set(field, at: index)
    }
    if let problem = changed.content.problem, changed.content.kind != nil, parsed.typeName == nil {
      return .refused(LineFault(line: parsed.line, problem))
    }
    if let tags = parsed.tags { changed.tags = tags }
    guard changed != note else { return .same(note.id) }
    changed.modified = now
    change.notes.append(changed)
    let existing = cards[note.id] ?? []
    let plan = FlashcardPlan(content: changed.content, existing: existing)
    let deck = existing.first?.deck ?? deckID(parsed.deck ?? standard)
    addCards(plan.missing, of: note.id, in: deck)
    return .changed
  }

  private mutating func addCards(_ ordinals: [Int], of note: NoteID, in deck: DeckID) {
    guard !ordinals.isEmpty else { return }
    position += 1
    for ordinal in ordinals {
      change.cards.append(
        Flashcard(
          id: ids.next(at: now),
          note: note,
          ordinal: ordinal,
          deck: deck,
          position: position
        )
      )
    }
  }

  /// The deck of this name, made with those around it where it is not there.
  private mutating func deckID(_ name: DeckName) -> DeckID {
    if let known = decks[name] { return known }
    if let parent = name.parent { _ = deckID(parent) }
    let deck = Deck(id: ids.next(at: now), name: name)
    change.decks.append(deck)
    decks[name] = deck.id
    return deck.id
  }
}
