package import Vault

/// The vault to open at launch, and what for.
public enum LaunchMode: Hashable, Sendable {
  /// The vault at this path, created if there is none.
  case vault(path: String)
  /// A throw-away vault with samples in it.
  case demo
  /// The existing vault at this path, to verify its passcode only: the program locks the terminal.
  case terminalLock(path: String)
}

extension LaunchMode {
  /// The location of the vault.
  package var location: VaultLocation {
    switch self {
    case .vault(let path), .terminalLock(let path): .file(path)
    case .demo: .memory
    }
  }
}
