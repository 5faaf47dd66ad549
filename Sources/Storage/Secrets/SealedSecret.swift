/// A secret that waits in ordinary memory, sealed under a key of this process alone: for work that
/// holds more secrets at once than guarded memory has room for.
public struct SealedSecret: Sendable {
  private static let data = AssociatedData(.text("waiting secret"))
  private static let key: Result<SealingKey, SecretFailure> = {
    do throws(SecretFailure) {
      return .success(try SealingKey(random: SystemRandom()))
    } catch {
      return .failure(error)
    }
  }()

  private let box: SealedBox

  /// Seals a copy of a secret.
  public init(_ secret: SecretBytes) throws(SecretFailure) {
    box = try Self.key.get().seal(secret, boundTo: Self.data, random: SystemRandom())
  }

  /// The secret, in guarded memory.
  public func open() throws(SecretFailure) -> SecretBytes {
    try Self.key.get().openSecret(box, boundTo: Self.data)
  }
}
