package import Secrets

/// The keys of all epochs of a group that a replica has. Two epochs that were begun at once have
/// the same number: both sets of keys are kept, as both may have sealed segments.
package struct Keyring: Sendable, Equatable {
  /// The group.
  package let group: GroupID
  /// The keys, in the order in which they were added.
  package private(set) var epochs: [EpochKeys]

  /// Creates a keyring.
  package init(group: GroupID, epochs: [EpochKeys] = []) {
    self.group = group
    self.epochs = epochs
  }

  /// Adds the keys of an epoch. Keys that are there already stay once, and what one of two lacks is
  /// filled up.
  package mutating func add(_ keys: EpochKeys) {
    guard
      let index = epochs.firstIndex(where: { old in
        old.epoch == keys.epoch && old.keys[.roster] == keys.keys[.roster]
      })
    else { return epochs.append(keys) }
    epochs[index] = EpochKeys(
      epoch: keys.epoch,
      keys: epochs[index].keys.merging(keys.keys) { old, _ in old }
    )
  }

  /// Adds all keys of another keyring of this group.
  package mutating func add(_ other: Keyring) {
    for keys in other.epochs { add(keys) }
  }

  /// The keys that may have sealed a segment of an epoch; none if the epoch is unknown.
  package func keys(of kind: SegmentKind, epoch: UInt16) -> [SealingKey] {
    epochs.filter { $0.epoch == epoch }.compactMap { $0.key(of: kind) }
  }

  /// The keys with a check; nil if they are not here.
  package func keys(of kind: SegmentKind, with check: KeyCheck) -> EpochKeys? {
    epochs.first { $0.check(of: kind) == check }
  }

  /// The key under which values of payment cards are sealed by themselves within frames: the same in
  /// all epochs. Nil without the wallet.
  package var valueKey: SealingKey? {
    // Deriving fails only for want of guarded memory, and then the vault can't be used at all.
    try? epochs.first { $0.epoch == 1 }?.key(of: .wallet)?
      .subKey(for: KeyPurpose(rawValue: "sync/wallet values"))
  }

  /// The key by which devices hash pictures and sounds, so that they agree on what is the same: the same in
  /// all epochs. Nil without flashcards.
  package var mediaHashKey: SecretBytes? {
    // As above.
    try? epochs.first { $0.epoch == 1 }?.key(of: .study)?
      .seed(for: KeyPurpose(rawValue: "sync/media contents"))
  }

  /// The part of it that a replica with only these spaces gets.
  package func limited(to spaces: SyncSpaces) -> Keyring {
    Keyring(group: group, epochs: epochs.map { $0.limited(to: spaces) })
  }
}
