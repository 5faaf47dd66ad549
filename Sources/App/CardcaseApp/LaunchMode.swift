import Vault

/// The vault to open at launch.
public enum LaunchMode: Hashable, Sendable {
  /// The vault at this path, created if there is none.
  case vault(path: String)
  /// A throw-away vault with samples in it.
  case demo
}

extension LaunchMode {
  /// The location of the vault.
  var location: VaultLocation {
    switch self {
    case .vault(let path): .file(path)
    case .demo: .memory
    }
  }
}
