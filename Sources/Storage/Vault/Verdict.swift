package import Secrets

/// What is said of a vault, as codes that other readers of the format give too: the rows of
/// Tests/Vectors/verdicts.tsv about vaults and recovery keys. Part of the format.
package enum Verdict: String, CaseIterable, Sendable {
  case whole
  case missing
  case unreadable
  case unsafeFile = "unsafe-file"
  case inUse = "in-use"
  case failed
  case notAVault = "not-a-vault"
  case olderFormat = "older-format"
  case newerFormat = "newer-format"
  case damagedHeader = "damaged-header"
  case damagedSlot = "damaged-slot"
  case damagedCost = "damaged-cost"
  case noPasscode = "no-passcode"
  case noDeviceKey = "no-device-key"
  case notEnoughMemory = "not-enough-memory"
  case wrongSecret = "wrong-secret"
  case damagedFile = "damaged-file"
  case damagedLog = "damaged-log"
  case damagedPage = "damaged-page"
  case damagedRecoveryBox = "damaged-recovery-box"
  case damagedSettings = "damaged-settings"
  case damagedRecords = "damaged-records"
  case damagedRecord = "damaged-record"
  case damagedMedium = "damaged-medium"
  case damagedMediumMissing = "damaged-medium-missing"
  case recoverySymbol = "recovery-symbol"
  case recoveryGroup = "recovery-group"
  case recoveryLong = "recovery-long"
  case recoveryShort = "recovery-short"
  case recoveryWhole = "recovery-whole"
}

extension Damage {
  /// The code of the damage.
  package var verdict: Verdict {
    switch self {
    case .file: .damagedFile
    case .page: .damagedPage
    case .log: .damagedLog
    case .header: .damagedHeader
    case .slot: .damagedSlot
    case .cost: .damagedCost
    case .pendingRecoveryKey: .damagedRecoveryBox
    case .settings: .damagedSettings
    case .records: .damagedRecords
    case .record: .damagedRecord
    case .medium(_, .missing): .damagedMediumMissing
    case .medium(_, .altered): .damagedMedium
    }
  }
}

extension VaultFailure {
  /// The code of the failure.
  package var verdict: Verdict {
    switch self {
    case .missing: .missing
    case .symbolicLink, .directory, .notARegularFile, .severalNames, .otherOwner: .unsafeFile
    case .unreadable, .readOnly, .diskFull, .system: .unreadable
    case .notAVault: .notAVault
    case .newerFormat: .newerFormat
    case .olderFormat: .olderFormat
    case .damaged(let damage): damage.verdict
    case .busy, .inUse: .inUse
    case .notEnoughMemory: .notEnoughMemory
    case .noDeviceKey: .noDeviceKey
    case .exists, .noRecord, .closed, .wrongKey, .recoveryKeyPending, .secret, .database: .failed
    }
  }
}

extension UnlockFailure {
  /// The code of the failure.
  package var verdict: Verdict {
    switch self {
    case .wrong: .wrongSecret
    case .damaged(let damage): damage.verdict
    case .notEnoughMemory: .notEnoughMemory
    case .noDeviceKey: .noDeviceKey
    case .noPasscode: .noPasscode
    case .failed(let failure): failure.verdict
    }
  }
}

extension VerificationReport {
  /// The code of what was found first.
  package var verdict: Verdict { damage.first?.verdict ?? .whole }
}

extension RecoveryKey.Mistake {
  /// The code of the mistake.
  package var verdict: Verdict {
    switch self {
    case .notASymbol: .recoverySymbol
    case .wrongGroups: .recoveryGroup
    case .tooLong: .recoveryLong
    case .tooShort: .recoveryShort
    case .wrongAsAWhole: .recoveryWhole
    case .failed: .failed
    }
  }
}
