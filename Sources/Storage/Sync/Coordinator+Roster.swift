import SealedFiles
import Secrets

extension Coordinator {
  /// Reads the roster entries that are new on the remote, and the keys that were sealed to this
  /// replica.
  func readRoster(_ listing: RemoteListing) throws {
    var unread = listing.replicas.filter { $0 != membership.id }
    var before = -1
    // Whoever is read may have admitted those that were read in vain.
    while before != membership.entries.count {
      before = membership.entries.count
      for replica in unread { try readRoster(of: replica, listing) }
      if membership.entries.count != before { roster = membership.roster }
    }
    unread.removeAll { roster.replica($0) != nil }
    for stranger in unread {
      let name = listing.names.filter { $0.replica == stranger }.min { $0.path < $1.path }
      guard let name else { continue }
      faults.insert(SyncFault(.stranger, name, in: group))
    }
    for late in Dictionary(grouping: roster.refused, by: \.replica) {
      let first = late.value.map(\.number).min() ?? 0
      faults.insert(
        SyncFault(.lateWrites(from: first), replica: late.key, log: .roster)
      )
    }
  }

  private func readRoster(of replica: ReplicaID, _ listing: RemoteListing) throws {
    var refused: Set<SegmentName> = []
    while true {
      let count = UInt64(membership.entries.count { $0.writer == replica })
      let limit = roster.end(of: .roster, by: replica) ?? .max
      let candidates = listing.segments(with: count + 1, of: .roster, by: replica)
        .filter { !refused.contains($0) }
      guard let name = candidates.first else {
        if refused.isEmpty { try tellGap(after: count, of: replica, listing) }
        return
      }
      guard count < limit else {
        if let known = roster.replica(replica), try isAuthentic(name, by: known) {
          faults.insert(SyncFault(.lateWrites(from: limit + 1), replica: replica, log: .roster))
        }
        return
      }
      guard let entries = try entries(in: name) else {
        refused.insert(name)
        continue
      }
      let new = entries.filter { $0.number > count && $0.number <= limit }
      guard !new.isEmpty else { return }
      membership.entries += new
      noteThere(name.last, .roster, replica)
    }
  }

  /// Tells the entries that are missing before the next ones that are there.
  private func tellGap(
    after count: UInt64,
    of replica: ReplicaID,
    _ listing: RemoteListing
  ) throws {
    guard let known = roster.replica(replica) else { return }
    let next = try listing.segments(of: .roster, by: replica)
      .first { try $0.first > count + 1 && isAuthentic($0, by: known) }
    guard let next else { return }
    let gap = count + 1...next.first - 1
    faults.insert(SyncFault(.missing(gap), replica: replica, log: .roster))
  }

  /// The entries in a segment; nil if it can't be read, or its writer is not known yet.
  private func entries(in name: SegmentName) throws -> [SignedRosterEntry]? {
    guard let bytes = try environment.read(name, in: group) else { return nil }
    do throws(SegmentFailure) {
      let segment = try Segment(bytes, at: name, in: group)
      guard let known = roster.replica(name.replica) else {
        return try newcomerEntries(in: segment)
      }
      try segment.verify(by: known.record.verifyKey)
      takeKeys(from: segment)
      return try entries(in: segment)
    } catch {
      note(error, name)
      return nil
    }
  }

  /// The entries of a replica that takes itself in with another one's key: only these tell the key
  /// that the segment is signed with.
  private func newcomerEntries(
    in segment: Segment
  ) throws(SegmentFailure) -> [SignedRosterEntry]? {
    guard let entries = try entries(in: segment), entries.first?.authority != .writer,
      let newcomer = Roster(group: group, entries: membership.entries + entries)
        .replica(segment.header.name.replica)
    else { return nil }
    try segment.verify(by: newcomer.record.verifyKey)
    takeKeys(from: segment)
    return entries
  }

  private func entries(in segment: Segment) throws(SegmentFailure) -> [SignedRosterEntry]? {
    let name = segment.header.name
    let payload = try segment.payload(
      under: membership.keyring.keys(of: .roster, epoch: segment.header.epoch)
    )
    guard let entries = RosterContent.entries(in: payload, name: name) else {
      faults.insert(SyncFault(.replaced, name, in: group))
      return nil
    }
    return entries
  }

  private func takeKeys(from segment: Segment) {
    for box in segment.keyBoxes {
      // Boxes of others can't be opened: there is one reason for that.
      guard let ring = try? Keyring(unpacking: membership.boxKeys.open(box)), ring.group == group
      else { continue }
      membership.keyring.add(ring)
    }
  }

  /// Tells a segment that can't be read.
  func note(_ failure: SegmentFailure, _ name: SegmentName) {
    faults.insert(SyncFault(.segment(failure), name, in: group))
  }

  /// Keeps the highest number of a log that is on the remote, signed by its writer.
  func noteThere(_ number: UInt64, _ kind: SegmentKind, _ replica: ReplicaID) {
    guard membership.peers[replica]?.logs[kind]?.there ?? 0 != number else { return }
    membership.peers[replica, default: .init()].logs[kind, default: .init()].there = number
  }
}

/// The content of a roster segment.
enum RosterContent {
  /// The entries; nil unless they are those of the segment's name and writer.
  static func entries(in payload: [UInt8], name: SegmentName) -> [SignedRosterEntry]? {
    // Bytes that are no entries are as wrong as those of other entries.
    guard let entries = try? SignedRosterEntry.entries(in: payload),
      UInt64(entries.count) == name.last - name.first + 1,
      entries.enumerated().allSatisfy({ $0.element.number == name.first + UInt64($0.offset) }),
      entries.allSatisfy({ $0.writer == name.replica })
    else { return nil }
    return entries
  }
}

extension SyncFault {
  /// A fault of a segment.
  init(_ kind: Kind, _ name: SegmentName, in group: GroupID) {
    self.init(
      kind,
      replica: name.replica,
      log: name.kind,
      path: RemoteLayout.path(of: name, in: group)
    )
  }
}
