/// The end of what counts of a log: the last number, and the running hash there.
package struct LogEnd: Hashable, Sendable {
  /// The length of a running hash in bytes.
  package static let headBytes = 32
  /// The end of a log in which nothing counts.
  package static let empty = LogEnd(number: 0, head: [UInt8](repeating: 0, count: headBytes))

  /// The last number that counts; 0 if none does.
  package let number: UInt64
  /// The running hash after it; zeros at the beginning of a log.
  package let head: [UInt8]

  /// Creates an end.
  package init(number: UInt64, head: [UInt8]) {
    self.number = number
    self.head = head
  }

  /// The order by number; of two heads at one number any, but always the same one, comes first.
  fileprivate func isBefore(_ other: LogEnd) -> Bool {
    number == other.number
      ? head.lexicographicallyPrecedes(other.head) : number < other.number
  }
}

/// The removal of a replica, with what counts of its logs.
package struct Removal: Hashable, Sendable {
  /// The replica.
  package let replica: ReplicaID
  /// The end of each of its logs. One that is missing has no end here: nobody who removed it has
  /// joined that space.
  package var ends: [SegmentKind: LogEnd]
  /// The replicas that were restored with its recovery key, or go on from it, and stay.
  package var restored: Set<ReplicaID>

  /// Creates a removal.
  package init(
    replica: ReplicaID,
    ends: [SegmentKind: LogEnd],
    restored: Set<ReplicaID> = []
  ) {
    self.replica = replica
    self.ends = ends
    self.restored = restored
  }

  /// Both removals together: whoever had seen more of a log is right.
  func merged(with other: Removal) -> Removal {
    Removal(
      replica: replica,
      ends: ends.merging(other.ends) { a, b in
        a.isBefore(b) ? b : a
      },
      restored: restored.union(other.restored)
    )
  }
}
