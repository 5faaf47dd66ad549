import Flashcards

/// The rows of a browser that are in memory: those that are visible, and some around them.
struct RowCache: Sendable {
  /// The number of rows from which on those are dropped that are not wanted.
  private static let most = 600

  private var rows: [Int64: CardRow] = [:]
  /// The rows that were asked for. Those that can't be read never come.
  private var asked: Set<Int64> = []

  /// A row by its id, that of its card or its note; nil until it is read.
  subscript(_ id: Int64) -> CardRow? { rows[id] }

  /// True if a row was asked for, and is not there.
  func isMissing(_ id: Int64) -> Bool { asked.contains(id) && rows[id] == nil }

  /// The rows to ask for of those that are wanted. The others are dropped where there are many.
  mutating func ask(for wanted: some Collection<Int64>) -> [Int64] {
    if rows.count > Self.most {
      let kept = Set(wanted)
      rows = rows.filter { kept.contains($0.key) }
      asked.formIntersection(kept)
    }
    let missing = wanted.filter { !asked.contains($0) }
    asked.formUnion(missing)
    return missing
  }

  /// Takes rows that were read.
  mutating func receive(_ read: [CardRow], _ unit: BrowserUnit) {
    for row in read {
      let id = unit == .cards ? row.card.id.rawValue : row.note.id.rawValue
      rows[id] = row
      asked.insert(id)
    }
  }

  /// Has all rows asked for once more. Those that are there stay until then.
  mutating func outdate() { asked = [] }

  /// Forgets all rows.
  mutating func forget() { self = RowCache() }
}
