public import WindowLevels

extension FieldAction {
  /// The action that a key usually has in a field of text; nil if it has none.
  public init?(_ key: Key) {
    guard let action = Self.usual[key] else { return nil }
    self = action
  }

  private static let usual: [Key: FieldAction] = [
    .left: .left, .right: .right,
    .home: .home, .control("a"): .home,
    .end: .end, .control("e"): .end,
    .backspace: .deleteBefore,
    .delete: .deleteAfter, .control("d"): .deleteAfter,
    .control("w"): .deleteWord,
    .control("u"): .deleteToStart,
    .control("k"): .deleteToEnd,
    .control("_"): .undo, .control("y"): .undo,
  ]
}
