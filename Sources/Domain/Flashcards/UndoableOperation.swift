/// A change of flashcards that can be taken back later, also after a lock and by another process. The
/// last one of each kind is kept.
public struct UndoableOperation: Sendable, Hashable {
  /// The kinds of steps. The raw value is what is kept.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// A file was taken in.
    case importing = 1
    /// A deck was deleted, with those within it.
    case deckRemoval = 2
    /// A note was deleted.
    case noteRemoval = 3
  }

  /// What kind of step it was.
  public let kind: Kind
  /// What it was about: the file's name, the deck's, or the note's prompt.
  public let name: String

  /// Keeps the parts.
  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

/// What came of taking a step back.
public enum UndoResult: Sendable, Equatable {
  /// It is taken back, by this change.
  case done(UndoableOperation, ChangeSet)
  /// There is no such step.
  case nothing
  /// It was taken back before.
  case already(UndoableOperation)
  /// Nothing was done: so many of the notes that came with it were answered or changed since, which
  /// would be lost.
  case used(UndoableOperation, notes: Int)
}
