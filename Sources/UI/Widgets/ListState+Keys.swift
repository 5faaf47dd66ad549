public import WindowLevels

extension ListState.Move {
  /// The movement that a key usually means in a list; nil if it means none.
  public init?(_ key: Key) {
    guard let move = Self.usual[key] else { return nil }
    self = move
  }

  private static let usual: [Key: ListState.Move] = [
    .up: .up, .character("k"): .up,
    .down: .down, .character("j"): .down,
    .pageUp: .pageUp, .pageDown: .pageDown,
    .home: .first, .character("g"): .first,
    .end: .last, .character("G"): .last,
  ]
}
