/// The decks as a tree, in which those with the most to study come first. A deck whose parents do
/// not exist stands where they would. A filtered deck has its place by its name.
public struct DeckOutline: Sendable, Equatable {
  /// A deck in the tree.
  public struct Row: Sendable, Equatable {
    /// The deck, or the filtered one.
    public let source: StudySource
    /// The name, without those of the decks above it.
    public let name: String
    /// The number of decks above it.
    public let depth: Int
    /// The numbers of cards to study in it and those within it.
    public let due: StudyCounts
  }

  /// The decks, each followed by those within it.
  public private(set) var rows: [Row] = []
  /// The numbers of cards to study in all decks. A card in a nested deck counts once.
  public let due: StudyCounts
  /// The reviews of the next days.
  public let week: WeekAhead
  /// The decks that have cards to study and are within no other, filtered ones among them, in the order
  /// of the tree.
  public private(set) var urgent: [StudySource] = []

  /// The tree of decks that are ordered by name.
  package init(_ decks: [DeckRow]) {
    // The indices of the decks above the current one, and of those right within each.
    var above: [Int] = []
    var inner = [[Int]](repeating: [], count: decks.count)
    var roots: [Int] = []
    let keys = decks.map(\.name.key)
    for index in decks.indices {
      while let last = above.last, !keys[index].starts(with: keys[last]) {
        above.removeLast()
      }
      if let parent = above.last { inner[parent].append(index) } else { roots.append(index) }
      above.append(index)
    }
    let outer = decks.outer
    due = outer.map(\.due).sum
    week = WeekAhead(outer)
    rows.reserveCapacity(decks.count)
    // A stack of its own: decks may be nested as deep as their names are long.
    var waiting = Self.byUrgency(roots, decks).reversed().map { (index: $0, depth: 0, levels: 0) }
    while let next = waiting.popLast() {
      let deck = decks[next.index]
      let levels = deck.name.levels
      rows.append(
        Row(
          source: deck.source,
          name: levels.dropFirst(next.levels).joined(separator: DeckName.separator),
          depth: next.depth,
          due: deck.due
        )
      )
      for child in Self.byUrgency(inner[next.index], decks).reversed() {
        waiting.append((child, next.depth + 1, levels.count))
      }
    }
    let due = Set(outer.lazy.filter { $0.due.total > 0 }.map(\.source))
    urgent = rows.map(\.source).filter { due.contains($0) }
  }

  /// The decks with the most due cards first; equal ones in the order of their names.
  private static func byUrgency(_ indices: [Int], _ decks: [DeckRow]) -> [Int] {
    func urgency(_ index: Int) -> (Int, Int) {
      let due = decks[index].due
      return (due.learning + due.review, due.new)
    }
    return indices.enumerated().sorted { one, other in
      let (a, b) = (urgency(one.element), urgency(other.element))
      return a == b ? one.offset < other.offset : a > b
    }.map(\.element)
  }
}
