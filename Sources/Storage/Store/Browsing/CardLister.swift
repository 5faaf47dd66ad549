import Flashcards
import SearchLanguage
import Vault

/// Makes the list of the cards that a search finds, in an order.
struct CardLister {
  private let request: CardListRequest
  private let texts: TextOrder
  private let reader: SteadyReader
  private let source: SortKeySource
  private let types: [Int64: NoteType]
  /// The ids of the cards that the search finds, in order; nil for all.
  private let wanted: [Int64]?
  /// True if so many are wanted that all are gone through.
  private let isScan: Bool
  /// The greatest number of cards that can be listed.
  private let most: Int
  /// The number of notes, cards and pages that may be meant and can't be read.
  private(set) var damaged: Int

  /// The cards that are listed, those of the newest note first, and of each by ordinal: the order of those
  /// that have the same value.
  private var cards: [Card] = []
  /// The notes with the places of their cards, in the same order.
  private var notes: [(id: Int64, places: Range<Int>)] = []

  private struct Card {
    let id: Int64
    let note: Int64
    let ordinal: Int32
    private var hasNumber: Bool
    private var value: Int64

    init(id: Int64, note: Int64, ordinal: Int64, number: Int64?) {
      (self.id, self.note, self.ordinal) = (id, note, Int32(clamping: ordinal))
      (hasNumber, value) = (number != nil, number ?? 0)
    }

    /// What it is sorted by, or a number that stands for it.
    var number: Int64? {
      get { hasNumber ? value : nil }
      set { (hasNumber, value) = (newValue != nil, newValue ?? 0) }
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
    switch source.meaning {
    case .number:
      if source.isOfNote { try readNumbersOfNotes() }
    case .name(let names):
      if source.isOfNote { try readNumbersOfNotes() }
      rank(by: names)
    case .sharedText: rank(by: try readSharedTexts())
    case .text(let text):
      return list(try readTexts(text).sortedPlaces(isDescending: isDescending))
    }
    let numbers = cards.map(\.number)
    return list(PackedKeys.sortedPlaces(of: numbers, isDescending: isDescending))
  }

  /// The rows for the cards at these places.
  private func list(_ places: [Int]) -> CardList {
    var list = CardList()
    list.cards.reserveCapacity(places.count)
    list.notes.reserveCapacity(places.count)
    var listed: Set<Int64> = []
    for place in places {
      let card = cards[place]
      guard request.unit == .cards || listed.insert(card.note).inserted else { continue }
      list.cards.append(FlashcardID(rawValue: card.id))
      list.notes.append(NoteID(rawValue: card.note))
    }
    return list
  }

  // MARK: Cards

  private mutating func readCards() throws {
    let rows = RowParts(
      reader: reader,
      table: "record_flashcard AS c NOT INDEXED",
      columns: "c.id, c.note, c.ordinal, \(source.isOfNote ? "NULL" : source.columns)",
      condition: "c.due IS NOT NULL"
    )
    let number = source.number
    var cards: [Card] = []
    cards.reserveCapacity(most)
    func add(_ row: Row) -> Bool {
      cards.append(
        Card(
          id: row.integerOrZero(0),
          note: row.integerOrZero(1),
          ordinal: row.integerOrZero(2),
          number: number(row, 3)
        )
      )
      return false
    }
    var rest = wanted?[...] ?? []
    if isScan {
      let end = try rows.each { row in
        guard wanted != nil else { return add(row) }
        let id = row.integerOrZero(0)
        rest = rest.drop { $0 < id }
        return rest.first == id ? add(row) : false
      }
      // What is behind the damage is looked up.
      rest = try end.map { end in try (wanted ?? readIDs()).drop { $0 <= end } } ?? []
    }
    damaged += try rows.each(of: rest, add)
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
    if source.isOfNote { notes.reserveCapacity(cards.count) }
    var start = 0
    while start < cards.count {
      let note = cards[start].note
      var end = start + 1
      while end < cards.count, cards[end].note == note { end += 1 }
      if end > start + 1 { cards[start..<end].reverse() }
      if source.isOfNote { notes.append((note, start..<end)) }
      start = end
    }
  }

  // MARK: Notes

  /// Reads the columns of the listed cards' notes, and counts those that can't be read.
  ///
  /// - Parameter take: gets the places of the note's cards, and returns true where the part is to end.
  private mutating func readNotes(
    _ take: (Row, _ places: Range<Int>) throws -> Bool,
    finish: () throws -> Void = {}
  ) throws {
    let rows = RowParts(
      reader: reader,
      table: source.isText ? "record_note AS n" : "record_note AS n INDEXED BY note_list",
      columns: "n.id, \(source.columns)"
    )
    var rest = notes[...]
    var found = 0
    func passed(_ row: Row) throws -> Bool {
      let id = row.integerOrZero(0)
      while let next = rest.last, next.id < id { rest.removeLast() }
      guard let next = rest.last, next.id == id else { return false }
      found += 1
      return try take(row, next.places)
    }
    let end = isScan ? try rows.each(passed, finish: finish) : .min
    if let end {
      let ids = rest.reversed().map(\.id).drop { $0 <= end }
      _ = try rows.each(of: ids, passed, finish: finish)
    }
    damaged += notes.count - found
  }

  private mutating func readNumbersOfNotes() throws {
    let number = source.number
    var cards: [Card] = []
    swap(&cards, &self.cards)
    try readNotes { row, places in
      let value = number(row, 1)
      for place in places { cards[place].number = value }
      return false
    }
    self.cards = cards
  }

  /// Reads texts, and has numbers stand for them.
  private mutating func readSharedTexts() throws -> [Int64: [String]] {
    var known: [String: Int64] = [:]
    var cards: [Card] = []
    swap(&cards, &self.cards)
    try readNotes { row, places in
      guard let text = row.text(1), !text.isEmpty else { return false }
      let next = Int64(known.count)
      let number = known[text] ?? next
      if number == next { known[text] = next }
      for place in places { cards[place].number = number }
      return false
    }
    self.cards = cards
    return Dictionary(uniqueKeysWithValues: known.map { ($1, [$0]) })
  }

  /// Has the places of names in their order stand for the ids of what has these names.
  private mutating func rank(by names: [Int64: [String]]) {
    var keyed = names.map { id, name in
      var key: [UInt8] = []
      for level in name {
        texts(level[...], &key)
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
    for place in cards.indices { cards[place].number = cards[place].number.flatMap { ranks[$0] } }
  }

  // MARK: Texts

  /// The number of notes, and about that of bytes, that are read in a part: the keys of their texts take
  /// longer to make than to read.
  private static let textNotes = 2_048
  private static let textBytes = 1 << 18

  /// A note whose columns were copied.
  private struct CopiedNote {
    let places: Range<Int>
    let type: Int64
    let formats: Range<Int>
    let fields: Range<Int>
  }

  private mutating func readTexts(_ text: (NoteContent, Int) -> String) throws -> TextKeys {
    var keys = TextKeys(texts, places: cards.count)
    let (cards, types) = (cards, types)
    var copied: [CopiedNote] = []
    var bytes: [UInt8] = []
    var unreadable = 0
    func copy(_ column: UnsafeRawBufferPointer) -> Range<Int> {
      let start = bytes.count
      bytes += column
      return start..<bytes.count
    }
    try readNotes(
      { row, places in
        copied.append(
          CopiedNote(
            places: places,
            type: row.integerOrZero(1),
            formats: copy(row.bytes(2)),
            fields: copy(row.bytes(3))
          )
        )
        return copied.count >= Self.textNotes || bytes.count >= Self.textBytes
      },
      finish: {
        bytes.withUnsafeBytes { bytes in
          for note in copied {
            guard let type = types[note.type],
              let fields = try? FieldText.fields(
                UnsafeRawBufferPointer(rebasing: bytes[note.formats]),
                UnsafeRawBufferPointer(rebasing: bytes[note.fields])
              )
            else {
              // Counted, and listed without a text.
              unreadable += 1
              continue
            }
            let content = NoteContent(type: type, record: fields)
            for place in note.places {
              keys.set(text(content, Int(cards[place].ordinal)), at: place)
            }
          }
        }
        copied.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
      }
    )
    damaged += unreadable
    return keys
  }
}
