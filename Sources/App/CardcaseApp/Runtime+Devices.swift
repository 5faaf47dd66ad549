import CardcaseUI
import Devices
import DevicesUI
import Flashcards
import Preferences
import Store
import SyncEngines
import Vault
import WindowLevels
import WindowTerminal
import Wording

/// The effects of the screens about devices, and keeping in step without being asked.
extension Runtime {
  /// Performs an effect on the group of devices.
  func perform(_ effect: DeviceEffect, _ ticket: Ticket) -> [RuntimeStep] {
    guard let open = custody.open else {
      return [.reply(.devices(.failed(.reason(.locked))), to: ticket)]
    }
    switch effect {
    case .load: return [.reply(.devices(loadGroup(of: open, ticket)), to: ticket)]
    case .loadConflicts: return [.reply(.devices(loadConflicts(of: open, ticket)), to: ticket)]
    case .reveal(let id, let version):
      return [.reply(.devices(reveal(id, version, of: open, ticket)), to: ticket)]
    case .settle(let id, let version):
      return settle(id, version, of: open, ticket)
    case .settleAll(let device): return settleAll(by: device, of: open, ticket)
    case .stop:
      open.leases.sync?.revoke()
      return []
    case .sync: return begin(.round, ticket, in: open)
    case .check(let remote, let isThere):
      return begin(.check(remote: remote, withGroup: isThere), ticket, in: open)
    case .found(let setup, let recoveryKey):
      return begin(.found(setup, recoveryKey: recoveryKey), ticket, in: open)
    case .restore(let setup, let recoveryKey):
      return begin(.restore(setup, with: recoveryKey), ticket, in: open)
    case .move(let remote): return begin(.move(remote: remote), ticket, in: open)
    case .verify: return begin(.verify, ticket, in: open)
    case .destroy: return begin(.destroy, ticket, in: open)
    case .join(let setup, let key): return begin(.join(setup, key: key), ticket, in: open)
    case .invite: return begin(.invite, ticket, in: open)
    case .remove(let device): return begin(.remove(device), ticket, in: open)
    case .leave: return begin(.leave, ticket, in: open)
    }
  }

  /// Begins work on the thread for devices. Work that nobody asked for gives way.
  private func begin(
    _ kind: DeviceTask.Kind,
    _ ticket: Ticket,
    in open: OpenVault
  ) -> [RuntimeStep] {
    guard let task = task(kind, ticket, of: open) else {
      return [.reply(.devices(.failed(.reason(.missing))), to: ticket)]
    }
    open.leases.sync?.revoke()
    open.leases.sync = task.lease
    open.sync.due = nil
    devices.begin(task)
    return []
  }

  private func task(
    _ kind: DeviceTask.Kind,
    _ ticket: Ticket,
    of open: OpenVault
  ) -> DeviceTask? {
    guard let directory = dependencies.stateDirectory else { return nil }
    let mailbox = dependencies.mailbox
    return DeviceTask(
      kind: kind,
      isThrowaway: launch == .demo,
      vault: open.vault,
      lease: KeyLease(of: open.key),
      places: SyncPlaces(of: open.vault, in: directory),
      variables: dependencies.variables,
      random: dependencies.random,
      moment: dependencies.moment,
      wording: wording,
      report: { mailbox.post(.reply($0, to: $1)) },
      ticket: ticket
    )
  }

  /// Seals what was changed, to be sent without the key.
  func sealForSending(_ open: OpenVault) {
    let preferences = model.preferences
    guard preferences.sendsAtLock || preferences.sendsAtEnd,
      let task = memberTask(.quietRound, of: open)
    else { return }
    sending.seal(task)
  }

  /// Begins the round at the end of the program, if it is wanted.
  ///
  /// - Returns: false if there is none, and the key has to go now.
  func beginLastRound(of open: OpenVault) -> Bool {
    guard model.preferences.sendsAtEnd, let task = memberTask(.lastRound, of: open),
      let round = LastRound(task, of: open.key, on: devices)
    else { return false }
    endWatch()
    due.write(due.prepare(open.vault, under: open.key), of: open.vault)
    lastRound = round
    return true
  }

  /// Waits for the round at the end of the program, and gives up the key.
  func finishLastRound() {
    guard let lastRound, let open = custody.open else { return }
    lastRound.finish(on: devices, wording)
    giveUpKey(of: open, isFree: true, atEnd: true)
    due.settle()
  }

  /// Work that nobody asked for. Looked up as at the unlocking: without a group there is none.
  private func memberTask(_ kind: DeviceTask.Kind, of open: OpenVault) -> DeviceTask? {
    guard (try? SyncStore(open.vault).isMember(under: open.key)) == true else { return nil }
    return task(kind, Ticket(epoch: model.epoch), of: open)
  }

  /// Handles the end of work with devices.
  func ended(_ work: EndedDeviceTask) -> [RuntimeStep] {
    if let open = custody.open, open.leases.sync === work.task.lease {
      open.leases.sync = nil
      open.sync.wait(model.preferences.syncInterval, after: time.now)
    }
    let index = custody.open.map { indexNotes(work.task.ticket, in: $0) } ?? []
    return (work.reply.map { [.reply(.devices($0), to: work.task.ticket)] } ?? []) + index
  }

  /// Begins a round that is due, unless other work with devices or a job is under way.
  func synchronize(at now: Instant) {
    guard let open = custody.open, let due = open.sync.due, now >= due else { return }
    open.sync.wait(model.preferences.syncInterval, after: now)
    guard model.preferences.syncsByItself, open.leases.sync == nil, open.leases.job == nil else {
      return
    }
    _ = begin(.quietRound, Ticket(epoch: model.epoch), in: open)
  }

  // MARK: At once

  private func service(of open: OpenVault, _ ticket: Ticket) throws -> DeviceService? {
    guard let task = task(.round, ticket, of: open) else { return nil }
    guard try SyncStore(open.vault).isMember(under: open.key) else { return nil }
    return try task.service()
  }

  private func loadGroup(of open: OpenVault, _ ticket: Ticket) -> DeviceReply {
    do {
      guard let service = try service(of: open, ticket) else { return .loaded(nil) }
      return .loaded(try service.shown(service.group()))
    } catch {
      return .failed(DeviceFailure(error))
    }
  }

  private func loadConflicts(of open: OpenVault, _ ticket: Ticket) -> DeviceReply {
    do {
      guard let service = try service(of: open, ticket) else { return .conflicts([]) }
      let conflicts = try service.conflicts(service.group())
      return .conflicts(try service.listed(conflicts, wording).map(\.shown))
    } catch {
      return .failed(DeviceFailure(error))
    }
  }

  private func reveal(
    _ id: DeviceConflict.ID,
    _ version: Int,
    of open: OpenVault,
    _ ticket: Ticket
  ) -> DeviceReply {
    do {
      guard let service = try service(of: open, ticket) else { return .conflicts([]) }
      let conflicts = try service.listed(service.conflicts(service.group()), wording)
      guard let found = conflicts.first(where: { $0.shown.id == id }),
        let parts = try found.parts(ofVersion: version, wording)
      else {
        // Otherwise it was settled on another device, or has another version now.
        return .conflicts(conflicts.map(\.shown))
      }
      return .revealed(id, version: version, parts)
    } catch {
      return .failed(DeviceFailure(error))
    }
  }

  /// Settles a conflict, and tells of the change that this makes here.
  private func settle(
    _ id: DeviceConflict.ID,
    _ version: Int,
    of open: OpenVault,
    _ ticket: Ticket
  ) -> [RuntimeStep] {
    settling(of: open, ticket) { service in
      let conflicts = try service.conflicts(service.group())
      let conflict = try service.listed(conflicts, wording).first { $0.shown.id == id }
      let settled = try conflicts.settle(conflict.map { [($0.stored, version)] } ?? [])
      // Otherwise it was settled on another device, or has another version now.
      return (settled.changes, settled.count > 0 ? .settled(id) : loadConflicts(of: open, ticket))
    }
  }

  /// Settles all conflicts, or those that a device has a version of.
  private func settleAll(
    by device: String?,
    of open: OpenVault,
    _ ticket: Ticket
  ) -> [RuntimeStep] {
    settling(of: open, ticket) { service in
      let settled = try service.settleAll(by: device, wording)
      return (settled.changes, .settledAll(settled.count))
    }
  }

  private func settling(
    of open: OpenVault,
    _ ticket: Ticket,
    _ body: (DeviceService) throws -> (AppliedChanges, DeviceReply)
  ) -> [RuntimeStep] {
    do {
      guard let service = try service(of: open, ticket) else {
        return [.reply(.devices(.conflicts([])), to: ticket)]
      }
      let (applied, reply) = try body(service)
      return applied.changes.replies.map { .reply($0, to: Ticket(epoch: ticket.epoch)) }
        + [.reply(.devices(reply), to: ticket)]
    } catch {
      return [.reply(.devices(.failed(DeviceFailure(error))), to: ticket)]
    }
  }
}
