package import Devices
import SealedFiles
package import Secrets
package import Sync
import SyncEngines
import Vault

/// Getting into a group and out of it. Each ends with a round, whose result is handed on.
extension DeviceService {
  private var setup: SyncSetup<VaultSyncStorage> { SyncSetup(storage, environment) }

  /// True if nothing but the user knows a recovery key of this vault, so that it has to be asked for.
  package var needsRecoveryKey: Bool {
    get throws { try vault.pendingRecoveryKey(under: key) == nil }
  }

  /// Makes sure that there is a remote, and a group there or none.
  package func requireRemote(withGroup isThere: Bool) throws {
    try setup.requireRemote(withGroup: isThere)
  }

  /// Begins a group. It can be restored with a recovery key of this vault: the one that is given, or
  /// the one that still waits to be written down.
  package func found(
    _ answers: DeviceSetup,
    recoveryKey: RecoveryKey?
  ) throws -> (group: Group, round: Round) {
    let group = try setup.found(
      as: name(answers),
      spaces: SyncSpaces(answers.share),
      recoveryKey: try own(recoveryKey)
    )
    return (group, try synchronize(group))
  }

  /// Joins a group with a one-time key, once the device that showed it lets this one in.
  package func join(
    _ answers: DeviceSetup,
    oneTimeKey: RecoveryKey,
    recoveryKey: RecoveryKey? = nil
  ) throws -> (group: Group, round: Round) {
    let group = try setup.join(
      as: name(answers),
      spaces: SyncSpaces(answers.share),
      oneTimeKey: oneTimeKey,
      recoveryKey: try own(recoveryKey),
      pause: pause
    )
    return (group, try synchronize(group))
  }

  /// Brings back what a group had, with the recovery key of a lost device.
  package func restore(
    _ answers: DeviceSetup,
    with paper: RecoveryKey,
    recoveryKey: RecoveryKey? = nil
  ) throws -> (group: Group, round: Round) {
    let group = try setup.restore(
      with: paper,
      as: name(answers),
      recoveryKey: try own(recoveryKey)
    )
    return (group, try synchronize(group))
  }

  /// Makes a one-time key, and lets the device in that it is typed on.
  ///
  /// - Parameters:
  ///   - show: shows the key.
  ///   - asked: told of the device once it has asked.
  package func invite(
    show: (RecoveryKey) throws -> Void,
    asked: (String) -> Void = { _ in }
  ) throws -> (group: Group, newcomer: String, round: Round) {
    let group = try group()
    let invitation = try group.invite()
    try show(invitation.oneTimeKey)
    let name = try group.admit(with: invitation, pause: pause).record.name.text
    asked(name)
    return (group, name, try synchronize(group))
  }

  /// Removes another device, after a round: what it has sent until now counts.
  ///
  /// - Parameter choose: the device, among those of the group as it is then.
  /// - Returns: its label.
  package func remove(
    _ choose: (SyncStatus) throws -> SyncStatus.Device?
  ) throws -> (group: Group, device: String, round: Round) {
    let group = try group()
    let round = try synchronize(group)
    let status = try group.status()
    guard let device = try choose(status), !device.isOwn, device.replica.isPresent else {
      throw CoordinatorFailure.noReplica
    }
    try group.remove(device.replica.id)
    return (group, status.label(of: device), round)
  }

  /// Leaves the group. One that this device was removed from is forgotten.
  package func leave() throws {
    let group = try group()
    do {
      try group.leave()
    } catch CoordinatorFailure.removed {
      try group.forget()
    } catch CoordinatorFailure.displaced {
      try group.forget()
    }
  }

  /// Goes on at the remote that this service is for, with the group's files of the one of before.
  package func move() throws -> (group: Group, round: Round) {
    let group = try group()
    try group.move(from: makeEnvironment(RemoteURL(parsing: group.remote)))
    return (group, try synchronize(group))
  }

  /// A recovery key of this vault, the one that still waits to be written down if none is given.
  ///
  /// - Throws: `DeviceFailure.otherRecoveryKey` if the one that is given is not this vault's.
  private func own(_ recoveryKey: RecoveryKey?) throws -> RecoveryKey? {
    guard let recoveryKey else { return try vault.pendingRecoveryKey(under: key) }
    guard try isOwn(recoveryKey) else { throw DeviceFailure.otherRecoveryKey }
    return recoveryKey
  }

  /// True if a recovery key opens this vault.
  package func isOwn(_ recoveryKey: RecoveryKey) throws -> Bool {
    do throws(UnlockFailure) {
      try vault.unlock(recoveryKey: recoveryKey).destroy()
      return true
    } catch .wrong {
      return false
    }
  }

  private func name(_ answers: DeviceSetup) throws -> ReplicaName {
    guard let name = ReplicaName(answers.name) else { throw DeviceFailure.name(answers.name) }
    return name
  }
}
