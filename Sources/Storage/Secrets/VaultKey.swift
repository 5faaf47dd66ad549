import Synchronization

/// The key that everything in a vault is sealed under, by way of sub-keys. To hold one that is not
/// destroyed is what "unlocked" means.
public final class VaultKey: Sendable {
  private let key: Mutex<SealingKey?>
  /// Whose key it is, where it is only lent.
  private let lender: VaultKey?
  private let isCalledBack = Atomic(false)

  /// The key of a new vault.
  public init(random: some RandomSource) throws(SecretFailure) {
    key = Mutex(try SealingKey(random: random))
    lender = nil
  }

  /// A key that was unwrapped. Throws `wrongLength` unless there are 32 bytes. The bytes are this
  /// key's from now on.
  package init(bytes: SecretBytes) throws(SecretFailure) {
    key = Mutex(try SealingKey(bytes: bytes))
    lender = nil
  }

  private init(lentBy lender: VaultKey) {
    key = Mutex(nil)
    self.lender = lender
  }

  /// The same key for work that can be called off: to destroy what is lent ends only that, and what is
  /// lent ends with this key. Its bytes are not copied.
  public func lent() -> VaultKey { VaultKey(lentBy: self) }

  /// Whether `destroy` was called.
  public var isDestroyed: Bool {
    if let lender { return isCalledBack.load(ordering: .acquiring) || lender.isDestroyed }
    return key.withLock { $0 == nil }
  }

  /// Wipes the key, for every holder of this reference. Sub-keys that were handed out are their
  /// holders' to let go of. What was lent is called back, and the lender's key stays.
  public func destroy() {
    isCalledBack.store(true, ordering: .releasing)
    key.withLock { key in
      key?.bytes.wipe()
      key = nil
    }
  }

  /// The sub-key for a purpose. Throws `keyDestroyed`, or what the arena can't give.
  public func subKey(for purpose: KeyPurpose) throws(SecretFailure) -> SealingKey {
    try use { key throws(SecretFailure) in try key.subKey(for: purpose) }
  }

  /// The key itself, sealed under the key of a slot. Throws `keyDestroyed`.
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
    if let lender {
      guard !isCalledBack.load(ordering: .acquiring) else { throw .keyDestroyed }
      return try lender.use(body)
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
