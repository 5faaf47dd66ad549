import Devices
import FoundationEssentials
import Sync
import SyncSegments
import Wording

/// The commands about the devices of a group.
extension SyncTool {
  /// The state of the group as this device knows it.
  package func status(asJSON: Bool) throws(ToolFailure) -> CommandReport {
    try inGroup { coordinator, session, report in
      let status = try coordinator.status()
      let conflicts = try session.conflicts(coordinator).count()
      guard !asJSON else {
        report.lines = [
          try SyncStatusRecord(status, conflicts: conflicts, session.places).json()
        ]
        return
      }
      report.lines = [
        wording(.commandSyncRemote(remote: status.remote)),
        wording(.commandSyncToSend(count: "\(status.unsealed + status.unsent)")),
        wording(.commandSyncToReceive(count: "\(status.waiting)")),
        wording(.commandSyncConflictCount(count: "\(conflicts)")),
      ]
      if let time = session.places.timeOfLastRound {
        report.lines.append(
          wording(.commandSyncLast(time: VaultStatusText.localTime(time / 1000)))
        )
      }
      report.lines += status.devices.map(line)
      if let failed = session.places.failedRound {
        let time = VaultStatusText.localTime(failed.time / 1000)
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

  /// The devices of the group.
  package func devices() throws(ToolFailure) -> CommandReport {
    try inGroup { coordinator, _, report in
      report.lines = try coordinator.status().devices.map(line)
    }
  }

  /// Removes a device.
  ///
  /// - Parameter name: its name, or the beginning of its number where several have it.
  package func remove(_ name: String) throws(ToolFailure) -> CommandReport {
    try inGroup(name: name) { coordinator, session, report in
      // What it has sent until now counts.
      try synchronize(coordinator, session.places, &report)
      let device = try other(name, in: coordinator.status())
      try coordinator.remove(device.replica.id)
      report.lines = [wording(.deviceWasRemoved(device: device.replica.record.name.text))]
    }
  }

  private func other(
    _ name: String,
    in status: SyncStatus
  ) throws(SyncToolFailure) -> SyncStatus.Device {
    let others = status.devices.filter { !$0.isOwn && $0.replica.isPresent }
    let named = others.filter { $0.replica.record.name.text == name }
    if let only = named.first, named.count == 1 { return only }
    guard named.isEmpty else {
      throw .sameNames(name, named.map { String($0.replica.id.hex.prefix(8)) })
    }
    let numbered = others.filter { name.count >= 8 && $0.replica.id.hex.hasPrefix(name) }
    guard let only = numbered.first, numbered.count == 1 else { throw .noDevice(name) }
    return only
  }

  private func line(of device: SyncStatus.Device) -> String {
    let state =
      if !device.replica.isPresent {
        wording(.deviceRemoved)
      } else if device.isOwn {
        wording(.deviceOwn)
      } else if let heard = device.lastHeard {
        wording(.commandSyncHeard(time: VaultStatusText.localTime(heard / 1000)))
      } else {
        wording(.commandSyncNotHeard)
      }
    return wording(
      .commandSyncDevice(
        name: device.replica.record.name.text,
        state: state,
        shares: wording(DeviceShare(device.replica.record.spaces).label)
      )
    )
  }
}

extension SyncStatus {
  /// The number of frames that are on the remote and not applied here.
  var waiting: UInt64 {
    devices.reduce(0) { $0 + ($1.isOwn ? 0 : $1.waiting) }
  }
}

/// The state of a group for scripts.
struct SyncStatusRecord: Encodable {
  struct Device: Encodable {
    var name: String
    var id: String
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
    self.conflicts = conflicts
    isRemoved = status.isRemoved
    lastSync = places.timeOfLastRound
    failure = places.failedRound.map { Failure(time: $0.time, reason: $0.reason) }
    devices = status.devices.map { device in
      Device(
        name: device.replica.record.name.text,
        id: device.replica.id.hex,
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
