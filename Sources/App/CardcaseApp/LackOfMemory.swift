import Secrets
import Store
import Vault

extension Error {
  /// True if the cause is a lack of guarded memory only, so that a later attempt may succeed.
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

/// The result of `body`; nil if it failed for any other reason than a lack of memory.
///
/// - Throws: errors that are a lack of guarded memory.
func unlessMemoryLacks<T>(_ body: () throws -> T) throws -> T? {
  do {
    return try body()
  } catch  where !error.isLackOfMemory {
    return nil
  }
}
