extension Roster {
  /// The verdict on a number of a replica's log.
  package enum Verdict: Hashable, Sendable {
    /// It counts.
    case accepted
    /// It was written after its writer's removal.
    case late
    /// It is the last number that counts, with another running hash than the removal names: the
    /// log was replaced.
    case replaced
    /// Its writer does not belong to the group.
    case stranger
    /// Its writer has not joined that space.
    case notJoined
  }

  /// Judges a number of a log, with the running hash there.
  package func verdict(
    on number: UInt64,
    head: [UInt8],
    of kind: SegmentKind,
    by id: ReplicaID
  ) -> Verdict {
    guard let replica = replica(id) else { return .stranger }
    guard replica.record.spaces.include(kind) else { return .notJoined }
    guard case .removed(let removal) = replica.state, let end = removal.ends[kind] else {
      return .accepted
    }
    if number > end.number { return .late }
    return number == end.number && head != end.head ? .replaced : .accepted
  }

  /// The greatest number of a log that counts; nil if there is no end.
  package func end(of kind: SegmentKind, by id: ReplicaID) -> UInt64? {
    guard case .removed(let removal) = replica(id)?.state else { return nil }
    return removal.ends[kind]?.number
  }
}
