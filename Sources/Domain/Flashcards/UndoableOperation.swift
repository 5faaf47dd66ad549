/// A change of flashcards that can be undone later, even after a lock and by another process. The
/// last one of each kind is stored, so that screens, commands and later sessions undo the same.
public struct UndoableOperation: Sendable, Hashable {
  /// The kinds of operation. The raw value is stored.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// A file was imported.
    case importing = 1
    /// A deck was deleted, with those within it.
    case deckRemoval = 2
    /// A note was deleted.
    case noteRemoval = 3
  }

  /// The kind of operation.
  public let kind: Kind
  /// The object's name: the file's name, the deck's, or the note's prompt.
  public let name: String

  /// Creates an operation.
  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

/// The result of undoing an operation.
public enum UndoResult: Sendable, Equatable {
  /// It is undone, by this change.
  case done(UndoableOperation, ChangeSet)
  /// There is no such operation.
  case nothing
  /// It was undone before.
  case already(UndoableOperation)
  /// Nothing was done: this number of the notes that came with it were answered or changed since,
  /// which would be lost.
  case used(UndoableOperation, notes: Int)
}
