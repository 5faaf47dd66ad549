import SyncMerging
import SyncSegments

/// The result of reading everything on a remote.
package struct SyncVerification: Hashable, Sendable {
  /// The number of segments read.
  package var segments = 0
  /// Whatever is not as it should be, by file.
  package var faults: Set<SyncFault> = []
}

extension Coordinator {
  /// Reads all segments of the group, one's own too, and tells each fault. Changes nothing but what
  /// is known of the roster.
  package func verify() throws -> SyncVerification {
    faults = []
    let listing = try environment.listing(of: group)
    try readRoster(listing)
    try save()
    read = 0
    unread = listing.names.count
    var count = 0
    for replica in roster.replicas {
      for kind in SegmentKind.allCases where membership.spaces.include(kind) {
        try verify(kind, of: replica, listing, &count)
      }
    }
    return SyncVerification(segments: count, faults: faults)
  }

  private func verify(
    _ kind: SegmentKind,
    of replica: Replica,
    _ listing: RemoteListing,
    _ count: inout Int
  ) throws {
    let names = listing.segments(of: kind, by: replica.id)
    let limit = roster.end(of: kind, by: replica.id) ?? .max
    var heads: [UInt64: [UInt8]] = [0: LogEnd.empty.head]
    var reached: UInt64 = 0
    for name in names {
      count += 1
      if name.first > reached + 1 {
        faults.insert(
          SyncFault(.missing(reached + 1...name.first - 1), replica: replica.id, log: kind)
        )
      }
      if name.last > limit {
        faults.insert(SyncFault(.lateWrites(from: max(name.first, limit + 1)), name, in: group))
      }
      reached = max(reached, name.last)
      guard kind != .roster else {
        try verifyRoster(name, of: replica)
        continue
      }
      guard let content = try content(of: name, by: replica) else { continue }
      if let head = heads[content.before.number], head != content.before.head {
        faults.insert(SyncFault(.replaced, name, in: group))
      }
      // Segments that overlap after a compaction have the same heads.
      for entry in content.entries {
        let known = heads.updateValue(entry.head, forKey: entry.frame.dot.number)
        if let known, known != entry.head {
          faults.insert(SyncFault(.replaced, name, in: group))
        }
      }
    }
    let published = replica.id == membership.id ? membership.published[kind] ?? 0 : 0
    if reached < published {
      faults.insert(SyncFault(.missing(reached + 1...published), replica: replica.id, log: kind))
    }
  }

  private func verifyRoster(_ name: SegmentName, of replica: Replica) throws {
    guard let bytes = try environment.read(name, in: group) else { return }
    do throws(SegmentFailure) {
      let payload = try SegmentCodec.open(
        bytes,
        at: name,
        in: membership.keyring,
        writtenBy: replica.record.verifyKey
      )
      if RosterContent.entries(in: payload, name: name) == nil {
        faults.insert(SyncFault(.replaced, name, in: group))
      }
    } catch {
      note(error, name)
    }
  }
}
