package import SealedFiles
package import Secrets
import Store
import SyncEngines

/// Keeps a vault in step with those of other devices over a remote. For one thread, while the vault
/// is open; each call may be ended at any step, and goes on from there with the next one.
package final class Coordinator<Storage: SyncStorage> {
  let storage: Storage
  let environment: SyncEnvironment
  var membership: Membership
  /// The roster of `membership.entries`.
  var roster: Roster
  /// The faults found so far.
  var faults: Set<SyncFault> = []
  /// The membership as the vault has it.
  private var saved: SecretBytes
  /// The number of frames received so far.
  var received = 0
  /// The things received and sealed so far.
  var receivedThings = SyncTally()
  var sentThings = SyncTally()
  /// The number of segments read so far, and of those that were to be read.
  var read = 0
  var unread = 0
  /// True if another replica knows of more frames of this one than the vault does.
  var isOlderThanKnown = false

  /// Takes up the membership of a vault.
  ///
  /// - Throws: `CoordinatorFailure.noMembership` or `damagedMembership`, and errors of the storage.
  package init(_ storage: Storage, _ environment: SyncEnvironment) throws {
    guard let packed = try storage.membership() else { throw CoordinatorFailure.noMembership }
    self.storage = storage
    self.environment = environment
    saved = packed
    membership = try Membership(unpacking: packed)
    roster = membership.roster
  }

  /// The group.
  package var group: GroupID { membership.group }
  /// This replica.
  package var replica: ReplicaID { membership.id }
  /// The name of the remote.
  package var remote: String { membership.remote }

  /// The group's key for values of payment cards; nil without the wallet.
  package var valueKey: SealingKey? { membership.keyring.valueKey }

  /// Keeps the membership in the vault, if it changed.
  func save() throws {
    let packed = try membership.packed()
    guard packed != saved else { return }
    try storage.setMembership(packed)
    saved = packed
  }

  /// Writes entries into the roster, and keeps them.
  func write(_ entries: [RosterEntry], keyBoxes: [[UInt8]] = []) throws {
    try membership.write(entries, keyBoxes: keyBoxes, random: environment.random)
    roster = membership.roster
    try keep()
  }

  /// Keeps the membership in the vault, and then notes outside of it what it has: in this order, so
  /// that a vault is never older than its note but by being restored.
  func keep() throws {
    try save()
    try environment.writeNote(DeviceNote(membership).bytes)
  }
}

extension Coordinator {
  /// Makes sure that this replica still belongs to the group.
  func requirePresence() throws(CoordinatorFailure) {
    guard let own = roster.replica(membership.id) else {
      throw roster.displaced.contains(membership.id) ? .displaced : .removed
    }
    guard own.isPresent else { throw .removed }
  }

  /// Begins the logs that are missing, and those anew that another replica began.
  func beginLogs() throws {
    for space in membership.spaces.each {
      let position = try storage.position(of: space)
      if position?.replica == membership.number { continue }
      if position != nil { try storage.reset() }
      try storage.begin(space, as: membership.number)
    }
  }
}
