/// Why something with secrets could not be done.
public enum SecretFailure: Error, Equatable, Sendable {
  /// libsodium could not be started: the system gives no randomness.
  case libraryUnavailable
  /// The operating system gave no memory for the arena.
  case arenaUnavailable
  /// The arena has no room for a region of this many bytes.
  case arenaExhausted(asked: Int)
  /// The entry holds as many bytes as it can.
  case bufferFull
  /// A key, salt or nonce has not the length it must have.
  case wrongLength
  /// The operating system refused the memory that deriving a key takes.
  case notEnoughMemory
  /// What was to be opened was changed, belongs elsewhere, or was sealed under another key.
  case notAuthentic
  /// The key was destroyed: the vault is locked.
  case keyDestroyed
}
