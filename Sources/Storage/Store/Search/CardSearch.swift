import Flashcards
import SearchLanguage
import TextSearch
import Vault

/// A search for cards within one transaction.
struct CardSearch {
  private let records: RecordReader
  private let node: SearchNode
  private let condition: String
  private let query: SearchQuery

  /// Prepares a search.
  init(_ query: CardQuery, _ context: SearchContext, _ records: RecordReader) throws {
    self.records = records
    node = query.node(for: context.letters)
    var query = try SearchQuery(query, context, records)
    condition = try query.condition(node)
    self.query = query
  }

  /// The cards that are found, in no order, with those that their notes no longer ask for; and the number
  /// of notes that may be meant and can't be read, with each damaged page as one.
  func found() throws -> (cards: [FoundCard], unreadable: Int) {
    var cards: [FoundCard] = []
    var damaged = 0
    try records.db.withFunctions(query.functions) {
      guard try !collect(&cards, "") else { return }
      // What is on either side of the damage.
      damaged = 1
      for direction in ["ASC", "DESC"] { _ = try collect(&cards, direction) }
      cards = Array(Set(cards))
    }
    return (cards, query.unreadable.ids.count + damaged)
  }

  /// Collects the cards that are found, in a direction of ids where that matters.
  ///
  /// - Returns: false if it ended at damage.
  private func collect(_ cards: inout [FoundCard], _ direction: String) throws -> Bool {
    do {
      if let (sql, arguments) = try words() {
        var notes: [Int64] = []
        try records.db.unkeptStatement(sql).each(arguments) { notes.append($0.integerOrZero(0)) }
        try append(cardsOf: notes, to: &cards)
      } else if node != .everything, node.terms.allSatisfy(\.isOfNote) {
        let order = " ORDER BY n.id \(direction.isEmpty ? records.db.nextDirection() : direction)"
        var notes: [Int64] = []
        try eachNumbers(["n.id"], in: "record_note AS n", where: condition, order) { notes += $0 }
        try append(cardsOf: notes, to: &cards)
      } else {
        try appendCards(direction, to: &cards)
      }
      return true
    } catch let error as DatabaseError where error.isCorruption {
      return false
    }
  }

  /// The statement that selects the notes with some words, where the index knows all about them.
  private func words() throws -> (sql: String, arguments: [any DatabaseValue])? {
    guard query.context.letters == .folded, let texts = node.words else { return nil }
    let words = texts.map { SearchWords($0) }
    let grams = GramWords(SearchWords(texts.joined(separator: " ")))
    guard words.allSatisfy({ $0.words.count == 1 }), grams.isExact, !grams.isEmpty,
      !query.types.contains(where: \.hasGaps), try NoteIndex(records).isCurrent(),
      try records.db.integer("SELECT 1 FROM note_pending LIMIT 1") == nil
    else { return nil }
    return NoteIndex.found(grams, isOrdered: false)
  }

  private func appendCards(_ direction: String, to cards: inout [FoundCard]) throws {
    // Most notes have a card or two: their texts are looked at once, before the cards.
    let tables =
      query.asksNote
      ? "record_note AS n CROSS JOIN record_flashcard AS c ON c.note = n.id"
      : "record_flashcard AS c"
    let order =
      direction.isEmpty ? "" : " ORDER BY \(query.asksNote ? "n.id" : "c.id") \(direction)"
    let scope = query.scope.map {
      " AND c.deck IN (\($0.sorted().map(String.init).joined(separator: ",")))"
    }
    try eachNumbers(
      ["c.id", "c.note"],
      in: tables,
      where: "(\(condition))\(scope ?? "")",
      order
    ) { numbers in
      for place in stride(from: 0, to: numbers.count, by: 2) {
        cards.append(FoundCard(numbers[place], of: numbers[place + 1]))
      }
    }
  }

  /// The number of rows whose numbers are lent at once.
  private static let rows = 4_096

  /// Lends numbers of the rows that meet a condition, one row after another.
  private func eachNumbers(
    _ columns: [String],
    in tables: String,
    where condition: String,
    _ order: String,
    _ take: (UnsafeBufferPointer<Int64>) -> Void
  ) throws {
    let names = columns.indices.map { "number\($0)" }
    let numbers = zip(columns, names).map { "\($0) AS \($1)" }.joined(separator: ", ")
    // What is collected is known to be found: of a query with a limit no condition is left to a later one.
    let sql = """
      SELECT 1 FROM (SELECT \(numbers) FROM \(tables) WHERE \(condition)\(order) LIMIT -1) \
      WHERE collect(\(names.joined(separator: ", ")))
      """
    let rows = NumberRows(Self.rows, width: columns.count)
    _ = try rows.each(sql, query.arguments, in: records.db) { numbers in
      take(numbers)
      return false
    }
  }

  // MARK: Cards of notes

  /// The number of notes from which on all cards are gone through in the order of their notes, which is
  /// faster then than looking up those of each note.
  private static let many = 5_000

  /// Appends the cards of notes.
  private func append(cardsOf found: [Int64], to cards: inout [FoundCard]) throws {
    var notes = found
    if !zip(notes, notes.dropFirst()).allSatisfy(<) { notes.sort() }
    let table = "record_flashcard INDEXED BY flashcard_note"
    guard notes.count >= Self.many else {
      let lookup = try records.db.unkeptStatement("SELECT id, deck FROM \(table) WHERE note = ?")
      for note in notes {
        try lookup.each([note]) { row in
          guard query.scope.map({ $0.contains(row.integerOrZero(1)) }) ?? true else { return }
          cards.append(FoundCard(row.integerOrZero(0), of: note))
        }
      }
      return
    }
    cards.reserveCapacity(cards.count + notes.count)
    let hasScope = query.scope != nil
    let columns = hasScope ? "id, note, deck" : "id, note"
    let width = hasScope ? 3 : 2
    var next = 0
    let sql = "SELECT 1 FROM \(table) WHERE collect(\(columns)) ORDER BY note"
    _ = try NumberRows(Self.rows, width: width).each(sql, [], in: records.db) { numbers in
      for place in stride(from: 0, to: numbers.count, by: width) {
        let note = numbers[place + 1]
        while next < notes.count, notes[next] < note { next += 1 }
        guard next < notes.count else { return true }
        if notes[next] == note, query.scope.map({ $0.contains(numbers[place + 2]) }) ?? true {
          cards.append(FoundCard(numbers[place], of: note))
        }
      }
      return false
    }
  }
}

extension FoundCard {
  fileprivate init(_ card: Int64, of note: Int64) {
    (self.card, self.note) = (FlashcardID(rawValue: card), NoteID(rawValue: note))
  }
}

extension SearchNode {
  /// The texts of a search that has nothing but texts without wildcards, all of which are to be found; nil
  /// for any other.
  fileprivate var words: [String]? {
    let terms: [SearchNode] = if case .and(let nodes) = self { nodes } else { [self] }
    var words: [String] = []
    for term in terms {
      guard case .term(.text(let pattern)) = term, let word = pattern.literal else { return nil }
      words.append(word)
    }
    return words
  }
}

extension SearchTerm {
  /// True for a condition on the note alone.
  fileprivate var isOfNote: Bool {
    switch self {
    case .text, .field, .regex, .withoutAccents, .words, .withoutClozes, .noteIDs, .noteTypeID,
      .noteType, .tag, .edited, .duplicates:
      true
    default: false
    }
  }
}
