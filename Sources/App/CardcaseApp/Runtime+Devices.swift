import AppSupport
import CardcaseUI
import DeviceService
import Devices
import DevicesUI
import Flashcards
import Preferences
import Store
import Vault
import WindowLevels
import WindowTerminal
import Wording

/// The effects of the screens about devices, and keeping in step without being asked.
extension Runtime {
  /// Performs an effect on the group of devices.
  func perform(_ effect: DeviceEffect, _ effectID: EffectID) -> [RuntimeStep] {
    guard let open = custody.open else {
      return [.reply(.devices(.failed(.reason(.locked))), to: effectID)]
    }
    if case .stop = effect {
      open.leases.sync?.revoke()
      return []
    }
    guard let task = task(.effect(effect), effectID, of: open) else {
      let reply = effect.replyOutsideGroup ?? .failed(.reason(.missing))
      return [.reply(.devices(reply), to: effectID)]
    }
    guard effect.replyOutsideGroup == nil else { return task.result().steps(effectID) }
    begin(task, in: open)
    return []
  }

  /// Begins work on the thread for devices. Work that nobody asked for gives way.
  private func begin(_ task: DeviceTask, in open: UnlockedVault) {
    open.leases.sync?.revoke()
    open.leases.sync = task.lease
    open.sync.due = nil
    devices.begin(task)
  }

  private func task(
    _ kind: DeviceTask.Kind,
    _ effectID: EffectID,
    of open: UnlockedVault
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
      effectID: effectID
    )
  }

  /// Seals what was changed, to be sent without the key.
  func sealForSending(_ open: UnlockedVault) {
    let preferences = model.preferences
    guard preferences.sendsAtLock || preferences.sendsAtEnd,
      let task = memberTask(.quietRound, of: open)
    else { return }
    sending.seal(task)
  }

  /// Begins the round at the end of the program, if it is wanted.
  ///
  /// - Returns: false if there is none, and the key has to go now.
  func beginLastRound(of open: UnlockedVault) -> Bool {
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
  private func memberTask(_ kind: DeviceTask.Kind, of open: UnlockedVault) -> DeviceTask? {
    guard (try? SyncStore(open.vault).isMember(under: open.key)) == true else { return nil }
    return task(kind, EffectID(epoch: model.epoch), of: open)
  }

  /// Handles the end of work with devices.
  func ended(_ task: DeviceTask, _ result: WorkResult) -> [RuntimeStep] {
    if let open = custody.open, open.leases.sync === task.lease {
      open.leases.sync = nil
      open.sync.wait(model.preferences.syncInterval, after: time.now)
    }
    let index = custody.open.map { indexNotes(task.effectID, in: $0) } ?? []
    return result.steps(task.effectID) + index
  }

  /// Begins a round that is due, unless other work with devices or a job is under way.
  func synchronize(at now: Instant) {
    guard let open = custody.open, let due = open.sync.due, now >= due else { return }
    open.sync.wait(model.preferences.syncInterval, after: now)
    guard model.preferences.syncsByItself, open.leases.sync == nil, !open.leases.isTaken else {
      return
    }
    guard let task = task(.quietRound, EffectID(epoch: model.epoch), of: open) else { return }
    begin(task, in: open)
  }
}
