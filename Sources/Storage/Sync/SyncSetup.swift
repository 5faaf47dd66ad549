package import SealedFiles
package import Secrets

/// Takes a vault that is in no group into one: a new one, one that another device invites to, or one
/// that is restored.
package struct SyncSetup<Storage: SyncStorage> {
  let storage: Storage
  let environment: SyncEnvironment

  /// Prepares a vault.
  package init(_ storage: Storage, _ environment: SyncEnvironment) {
    self.storage = storage
    self.environment = environment
  }

  /// Makes sure that there is a remote, and a group there or none.
  ///
  /// - Throws: `CoordinatorFailure.remoteHasGroup`, `noGroup`, or what is wrong with the remote.
  package func requireRemote(withGroup isThere: Bool) throws(CoordinatorFailure) {
    let groups = try environment.groups()
    guard groups.isEmpty == isThere else { return }
    throw isThere ? .noGroup : .remoteHasGroup(groups)
  }

  /// Founds a group on a remote.
  ///
  /// - Parameters:
  ///   - recoveryKey: the vault's recovery key, with which the group can be restored; nil if it is
  ///     not at hand, and can be set later.
  ///   - besideOthers: true if the remote may have other groups.
  /// - Throws: `CoordinatorFailure.alreadyMember`, `remoteHasGroup`, and what sending brings about:
  ///   then the group is founded, and is sent with the next round.
  @discardableResult
  package func found(
    as name: ReplicaName,
    spaces: SyncSpaces,
    recoveryKey: RecoveryKey?,
    besideOthers: Bool = false
  ) throws -> Coordinator<Storage> {
    try requireNoMembership()
    let groups = try environment.groups()
    guard groups.isEmpty || besideOthers else { throw CoordinatorFailure.remoteHasGroup(groups) }
    let random = environment.random
    let newcomer = try JoiningReplica(as: name, spaces: spaces, in: environment)
    let keys = try EpochKeys(epoch: 1, spaces: .all, random: random)
    let founded = Founded(
      record: newcomer.record,
      salt: random.bytes(GroupID.byteCount),
      checks: keys.checks
    )
    var membership = newcomer.membership(
      number: 1,
      keyring: Keyring(group: founded.group, epochs: [keys]),
      remote: environment.remote,
      entries: []
    )
    try membership.write([.founded(founded)], random: random)
    return try begin(membership, recoveryKey)
  }

  func requireNoMembership() throws {
    guard try storage.membership() == nil else { throw CoordinatorFailure.alreadyMember }
  }

  /// Keeps a new membership, sets the recovery key, and sends what that takes.
  func begin(
    _ membership: Membership,
    _ recoveryKey: RecoveryKey?
  ) throws -> Coordinator<Storage> {
    var membership = membership
    if let recoveryKey {
      let half = try RecoveryIdentity(recoveryKey).publicHalf(in: membership.group)
      try membership.setRecovery(half, random: environment.random)
    }
    // The note first: a membership without one would be taken for a copy.
    try environment.writeNote(DeviceNote(membership).bytes)
    try storage.setMembership(membership.packed())
    let coordinator = try Coordinator(storage, environment)
    try coordinator.beginLogs()
    try coordinator.sendOutgoing()
    return coordinator
  }

  /// The one group on the remote, or the one that is named.
  func group(_ wanted: GroupID?) throws(CoordinatorFailure) -> GroupID {
    let groups = try environment.groups()
    if let wanted {
      guard groups.contains(wanted) else { throw .noGroup }
      return wanted
    }
    guard let group = groups.first else { throw .noGroup }
    guard groups.count == 1 else { throw .severalGroups(groups) }
    return group
  }
}

/// A replica that is in no group yet.
struct JoiningReplica {
  let record: ReplicaRecord
  private let signing: SigningKey
  let boxKeys: BoxKeyPair
  private let since: Int64

  /// Generates its id and its keys.
  init(
    as name: ReplicaName,
    spaces: SyncSpaces,
    in environment: SyncEnvironment
  ) throws(SecretFailure) {
    let random = environment.random
    since = environment.now()
    signing = try SigningKey(random: random)
    boxKeys = try BoxKeyPair(random: random)
    record = ReplicaRecord(
      id: ReplicaID(random: random),
      name: name,
      verifyKey: signing.verifyKey,
      boxKey: boxKeys.publicKey,
      spaces: spaces
    )
  }

  func membership(
    number: UInt16,
    keyring: Keyring,
    remote: String,
    entries: [SignedRosterEntry]
  ) -> Membership {
    Membership(
      id: record.id,
      number: number,
      since: since,
      spaces: record.spaces,
      signing: signing,
      boxKeys: boxKeys,
      keyring: keyring,
      remote: remote,
      entries: entries
    )
  }
}
