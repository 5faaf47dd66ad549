import DeviceService
package import Devices
import Sync
import Wording

/// The reason why a command about devices failed.
package enum SyncToolFailure: Error, Hashable, Sendable {
  /// The vault is in no group.
  case noGroup
  /// The vault is in a group already.
  case member
  /// There is no other device of that number or name.
  case noDevice(String)
  /// Several devices have that number or name; these are their lines.
  case sameNames(String, [String])
  /// The device has cards that this one does not keep in step.
  case otherCards(String)
  /// This device was removed from its group.
  case removed
  /// Another device has this one's place.
  case displaced
  /// There is no conflict, or no version of it, with the number that was given.
  case noConflict
  /// Something is wrong with the remote, a device or the vault.
  case device(DeviceFailure)

  /// The failure and the remedy, for the user.
  func sentence(_ wording: Wording) -> String {
    switch self {
    case .noGroup: wording(.commandSyncNone)
    case .member: wording(.commandSyncMember)
    case .noDevice(let name): wording(.commandSyncNoDevice(name: name))
    case .sameNames(let name, let lines):
      ([wording(.commandSyncSameNames(name: name))] + lines).joined(separator: "\n")
    case .otherCards(let name): wording(.commandSyncSpace(name: name))
    case .removed: wording(.commandSyncRemovedSelf)
    case .displaced: wording(.commandSyncDisplaced)
    case .noConflict: wording(.commandSyncNoConflict)
    case .device(let failure): wording(failure.phrase(wording))
    }
  }
}

extension ToolFailure {
  /// The failure behind any error of keeping devices in step.
  static func whileSyncing(
    _ error: any Error,
    name: String = ""
  ) -> ToolFailure {
    switch error {
    case let failure as ToolFailure: failure
    case let failure as SyncToolFailure: .sync(failure)
    case CoordinatorFailure.cancelled: .cancelled
    case CoordinatorFailure.noMembership: .sync(.noGroup)
    case CoordinatorFailure.alreadyMember: .sync(.member)
    case CoordinatorFailure.removed: .sync(.removed)
    case CoordinatorFailure.displaced: .sync(.displaced)
    case CoordinatorFailure.noReplica: .sync(.noDevice(name))
    case CoordinatorFailure.spaceNotJoined: .sync(.otherCards(name))
    default: .sync(.device(DeviceFailure(error)))
    }
  }
}
