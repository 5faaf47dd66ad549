public import Vault
public import Wording

extension Damage {
  /// What is damaged and what that means, for the user.
  public func sentence(_ wording: Wording) -> String {
    switch self {
    case .file: wording(.damageFile)
    case .header: wording(.damageHeader)
    case .slot(.passcode), .cost: wording(.damagePasscodeSlot)
    case .slot(.recovery): wording(.damageRecoverySlot)
    case .pendingRecoveryKey: wording(.damageRecoveryKey)
    case .settings: wording(.damageSettings)
    case .manifest: wording(.damageManifest)
    case .records(let table): wording(.damageRecords, ["table": table])
    case .record(let table, let id): wording(.damageRecord, ["table": table, "id": "\(id)"])
    }
  }
}
