/// A value sealed under a vault key: its encoded form in one box, the secrets it refers to in
/// another, bound to each other. Nothing of it can be read without the key.
public struct Sealed<Value>: Sendable {
  /// The encoded value.
  public let content: SealedBox
  /// The bytes of the secrets, which the encoded value refers to by number.
  public let secrets: SealedBox

  /// Creates a sealed value from its boxes, as read from a file.
  public init(content: SealedBox, secrets: SealedBox) {
    self.content = content
    self.secrets = secrets
  }

  /// Seals a value for a purpose.
  ///
  /// `encode` turns it into bytes and adds its secrets to the table; those bytes are wiped here.
  ///
  /// - Throws: `SecretFailure`, or the errors of `encode`.
  public init(
    _ value: Value,
    for purpose: KeyPurpose,
    under key: VaultKey,
    random: some RandomSource,
    encode: (Value, SecretTable) throws -> [UInt8]
  ) throws {
    let subKey = try key.subKey(for: purpose)
    let table = SecretTable()
    var plain = try encode(value, table)
    defer { wipe(&plain) }
    let packed = try table.packed()
    secrets = subKey.seal(packed, boundTo: AssociatedData(.text("secrets")), random: random)
    content = subKey.seal(plain, boundTo: Self.data(of: secrets), random: random)
  }

  /// Unseals the value.
  ///
  /// `decode` gets the bytes that `encode` made, which are wiped here, and the table of secrets.
  ///
  /// - Throws: `SecretFailure.notAuthentic` if anything was changed or the key is another,
  ///   `keyDestroyed`, or the errors of `decode`.
  public func open(
    for purpose: KeyPurpose,
    with key: VaultKey,
    decode: ([UInt8], SecretTable) throws -> Value
  ) throws -> Unsealed<Value> {
    let subKey = try key.subKey(for: purpose)
    var plain = try subKey.open(content, boundTo: Self.data(of: secrets))
    defer { wipe(&plain) }
    let packed = try subKey.openSecret(secrets, boundTo: AssociatedData(.text("secrets")))
    return Unsealed(value: try decode(plain, SecretTable(unpacking: packed)))
  }

  private static func data(of secrets: SealedBox) -> AssociatedData {
    AssociatedData(.text("content"), .bytes(secrets.bytes))
  }
}

extension Sealed: Equatable {}

/// A value that was unsealed with a vault key. Only `Sealed.open` makes one, so a model whose open
/// state is an `Unsealed` proves that the key was there.
public struct Unsealed<Value> {
  /// The value, mutable while the vault is open.
  public var value: Value

  fileprivate init(value: Value) {
    self.value = value
  }
}

extension Unsealed: Sendable where Value: Sendable {}
extension Unsealed: Equatable where Value: Equatable {}
