import SealedFiles
import Secrets
import Store
import SyncEngines

extension Coordinator {
  /// True if the vault is the one that this device noted last, or that one later on.
  func isNotedReplica() throws -> Bool {
    guard let bytes = try environment.readNote(), let note = DeviceNote(bytes: bytes) else {
      return false
    }
    return note.agrees(with: membership)
  }

  /// Goes on as another replica, signed in by the old one: what the old one wrote may be further
  /// than this vault, here or on another device. All logs are read again, and everything that is in
  /// the vault is written anew.
  func succeed() throws {
    let listing = try environment.listing(of: group)
    try readRoster(listing)
    try requirePresence()
    guard let old = roster.replica(membership.id),
      let check = roster.currentEpoch(of: .roster)?.checks[.roster]
    else { throw CoordinatorFailure.removed }
    guard let number = roster.nextNumber else { throw CoordinatorFailure.noNumberLeft }
    let random = environment.random
    var next = Membership(
      id: ReplicaID(random: random),
      number: number,
      since: environment.now(),
      spaces: membership.spaces,
      signing: try SigningKey(random: random),
      boxKeys: try BoxKeyPair(random: random),
      keyring: membership.keyring,
      remote: membership.remote,
      entries: membership.entries
    )
    let record = ReplicaRecord(
      id: next.id,
      name: old.record.name,
      verifyKey: next.signing.verifyKey,
      boxKey: next.boxKeys.publicKey,
      spaces: next.spaces
    )
    try next.write(
      signed: [
        SignedRosterEntry(
          .admitted(Admitted(record: record, number: number, check: check)),
          by: next.id,
          number: 1,
          authority: .predecessor(old.id),
          in: group,
          signer: membership.signing
        )
      ],
      random: random
    )
    // The vault's recovery key is the same, and is to open the group when the old one was removed.
    if let recovery = old.recovery { try next.setRecovery(recovery, random: random) }
    // The note first: were it missing, this replica would be taken for an older one in its turn,
    // before anybody has heard of it.
    try environment.writeNote(DeviceNote(next).bytes)
    membership = next
    roster = membership.roster
    isOlderThanKnown = false
    try save()
    try beginLogs()
  }
}
