import Flashcards
import SearchLanguage
import Vault

/// The number of notes whose texts a search could not read.
final class UnreadableNotes {
  private(set) var ids: Set<Int64> = []

  func insert(_ id: Int64) { ids.insert(id) }
}

/// A search as a condition on cards, in SQL: `c` is a card, and `n` its note.
struct SearchQuery {
  let query: CardQuery
  let context: SearchContext
  let records: RecordReader
  let decks: [Deck]
  let filteredDecks: [FilteredDeck]
  let types: [NoteType]
  /// The decks in which is searched; nil for all.
  let scope: Set<Int64>?
  /// The values of the condition's parameters, in their order.
  private(set) var arguments: [any DatabaseValue] = []
  /// The functions that the condition calls.
  private(set) var functions: [StatementFunction] = []
  /// True once the condition asks for something of the note.
  private(set) var asksNote = false
  /// The notes that may be what is searched for and can't be read.
  let unreadable = UnreadableNotes()

  /// Prepares a search in all decks.
  init(_ query: CardQuery, _ context: SearchContext, _ records: RecordReader) throws {
    self.query = query
    self.context = context
    self.records = records
    var reader = StudyReader(records)
    let decks = try reader.decks()
    self.decks = decks
    filteredDecks = try reader.filteredDecks()
    scope = context.scope.map { scope in
      let name = decks.first { $0.id == scope }?.name
      return Set(decks.filter { name?.contains($0.name) ?? false }.map(\.id.rawValue))
    }
    types = try StandardNoteType.allCases.map(\.type) + reader.noteTypes()
  }

  /// Makes the condition of a search.
  mutating func condition(_ node: SearchNode) throws -> String {
    switch node {
    case .everything: "true"
    case .and(let nodes): try joined(nodes, by: " AND ")
    case .or(let nodes): try joined(nodes, by: " OR ")
    case .not(let node): "NOT \(try condition(node))"
    case .term(let term): "(\(try condition(term)))"
    }
  }

  private mutating func joined(_ nodes: [SearchNode], by connective: String) throws -> String {
    var conditions: [String] = []
    for node in nodes { conditions.append(try condition(node)) }
    // SQLite bounds the depth of an expression, and a chain of many is one: halves are less deep.
    return "(\(Self.balanced(conditions[...], connective)))"
  }

  private static func balanced(_ conditions: ArraySlice<String>, _ connective: String) -> String {
    guard conditions.count > 8 else { return conditions.joined(separator: connective) }
    let middle = conditions.startIndex + conditions.count / 2
    return "(\(balanced(conditions[..<middle], connective)))\(connective)"
      + "(\(balanced(conditions[middle...], connective)))"
  }

  private mutating func condition(_ term: SearchTerm) throws -> String {
    switch term {
    case .text(let pattern): try text(pattern, context.letters)
    case .field(let name, let match): try field(name, match)
    case .regex(let expression): regex(expression)
    case .withoutAccents(let pattern):
      try text(pattern, context.letters == .folded ? .folded : .withoutAccents)
    case .words(let pattern): try words(pattern)
    case .withoutClozes(let pattern): withoutClozes(pattern)
    case .noteIDs(let ids): "\(note("coalesce(n.anki_id, n.id)")) IN (\(ids))"
    case .noteTypeID(let id): isOfType { ($0.ankiID ?? $0.id.rawValue) == id }
    case .noteType(let name): isOfType(NamePattern(name).matches)
    case .tag(let match): try tag(match)
    case .edited(let days):
      "\(note("n.modified / 1000")) > \(context.start(ofDay: 1 - Int64(days)).rawValue / 1_000)"
    case .duplicates(let type, let text): duplicates(type, text)
    default: try cardCondition(term)
    }
  }

  /// A part of the condition that asks for something of the note.
  mutating func note(_ sql: String) -> String {
    asksNote = true
    return sql
  }

  /// A call of a function of its own.
  mutating func call(_ arguments: String, _ function: @escaping StatementFunction) -> String {
    functions.append(function)
    return "evaluate(\(functions.count - 1), \(arguments))"
  }

  /// A parameter with this value.
  mutating func parameter(_ value: any DatabaseValue) -> String {
    arguments.append(value)
    return "?"
  }

  /// A comparison with a pattern.
  mutating func like(_ text: String, _ pattern: LikePattern) -> String {
    "\(text) LIKE \(parameter(pattern.text)) ESCAPE '\\'"
  }

  private mutating func isOfType(_ isWanted: (String) -> Bool) -> String {
    isOfType { isWanted($0.name) }
  }

  /// The condition that the note is of one of some types.
  mutating func isOfType(_ isWanted: (NoteType) -> Bool) -> String {
    let ids = types.filter(isWanted).map { String($0.id.rawValue) }
    return ids.isEmpty ? "false" : "\(note("n.type")) IN (\(ids.joined(separator: ",")))"
  }
}
