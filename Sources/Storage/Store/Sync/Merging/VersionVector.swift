/// A version vector: for each replica the highest number of its frames that were applied.
///
/// Source: D. S. Parker et al., "Detection of Mutual Inconsistency in Distributed Systems", IEEE
/// Transactions on Software Engineering SE-9 (3), 1983.
package struct VersionVector: Sendable, Hashable {
  private var numbers: [UInt16: UInt64] = [:]

  /// A vector of nothing.
  package init() {}

  /// The number of a replica's frames; 0 if there are none.
  package subscript(replica: UInt16) -> UInt64 {
    get { numbers[replica] ?? 0 }
    set { numbers[replica] = newValue == 0 ? nil : newValue }
  }

  /// The replicas that have frames, in ascending order.
  package var replicas: [UInt16] { numbers.keys.sorted() }

  /// True if a frame is among those applied.
  package func contains(_ dot: Dot) -> Bool { self[dot.replica] >= dot.number }

  /// True if everything in another vector is in this one.
  package func contains(_ other: VersionVector) -> Bool {
    other.numbers.allSatisfy { self[$0.key] >= $0.value }
  }

  /// Adds the frames of another vector.
  package mutating func formUnion(_ other: VersionVector) {
    numbers.merge(other.numbers) { max($0, $1) }
  }

  /// The last frames that another vector has and this one lacks, in order.
  package func missing(of other: VersionVector) -> [Dot] {
    other.replicas.compactMap { replica in
      other[replica] > self[replica] ? Dot(replica: replica, number: other[replica]) : nil
    }
  }
}

/// The frame that made a write: its replica and its number in that replica's log.
package struct Dot: Sendable, Hashable, Comparable, Codable {
  /// The replica's number in its sync group, 1 to 1,023.
  package let replica: UInt16
  /// The number of the frame in the replica's log, from 1.
  package let number: UInt64

  /// Names a frame.
  package init(replica: UInt16, number: UInt64) {
    self.replica = replica
    self.number = number
  }

  /// Orders by replica, then by number.
  package static func < (one: Dot, other: Dot) -> Bool {
    (one.replica, one.number) < (other.replica, other.number)
  }
}
