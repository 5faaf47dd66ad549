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
    /// The same if anything waits to be sent.
    case lastRound
    /// Look whether the remote is there, with a group or without one.
    case check(remote: String, withGroup: Bool)
    /// Begin a group. It can be restored with the recovery key where that is given.
    case found(DeviceSetup, recoveryKey: RecoveryKey?)
    /// Bring back what a group had, with the recovery key of a lost device.
    case restore(DeviceSetup, with: RecoveryKey)
    /// Join a group with a one-time key.
    case join(DeviceSetup, key: RecoveryKey)
    /// Go on at another remote.
    case move(remote: String)
    /// Make a one-time key, and admit the device that has it.
    case invite
    /// Remove that device.
    case remove(DeviceID)
    /// Leave the group.
    case leave
    /// Read everything on the remote.
    case verify
    /// Delete the group's files on the remote.
    case destroy
  }

  let kind: Kind
  /// True for the vault of a demo, of which nothing is kept.
  let isThrowaway: Bool
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
    switch kind {
    case .quietRound, .lastRound: true
    default: false
    }
  }

  /// Being offline is normal; what its user can do something about is told.
  private func quietReply(to failure: DeviceFailure) -> DeviceReply? {
    guard case .problem(let problem) = failure else { return nil }
    switch problem {
    case .unreachable, .tooSlow: return nil
    default: break
    }
    // Without the state of the group there is nothing to show it in.
    guard let service = try? service(), let own = try? service.group(),
      var group = try? service.shown(own)
    else { return nil }
    group.problems = [problem]
    return .changed(group)
  }

  private func reply() throws -> DeviceReply? {
    switch kind {
    case .round, .quietRound: return try round()
    case .lastRound: return try service().group().sealForSending().isEmpty ? nil : round()
    case .check(let remote, let isThere):
      try service(remote).requireRemote(withGroup: isThere)
      return .checked
    case .found(let setup, let recoveryKey):
      let service = try service(setup.remote)
      return .founded(try service.shown(service.found(setup, recoveryKey: recoveryKey).group))
    case .join(let setup, let key):
      let service = try service(setup.remote)
      tell(.progress(Devices.SyncProgress(.waiting)))
      return .joined(try service.shown(service.join(setup, oneTimeKey: key).group))
    case .restore(let setup, let paper):
      let service = try service(setup.remote)
      return .restored(try service.shown(service.restore(setup, with: paper).group))
    case .move(let remote):
      let service = try service(remote)
      return .moved(try service.shown(service.move().group))
    case .verify:
      let service = try service()
      let group = try service.group()
      let found = try group.verify()
      return .verified(try service.shown(group, faults: found.faults), segments: found.segments)
    case .destroy:
      let group = try service().group()
      let remote = group.remote
      try group.destroy()
      return .destroyed(remote: remote)
    case .invite:
      let service = try service()
      do {
        let (group, name, _) = try service.invite {
          tell(.inviting(Devices.PairingKey($0)))
        } asked: {
          tell(.asked(device: $0))
        }
        return .admitted(device: name, try service.shown(group))
      } catch CoordinatorFailure.pairing(.expired) {
        return .inviteEnded
      }
    case .remove(let id):
      let service = try service()
      let (group, device, _) = try service.remove { status in
        status.devices.first { DeviceID($0.replica.id) == id }
      }
      return .removed(device: device, try service.shown(group))
    case .leave:
      try service().leave()
      return .left
    }
  }

  private func round() throws -> DeviceReply? {
    let service = try service()
    let own = try service.group()
    let round = try service.synchronize(own)
    let report = round.report
    var group = try service.shown(own, faults: report.faults)
    if report.isNewReplica { group.problems.append(.replaced) }
    if round.kept > 0 { group.problems.append(.kept(round.kept)) }
    return isQuiet ? .changed(group) : .synced(group, Devices.SyncReport(report))
  }

  /// The group of the vault, or, with a remote, the way into one. The interface is told of each
  /// change that others made.
  func service(_ remote: String? = nil) throws -> DeviceService {
    guard !isThrowaway || remote == nil else { throw DeviceFailure.throwaway }
    let moment = moment
    let key = lease.key
    let report = report
    let ticket = ticket
    let background = Ticket(epoch: ticket.epoch)
    let service = try DeviceService(
      vault,
      under: key,
      at: places,
      remote: remote.map { try RemoteURL(parsing: $0) },
      variables: variables,
      random: random,
      wording: wording,
      now: { moment().time },
      isCancelled: { key.isDestroyed },
      progress: { report(.devices(.progress(Devices.SyncProgress($0))), ticket) },
      applied: { for reply in $0.changes.replies { report(reply, background) } }
    )
    let engine = service.environment.engine
    lease.onRevocation { engine.cancel() }
    return service
  }

  private func tell(_ reply: DeviceReply) { report(.devices(reply), ticket) }
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
