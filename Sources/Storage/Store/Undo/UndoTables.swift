import Vault

/// The tables of the undo log. Their names and indexed columns are part of the format.
extension RecordTable {
  /// The entries: the operation, and what undoes it if that is short. `undone` is 1 for those that
  /// were undone and can be redone, otherwise NULL.
  static let undo = RecordTable("undo", indexed: ["undone"])
  /// The further parts of entries, in the order of their ids.
  static let undoPart = RecordTable("undo_part", indexed: ["entry"])
}
