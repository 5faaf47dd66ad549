public import Terminal
public import Vault
public import Wording

/// Why a command about a vault could not be carried out.
public enum ToolFailure: Error, Equatable, Sendable {
  /// There is no terminal to ask on.
  case terminal(TerminalError)
  /// Something is wrong with a file.
  case vault(VaultFailure, path: String)
  /// The passcode did not open the vault.
  case refused(UnlockFailure)
  /// The user did not want to enter the passcode after all.
  case cancelled
  /// There is no backup of this number.
  case noBackup(Int)
}

extension ToolFailure {
  /// What went wrong and what to do, for the user.
  public func sentence(_ wording: Wording) -> String {
    switch self {
    case .terminal(.noTerminal): wording(.toolNoTerminal)
    case .terminal(let error): LaunchFailure.terminal(error).sentence(wording)
    case .vault(let failure, let path): LaunchFailure.vault(failure, path: path).sentence(wording)
    case .refused(.wrong): wording(.refusedWrongText)
    case .refused(.notEnoughMemory): wording(.refusedMemoryText)
    case .refused(.damaged), .refused(.failed): wording(.refusedDamagedText)
    case .cancelled: wording(.toolCancelled)
    case .noBackup(let number): wording(.toolNoBackup, ["number": "\(number)"])
    }
  }
}
