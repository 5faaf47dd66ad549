import FoundationEssentials
import GRDB
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
  /// The length of the file and its journal in bytes; 0 for a vault in memory.
  public let size: Int
  /// The number of changes, as the file says it without a key.
  public let generation: Int64
  /// The number of records of each table, by the table's name.
  public let records: [String: Int]
  /// The backups beside it, the newest first.
  public let backups: [Backup]
  /// True if replaced data is gone from the journal and the backups too.
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

  /// Reads the status. Needs no key, so none of it is certain to be authentic.
  public func status() throws(VaultFailure) -> VaultStatus {
    let isCleanedUp = try isCleanedUp()
    let slot = try slotIfWhole(.passcode)
    var damage: [Damage] = []
    for kind in Damage.Slot.allCases where try slotIfWhole(kind) == nil {
      damage.append(.slot(kind))
    }
    return try read { db in
      let records = try RecordTable.all(in: db).map { table in
        let sql = "SELECT count(*) FROM \(table.sqlName)"
        return (table.name, try Int.fetchOne(db, sql: sql) ?? 0)
      }
      return VaultStatus(
        format: try Schema.version(of: db),
        passcodeKind: slot?.passcodeKind,
        isWithoutPasscode: slot?.isWithoutPasscode ?? false,
        // A cost beyond reason is damage of the slot, which unlocking tells.
        cost: slot.flatMap { try? $0.cost() },
        deviceKey: deviceKeyState(slot),
        damage: damage,
        size: file.map { $0.size + VaultFile(path: $0.path + "-wal").size } ?? 0,
        generation: try Int64.fetchOne(db, sql: "SELECT generation FROM manifest") ?? 0,
        records: Dictionary(uniqueKeysWithValues: records),
        backups: Backup.all(beside: location),
        isCleanedUp: isCleanedUp,
        writer: file.flatMap(VaultLock.holder)
      )
    }
  }

  private func slotIfWhole(_ kind: Damage.Slot) throws(VaultFailure) -> Slot? {
    do throws(VaultFailure) {
      return try read { try Slot(kind, of: id, in: $0) }
    } catch .damaged(.slot) {
      return nil
    }
  }
}
