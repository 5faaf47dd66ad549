package import SealedFiles

extension Coordinator {
  /// Removes a replica from the group: it gets none of the keys of the epoch that begins, and what it
  /// writes beyond what was read here is refused by everyone.
  ///
  /// - Throws: `CoordinatorFailure.noReplica`, `spaceNotJoined` if it has a space that this one has
  ///   not, and what sending brings about: then it is removed with the next round.
  package func remove(_ id: ReplicaID) throws {
    try readNews()
    guard let replica = roster.replica(id), id != membership.id, replica.isPresent else {
      throw CoordinatorFailure.noReplica
    }
    guard replica.record.spaces.isSubset(of: membership.spaces) else {
      throw CoordinatorFailure.spaceNotJoined
    }
    try beginEpoch(removing: [removal(of: replica)])
    try sendOutgoing()
  }

  /// Tells the group of the recovery key that the vault has instead of the one it gave; the keys of
  /// the epoch that begins with the end of the round are not sealed to the earlier one. A vault that
  /// gave none gives none.
  func noteRenewedRecovery() throws {
    guard let given = roster.replica(membership.id)?.recovery,
      let half = try storage.renewedRecovery(in: group), half != given
    else { return }
    try membership.setRecovery(half, random: environment.random)
    roster = membership.roster
    try keep()
  }

  /// True if the keys in use may be sealed to a recovery key of this replica's that it has replaced:
  /// until an epoch counts that it began afterwards, as another replica may not have known.
  private var earlierRecoveryHasKeys: Bool {
    var hasRecovery = false
    var isReplaced = false
    for signed in membership.entries where signed.writer == membership.id {
      switch signed.entry {
      case .recoveryRenewed:
        isReplaced = hasRecovery
        hasRecovery = true
      case .epochBegun(let begun)
      where roster.epochs.contains {
        $0.number == begun.number && $0.begunBy == membership.number
      }:
        isReplaced = false
      default: break
      }
    }
    return isReplaced
  }

  /// Begins an epoch where somebody has keys that they should be kept from, or lacks keys, where this
  /// replica's recovery key was renewed, or where this replica had read more than counts: of a removed
  /// replica, or of one whose admission does not hold any more. It vouches for what it had read, as its
  /// own frames know of that.
  func renewKeysIfNeeded() throws {
    try readmitThoseRead()
    let raised = roster.replicas.filter { replica in
      membership.spaces.each.contains { space in
        guard let end = roster.end(of: space.kind, by: replica.id) else { return false }
        return membership.end(of: space.kind, by: replica.id).number > end
      }
    }
    guard
      !raised.isEmpty || roster.needsEpoch(from: membership.id) || earlierRecoveryHasKeys
    else { return }
    try beginEpoch(removing: raised.map(removal))
  }

  /// Admits replicas of which something was read, and whom the removal of another one had made
  /// strangers, and removes them at once: what was read counts, and they have to join again.
  private func readmitThoseRead() throws {
    let read = membership.peers.filter { peer in
      peer.value.logs.contains { $0.value.end.number > 0 } && roster.replica(peer.key) == nil
    }
    guard !read.isEmpty, let check = roster.currentEpoch(of: .roster)?.checks[.roster] else {
      return
    }
    for entry in membership.entries {
      guard case .admitted(let admitted) = entry.entry, read[admitted.record.id] != nil,
        roster.replica(admitted.record.id) == nil,
        roster.replica(numbered: admitted.number) == nil,
        admitted.number > membership.number,
        admitted.record.spaces.isSubset(of: membership.spaces)
      else { continue }
      try write([
        .admitted(Admitted(record: admitted.record, number: admitted.number, check: check))
      ])
      guard let replica = roster.replica(admitted.record.id) else { continue }
      try beginEpoch(removing: [removal(of: replica)])
    }
  }

  /// The removal of a replica, whose logs count as far as they were read here.
  private func removal(of replica: Replica) -> Removal {
    var ends: [SegmentKind: LogEnd] = [:]
    for space in membership.spaces.intersection(replica.record.spaces).each {
      ends[space.kind] = membership.end(of: space.kind, by: replica.id)
    }
    let counted = roster.entryCounts[replica.id] ?? 0
    let number = min(counted, roster.end(of: .roster, by: replica.id) ?? counted)
    ends[.roster] = LogEnd(number: number, head: LogEnd.empty.head)
    return Removal(
      replica: replica.id,
      ends: ends,
      restored: roster.descendants[replica.id] ?? []
    )
  }

  /// Makes new keys, and seals them to those that stay and to their recovery keys.
  private func beginEpoch(removing removals: [Removal]) throws {
    guard let last = roster.epochs.last, last.number < .max else {
      throw CoordinatorFailure.keysMissing
    }
    let keys = try EpochKeys(
      epoch: last.number + 1,
      spaces: membership.spaces,
      random: environment.random
    )
    var ring = membership.keyring
    ring.add(keys)
    let gone = Set(removals.map(\.replica))
    let staying = roster.present.filter { !gone.contains($0.id) }
    var boxes: [[UInt8]] = []
    for replica in staying {
      let packed = try ring.limited(to: replica.record.spaces).packed()
      boxes.append(try replica.record.boxKey.seal(packed))
      if let recovery = replica.recovery { boxes.append(try recovery.boxKey.seal(packed)) }
    }
    let begun = EpochBegun(
      number: keys.epoch,
      removals: removals,
      checks: keys.checks,
      recipients: Set(staying.map(\.id))
    )
    // The entry is sealed under the keys that there were, so that whoever is removed is told.
    try membership.write([.epochBegun(begun)], keyBoxes: boxes, random: environment.random)
    membership.keyring = ring
    roster = membership.roster
    try keep()
  }

  /// Reads the roster as it is on the remote now.
  func readNews() throws {
    try readRoster(try environment.listing(of: group))
    try save()
    try requirePresence()
  }
}
