import Flashcards
import SearchLanguage
import Vault

/// Makes the list of the cards that a search finds, in an order.
struct CardLister {
  private let request: CardListRequest
  let texts: TextOrder
  private let reader: SteadyReader
  private let source: SortKeySource
  let types: [Int64: NoteType]
  /// The ids of the cards that the search finds, in order; nil for all.
  private let wanted: [Int64]?
  /// True if so many are wanted that all are gone through.
  let isScan: Bool
  /// The greatest number of cards that can be listed.
  private let most: Int
  /// The number of notes, cards and pages that may be meant and can't be read.
  var damaged: Int

  /// The cards that are listed, those of the newest note first, and of each by ordinal: the order of those
  /// that have the same value.
  private(set) var cards: [Card] = []
  /// The number of their notes.
  private(set) var noteCount = 0

  struct Card {
    let id: Int64
    let note: Int64
    /// What it is sorted by, or a number that stands for it; `NumberRows.null` without.
    var number: Int64
    let ordinal: Int32

    /// Reads the columns of a card.
    init(_ numbers: Slice<UnsafeBufferPointer<Int64>>) {
      let first = numbers.startIndex
      (id, note, number) = (numbers[first], numbers[first + 1], numbers[first + 3])
      ordinal = Int32(clamping: numbers[first + 2])
    }
  }

  /// The share of all cards, one of so many, from which on it is faster to go through all of them.
  private static let largeShare = 4

  /// Searches.
  init(
    _ request: CardListRequest,
    _ query: CardQuery,
    _ context: SearchContext,
    _ texts: @escaping TextOrder,
    _ reader: SteadyReader
  ) throws {
    self.request = request
    self.texts = texts
    self.reader = reader
    (source, types, wanted, isScan, most, damaged) = try reader.read { records in
      let all = try SearchQuery(.everything, context, records)
      let source = try request.key.source(all)
      let types = Dictionary(all.types.map { ($0.id.rawValue, $0) }) { first, _ in first }
      guard query.node != .everything || context.scope != nil else {
        return (source, types, nil, true, try records.count(of: .flashcard), 0)
      }
      let found = try CardSearch(query, context, records).found()
      let wanted = found.cards.map(\.card.rawValue).sorted()
      let isScan = try wanted.count * Self.largeShare > records.count(of: .flashcard)
      return (source, types, wanted, isScan, wanted.count, found.unreadable)
    }
  }

  /// Reads what the cards are sorted by, and sorts them.
  mutating func list() throws -> CardList {
    try readCards()
    arrangeByNote()
    let isDescending = source.isDescending != request.isReversed
    if case .text(let side) = source.meaning {
      return list(try readTexts(side).sortedPlaces(isDescending: isDescending))
    }
    if source.isOfNote { try readNumbersOfNotes() }
    switch source.meaning {
    case .name(let names): rank(by: names)
    case .sharedText(let texts): rank(by: texts.byNumber.mapValues { [$0] })
    default: break
    }
    let numbers = cards.lazy.map { $0.number == NumberRows.null ? nil : $0.number }
    return list(PackedKeys.sortedPlaces(of: numbers, isDescending: isDescending))
  }

  /// The rows for the cards at these places.
  private func list(_ places: [Int]) -> CardList {
    var places = places
    if request.unit == .notes {
      var listed = Set<Int64>(minimumCapacity: noteCount)
      places = places.filter { listed.insert(cards[$0].note).inserted }
    }
    return CardList(
      cards: places.map { FlashcardID(rawValue: cards[$0].id) },
      notes: places.map { NoteID(rawValue: cards[$0].note) }
    )
  }

  // MARK: Cards

  /// The columns of a card.
  private static let cardColumns = 4

  private mutating func readCards() throws {
    let rows = RowParts(
      reader: reader,
      table: "record_flashcard AS c NOT INDEXED",
      columns: "c.id, c.note, c.ordinal, \(source.isOfNote ? "NULL" : source.columns)",
      condition: "c.due IS NOT NULL",
      functions: source.isOfNote ? [] : source.functions
    )
    var cards: [Card] = []
    cards.reserveCapacity(most)
    var rest = wanted?[...] ?? []
    let hasAll = wanted == nil
    func add(_ numbers: UnsafeBufferPointer<Int64>) {
      for start in stride(from: 0, to: numbers.count, by: Self.cardColumns) {
        if !hasAll {
          rest = rest.drop { $0 < numbers[start] }
          guard rest.first == numbers[start] else { continue }
        }
        cards.append(Card(numbers[start..<(start + Self.cardColumns)]))
      }
    }
    if isScan {
      let end = try rows.eachNumbers(Self.cardColumns, add)
      // What is behind the damage is looked up.
      rest = try end.map { end in try (wanted ?? readIDs()).drop { $0 <= end } } ?? []
    }
    damaged += try rows.eachNumbers(of: rest, Self.cardColumns, add)
    self.cards = cards
  }

  /// The ids of all cards, by an index.
  private func readIDs() throws -> [Int64] {
    try reader.read { records in
      try records.db.integers("SELECT id FROM record_flashcard INDEXED BY flashcard_note").sorted()
    }
  }

  private mutating func arrangeByNote() {
    func precedes(_ one: Card, _ other: Card) -> Bool {
      (one.note, one.ordinal, one.id) < (other.note, other.ordinal, other.id)
    }
    // Mostly cards come in the order of their notes.
    if !zip(cards, cards.dropFirst()).allSatisfy(precedes) { cards.sort(by: precedes) }
    cards.reverse()
    var start = 0
    while start < cards.count {
      var end = start + 1
      while end < cards.count, cards[end].note == cards[start].note { end += 1 }
      if end > start + 1 { cards[start..<end].reverse() }
      noteCount += 1
      start = end
    }
  }

  // MARK: Notes

  func noteRows(_ table: String) -> RowParts {
    RowParts(
      reader: reader,
      table: table,
      columns: "n.id, \(source.columns)",
      functions: source.functions
    )
  }

  /// The ids of the notes of cards behind an id, in order.
  static func notes(of cards: [Card], behind end: Int64) -> ArraySlice<Int64> {
    var ids: [Int64] = []
    for card in cards.reversed() where card.note > ids.last ?? end { ids.append(card.note) }
    return ids[...]
  }

  /// The places of the cards of notes, which are asked for in the order of the notes.
  struct NotePlaces {
    /// The number of notes that were found.
    private(set) var found = 0
    private var end: Int

    init(_ cards: [Card]) {
      end = cards.count
    }

    /// The places of the cards of a note; nil if none is listed.
    mutating func next(_ note: Int64, in cards: [Card]) -> Range<Int>? {
      while end > 0, cards[end - 1].note < note { end -= 1 }
      var start = end
      while start > 0, cards[start - 1].note == note { start -= 1 }
      guard start < end else { return nil }
      defer { end = start }
      found += 1
      return start..<end
    }
  }

  /// Reads the numbers of the listed cards' notes, and counts those that can't be read.
  private mutating func readNumbersOfNotes() throws {
    var cards: [Card] = []
    swap(&cards, &self.cards)
    var places = NotePlaces(cards)
    func take(_ numbers: UnsafeBufferPointer<Int64>) {
      for start in stride(from: 0, to: numbers.count, by: 2) {
        for place in places.next(numbers[start], in: cards) ?? 0..<0 {
          cards[place].number = numbers[start + 1]
        }
      }
    }
    let rows = noteRows("record_note AS n INDEXED BY note_list")
    let end = isScan ? try rows.eachNumbers(2, take) : .min
    if let end {
      _ = try rows.eachNumbers(of: Self.notes(of: cards, behind: end), 2, take)
    }
    damaged += noteCount - places.found
    self.cards = cards
  }

  /// Has the places of names in their order stand for the ids of what has these names.
  private mutating func rank(by names: [Int64: [String]]) {
    var keyed = names.map { id, name in
      var key: [UInt8] = []
      for var level in name {
        level.withUTF8 { texts($0, &key) }
        key.append(0)
      }
      return (id: id, key: key, name: name)
    }
    keyed.sort { one, other in
      one.key == other.key
        ? one.name.lexicographicallyPrecedes(other.name)
        : one.key.lexicographicallyPrecedes(other.key)
    }
    var ranks: [Int64: Int64] = [:]
    var last: (rank: Int64, name: [String]) = (0, [])
    for (id, _, name) in keyed {
      if name != last.name { last = (last.rank + 1, name) }
      ranks[id] = last.rank
    }
    // Mostly the same as that of the card before.
    var known = (number: NumberRows.null, rank: NumberRows.null)
    for place in cards.indices {
      let number = cards[place].number
      if number != known.number { known = (number, ranks[number] ?? NumberRows.null) }
      cards[place].number = known.rank
    }
  }
}
