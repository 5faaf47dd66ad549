import Vault
import WindowTerminal
public import Wording

extension LaunchFailure {
  /// What went wrong and what to do, for the user.
  public func sentence(_ wording: Wording) -> String {
    switch self {
    case .terminal(let error): error.sentence(wording)
    case .vault(let failure, let path): failure.sentence(path: path, wording)
    case .noHome: wording(.startNoHome)
    }
  }
}

extension TerminalError {
  fileprivate func sentence(_ wording: Wording) -> String {
    switch self {
    case .noTerminal: wording(.startNoTerminal)
    case .unknownTerminal(""): wording(.startNoTerminalType)
    case .unknownTerminal(let name): wording(.startUnknownTerminal, ["name": name])
    case .cannotAddressCursor(let name): wording(.startPoorTerminal, ["name": name])
    case .refused(let code):
      wording(.startTerminalRefused, because: FailureReason(errorNumber: code))
    }
  }
}

extension VaultFailure {
  fileprivate func sentence(path: String, _ wording: Wording) -> String {
    wording(phrase, because: FailureReason(self), ["path": path, "process": process])
  }

  /// The number of the process that is in the way, as far as it is known.
  private var process: String {
    if case .inUse(let number?) = self { "\(number)" } else { "?" }
  }

  private var phrase: Phrase {
    switch self {
    case .missing: .vaultMissing
    case .exists: .vaultExists
    case .symbolicLink: .vaultSymbolicLink
    case .directory: .vaultDirectory
    case .notARegularFile: .vaultNotAFile
    case .severalNames: .vaultSeveralNames
    case .otherOwner: .vaultOtherOwner
    case .unreadable: .vaultUnreadable
    case .readOnly: .vaultReadOnly
    case .notAVault: .vaultNotAVault
    case .newerFormat: .vaultNewer
    case .diskFull: .vaultDiskFull
    case .damaged: .vaultDamaged
    case .busy: .vaultBusy
    case .inUse: .vaultInUse
    case .notEnoughMemory: .vaultNotEnoughMemory
    case .noDeviceKey: .plainNoDeviceKey
    case .noRecord, .closed, .wrongKey, .secret, .system, .database: .vaultSystem
    }
  }
}
