import Foundation

@testable import Vault

extension FilledVault {
  /// An attack on the clear part, or on the structure that holds the pages together.
  enum Attack: String, CaseIterable {
    case recoverySlot = "recovery key can't open the vault"
    case addedSetting, removedSettings, changedSetting, earlierSettings
    case roots, cutLog, missingLog

    var words: String {
      switch self {
      case .recoverySlot: rawValue
      case .addedSetting, .removedSettings, .changedSetting, .earlierSettings:
        "settings were damaged or changed"
      case .roots, .cutLog, .missingLog: "nothing is saved"
      }
    }

    func commit(on vault: FilledVault) throws {
      switch self {
      case .recoverySlot: try vault.changeHeader { $0.slots.removeAll { $0.kind == .recovery } }
      case .addedSetting: try vault.changeHeader { $0.settings["idle"] = "0" }
      case .removedSettings: try vault.changeHeader { $0.settings = [:] }
      case .changedSetting: try vault.changeHeader { $0.settings["reducedMotion"] = "0" }
      case .earlierSettings: try vault.putBackSettings()
      case .roots:
        try vault.change { $0.replaceSubrange(49_152..<57_344, with: Data(count: 8_192)) }
      case .cutLog: truncate(vault.path + "-wal", 100)
      case .missingLog: unlink(vault.path + "-wal")
      }
    }
  }
}
