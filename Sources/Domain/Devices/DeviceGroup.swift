package import Flashcards

/// The devices that keep their cards in step, as one of them knows them.
package struct DeviceGroup: Hashable, Sendable {
  /// The remote, as it was typed.
  package var remote: String
  /// The devices, one's own first.
  package var devices: [DeviceStatus]
  /// The number of changes made here that are not on the remote yet.
  package var waitingToSend: Int
  /// The number of changes that others have told of, and that are not here yet.
  package var waitingToReceive: Int
  /// The number of pictures and sounds that others have, and that are not here yet.
  package var absentMedia: Int
  /// The number of fields that were changed on two devices at once.
  package var conflicts: Int
  /// Everything that is wrong.
  package var problems: [DeviceProblem]
  /// The time at which everything was last sent and received; nil if it never was.
  package var lastSync: Timestamp?

  /// A group.
  package init(
    remote: String,
    devices: [DeviceStatus],
    waitingToSend: Int = 0,
    waitingToReceive: Int = 0,
    absentMedia: Int = 0,
    conflicts: Int = 0,
    problems: [DeviceProblem] = [],
    lastSync: Timestamp? = nil
  ) {
    self.remote = remote
    self.devices = devices
    self.waitingToSend = waitingToSend
    self.waitingToReceive = waitingToReceive
    self.absentMedia = absentMedia
    self.conflicts = conflicts
    self.problems = problems
    self.lastSync = lastSync
  }

  /// The name of this device; empty if it is not in the list.
  package var ownName: String { devices.first(where: \.isOwn)?.name ?? "" }

  /// The device with an id; nil if there is none.
  package func device(_ id: DeviceID) -> DeviceStatus? { devices.first { $0.id == id } }

  /// The name of a device, with its number where there are several of that name.
  package func label(of device: DeviceStatus) -> String {
    devices.contains { $0.id != device.id && $0.name == device.name }
      ? "\(device.name) (\(device.number))" : device.name
  }
}

/// The id of a device in its group, as hexadecimal digits.
package struct DeviceID: RawRepresentable, Hashable, Codable, Sendable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A device of a group.
package struct DeviceStatus: Hashable, Sendable {
  /// The place of a device that is there no longer, or was restored to an earlier state.
  package struct Replacement: Hashable, Sendable {
    /// The label of the earlier device.
    package var device: String
    /// True if that one still belongs to the group.
    package var isThere: Bool
    /// The time since when; nil if it is unknown.
    package var since: Timestamp?

    package init(of device: String, isThere: Bool, since: Timestamp? = nil) {
      self.device = device
      self.isThere = isThere
      self.since = since
    }
  }

  /// Its id.
  package var id: DeviceID
  /// Its number in the group, which no other one ever gets.
  package var number: Int
  /// Its name. Others may have the same.
  package var name: String
  /// True for the device that this program runs on.
  package var isOwn: Bool
  /// True if it was removed, or left.
  package var isRemoved: Bool
  /// The cards it has.
  package var share: DeviceShare
  /// The time of its newest change here; nil if nothing has come from it.
  package var lastHeard: Timestamp?
  /// The numbers of its changes that others have told of and that are not here; nil if none is
  /// missing.
  package var missing: ClosedRange<UInt64>?
  /// The device in whose place it is; nil if it is one of its own.
  package var replaces: Replacement?

  /// A device.
  package init(
    id: DeviceID,
    number: Int,
    name: String,
    isOwn: Bool = false,
    isRemoved: Bool = false,
    share: DeviceShare = .both,
    lastHeard: Timestamp? = nil,
    missing: ClosedRange<UInt64>? = nil,
    replaces: Replacement? = nil
  ) {
    self.id = id
    self.number = number
    self.name = name
    self.isOwn = isOwn
    self.isRemoved = isRemoved
    self.share = share
    self.lastHeard = lastHeard
    self.missing = missing
    self.replaces = replaces
  }
}
