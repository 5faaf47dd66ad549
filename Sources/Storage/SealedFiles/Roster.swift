/// The replicas of a group and the epochs of its keys, as they follow from the entries that are
/// here. The same entries give the same roster, in whatever order they came.
package struct Roster: Hashable, Sendable {
  /// An epoch that counts.
  package struct Epoch: Hashable, Sendable {
    /// Its number, from 1.
    package let number: UInt16
    /// The number of the replica that began it.
    package let begunBy: UInt16
    /// The checks of its keys.
    package let checks: [SegmentKind: KeyCheck]
    /// The replicas that were given its keys when it began.
    package let recipients: Set<ReplicaID>
  }

  /// An entry that was written after its writer's removal, beyond what counts.
  package struct RefusedEntry: Hashable, Sendable {
    /// The writer.
    package let replica: ReplicaID
    /// The entry's number.
    package let number: UInt64
  }

  /// The group.
  package let group: GroupID
  /// All replicas there ever were, by number.
  package let replicas: [Replica]
  /// The epochs, from number 1 without a gap; none if the founder's entry is not here.
  package let epochs: [Epoch]
  /// The number of entries of each replica that are here and authentic, without a gap.
  package let entryCounts: [ReplicaID: UInt64]
  /// The replicas that lost their number to one that was admitted at the same time: each has to
  /// begin anew.
  package let displaced: Set<ReplicaID>
  /// The refused entries of removed replicas.
  package let refused: Set<RefusedEntry>
  /// The writers of entries whom nobody admitted.
  package let strangers: Set<ReplicaID>
  /// The replicas that took themselves in with a key of another one, or its recovery key's.
  package let descendants: [ReplicaID: Set<ReplicaID>]
  /// The check of the newest roster key that each replica was admitted with.
  let admittedWith: [ReplicaID: KeyCheck]

  /// The replica with an id, whether it still belongs to the group or not.
  package func replica(_ id: ReplicaID) -> Replica? {
    replicas.first { $0.id == id }
  }

  /// The replica with a number.
  package func replica(numbered number: UInt16) -> Replica? {
    replicas.first { $0.number == number }
  }

  /// The replicas that belong to the group.
  package var present: [Replica] { replicas.filter(\.isPresent) }

  /// The number for the next replica; nil if all were given.
  package var nextNumber: UInt16? {
    let next = (replicas.last?.number ?? 0) + 1
    return Replica.numbers.contains(next) ? next : nil
  }

  /// The newest epoch with a key for a log.
  package func currentEpoch(of kind: SegmentKind) -> Epoch? {
    epochs.last { $0.checks[kind] != nil }
  }

  /// The keys to seal a log's new segments under; nil if they are not in the keyring.
  package func currentKeys(of kind: SegmentKind, in keyring: Keyring) -> EpochKeys? {
    currentEpoch(of: kind)?.checks[kind].flatMap { keyring.keys(of: kind, with: $0) }
  }

  /// True if somebody has keys whom they should be kept from, or lacks keys, in a space that this
  /// replica can make new keys for: then it begins an epoch.
  package func needsEpoch(from replica: ReplicaID) -> Bool {
    guard let own = self.replica(replica), own.isPresent else { return false }
    return SegmentKind.allCases.contains { kind in
      own.record.spaces.include(kind) && hasWrongHolders(kind)
    }
  }

  private func hasWrongHolders(_ kind: SegmentKind) -> Bool {
    guard let current = currentEpoch(of: kind) else { return false }
    let checks = Set(
      epochs.filter { $0.number >= current.number }.compactMap { $0.checks[.roster] }
    )
    return replicas.contains { replica in
      guard replica.record.spaces.include(kind) else { return false }
      let isHolder =
        current.recipients.contains(replica.id)
        || admittedWith[replica.id].map(checks.contains) ?? false
      return isHolder != replica.isPresent
    }
  }
}
