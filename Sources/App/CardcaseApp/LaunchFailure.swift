public import Vault
public import WindowTerminal

/// The reason why the program could not start.
public enum LaunchFailure: Error, Equatable, Sendable {
  /// The terminal can't be used.
  case terminal(TerminalError)
  /// The vault's file can't be opened.
  case vault(VaultFailure, path: String)
  /// Neither XDG_DATA_HOME nor HOME gives the location of the vault.
  case noHome
}
