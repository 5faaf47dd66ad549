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
    conflicts: Int = 0,
    problems: [DeviceProblem] = [],
    lastSync: Timestamp? = nil
  ) {
    self.remote = remote
    self.devices = devices
    self.waitingToSend = waitingToSend
    self.waitingToReceive = waitingToReceive
    self.conflicts = conflicts
    self.problems = problems
    self.lastSync = lastSync
  }

  /// The name of this device; empty if it is not in the list.
  package var ownName: String { devices.first(where: \.isOwn)?.name ?? "" }
}

/// A device of a group.
package struct DeviceStatus: Hashable, Sendable {
  /// Its name, which no other device of the group has.
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

  /// A device.
  package init(
    name: String,
    isOwn: Bool = false,
    isRemoved: Bool = false,
    share: DeviceShare = .both,
    lastHeard: Timestamp? = nil,
    missing: ClosedRange<UInt64>? = nil
  ) {
    self.name = name
    self.isOwn = isOwn
    self.isRemoved = isRemoved
    self.share = share
    self.lastHeard = lastHeard
    self.missing = missing
  }
}
