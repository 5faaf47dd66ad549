import Secrets
import Store
import Vault

extension Error {
  /// Whether something failed for want of guarded memory only, so that it may be done later.
  var isLackOfMemory: Bool {
    switch self as any Error {
    case SecretFailure.arenaExhausted, SecretFailure.arenaUnavailable,
      SecretFailure.notEnoughMemory, VaultFailure.notEnoughMemory:
      true
    case VaultFailure.secret(let failure), SessionFailure.secret(let failure):
      failure.isLackOfMemory
    default: false
    }
  }
}

/// What `body` gives; nil where it failed for another reason than a lack of memory, which is thrown on.
func unlessMemoryLacks<T>(_ body: () throws -> T) throws -> T? {
  do {
    return try body()
  } catch  where !error.isLackOfMemory {
    return nil
  }
}
