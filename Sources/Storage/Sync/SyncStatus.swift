package import SealedFiles
import Store

/// The state of a group as this device knows it, without asking the remote.
package struct SyncStatus: Sendable, Hashable {
  /// The difference of clocks, in milliseconds, from which on it is told: 5 minutes.
  package static let clockTolerance: Int64 = 5 * 60 * 1000

  /// A replica.
  package struct Device: Sendable, Hashable {
    /// The replica.
    package let replica: Replica
    /// True for the one that this vault is.
    package let isOwn: Bool
    /// The wall time of the last that was heard from it, in milliseconds since 1970; nil if nothing
    /// was.
    package let lastHeard: Int64?
    /// The replica in whose place it is, as its vault was copied, restored or brought back; nil if it
    /// is a device of its own.
    package let replaces: ReplicaID?
    /// The wall time at which it came to be, likewise; nil if it is unknown.
    package let since: Int64?
    /// The number of the last frame of each log that is applied here.
    package let here: [SegmentKind: UInt64]
    /// The number of the last frame of each log that was seen on the remote.
    package let there: [SegmentKind: UInt64]

    /// The number of frames that are on the remote and not applied here.
    package var waiting: UInt64 {
      there.reduce(0) { sum, log in
        let applied = here[log.key] ?? 0
        return sum + (log.value > applied ? log.value - applied : 0)
      }
    }
  }

  /// The group.
  package let group: GroupID
  /// The name of the remote.
  package let remote: String
  /// The replicas, by number; those that were removed or left too.
  package let devices: [Device]
  /// The number of changes here that are not sealed yet.
  package let unsealed: Int
  /// The number of sealed segments that are not sent yet.
  package let unsent: Int
  /// The number of pictures and sounds that are not here yet.
  package let absentMedia: Int
  /// The changes that came and wait.
  package let held: Set<SyncFault>
  /// True if this replica does not belong to the group any more.
  package let isRemoved: Bool
}

extension SyncStatus {
  /// The device in whose place another one is; nil if there is none.
  package func replaced(by device: Device) -> Device? {
    devices.first { $0.replica.id == device.replaces }
  }

  /// The name of a device, with its number where there are several of that name.
  package func label(of device: Device) -> String {
    let name = device.replica.record.name.text
    guard devices.contains(where: { $0.isNamesake(of: device) }) else { return name }
    return "\(name) (\(device.replica.number))"
  }
}

extension SyncStatus.Device {
  fileprivate func isNamesake(of other: Self) -> Bool {
    replica.id != other.replica.id && replica.record.name == other.replica.record.name
  }
}

extension Coordinator {
  /// The changes that came and wait.
  func heldFaults() throws -> Set<SyncFault> {
    var faults: Set<SyncFault> = []
    for space in membership.spaces.each {
      for held in try storage.held(in: space) {
        let replica = roster.replicas.first { $0.number == held.replica }
        faults.insert(
          SyncFault(
            .held(needNewerProgram: held.needNewerProgram),
            replica: replica?.id,
            log: space.kind
          )
        )
      }
    }
    return faults
  }

  /// The state of the group.
  package func status() throws -> SyncStatus {
    let positions = try membership.spaces.each.compactMap { space in
      try storage.position(of: space).map { (space.kind, $0) }
    }
    let devices = roster.replicas.map { replica in
      let peer = membership.peers[replica.id]
      let isOwn = replica.id == membership.id
      var here: [SegmentKind: UInt64] = [:]
      var there: [SegmentKind: UInt64] = [:]
      for (kind, position) in positions where replica.record.spaces.include(kind) {
        here[kind] = position.applied[replica.number]
        let seen =
          isOwn ? membership.published[kind] ?? 0 : peer?.logs[kind]?.there ?? 0
        there[kind] = min(seen, roster.end(of: kind, by: replica.id) ?? seen)
      }
      return SyncStatus.Device(
        replica: replica,
        isOwn: isOwn,
        lastHeard: peer.flatMap { Self.known($0.lastHeard) },
        replaces: roster.descendants.first { $0.value.contains(replica.id) }?.key,
        since: Self.known(isOwn ? membership.since : peer?.firstHeard ?? 0),
        here: here,
        there: there
      )
    }
    return SyncStatus(
      group: group,
      remote: membership.remote,
      devices: devices,
      unsealed: positions.reduce(0) { $0 + $1.1.waiting },
      unsent: membership.outgoing.count + (try storage.outgoing().count),
      absentMedia: try media?.names().count(where: \.isAbsent) ?? 0,
      held: try heldFaults(),
      isRemoved: roster.replica(membership.id)?.isPresent != true
    )
  }

  private static func known(_ time: Int64) -> Int64? { time == 0 ? nil : time }
}
