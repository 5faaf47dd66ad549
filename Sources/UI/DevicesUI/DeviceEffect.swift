package import Devices
package import Secrets

/// Work on the group of devices that a screen asks for.
package enum DeviceEffect: Sendable {
  /// Look up the state of the group, as it is known here.
  case load
  /// Send and receive. Slow.
  case sync
  /// Look whether a remote is there, with a group or without one. Slow.
  case check(remote: String, withGroup: Bool)
  /// Begin a group, which the recovery key of this vault can bring back where it is given. Slow.
  case found(DeviceSetup, recoveryKey: RecoveryKey?)
  /// Bring back what a group had whose devices are lost, with the recovery key of one of them. Slow.
  case restore(DeviceSetup, with: RecoveryKey)
  /// Join a group, with the one-time key that a device of it shows. Slow.
  case join(DeviceSetup, key: RecoveryKey)
  /// Go on at another remote, with all that the group has. Slow.
  case move(remote: String)
  /// Make a one-time key, and wait for the device that has it. Slow.
  case invite
  /// Remove that device. Slow.
  case remove(DeviceID)
  /// Leave the group. Slow.
  case leave
  /// Read everything on the remote. Slow.
  case verify
  /// Delete the group's files on the remote, for all devices. Slow.
  case destroy
  /// List the conflicts.
  case loadConflicts
  /// Read a version of a conflict with all that it hides.
  case reveal(DeviceConflict.ID, version: Int)
  /// Settle a conflict with one of its versions.
  case settle(DeviceConflict.ID, version: Int)
  /// Settle all conflicts that the device of this label has a version of, with that one; nil for all,
  /// with the versions that show.
  case settleAll(by: String?)
  /// Stop the slow work under way.
  case stop
}

/// The result of work on the group of devices, or news of it.
package enum DeviceReply: Sendable {
  /// The state of the group; nil if this device is in none.
  case loaded(DeviceGroup?)
  /// The state of the group after work in the background. What is wrong with it is told.
  case changed(DeviceGroup)
  /// Progress of slow work.
  case progress(SyncProgress)
  /// Slow work was stopped, by the user.
  case stopped
  /// Everything was sent and received.
  case synced(DeviceGroup, SyncReport)
  /// The remote is there, with what was looked for.
  case checked
  /// The group was begun.
  case founded(DeviceGroup)
  /// This device is in the group.
  case joined(DeviceGroup)
  /// This device has what the lost devices of the group had.
  case restored(DeviceGroup)
  /// This device is at another remote.
  case moved(DeviceGroup)
  /// The given number of segments was read on the remote; the group's problems say what is wrong.
  case verified(DeviceGroup, segments: Int)
  /// The one-time key that admits another device.
  case inviting(PairingKey)
  /// A device with that name has the key, and is being let in.
  case asked(device: String)
  /// A device with that name was let in.
  case admitted(device: String, DeviceGroup)
  /// No device came in the time that there was.
  case inviteEnded
  /// The device with that label was removed.
  case removed(device: String, DeviceGroup)
  /// This device is in no group any more.
  case left
  /// The group's files on that remote are deleted, and this device is in no group any more.
  case destroyed(remote: String)
  /// The conflicts, in the order in which they are listed.
  case conflicts([DeviceConflict])
  /// A version of a conflict with all that it hides, part by part.
  case revealed(DeviceConflict.ID, version: Int, [RevealedPart])
  /// A conflict was settled.
  case settled(DeviceConflict.ID)
  /// The given number of conflicts was settled at once.
  case settledAll(Int)
  /// Something was not done; nothing was changed.
  case failed(DeviceFailure)
}
