import SealedFiles

extension Coordinator {
  /// Tells what the remote had of other replicas and has no more, and what stands in the places of
  /// their segments. Only they can put it up again.
  func tellLosses(_ listing: RemoteListing) {
    for replica in roster.replicas where replica.id != membership.id {
      for kind in SegmentKind.allCases where membership.spaces.include(kind) {
        let last = lastKnown(of: kind, by: replica.id)
        for gap in listing.gaps(upTo: last, of: kind, by: replica.id) {
          faults.insert(SyncFault(.gone(gap), replica: replica.id, log: kind))
        }
      }
    }
    for name in listing.obstacles.keys where membership.segments[name] == nil {
      guard roster.replica(name.replica) != nil else { continue }
      faults.insert(SyncFault(.obstructed, name, in: group))
    }
  }

  /// The highest number of a log that was on the remote, as far as this replica knows: of its own
  /// what it put there, of others what it has read, and what counts.
  func lastKnown(of kind: SegmentKind, by replica: ReplicaID) -> UInt64 {
    if replica == membership.id { return membership.published[kind] ?? 0 }
    let read =
      kind == .roster
      ? UInt64(membership.entries.count { $0.writer == replica })
      : membership.end(of: kind, by: replica).number
    return min(read, roster.end(of: kind, by: replica) ?? read)
  }

  /// True if the segment that lies under a name is by the replica whose name it bears.
  func isAuthentic(_ name: SegmentName, by replica: Replica) throws -> Bool {
    guard let content = try environment.read(name, in: group) else { return false }
    return isAuthentic(content, at: name, by: replica.record.verifyKey)
  }
}
