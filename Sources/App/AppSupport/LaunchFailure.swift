public import Vault
public import WindowTerminal
public import Wording

/// The reason why the program could not start.
public enum LaunchFailure: Error, Equatable, Sendable {
  /// The terminal can't be used.
  case terminal(TerminalError)
  /// The vault's file can't be opened.
  case vault(VaultFailure, path: String)
  /// Neither XDG_DATA_HOME nor HOME gives the location of the vault.
  case noHome
}

extension LaunchFailure {
  /// The failure and the remedy, for the user.
  public func sentence(_ wording: Wording) -> String {
    switch self {
    case .terminal(let error): error.sentence(wording)
    case .vault(let failure, let path): failure.sentence(path: path, wording)
    case .noHome: wording(.startNoHome)
    }
  }
}

extension TerminalError {
  /// The failure and the remedy, for the user.
  public func sentence(_ wording: Wording) -> String {
    switch self {
    case .noTerminal: wording(.startNoTerminal)
    case .unknownTerminal(let name), .cannotAddressCursor(let name):
      wording(
        .twoSentences(
          first: wording(name.isEmpty ? .startNoTerminalType : .startNoFullScreen(name: name)),
          second: wording(.startTerminalHint)
        )
      )
    case .refused(let code):
      wording(.startTerminalRefused(reason: wording(FailureReason(errorNumber: code))))
    }
  }
}

extension VaultFailure {
  fileprivate func sentence(path: String, _ wording: Wording) -> String {
    wording(phrase(path, wording))
  }

  /// The number of the process in the way; `?` if it is unknown.
  private var process: String {
    if case .inUse(let number?) = self { "\(number)" } else { "?" }
  }

  private func phrase(_ path: String, _ wording: Wording) -> Phrase {
    switch self {
    case .missing: .vaultMissing(path: path)
    case .exists: .vaultExists(path: path)
    case .symbolicLink: .vaultSymbolicLink(path: path)
    case .directory, .notARegularFile: .vaultNotAFile(path: path)
    case .severalNames: .vaultSeveralNames(path: path)
    case .otherOwner: .vaultOtherOwner(path: path)
    case .unreadable: .vaultUnreadable(path: path)
    case .readOnly: .vaultReadOnly(path: path)
    case .notAVault: .vaultNotAVault(path: path)
    case .newerFormat: .vaultNewer(path: path)
    case .olderFormat: .vaultOlder(path: path)
    case .damaged(.log): .vaultLogDamaged(path: path)
    case .damaged(.medium(let name, let fault)): fault.phrase(of: name)
    case .damaged: .vaultDamaged(path: path)
    case .inUse: .vaultInUse(path: path, process: process)
    case .noDeviceKey: .deviceKeyNotWritten
    case .recoveryKeyPending: .vaultRecoveryKeyPending(path: path)
    case .diskFull, .busy, .notEnoughMemory, .noRecord, .closed, .wrongKey, .secret, .system,
      .database:
      .commandFileFailed(path: path, reason: wording(FailureReason(self)))
    }
  }
}
