/// An operation in the undo log.
package struct UndoEntry: Sendable, Hashable, Codable, Identifiable {
  /// The entry's identifier. The later an operation, the higher its identifier.
  package let id: Int64
  /// The operation.
  package let operation: UndoableOperation
  /// The time of the operation.
  package let time: Timestamp
  /// The number of cards, decks or settings that it changed.
  package let count: Int
  /// The number of answers that it added, withdrew or deleted.
  package let answers: Int
  /// True once it is undone; then it can be redone.
  package let isUndone: Bool

  /// The number of changed things from which on undoing asks first.
  package static let many = 100

  /// An entry of the log.
  package init(
    id: Int64,
    operation: UndoableOperation,
    time: Timestamp,
    count: Int,
    answers: Int,
    isUndone: Bool
  ) {
    self.id = id
    self.operation = operation
    self.time = time
    self.count = count
    self.answers = answers
    self.isUndone = isUndone
  }

  /// True if it changed so much that undoing asks first.
  package var isLarge: Bool { max(count, answers) > Self.many }
}

/// The direction of a step through the undo log.
package enum UndoDirection: Sendable, Hashable, Codable, CaseIterable {
  /// Taking an operation back.
  case undo
  /// Doing it again.
  case redo
}

/// The operations that a screen is about.
package enum UndoScope: Sendable, Hashable, Codable {
  /// Everything in the vault.
  case everything
  /// One area.
  case area(UndoArea)
  /// Decks.
  case decks(Set<DeckID>)

  /// True if operations on an area and its decks belong to the scope. No decks means any.
  package func contains(_ area: UndoArea, decks: Set<DeckID>) -> Bool {
    switch self {
    case .everything: true
    case .area(let own): own == area
    case .decks(let own): area == .study && (decks.isEmpty || !own.isDisjoint(with: decks))
    }
  }
}

/// The result of a step through the undo log.
package struct UndoReport: Sendable, Hashable {
  /// The direction.
  package let direction: UndoDirection
  /// The operations, in the order in which they were undone or redone.
  package let entries: [UndoEntry]

  /// The report on a step.
  package init(_ direction: UndoDirection, _ entries: [UndoEntry]) {
    self.direction = direction
    self.entries = entries
  }
}
