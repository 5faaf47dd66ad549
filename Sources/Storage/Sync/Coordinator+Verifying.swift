import SealedFiles
import Store

/// The result of reading everything on a remote.
package struct SyncVerification: Hashable, Sendable {
  /// The number of segments and of chunks of media read.
  package var segments = 0
  /// The faults that were found, by file.
  package var faults: Set<SyncFault> = []
}

extension Coordinator {
  /// Reads all segments of the group, one's own too, and the chunks of media, and tells each fault and what is
  /// gone. Changes nothing but what is known of the roster and of the remote, and takes away altered chunks
  /// that are put up again.
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
    for name in listing.obstacles.keys where roster.replica(name.replica) != nil {
      faults.insert(SyncFault(.obstructed, name, in: group))
    }
    count += try verifyMedia(listing)
    try save()
    return SyncVerification(segments: count, faults: faults)
  }

  private func verify(
    _ kind: SegmentKind,
    of replica: Replica,
    _ listing: RemoteListing,
    _ count: inout Int
  ) throws {
    let limit = roster.end(of: kind, by: replica.id) ?? .max
    let known = lastKnown(of: kind, by: replica.id)
    var heads: [UInt64: [UInt8]] = [0: LogEnd.empty.head]
    var reached = known
    // What is damaged is told as that, and not as missing besides.
    var told: [SegmentName] = []
    for name in listing.segments(of: kind, by: replica.id) {
      count += 1
      guard try isSound(name, of: replica, &heads) else {
        if name.last <= known { told.append(name) }
        continue
      }
      told.append(name)
      reached = max(reached, name.last)
      if name.last > limit {
        faults.insert(SyncFault(.lateWrites(from: max(name.first, limit + 1)), name, in: group))
      }
    }
    for gap in SegmentName.gaps(upTo: reached, in: told) {
      faults.insert(SyncFault(.missing(gap), replica: replica.id, log: kind))
    }
    let isOwn = replica.id == membership.id
    let end = isOwn ? membership.own[kind] : membership.end(of: kind, by: replica.id)
    if kind != .roster, let end, let head = heads[end.number], head != end.head {
      faults.insert(SyncFault(.replaced, replica: replica.id, log: kind))
    }
  }

  /// True if a segment can be read and is its writer's, and its frames go on from those before it. One
  /// of one's own that is not is looked at by the next round.
  private func isSound(
    _ name: SegmentName,
    of replica: Replica,
    _ heads: inout [UInt64: [UInt8]]
  ) throws -> Bool {
    let isRead =
      name.kind == .roster
      ? try isRosterSound(name, of: replica) : try areFramesSound(name, of: replica, &heads)
    if !isRead, membership.segments[name] != nil {
      membership.segments[name]?.stamp = OwnSegment.unknownStamp
    }
    return isRead
  }

  private func areFramesSound(
    _ name: SegmentName,
    of replica: Replica,
    _ heads: inout [UInt64: [UInt8]]
  ) throws -> Bool {
    guard let content = try content(of: name, by: replica) else { return false }
    if let head = heads[content.before.number], head != content.before.head {
      faults.insert(SyncFault(.replaced, name, in: group))
    }
    // The log of a removed replica ends as the removal says, whether it was read here before or not.
    if let limit = roster.end(of: name.kind, by: replica.id), let head = content.head(at: limit),
      roster.verdict(on: limit, head: head, of: name.kind, by: replica.id) == .replaced
    {
      faults.insert(SyncFault(.replaced, name, in: group))
    }
    // Segments that overlap after a compaction have the same heads.
    for entry in content.entries {
      let known = heads.updateValue(entry.head, forKey: entry.frame.dot.number)
      if let known, known != entry.head {
        faults.insert(SyncFault(.replaced, name, in: group))
      }
    }
    return true
  }

  private func isRosterSound(_ name: SegmentName, of replica: Replica) throws -> Bool {
    guard let bytes = try environment.read(name, in: group) else { return false }
    do throws(SegmentFailure) {
      let payload = try SegmentCodec.open(
        bytes,
        at: name,
        in: membership.keyring,
        writtenBy: replica.record.verifyKey
      )
      if RosterContent.entries(in: payload, name: name) != nil { return true }
      faults.insert(SyncFault(.replaced, name, in: group))
    } catch {
      note(error, name)
    }
    return false
  }
}
