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
  /// The next attempt has to wait so many seconds; the passcode was not asked for.
  case notDue(seconds: Int)
  /// The user did not want to enter the passcode after all.
  case cancelled
  /// There is no backup of this number.
  case noBackup(Int)
  /// Cards could not be brought in or out of a file.
  case transfer(CardTransferFailure, path: String)
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
    case .refused(.noDeviceKey): wording(.refusedDeviceText)
    case .refused(.damaged), .refused(.failed): wording(.refusedDamagedText)
    case .notDue(let seconds): wording(.toolNotDue, ["time": Self.time(seconds, wording)])
    case .cancelled: wording(.toolCancelled)
    case .transfer(let failure, let path): failure.sentence(path: path, wording)
    case .noBackup(let number): wording(.toolNoBackup, ["number": "\(number)"])
    }
  }

  /// A time in whole minutes, or in seconds where it is less than one.
  private static func time(_ seconds: Int, _ wording: Wording) -> String {
    seconds < 60
      ? wording.count(.seconds, seconds) : wording.count(.minutes, (seconds + 59) / 60)
  }
}
