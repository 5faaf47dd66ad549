import Flashcards
import Vault

/// Reads flashcards within one transaction, and counts what can't be read.
struct StudyReader {
  let records: RecordReader
  /// How many records could not be read.
  private(set) var damaged = 0
  /// Told of each record.
  private let step: () -> Void

  init(_ records: RecordReader, step: @escaping () -> Void = {}) {
    self.records = records
    self.step = step
  }

  /// All decks in the order of their names.
  mutating func decks() throws -> [Deck] {
    try all(in: .deck, by: DeckForm.deck).sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  /// All notes.
  mutating func notes() throws -> [Note] { try all(in: .note, by: NoteForm.note) }

  /// The notes with these ids. Where most are wanted, going through all of them is quicker.
  mutating func notes(_ ids: Set<NoteID>) throws -> [Note] {
    if try ids.count * 2 > records.count(of: .note) {
      // A note that is not wanted may be damaged without harm here; one that is wanted is missing.
      var others = StudyReader(records)
      let notes = try others.notes().filter { ids.contains($0.id) }
      damaged += ids.count - notes.count
      return notes
    }
    return try ids.sorted().compactMap { id in
      do {
        if let note = try records.note(id) { return note }
      } catch VaultFailure.damaged {
        // Counted as one that is missing.
      }
      damaged += 1
      return nil
    }
  }

  /// All cards.
  mutating func cards() throws -> [Card] { try all(in: .flashcard, by: FlashcardForm.card) }

  /// The sets of parameters that decks use. One that is missing counts as one that can't be read.
  mutating func parameters(of decks: [Deck]) throws -> [ParameterSet] {
    try Set(decks.compactMap(\.options.parameters)).sorted().compactMap { id in
      do {
        if let set = try records.parameters(id) { return set }
      } catch VaultFailure.damaged {
        // Counted as one that is missing.
      }
      damaged += 1
      return nil
    }
  }

  /// The cards of a deck.
  mutating func cards(in deck: DeckID) throws -> [Card] {
    try all(in: .flashcard, .column("deck", deck.rawValue), by: FlashcardForm.card)
  }

  /// The cards of a deck, dormant ones left out.
  mutating func awakeCards(in deck: DeckID) throws -> [Card] {
    var dormant: Set<CardID> = []
    try records.eachIndexed(of: .flashcard, .column("deck", deck.rawValue)) { id, values in
      if CardColumns.outlook(values) == nil { dormant.insert(CardID(rawValue: id)) }
    }
    let cards = try cards(in: deck)
    return dormant.isEmpty ? cards : cards.filter { !dormant.contains($0.id) }
  }

  /// What stands clear of the cards of a deck, dormant ones left out.
  func outlooks(of deck: DeckID) throws -> [CardOutlook] {
    var outlooks: [CardOutlook] = []
    let selection = RecordSelection.column("deck", deck.rawValue, order: ["deck"])
    try records.eachIndexed(of: .flashcard, selection) { _, values in
      if let outlook = CardColumns.outlook(values) { outlooks.append(outlook) }
    }
    return outlooks
  }

  /// The answers from a moment on, each once, in their order; all of them by default.
  mutating func reviews(since start: Timestamp? = nil) throws -> [Review] {
    var reviews: [Review] = []
    damaged += try records.eachReview(since: start) { reviews.append($0) }
    return ReviewOrder.sorted(reviews)
  }

  /// What was answered on a day of study, in each deck itself.
  mutating func counts(
    of day: StudyDay,
    at now: LocalMoment,
    boundary: DayBoundary
  ) throws -> [DeckID: DayCounts] {
    // Answers may have been given further east, where the day began earlier.
    let start = boundary.start(of: day, zoneOffset: now.zoneOffset)
      .advanced(byMilliseconds: -Int64(26 * 3_600_000))
    let recent = try reviews(since: start)
    let today = recent.filter { $0.kind != .cram && boundary.day(of: $0.moment) == day }
    var counts: [DeckID: DayCounts] = [:]
    var resumed: [(card: Card, events: [Review])] = []
    for (id, events) in Dictionary(grouping: today, by: \.card) {
      guard let card = try? records.card(id) else { continue }
      let isFirst = card.progress.reviews <= events.count { $0.kind.counts }
      if !isFirst, events.first?.kind == .learning {
        resumed.append((card, events))
      } else {
        counts[card.deck, default: DayCounts()].add(events, wasNew: isFirst)
      }
    }
    // In the middle of its steps, or made new again by a reset: what came before today says which.
    let before = try kindsBefore(resumed.compactMap(\.events.first))
    for (card, events) in resumed {
      counts[card.deck, default: DayCounts()].add(events, wasNew: before[card.id] == .reset)
    }
    return counts
  }

  /// What happened last to cards before these answers to them. It is looked for among the days just
  /// before first, as a card is seldom in its steps for long.
  private func kindsBefore(_ answers: [Review]) throws -> [CardID: ReviewKind] {
    var found: [CardID: Review] = [:]
    guard let first = answers.map(\.moment.time).min() else { return [:] }
    let times = Dictionary(answers.map { ($0.card, $0.moment.time) }) { min($0, $1) }
    for days: Int64? in [3, 30, nil] {
      let start = days.map { first.advanced(byMilliseconds: -$0 * 86_400_000) }
      // What can't be read was counted before.
      _ = try records.eachReview(since: start) { review in
        guard review.kind != .cram, let time = times[review.card], review.moment.time < time,
          found[review.card].map({ $0.moment.time < review.moment.time }) ?? true
        else { return }
        found[review.card] = review
      }
      if found.count == times.count { break }
    }
    return found.mapValues(\.kind)
  }

  private mutating func all<Value>(
    in table: RecordTable,
    _ selection: RecordSelection = RecordSelection(),
    by read: (Int64, UnsafeRawBufferPointer) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    var unreadable = 0
    let damage = try records.openAll(in: table, selection) { head, content in
      step()
      do {
        values.append(try read(head.id, content))
      } catch {
        // Authentic, but not what this version can read.
        unreadable += 1
      }
    }
    damaged += damage.count + unreadable
    return values
  }
}

extension RecordSelection {
  /// The records with one value in a column.
  static func column(_ name: String, _ value: Int64, order: [String] = ["id"]) -> RecordSelection {
    RecordSelection([name: value...value], order: order)
  }
}

/// Single flashcards. Throws `damaged` where a record is, or can't be read.
extension RecordReader {
  func deck(_ id: DeckID) throws -> Deck? {
    try single(id.rawValue, in: .deck, DeckForm.deck)
  }

  func note(_ id: NoteID) throws -> Note? {
    try single(id.rawValue, in: .note, NoteForm.note)
  }

  func card(_ id: CardID) throws -> Card? {
    try single(id.rawValue, in: .flashcard, FlashcardForm.card)
  }

  func parameters(_ id: ParameterSetID) throws -> ParameterSet? {
    try single(id.rawValue, in: .parameters, ParameterForm.set)
  }

  /// The ids of the cards with one value in a clear column.
  func cardIDs(_ column: String, _ value: Int64) throws -> [CardID] {
    var ids: [CardID] = []
    try eachIndexed(of: .flashcard, .column(column, value)) { id, _ in
      ids.append(CardID(rawValue: id))
    }
    return ids
  }

  private func single<Value>(
    _ id: Int64,
    in table: RecordTable,
    _ read: (Int64, UnsafeRawBufferPointer) throws -> Value
  ) throws -> Value? {
    try open(id, in: table) { head, content in
      do {
        return try read(head.id, content)
      } catch {
        throw VaultFailure.damaged(.record(table: table.name, id: id))
      }
    }
  }
}
