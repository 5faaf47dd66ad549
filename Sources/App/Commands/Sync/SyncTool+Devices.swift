import AppSupport
import DeviceService
import Devices
import FoundationEssentials
import SealedFiles
import Sync
import Vault
import Wording

/// The commands about the devices of a group.
extension SyncTool {
  /// The state of the group as this device knows it.
  package func status(asJSON: Bool) throws(ToolFailure) -> CommandReport {
    try inVault(for: .readOnly) { service, report in
      let group = try service.group()
      let status = try group.status()
      let conflicts = try service.conflicts(group).count()
      guard !asJSON else {
        report.lines = [
          try SyncStatusRecord(status, conflicts: conflicts, service.places).json()
        ]
        return
      }
      report.lines = [
        item(.deviceRemoteLabel, status.remote),
        item(
          .deviceWaitingLabel,
          wording.changes(
            toSend: status.unsealed + status.unsent,
            toReceive: Int(clamping: status.waiting)
          )
        ),
        item(.keyConflicts, "\(conflicts)"),
      ]
      if status.absentMedia > 0 {
        report.lines.append(item(.deviceMediaNotHere, "\(status.absentMedia)"))
      }
      if let time = service.places.timeOfLastRound {
        report.lines.append(item(.deviceLastSyncLabel, WallClock.localTime(time / 1000)))
      }
      report.lines += lines(of: status)
      if let failed = service.places.failedRound {
        let time = WallClock.localTime(failed.time / 1000)
        report.remarks.append(
          wording(.commandSyncNotReached(time: time, reason: failed.reason))
        )
      }
      report.remarks += DeviceProblem.all(status.held, status).map { wording($0.phrase(wording)) }
      if status.isRemoved {
        report.remarks.append(SyncToolFailure.removed.sentence(wording))
        report.isGood = false
      }
    }
  }

  private func item(_ label: Phrase, _ value: String) -> String {
    wording(.lineModeItem(label: wording(label), value: value))
  }

  /// The devices of the group.
  package func devices() throws(ToolFailure) -> CommandReport {
    try inVault(for: .readOnly) { service, report in
      report.lines = lines(of: try service.group().status())
    }
  }

  /// Removes a device.
  ///
  /// - Parameter name: its number, its name where no other has it, or the beginning of its id.
  package func remove(_ name: String) throws(ToolFailure) -> CommandReport {
    try inVault(name: name) { service, report in
      let (group, device, round) = try service.remove { try other(name, in: $0) }
      try tell(round, group, &report)
      report.lines = [wording(.deviceWasRemoved(device: device))]
    }
  }

  private func other(
    _ name: String,
    in status: SyncStatus
  ) throws(SyncToolFailure) -> SyncStatus.Device? {
    let meant = status.devices.filter { device in
      !device.isOwn && device.replica.isPresent && device.replica.isMeant(by: name)
    }
    guard meant.count > 1 else { return meant.first }
    throw .sameNames(name, lines(of: status, only: Set(meant.map(\.replica.id))))
  }

  /// Each device in a line, its number first.
  private func lines(of status: SyncStatus, only ids: Set<ReplicaID>? = nil) -> [String] {
    status.devices.filter { ids?.contains($0.replica.id) ?? true }.map { device in
      var states = [state(of: device)]
      if let earlier = status.replaced(by: device) {
        states.append(replacement(of: status.label(of: earlier), device.since))
      }
      states.append(wording(DeviceShare(device.replica.record.spaces).label))
      return wording(
        .lineModeItem(
          label: "\(device.replica.number). \(device.replica.record.name.text)",
          value: states.joined(separator: wording(.listComma))
        )
      )
    }
  }

  private func replacement(of device: String, _ since: Int64?) -> String {
    guard let since else { return wording(.deviceReplaces(device: device)) }
    let time = WallClock.localTime(since / 1000)
    return wording(.deviceReplacesSince(device: device, time: time))
  }

  private func state(of device: SyncStatus.Device) -> String {
    if !device.replica.isPresent {
      wording(.deviceRemoved)
    } else if device.isOwn {
      wording(.deviceOwn)
    } else {
      item(
        .deviceColumnHeard,
        device.lastHeard.map { WallClock.localTime($0 / 1000) } ?? wording(.deviceNever)
      )
    }
  }
}

extension Replica {
  /// The least digits of an id that mean a device.
  private static let leastDigits = 8

  /// True if this is its number, its name, or the beginning of its id.
  fileprivate func isMeant(by text: String) -> Bool {
    text == "\(number)" || text == record.name.text
      || text.count >= Self.leastDigits && id.hex.hasPrefix(text)
  }
}

/// The state of a group for scripts.
struct SyncStatusRecord: Encodable {
  struct Device: Encodable {
    var number: UInt16
    var name: String
    var id: String
    /// The id of the device in whose place it is.
    var replaces: String?
    /// The time of its creation in milliseconds since 1970.
    var since: Int64?
    var isThisOne: Bool
    var isRemoved: Bool
    var flashcards: Bool
    var paymentCards: Bool
    /// In milliseconds since 1970.
    var lastHeard: Int64?
    var toReceive: UInt64
  }

  var remote: String
  var group: String
  var toSend: Int
  var toReceive: UInt64
  var mediaNotHere: Int
  var conflicts: Int
  var isRemoved: Bool
  /// The time of the last round that ended well, in milliseconds since 1970.
  var lastSync: Int64?
  /// The last round, if it failed.
  var failure: Failure?
  var devices: [Device]

  struct Failure: Encodable {
    /// In milliseconds since 1970.
    var time: Int64
    var reason: String
  }

  init(_ status: SyncStatus, conflicts: Int, _ places: SyncPlaces) {
    remote = status.remote
    group = status.group.hex
    toSend = status.unsealed + status.unsent
    toReceive = status.waiting
    mediaNotHere = status.absentMedia
    self.conflicts = conflicts
    isRemoved = status.isRemoved
    lastSync = places.timeOfLastRound
    failure = places.failedRound.map { Failure(time: $0.time, reason: $0.reason) }
    devices = status.devices.map { device in
      Device(
        number: device.replica.number,
        name: device.replica.record.name.text,
        id: device.replica.id.hex,
        replaces: device.replaces?.hex,
        since: device.since,
        isThisOne: device.isOwn,
        isRemoved: !device.replica.isPresent,
        flashcards: device.replica.record.spaces.contains(.study),
        paymentCards: device.replica.record.spaces.contains(.wallet),
        lastHeard: device.lastHeard,
        toReceive: device.isOwn ? 0 : device.waiting
      )
    }
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
