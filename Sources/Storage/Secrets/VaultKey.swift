import Synchronization

/// The key under which everything in a vault is sealed, by way of sub-keys. Holding one that is not
/// destroyed is the meaning of "unlocked".
public final class VaultKey: Sendable {
  private let key: Mutex<SealingKey?>
  /// The key that this one was lent from; nil for the vault's own.
  private let owner: VaultKey?
  private let isRevoked = Atomic(false)
  /// The actions that end what depends on the key, run once it is destroyed.
  private let dependents = Mutex<[@Sendable () -> Void]>([])

  /// Generates the key of a new vault.
  public init(random: some RandomSource) throws(SecretFailure) {
    key = Mutex(try SealingKey(random: random))
    owner = nil
  }

  /// Wraps the bytes of an unwrapped key, which belong to it from now on.
  ///
  /// - Throws: `SecretFailure.wrongLength` unless there are 32 bytes.
  package init(bytes: SecretBytes) throws(SecretFailure) {
    key = Mutex(try SealingKey(bytes: bytes))
    owner = nil
  }

  private init(leasedFrom owner: VaultKey) {
    key = Mutex(nil)
    self.owner = owner
  }

  /// Lends the same key to cancellable work: destroying the lent key affects only that, and
  /// destroying this key destroys it, too. The bytes are not copied.
  public func lease() -> VaultKey { VaultKey(leasedFrom: self) }

  /// True if `destroy` was called, on this key or on the lender's.
  public var isDestroyed: Bool {
    if let owner { return isRevoked.load(ordering: .acquiring) || owner.isDestroyed }
    return key.withLock { $0 == nil }
  }

  /// Wipes the key, for every holder of this reference. Sub-keys that were handed out must be
  /// released by their holders. A lent key is revoked, and the lender's key stays.
  public func destroy() {
    isRevoked.store(true, ordering: .releasing)
    key.withLock { key in
      key?.bytes.wipe()
      key = nil
    }
    let ending = dependents.withLock { dependents in
      defer { dependents = [] }
      return dependents
    }
    for end in ending { end() }
  }

  /// Has `body` called once the key is destroyed, by the thread that destroys it; at once if it is. Of a
  /// lent key it is the lender's that counts.
  package func whenDestroyed(_ body: @escaping @Sendable () -> Void) {
    if let owner { return owner.whenDestroyed(body) }
    dependents.withLock { $0.append(body) }
    if isDestroyed { destroy() }
  }

  /// The sub-key for a purpose.
  ///
  /// - Throws: `SecretFailure.keyDestroyed`, or an error of the arena.
  public func subKey(for purpose: KeyPurpose) throws(SecretFailure) -> SealingKey {
    try use { key throws(SecretFailure) in try key.subKey(for: purpose) }
  }

  /// The bytes of the sub-key for a purpose, for what seals elsewhere.
  ///
  /// - Throws: as `subKey` does.
  package func seed(for purpose: KeyPurpose) throws(SecretFailure) -> SecretBytes {
    try use { key throws(SecretFailure) in try key.seed(for: purpose) }
  }

  /// The key itself, sealed under the key of a slot.
  ///
  /// - Throws: `SecretFailure.keyDestroyed`.
  package func wrapped(
    under slotKey: SealingKey,
    boundTo data: AssociatedData,
    random: some RandomSource
  ) throws(SecretFailure) -> SealedBox {
    try use { key in slotKey.seal(key.bytes, boundTo: data, random: random) }
  }

  private func use<R: Sendable>(
    _ body: (SealingKey) throws(SecretFailure) -> R
  ) throws(SecretFailure) -> R {
    if let owner {
      guard !isRevoked.load(ordering: .acquiring) else { throw .keyDestroyed }
      return try owner.use(body)
    }
    return try key.withLock { key -> Result<R, SecretFailure> in
      guard let key else { return .failure(.keyDestroyed) }
      do throws(SecretFailure) {
        return .success(try body(key))
      } catch {
        return .failure(error)
      }
    }.get()
  }
}
