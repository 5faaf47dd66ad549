/// The reason why an operation on secrets failed.
public enum SecretFailure: Error, Equatable, Sendable {
  /// libsodium could not be initialized: the system provides no randomness.
  case libraryUnavailable
  /// The operating system provided no memory for the arena.
  case arenaUnavailable
  /// The arena has no room for a region of this many bytes.
  case arenaExhausted(asked: Int)
  /// The buffer is full.
  case bufferFull
  /// A key, salt or nonce has the wrong length.
  case wrongLength
  /// The operating system refused the memory for a derivation.
  case notEnoughMemory
  /// The box was changed, belongs elsewhere, or was sealed under another key.
  case notAuthentic
  /// The key was destroyed: the vault is locked.
  case keyDestroyed
}
