/// The name of a deck, with its place among others: `Languages::Welsh`.
public struct DeckName: Sendable, Codable, Hashable, Comparable, CustomStringConvertible {
  /// What stands between the levels.
  public static let separator = "::"

  /// The names of the levels, the outermost first; none is empty.
  public let levels: [String]

  /// Takes a name apart. White space around levels is dropped; nil if a level is then empty.
  public init?(_ text: String) {
    let parts = text.split(separator: Self.separator, omittingEmptySubsequences: false)
    let levels = parts.map(\.trimmed)
    guard levels.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.levels = levels
  }

  private init(levels: [String]) { self.levels = levels }

  /// The whole name.
  public var description: String { levels.joined(separator: Self.separator) }

  /// The innermost level, as lists show it.
  public var leaf: String { levels[levels.count - 1] }

  /// The deck around this one; nil for an outermost.
  public var parent: DeckName? {
    levels.count > 1 ? DeckName(levels: levels.dropLast()) : nil
  }

  /// This deck and those around it, this one first.
  public var lineage: [DeckName] {
    (1...levels.count).reversed().map { DeckName(levels: Array(levels.prefix($0))) }
  }

  /// Whether this is `other` or a deck around it, whatever the case.
  public func contains(_ other: DeckName) -> Bool {
    levels.count <= other.levels.count && zip(key, other.key).allSatisfy(==)
  }

  /// The name after `ancestor` was renamed to `new`; itself if it is not within it.
  public func renamed(from ancestor: DeckName, to new: DeckName) -> DeckName {
    guard ancestor.contains(self) else { return self }
    return DeckName(levels: new.levels + levels.dropFirst(ancestor.levels.count))
  }

  /// Two decks are the same if they differ only by case, as in Anki.
  public static func == (left: DeckName, right: DeckName) -> Bool { left.key == right.key }

  /// Decks come before those within them, and in the order of their names.
  public static func < (left: DeckName, right: DeckName) -> Bool {
    left.key.lexicographicallyPrecedes(right.key)
  }

  /// Equal for names that differ only by case.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private var key: [String] { levels.map { $0.lowercased() } }
}
