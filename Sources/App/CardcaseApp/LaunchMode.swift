import Vault

/// What is to be opened.
public enum LaunchMode: Hashable, Sendable {
  /// The vault at this path, which is made where there is none.
  case vault(path: String)
  /// A throw-away vault with samples in it.
  case demo
}

extension LaunchMode {
  /// Where the vault is kept.
  var location: VaultLocation {
    switch self {
    case .vault(let path): .file(path)
    case .demo: .memory
    }
  }
}
