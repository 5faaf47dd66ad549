import AppSupport
import CardcaseUI
import DeviceService
import Devices
import DevicesUI
import Flashcards
import SealedFiles
import Secrets
import Store
import Sync
import SyncEngines
import Vault
import Wording

/// Work with the devices of a group, for a thread of its own: a remote may take minutes to answer. It
/// uses the key of the vault by a lease, and ends at its next step once that is revoked.
struct DeviceTask: Sendable {
  /// The kinds of work.
  enum Kind: Sendable {
    /// What a screen asks for.
    case effect(DeviceEffect)
    /// Send and receive without anybody having asked: being offline is not told.
    case quietRound
    /// The same if anything waits to be sent.
    case lastRound
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
  let report: @Sendable (Reply, EffectID) -> Void
  let effectID: EffectID

  /// Does the work on the calling thread.
  ///
  /// - Returns: the reply, which is nil if there is nothing to tell, and replies about what changed.
  func result() -> WorkResult {
    var changes = AppliedChanges()
    let reply = reply(&changes).map { Reply.devices($0) }
    return WorkResult(reply: reply, others: changes.changes.replies)
  }

  private func reply(_ changes: inout AppliedChanges) -> DeviceReply? {
    guard lease.begin() else { return isQuiet ? nil : .stopped }
    defer { lease.release() }
    do {
      switch kind {
      case .effect(let effect): return try reply(to: effect, &changes)
      case .quietRound: return try round()
      case .lastRound: return try service().group().sealForSending().isEmpty ? nil : round()
      }
    } catch {
      if lease.key.isDestroyed || error.isCancellation { return isQuiet ? nil : .stopped }
      let failure = DeviceFailure(error)
      return isQuiet ? quietReply(to: failure) : .failed(failure)
    }
  }

  private var isQuiet: Bool { if case .effect = kind { false } else { true } }

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

  private func reply(
    to effect: DeviceEffect,
    _ changes: inout AppliedChanges
  ) throws -> DeviceReply? {
    if let reply = effect.replyOutsideGroup, try !SyncStore(vault).isMember(under: lease.key) {
      return reply
    }
    switch effect {
    case .load:
      let service = try service()
      return .loaded(try service.shown(service.group()))
    case .loadConflicts: return .conflicts(try conflicts().map(\.shown))
    case .reveal(let id, let version):
      let conflicts = try conflicts()
      guard let found = conflicts.first(where: { $0.shown.id == id }),
        let parts = try found.parts(ofVersion: version, wording)
      else {
        // Otherwise it was settled on another device, or has another version now.
        return .conflicts(conflicts.map(\.shown))
      }
      return .revealed(id, version: version, parts)
    case .settle(let id, let version):
      let service = try service()
      let conflicts = try service.conflicts(service.group())
      let conflict = try service.listed(conflicts, wording).first { $0.shown.id == id }
      let settled = try conflicts.settle(conflict.map { [($0.stored, version)] } ?? [])
      changes = settled.changes
      // Otherwise it was settled on another device, or has another version now.
      return settled.count > 0 ? .settled(id) : .conflicts(try self.conflicts().map(\.shown))
    case .settleAll(let device):
      let settled = try service().settleAll(by: device, wording)
      changes = settled.changes
      return .settledAll(settled.count)
    case .stop: return nil
    case .sync: return try round()
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

  private func conflicts() throws -> [DeviceService.Conflict] {
    let service = try service()
    return try service.listed(service.conflicts(service.group()), wording)
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
    let effectID = effectID
    let background = EffectID(epoch: effectID.epoch)
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
      progress: { report(.devices(.progress(Devices.SyncProgress($0))), effectID) },
      applied: { for reply in $0.changes.replies { report(reply, background) } }
    )
    let engine = service.environment.engine
    lease.onRevocation { engine.cancel() }
    return service
  }

  private func tell(_ reply: DeviceReply) { report(.devices(reply), effectID) }
}

extension DeviceEffect {
  /// The reply where this device is in no group, to an effect on what is here, which is done at once;
  /// nil for one that takes a remote.
  var replyOutsideGroup: DeviceReply? {
    switch self {
    case .load: .loaded(nil)
    case .loadConflicts, .reveal, .settle, .settleAll: .conflicts([])
    case .sync, .check, .found, .restore, .join, .move, .invite, .remove, .leave, .verify, .destroy,
      .stop:
      nil
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
