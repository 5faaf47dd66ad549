import Vault

/// The tables that keep devices in step. Their names and indexed columns are part of the format.
extension RecordTable {
  /// The state of merging of each object that other devices have. An id is the hash in its key.
  static let syncObject = RecordTable(
    "sync_object",
    indexed: ["kind", "local", "marks"],
    hasGivenIDs: false
  )
  /// Changes that are in no frame yet, in order.
  static let syncOutbox = RecordTable("sync_outbox", indexed: ["space"], hasGivenIDs: false)
  /// Segments that wait to be sent, in order.
  static let syncSegment = RecordTable("sync_segment", hasGivenIDs: false)
  /// Deleted objects, by the hash in their key, for the case that another device holds to them.
  static let syncDeleted = RecordTable("sync_deleted", hasGivenIDs: false)
  /// Answers that were taken back, by a hash of their identity.
  static let syncWithdrawn = RecordTable("sync_withdrawn", hasGivenIDs: false)
  /// Operations that wait for another object or a newer program, in order: each in a frame of its
  /// own.
  static let syncHeld = RecordTable("sync_held", hasGivenIDs: false)
  /// The state of each log, by its space, and the membership as record 0.
  static let syncState = RecordTable("sync_state", hasGivenIDs: false)
}

/// The marks of an object, as bits.
struct SyncMarks: OptionSet {
  let rawValue: Int64
  /// A field has a value that does not show.
  static let conflict = SyncMarks(rawValue: 1)
  /// The progress follows from the merged answers.
  static let derived = SyncMarks(rawValue: 2)
  /// A value waits for an object that has not come yet.
  static let waiting = SyncMarks(rawValue: 4)
  /// A value waits for a newer program.
  static let newer = SyncMarks(rawValue: 8)
  /// It is the name of a picture or a sound, and exists, or is known to be on the remote.
  static let medium = SyncMarks(rawValue: 16)
  /// It is such a name, and a card or an export has asked for its content.
  static let wanted = SyncMarks(rawValue: 32)

  /// The records that have one of the marks.
  static let any = RecordSelection(["marks": 1...63])
}

extension RecordReader {
  /// True if a part of the vault is kept in step with other devices.
  func isSynced(_ space: SyncSpace) throws -> Bool {
    try contains(Int64(space.rawValue), in: .syncState)
  }
}

extension RecordWriter {
  /// Inserts a record after all others of a table that has numbers of its own.
  func append(
    _ content: RecordContent,
    indexed: [Int64?] = [],
    to table: RecordTable
  ) throws {
    let last = try lastIDs(in: table, upTo: .max, limit: 1).first ?? 0
    try insert(last + 1, indexed: indexed, content, into: table)
  }
}
