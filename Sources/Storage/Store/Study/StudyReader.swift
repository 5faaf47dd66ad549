import Flashcards
import Vault

/// Reads flashcards within one transaction, and counts unreadable records.
struct StudyReader {
  let records: RecordReader
  /// The number of unreadable records.
  private(set) var damaged = 0
  /// Called for each record.
  private let step: () -> Void
  private let types: NoteTypeTable

  init(_ records: RecordReader, step: @escaping () -> Void = {}) {
    self.records = records
    self.step = step
    types = records.noteTypeTable
  }

  /// All decks, ordered by name.
  mutating func decks() throws -> [Deck] {
    try (all() as [Deck]).sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  /// All filtered decks, ordered by name.
  mutating func filteredDecks() throws -> [FilteredDeck] {
    try (all() as [FilteredDeck]).sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  /// The note types, but for the standard ones, ordered by id.
  mutating func noteTypes() throws -> [NoteType] {
    try all()
  }

  /// The carried parts of Anki's collections, the one that came last in front.
  mutating func collections() throws -> [CarriedCollection] {
    try (all() as [CarriedCollection]).sorted { ($0.imported, $0.id) > ($1.imported, $1.id) }
  }

  /// All notes.
  ///
  /// - Parameter capacity: their number, as far as it is known.
  mutating func notes(capacity: Int = 0) throws -> [Note] {
    var notes: [Note] = []
    notes.reserveCapacity(capacity)
    try eachNote { notes.append($0) }
    return notes
  }

  /// Reads all notes one after another, the oldest first, without keeping them.
  mutating func eachNote(_ body: (Note) throws -> Void) throws {
    let types = types
    damaged += try eachRow(in: .note) { try body(Note.read($0, types)) }
  }

  /// The number of notes up to which they are read one by one.
  private static let few = 500

  /// The notes with these ids, ordered by id. If most are requested, reading all of them is faster.
  mutating func notes(_ ids: Set<NoteID>) throws -> [Note] {
    var notes: [Note] = []
    // Every note has a card, and an index of cards is faster to count than the notes. Few notes are not
    // worth counting for.
    if try ids.count > Self.few && ids.count * 2 > records.count(of: .flashcard) {
      // Damage of other notes does not matter here; a requested one that is damaged is missing.
      var others = StudyReader(records)
      notes = try others.notes(capacity: ids.count)
      notes.removeAll { !ids.contains($0.id) }
    } else {
      notes.reserveCapacity(ids.count)
      _ = try records.eachRow(of: ids.map(\.rawValue).sorted(), in: .note) { row in
        // An unreadable note is counted as missing.
        if let note = try? Note.read(row, types) { notes.append(note) }
      }
    }
    damaged += ids.count - notes.count
    return notes
  }

  /// All cards.
  ///
  /// - Parameter capacity: their number, as far as it is known.
  mutating func cards(capacity: Int = 0) throws -> [Flashcard] {
    var cards: [Flashcard] = []
    cards.reserveCapacity(capacity)
    try eachCard { card, _ in cards.append(card) }
    return cards
  }

  /// The cards with these ids, in their order.
  mutating func cards(_ ids: [FlashcardID]) throws -> [Flashcard] {
    var cards: [Flashcard] = []
    cards.reserveCapacity(ids.count)
    try eachCard(ids) { cards.append($0) }
    damaged += ids.count - cards.count
    return cards
  }

  /// Lends the cards with these ids, in their order; unreadable ones are not among them.
  func eachCard(_ ids: [FlashcardID], _ body: (Flashcard) -> Void) throws {
    _ = try records.eachRow(of: ids.lazy.map(\.rawValue), in: .flashcard) { row in
      if let card = try? Flashcard(row) { body(card) }
    }
  }

  /// The sets of parameters that decks use. A missing one counts as unreadable.
  mutating func parameters(of decks: [Deck]) throws -> [ParameterSet] {
    try Set(decks.compactMap(\.options.parameters)).sorted().compactMap { id in
      do {
        if let set = try records.parameters(id) { return set }
      } catch VaultFailure.damaged {
        // Counted as missing.
      }
      damaged += 1
      return nil
    }
  }

  /// The cards of some decks, sorted by note if there is one deck; dormant ones can be left out.
  mutating func cards(in decks: Set<DeckID>, withDormant: Bool = true) throws -> [Flashcard] {
    var cards: [Flashcard] = []
    cards.reserveCapacity(try count(in: decks))
    try eachCard(in: decks, withDormant: withDormant) { cards.append($0) }
    return cards
  }

  /// The number of cards of some decks, dormant ones included.
  func count(in decks: Set<DeckID>) throws -> Int {
    try decks.reduce(0) { try $0 + records.count(of: .flashcard, .column("deck", $1.rawValue)) }
  }

  /// Reads the cards of some decks one after another, sorted by note if there is one deck; dormant ones
  /// can be left out. If most cards are requested, reading all of them is faster.
  mutating func eachCard(
    in decks: Set<DeckID>,
    withDormant: Bool,
    _ body: (Flashcard) -> Void
  ) throws {
    func take(_ card: Flashcard, isDormant: Bool) {
      if withDormant || !isDormant { body(card) }
    }
    let wanted = try count(in: decks)
    guard decks.count > 1, try wanted * 2 > records.count(of: .flashcard) else {
      for deck in decks.sorted() {
        // In the order of the index, so that nothing has to be sorted.
        let selection = RecordSelection.column("deck", deck.rawValue, order: ["deck", "note"])
        damaged += try eachRow(in: .flashcard, selection) { row in
          take(try Flashcard(row), isDormant: row.isDormantCard)
        }
      }
      return
    }
    // Damage of cards of other decks does not matter here; a requested one that is damaged is missing.
    var others = StudyReader(records)
    var found = 0
    try others.eachCard { card, isDormant in
      guard decks.contains(card.deck) else { return }
      found += 1
      take(card, isDormant: isDormant)
    }
    damaged += wanted - found
  }

  /// Reads all cards, each with whether its note no longer asks for it.
  mutating func eachCard(_ body: (Flashcard, _ isDormant: Bool) throws -> Void) throws {
    damaged += try eachRow(in: .flashcard) { try body(Flashcard($0), $0.isDormantCard) }
  }

  /// The answers from a moment on, or all, in order and without duplicates.
  mutating func reviews(since start: Timestamp? = nil) throws -> [Review] {
    var reviews: [Review] = []
    if start == nil {
      // Capacity for all, so that the largest array there is never moves. If the file is damaged,
      // reading it will tell.
      let bytes = (try? records.contentBytes(of: .reviewDay)) ?? 0
      let others = (try? records.count(of: .review)) ?? 0
      reviews.reserveCapacity(bytes / ReviewCodec.entryBytes + others)
    }
    damaged += try records.eachReview(since: start) { reviews.append($0) }
    ReviewOrder.sort(&reviews)
    return reviews
  }

  /// Reads all answers in order and without duplicates. In the file they mostly are in order, and
  /// then none has to be kept in memory; once one is found that is not, `startOver` is called, and
  /// all are passed on again.
  mutating func eachReviewInTurn(
    startingOver startOver: () -> Void,
    _ body: (Review) -> Void
  ) throws {
    var last: Review?
    var isInTurn = true
    let unreadable = try records.eachReview { review in
      if let last, !ReviewOrder.precedes(last, review) { isInTurn = false }
      last = review
      if isInTurn { body(review) }
    }
    if isInTurn {
      damaged += unreadable
    } else {
      startOver()
      for review in try reviews() { body(review) }
    }
  }

  /// The numbers of cards seen on a day of study, for each deck by itself.
  mutating func counts(
    of day: StudyDay,
    at now: LocalMoment,
    boundary: DayBoundary
  ) throws -> [DeckID: DayCounts] {
    // Answers may have been given further east, where the day began earlier.
    let start = boundary.start(of: day, zoneOffset: now.zoneOffset)
      .advanced(byMilliseconds: -Int64(26 * 3_600_000))
    let recent = try reviews(since: start)
    let today = recent.filter {
      ($0.kind.counts || $0.kind == .reset) && !$0.isInFilteredDeck
        && boundary.day(of: $0.moment) == day
    }
    var counts: [DeckID: DayCounts] = [:]
    var resumed: [(card: Flashcard, events: [Review])] = []
    for (id, events) in Dictionary(grouping: today, by: \.card) {
      // An unreadable card is told when the deck is loaded; its answers count for no deck.
      guard let card = try? records.card(id) else { continue }
      let isFirst = card.progress.reviews <= events.count { $0.kind.counts }
      if !isFirst, events.first?.kind == .learning {
        resumed.append((card, events))
      } else {
        counts[card.deck, default: DayCounts()].add(events, wasNew: isFirst)
      }
    }
    // In the middle of its steps, or made new again by a reset: the events before today tell which.
    let before = try kindsBefore(resumed.compactMap(\.events.first))
    for (card, events) in resumed {
      counts[card.deck, default: DayCounts()].add(events, wasNew: before[card.id] == .reset)
    }
    return counts
  }

  /// The kind of the last event of cards before the given answers. The days just before are
  /// searched first, as a card is seldom in its steps for long.
  private func kindsBefore(_ answers: [Review]) throws -> [FlashcardID: ReviewKind] {
    var found: [FlashcardID: Review] = [:]
    guard let first = answers.map(\.moment.time).min() else { return [:] }
    let times = Dictionary(answers.map { ($0.card, $0.moment.time) }) { min($0, $1) }
    for days: Int64? in [3, 30, nil] {
      let start = days.map { first.advanced(byMilliseconds: -$0 * 86_400_000) }
      // Unreadable records were counted before.
      _ = try records.eachReview(since: start) { review in
        guard review.kind.counts || review.kind == .reset, let time = times[review.card],
          review.moment.time < time,
          found[review.card].map({ $0.moment.time < review.moment.time }) ?? true
        else { return }
        found[review.card] = review
      }
      if found.count == times.count { break }
    }
    return found.mapValues(\.kind)
  }

  /// All objects of a kind whose records are encoded as a whole.
  mutating func all<Object: StudyObject>() throws -> [Object] {
    let types = types
    var objects: [Object] = []
    damaged += try eachRow(in: Object.studyKind.table) {
      objects.append(try Object.read($0, types))
    }
    return objects
  }

  /// Reads rows, and returns the number of unreadable ones.
  private func eachRow(
    in table: RecordTable,
    _ selection: RecordSelection = RecordSelection(),
    _ body: (Row) throws -> Void
  ) throws -> Int {
    var unreadable = 0
    let damage = try records.eachRow(in: table, selection) { row in
      step()
      do {
        try body(row)
      } catch {
        // Whole, but not readable by this version.
        unreadable += 1
      }
    }
    return damage.count + unreadable
  }
}

extension Row {
  /// True for the row of a card that its note no longer asks for.
  fileprivate var isDormantCard: Bool { isNull(FlashcardColumn.due.rawValue) }
}

extension RecordSelection {
  /// Selects the records with a value in a column.
  static func column(_ name: String, _ value: Int64, order: [String] = ["id"]) -> RecordSelection {
    RecordSelection([name: value...value], order: order)
  }
}
