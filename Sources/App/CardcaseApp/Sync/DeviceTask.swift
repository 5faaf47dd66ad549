import CardcaseUI
import Devices
import DevicesUI
import Flashcards
import Secrets
import Store
import Sync
import SyncEngines
import SyncSegments
import Vault
import Wording

/// Work with the devices of a group, for a thread of its own: a remote may take minutes to answer. It
/// uses the key of the vault by a lease, and ends at its next step once that is revoked.
struct DeviceTask: Sendable {
  /// The kinds of work.
  enum Kind: Sendable {
    /// Send what is new here, and apply what is new on the remote.
    case round
    /// The same without anybody having asked: being offline is not told.
    case quietRound
    /// Begin a group. It can be restored with the recovery key where that is given.
    case found(DeviceSetup, recoveryKey: RecoveryKey?)
    /// Bring back what a group had, with the recovery key of a lost device.
    case restore(DeviceSetup, with: RecoveryKey)
    /// Join a group with a one-time key.
    case join(DeviceSetup, key: RecoveryKey)
    /// Make a one-time key, and admit the device that has it.
    case invite
    /// Remove the device with that name.
    case remove(String)
    /// Leave the group.
    case leave
    /// Read everything on the remote.
    case verify
    /// Delete the group's files on the remote.
    case destroy
  }

  let kind: Kind
  let vault: Vault
  let lease: KeyLease
  let places: SyncPlaces
  /// The variables of the environment for the programs that reach remotes, as `NAME=value`.
  let variables: [String]
  let random: any RandomSource
  /// The wall clock.
  let moment: @Sendable () -> LocalMoment
  let wording: Wording
  /// Passes a reply on to the interface.
  let report: @Sendable (Reply, Ticket) -> Void
  let ticket: Ticket

  /// Does the work on the calling thread.
  ///
  /// - Returns: the reply; nil if there is nothing to tell.
  func carryOut() -> DeviceReply? {
    guard lease.begin() else { return isQuiet ? nil : .stopped }
    defer { lease.release() }
    do {
      return try reply()
    } catch {
      if lease.key.isDestroyed || error.isCancellation { return isQuiet ? nil : .stopped }
      let failure = DeviceFailure(error)
      return isQuiet ? quietReply(to: failure) : .failed(failure)
    }
  }

  private var isQuiet: Bool {
    if case .quietRound = kind { true } else { false }
  }

  /// Being offline is normal; what its user can do something about is told.
  private func quietReply(to failure: DeviceFailure) -> DeviceReply? {
    guard case .problem(let problem) = failure else { return nil }
    switch problem {
    case .unreachable, .tooSlow: return nil
    default: break
    }
    // Without the state of the group there is nothing to show it in.
    guard let session = try? DeviceSession(self), let coordinator = try? session.coordinator(),
      var group = try? session.group(coordinator)
    else { return nil }
    group.problems = [problem]
    return .changed(group)
  }

  private func reply() throws -> DeviceReply? {
    switch kind {
    case .round, .quietRound: return try round()
    case .found(let setup, let typed):
      if let typed { try requireOwn(typed) }
      let session = try DeviceSession(self, remote: RemoteURL(parsing: setup.remote))
      let coordinator = try session.setup.found(
        as: replicaName(setup.name),
        spaces: SyncSpaces(setup.share),
        recoveryKey: try typed ?? pendingRecoveryKey()
      )
      _ = try synchronize(coordinator)
      return .founded(try session.group(coordinator))
    case .join(let setup, let key):
      let session = try DeviceSession(self, remote: RemoteURL(parsing: setup.remote))
      tell(.progress(Devices.SyncProgress(.waiting)))
      let coordinator = try session.setup.join(
        as: replicaName(setup.name),
        spaces: SyncSpaces(setup.share),
        oneTimeKey: key,
        recoveryKey: try pendingRecoveryKey(),
        pause: pause
      )
      _ = try synchronize(coordinator)
      return .joined(try session.group(coordinator))
    case .restore(let setup, let paper):
      let session = try DeviceSession(self, remote: RemoteURL(parsing: setup.remote))
      let coordinator = try session.setup.restore(
        with: paper,
        as: replicaName(setup.name),
        recoveryKey: try pendingRecoveryKey()
      )
      _ = try synchronize(coordinator)
      return .restored(try session.group(coordinator))
    case .verify:
      let session = try DeviceSession(self)
      let coordinator = try session.coordinator()
      let found = try coordinator.verify()
      let group = try session.group(coordinator, faults: found.faults)
      return .verified(group, segments: found.segments)
    case .destroy:
      let coordinator = try DeviceSession(self).coordinator()
      let remote = coordinator.remote
      try coordinator.destroy()
      return .destroyed(remote: remote)
    case .invite:
      let session = try DeviceSession(self)
      let coordinator = try session.coordinator()
      let invitation = try coordinator.invite()
      tell(.inviting(Devices.PairingKey(invitation.oneTimeKey)))
      do {
        let replica = try coordinator.admit(with: invitation, pause: pause)
        let name = replica.record.name.text
        tell(.asked(device: name))
        _ = try synchronize(coordinator)
        return .admitted(device: name, try session.group(coordinator))
      } catch CoordinatorFailure.pairing(.expired) {
        return .inviteEnded
      }
    case .remove(let name):
      let session = try DeviceSession(self)
      let coordinator = try session.coordinator()
      // What it has sent until now counts.
      _ = try synchronize(coordinator)
      let device = try coordinator.status().devices.first {
        !$0.isOwn && $0.replica.isPresent && $0.replica.record.name.text == name
      }
      guard let device else { throw CoordinatorFailure.noReplica }
      try coordinator.remove(device.replica.id)
      return .removed(device: name, try session.group(coordinator))
    case .leave:
      let coordinator = try DeviceSession(self).coordinator()
      do {
        try coordinator.leave()
      } catch CoordinatorFailure.removed {
        try coordinator.forget()
      } catch CoordinatorFailure.displaced {
        try coordinator.forget()
      }
      return .left
    }
  }

  private func round() throws -> DeviceReply? {
    let session = try DeviceSession(self)
    let coordinator = try session.coordinator()
    var kept = 0
    let report = try synchronize(coordinator) { kept += $0.survivors }
    var group = try session.group(coordinator, faults: report.faults)
    if report.isNewReplica { group.problems.append(.replaced) }
    if kept > 0 { group.problems.append(.kept(kept)) }
    return isQuiet ? .changed(group) : .synced(group, Devices.SyncReport(report))
  }

  /// A round that tells the interface of each change.
  private func synchronize(
    _ coordinator: Coordinator<VaultSyncStorage>,
    _ telling: @escaping (AppliedChanges) -> Void = { _ in }
  ) throws -> Sync.SyncReport {
    let background = Ticket(epoch: ticket.epoch)
    return try places.noting(wording) {
      try coordinator.synchronize { applied in
        for reply in applied.changes.replies { report(reply, background) }
        telling(applied)
      }
    }
  }

  private func tell(_ reply: DeviceReply) { report(.devices(reply), ticket) }

  /// The recovery key, if it was not written down yet: with it the group can be restored.
  private func pendingRecoveryKey() throws -> RecoveryKey? {
    try vault.pendingRecoveryKey(under: lease.key)
  }

  /// Checks that a typed recovery key is that of this vault.
  private func requireOwn(_ typed: RecoveryKey) throws {
    do throws(UnlockFailure) {
      try vault.unlock(recoveryKey: typed).destroy()
    } catch .wrong {
      throw DeviceFailure.otherRecoveryKey
    }
  }

  private func replicaName(_ text: String) throws -> ReplicaName {
    guard let name = ReplicaName(text) else { throw DeviceFailure.nameTaken }
    return name
  }

  /// Waits before the next look at the remote.
  private func pause() throws {
    for _ in 0..<20 {
      guard !lease.key.isDestroyed else { throw CoordinatorFailure.cancelled }
      DetachedThread.sleep(for: .milliseconds(50))
    }
  }
}

extension Error {
  /// True if work ended as it was asked to.
  fileprivate var isCancellation: Bool {
    switch self as any Error {
    case CoordinatorFailure.cancelled, CoordinatorFailure.engine(.cancelled),
      EngineFailure.cancelled:
      true
    default: false
    }
  }
}
