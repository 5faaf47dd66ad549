/// The changes that a replica made at once, with all that it had applied before.
package struct Frame: Sendable, Hashable {
  /// The frame's own name.
  package let dot: Dot
  /// Everything that the replica had applied, its own earlier frames included.
  package let context: VersionVector
  /// The reading of the replica's clock.
  package let time: HybridTime
  /// The wall time in milliseconds since 1970, by which a clock that is off is noticed.
  package let wallTime: Int64
  /// The changes.
  package let operations: [Operation]

  /// Creates a frame.
  package init(
    dot: Dot,
    context: VersionVector,
    time: HybridTime,
    wallTime: Int64,
    operations: [Operation]
  ) {
    self.dot = dot
    self.context = context
    self.time = time
    self.wallTime = wallTime
    self.operations = operations
  }

  /// A frame that can't be read: it is kept as it is, in its place in the replica's log.
  package init(unread bytes: some Collection<UInt8>, as dot: Dot) {
    var context = VersionVector()
    context[dot.replica] = dot.number - 1
    self.init(
      dot: dot,
      context: context,
      time: HybridTime(rawValue: 0),
      wallTime: 0,
      operations: [.unknown(code: Operation.wholeFrame, bytes: Array(bytes))]
    )
  }

  /// True if the frame is the next of its replica, and all that it knows of is applied.
  package func isReady(after applied: VersionVector) -> Bool {
    dot.number == applied[dot.replica] + 1 && applied.contains(context)
  }
}
