import Flashcards

/// Plans an import, note by note.
struct DeckImportPlanner {
  /// The decision about a note of the file.
  enum Decision {
    case new
    case changed
    case same
    case refused(LineFault)
  }

  /// The identity of notes without a guid. White space at the ends is no part of it.
  private struct Place: Hashable {
    let deck: DeckID
    let prompt: String

    init(deck: DeckID, prompt: String) {
      self.deck = deck
      self.prompt = String(prompt.trimmed)
    }
  }

  private(set) var change = ChangeSet()

  private let matching: ParsedDeck.MatchRule
  private let standard: DeckName
  private let now: Timestamp
  private var ids: IDSource
  private var decks: [DeckName: DeckID]
  private var notes: [NoteID: Note]
  private var guids: [String: NoteID]
  private var places: [Place: NoteID]
  private var cards: [NoteID: [Card]]
  private var position: Int
  /// The lines of this file on which notes were found.
  private var lines: [NoteID: Int] = [:]

  init(
    _ file: ParsedDeck,
    _ collection: StudyCollection,
    ids: IDSource,
    deck: DeckName,
    now: Timestamp
  ) {
    matching = file.matching ?? .update
    standard = deck
    self.now = now
    self.ids = ids
    decks = Dictionary(
      collection.decks.map { ($0.name, $0.id) },
      uniquingKeysWith: { one, _ in one }
    )
    notes = Dictionary(collection.notes.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    guids = Dictionary(
      collection.notes.map { ($0.guid, $0.id) },
      uniquingKeysWith: { one, _ in one }
    )
    cards = Dictionary(grouping: collection.cards, by: \.note)
    position = collection.cards.reduce(0) { max($0, $1.position) }
    places = [:]
    guard file.notes.contains(where: { $0.guid == nil }) else { return }
    for card in collection.cards {
      guard let note = notes[card.note] else { continue }
      places[Place(deck: card.deck, prompt: note.words.prompt)] = note.id
    }
  }

  mutating func take(_ parsed: ParsedNote, _ random: () -> UInt64) -> Decision {
    do throws(NoteError) {
      let words = try parsed.words()
      guard let note = known(parsed, words) else {
        add(parsed, words, random)
        return .new
      }
      if let line = lines[note.id] { return .refused(.duplicate(on: parsed.line, of: line)) }
      lines[note.id] = parsed.line
      return matching == .update ? try update(note, by: parsed) : .same
    } catch {
      return .refused(LineFault(line: parsed.line, error))
    }
  }

  /// The vault's note that a note of the file is about, if there is one.
  private func known(_ parsed: ParsedNote, _ words: NoteWords) -> Note? {
    if let guid = parsed.guid { return guids[guid].flatMap { notes[$0] } }
    guard matching != .both, let deck = decks[parsed.deck ?? standard] else { return nil }
    return places[Place(deck: deck, prompt: words.prompt)].flatMap { notes[$0] }
  }

  private mutating func add(_ parsed: ParsedNote, _ words: NoteWords, _ random: () -> UInt64) {
    let deck = deckID(parsed.deck ?? standard)
    let note = Note(
      id: ids.next(at: now),
      guid: parsed.guid ?? Note.guid(random: random()),
      words: words,
      tags: parsed.tags ?? .none,
      modified: now
    )
    change.notes.append(note)
    notes[note.id] = note
    guids[note.guid] = note.id
    if parsed.guid == nil { places[Place(deck: deck, prompt: words.prompt)] = note.id }
    lines[note.id] = parsed.line
    addCards(words.ordinals, of: note.id, in: deck)
  }

  private mutating func update(_ note: Note, by parsed: ParsedNote) throws(NoteError) -> Decision {
    var changed = note
    // Where the file does not say what a note asks, it asks what it asked before, if it can.
    if let words = try? parsed.words(kind: note.words.kind) {
      changed.words = words
    } else {
      changed.words = try parsed.words()
    }
    if let tags = parsed.tags { changed.tags = tags }
    guard changed != note else { return .same }
    changed.modified = now
    change.notes.append(changed)
    notes[note.id] = changed
    let existing = cards[note.id] ?? []
    let plan = CardPlan(words: changed.words, existing: existing)
    let deck = existing.first?.deck ?? deckID(parsed.deck ?? standard)
    addCards(plan.missing, of: note.id, in: deck)
    return .changed
  }

  private mutating func addCards(_ ordinals: [Int], of note: NoteID, in deck: DeckID) {
    guard !ordinals.isEmpty else { return }
    position += 1
    for ordinal in ordinals {
      change.cards.append(
        Card(
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
