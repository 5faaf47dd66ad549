/// The full name of a deck in the hierarchy: `Languages::Welsh`.
public struct DeckName: Sendable, Codable, Hashable, Comparable, CustomStringConvertible {
  /// The separator between levels.
  public static let separator = "::"

  /// The names of the levels, the outermost first; none is empty.
  public let levels: [String]
  /// The levels without their case.
  let key: [String]

  /// Parses a name. White space around levels is dropped; nil if a level is then empty.
  public init?(_ text: String) {
    let parts = text.split(separator: Self.separator, omittingEmptySubsequences: false)
    let levels = parts.map(\.trimmed)
    guard levels.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.init(levels: levels)
  }

  /// The name that is nearest to a text: a level that would be empty is called "blank", as in Anki.
  public init(nearest text: String) {
    self.init(
      levels: text.split(separator: Self.separator, omittingEmptySubsequences: false)
        .map(\.trimmed).map { $0.isEmpty ? "blank" : $0 }
    )
  }

  private init(levels: [String]) {
    self.levels = levels
    key = levels.map { $0.lowercased() }
  }

  /// The full name.
  public var description: String { levels.joined(separator: Self.separator) }

  /// The last level, as lists show it.
  public var leaf: String { levels[levels.count - 1] }

  /// The name of the parent deck; nil at the top level.
  public var parent: DeckName? {
    levels.count > 1 ? DeckName(levels: levels.dropLast()) : nil
  }

  /// This name and those of all decks around it, this one first.
  public var lineage: [DeckName] {
    (1...levels.count).reversed().map { DeckName(levels: Array(levels.prefix($0))) }
  }

  /// True if `other` is this deck or within it; case does not matter.
  public func contains(_ other: DeckName) -> Bool {
    levels.count <= other.levels.count && zip(key, other.key).allSatisfy(==)
  }

  /// The name after `ancestor` was renamed to `new`; unchanged if it is not within `ancestor`.
  public func renamed(from ancestor: DeckName, to new: DeckName) -> DeckName {
    guard ancestor.contains(self) else { return self }
    return DeckName(levels: new.levels + levels.dropFirst(ancestor.levels.count))
  }

  /// The name with as many `+` behind it as no other deck has, as in Anki.
  package func free(among taken: Set<DeckName>) -> DeckName {
    var name = self
    while taken.contains(name) {
      name = DeckName(levels: name.levels.dropLast() + [name.leaf + "+"])
    }
    return name
  }

  /// True if it is what `free` can make of a name.
  package func isFree(from name: DeckName) -> Bool {
    guard levels.count == name.levels.count, let leaf = key.last, let other = name.key.last else {
      return false
    }
    return key.dropLast() == name.key.dropLast() && leaf.hasPrefix(other)
      && leaf.dropFirst(other.count).allSatisfy { $0 == "+" }
  }

  /// True if the names differ at most by case, as in Anki.
  public static func == (left: DeckName, right: DeckName) -> Bool { left.key == right.key }

  /// Orders by name, with a deck before those within it.
  public static func < (left: DeckName, right: DeckName) -> Bool {
    left.key.lexicographicallyPrecedes(right.key)
  }

  /// Hashes names that differ only by case alike.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private enum CodingKeys: CodingKey {
    case levels
  }

  /// Decodes the levels.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(levels: try values.decode([String].self, forKey: .levels))
  }
}
