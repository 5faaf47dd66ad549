public import Secrets

/// The status of a vault, as far as it is readable without its key.
public struct VaultStatus: Hashable, Sendable {
  /// The number of its format.
  public let format: Int
  /// The kind of passcode, as it was named when the passcode was set; nil if the slot is damaged.
  public let passcodeKind: String?
  /// True if it is a copy without a passcode, which the recovery key alone opens.
  public let isWithoutPasscode: Bool
  /// The cost of trying a passcode; nil if the slot is damaged.
  public let cost: DerivationCost?
  /// The state of the device key.
  public let deviceKey: DeviceKeyState
  /// The slots that are damaged.
  public let damage: [Damage]
  /// The length of the file and its log in bytes; 0 for a vault in memory.
  public let size: Int
  /// The number of bytes that its packs of pictures and sounds take, whatever is in them.
  public let mediaSize: Int
  /// The backups beside it, the newest first.
  public let backups: [Backup]
  /// True if replaced data is gone from the backups too.
  public let isCleanedUp: Bool
  /// The process that has it open for writing, if known.
  public let writer: Int32?
}

/// The state of the device key.
public enum DeviceKeyState: Hashable, Sendable {
  /// The passcode needs none.
  case off
  /// The passcode needs one, which is present.
  case found
  /// The passcode needs one, which is missing or another's.
  case missing
}

extension Vault {
  func deviceKeyState(_ slot: Slot?) -> DeviceKeyState {
    guard let mark = slot?.device else { return .off }
    // A key that can't be read is as good as missing.
    let key = try? dependencies.devices.key(of: id, marked: mark)
    return key.flatMap(\.self) == nil ? .missing : .found
  }

  /// The path of the device key, whether it exists or not; nil if there is no place for it.
  public var deviceKeyPath: String? { dependencies.devices.path(of: self) }

  /// The status. Needs no key, so none of it is certain to be authentic.
  public var status: VaultStatus {
    let slot = try? header.slot(.passcode)
    let damage = Damage.Slot.allCases.filter { kind in !header.slots.contains { $0.kind == kind } }
    return VaultStatus(
      format: format,
      passcodeKind: slot?.passcodeKind,
      isWithoutPasscode: slot?.isWithoutPasscode ?? false,
      // A cost beyond reason is damage of the slot, which unlocking tells.
      cost: slot.flatMap { try? $0.cost() },
      deviceKey: deviceKeyState(slot),
      damage: damage.map { .slot($0) },
      size: file.map { $0.size + VaultFile(path: $0.path + VaultCopy.logEnding).size } ?? 0,
      mediaSize: media.size,
      backups: Backup.all(beside: location),
      isCleanedUp: isCleanedUp,
      writer: file.flatMap(VaultLock.holder)
    )
  }
}
