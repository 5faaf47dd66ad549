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
