package import SealedFiles
package import Secrets

extension SyncSetup {
  /// Restores what a group has, with the recovery key of one of its replicas and nothing else, as a
  /// replica of its own.
  ///
  /// - Parameters:
  ///   - paper: the recovery key of a replica of the group.
  ///   - recoveryKey: the recovery key of this vault; nil if it is not at hand.
  /// - Throws: `CoordinatorFailure.nothingToRecover` if it opens nothing on the remote.
  @discardableResult
  package func restore(
    with paper: RecoveryKey,
    as name: ReplicaName,
    recoveryKey: RecoveryKey?
  ) throws -> Coordinator<Storage> {
    try requireNoMembership()
    let identity = try RecoveryIdentity(paper)
    for group in try environment.groups() {
      guard let found = try recovered(group, identity) else { continue }
      guard let number = found.roster.nextNumber else { throw CoordinatorFailure.noNumberLeft }
      let newcomer = try JoiningReplica(
        as: name,
        spaces: found.lost.record.spaces,
        in: environment
      )
      var membership = newcomer.membership(
        number: number,
        keyring: found.keyring,
        remote: environment.remote,
        entries: found.entries
      )
      try membership.write(
        signed: [
          identity.admission(
            of: newcomer.record,
            number: number,
            knowing: found.check,
            recovering: found.lost.id,
            in: group
          )
        ],
        random: environment.random
      )
      return try begin(membership, recoveryKey)
    }
    throw CoordinatorFailure.nothingToRecover
  }

  private struct Recovered {
    let keyring: Keyring
    let entries: [SignedRosterEntry]
    let roster: Roster
    let lost: Replica
    let check: KeyCheck
  }

  /// The keys and entries of a group that a recovery key opens; nil if it opens none, or the group
  /// is not the one that the key was set for.
  private func recovered(_ group: GroupID, _ identity: RecoveryIdentity) throws -> Recovered? {
    let listing = try environment.listing(of: group)
    var keyring = Keyring(group: group)
    var segments: [Segment] = []
    for name in listing.names.sorted(by: { $0.path < $1.path }) where name.kind == .roster {
      guard let bytes = try environment.read(name, in: group) else { continue }
      // What can't be read is told by the first round.
      guard let segment = try? Segment(bytes, at: name, in: group) else { continue }
      segments.append(segment)
      for ring in identity.keyrings(in: segment.keyBoxes) where ring.group == group {
        keyring.add(ring)
      }
    }
    // Each entry is signed, and none counts that nobody of the group made.
    let entries = segments.flatMap { segment -> [SignedRosterEntry] in
      let keys = keyring.keys(of: .roster, epoch: segment.header.epoch)
      guard let payload = try? segment.payload(under: keys) else { return [] }
      return RosterContent.entries(in: payload, name: segment.header.name) ?? []
    }
    let roster = Roster(group: group, entries: entries)
    let lost = roster.present.last { replica in
      replica.recovery.map { identity.isOwn($0, in: group) } ?? false
    }
    guard let lost, let check = roster.currentEpoch(of: .roster)?.checks[.roster],
      roster.currentKeys(of: .roster, in: keyring) != nil
    else { return nil }
    let counted = entries.filter { entry in
      roster.replica(entry.writer) != nil && entry.number <= roster.entryCounts[entry.writer] ?? 0
    }
    return Recovered(
      keyring: keyring,
      entries: counted,
      roster: roster,
      lost: lost,
      check: check
    )
  }
}
