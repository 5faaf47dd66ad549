public import Vault
public import WindowTerminal

/// Why the program could not begin.
public enum LaunchFailure: Error, Equatable, Sendable {
  /// There is no terminal for it.
  case terminal(TerminalError)
  /// There is something wrong with the vault's file.
  case vault(VaultFailure, path: String)
  /// Neither XDG_DATA_HOME nor HOME says where the vault is.
  case noHome
}
