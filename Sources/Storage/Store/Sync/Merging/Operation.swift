/// One change that a frame brings. The operations of a frame are of one moment: none comes before
/// another, and no two of them set the same field.
package enum Operation: Sendable, Hashable {
  /// Sets a field, and has the object exist.
  case set(ObjectKey, FieldID, value: [UInt8], time: HybridTime)
  /// Has an object exist, even if it is deleted at the same time elsewhere.
  case touch(ObjectKey)
  /// Deletes an object as far as the frame's context knows it. Its changes before that are in an
  /// earlier frame: a concurrent edit may have it survive, everywhere with the same values.
  case delete(ObjectKey)
  /// Adds an entry that never changes, such as an answer.
  case add(LogEntry)
  /// Takes an entry back, for good: one that is done again is another.
  case withdraw(LogEntryID)
  /// Operations of a newer program, kept unread.
  case unknown(code: UInt8, bytes: [UInt8])

  /// The code under which a frame that can't be read is kept whole. No group of operations has it.
  package static let wholeFrame: UInt8 = 0

  /// The object whose state it changes; nil if it changes none.
  package var changedObject: ObjectKey? {
    switch self {
    case .set(let key, _, _, _), .touch(let key), .delete(let key): key
    case .add, .withdraw, .unknown: nil
    }
  }
}

/// The identity of an entry of an object's log.
package struct LogEntryID: Sendable, Hashable, Comparable {
  /// The object.
  package let object: ObjectKey
  /// The time in milliseconds since 1970.
  package let time: Int64
  /// 0 for an entry as it was first made, and one more each time it was taken back and done again.
  package let edition: UInt8

  /// Names an entry.
  package init(object: ObjectKey, time: Int64, edition: UInt8) {
    self.object = object
    self.time = time
    self.edition = edition
  }

  /// Orders by object, then by time.
  package static func < (one: LogEntryID, other: LogEntryID) -> Bool {
    (one.object, one.time, one.edition) < (other.object, other.time, other.edition)
  }
}

/// An entry of an object's log.
package struct LogEntry: Sendable, Hashable {
  /// The identity.
  package let id: LogEntryID
  /// The content, which never changes.
  package let content: [UInt8]

  /// Creates an entry.
  package init(_ id: LogEntryID, content: [UInt8]) {
    self.id = id
    self.content = content
  }

  /// The one of two entries of one identity that stays on every device: answers to one card at the
  /// same millisecond on two devices are one.
  package func merged(with other: LogEntry) -> LogEntry {
    content.lexicographicallyPrecedes(other.content) ? other : self
  }
}
