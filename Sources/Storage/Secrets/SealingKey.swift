import CSodium

/// The purpose of a sub-key. Each key has one purpose.
public struct KeyPurpose: RawRepresentable, Hashable, Sendable {
  /// The purpose's name. It is stored by implication: changing it changes the key.
  public let rawValue: String

  /// Creates a purpose by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A 256-bit key in guarded memory. It seals and opens boxes (XChaCha20-Poly1305), authenticates,
/// and derives sub-keys (both BLAKE2b with that key, separated by BLAKE2b's personal parameter).
public struct SealingKey: Sendable {
  /// The length of a key in bytes.
  public static let byteCount = 32
  /// The length of an authentication code in bytes.
  public static let codeBytes = 32

  let bytes: SecretBytes

  /// Generates a random key.
  public init(random: some RandomSource) throws(SecretFailure) {
    bytes = try SecretBytes(random: Self.byteCount, from: random)
  }

  /// Wraps the bytes of an existing key.
  ///
  /// - Throws: `SecretFailure.wrongLength` unless there are 32 bytes.
  public init(bytes: SecretBytes) throws(SecretFailure) {
    guard bytes.count == Self.byteCount else { throw .wrongLength }
    self.bytes = bytes
  }

  /// Derives a key from a secret of 16 to 64 bytes with full entropy. Not for passcodes, which need
  /// a slow derivation.
  public init(fullEntropy secret: SecretBytes, purpose: KeyPurpose) throws(SecretFailure) {
    bytes = try Self.hash(Array(purpose.rawValue.utf8), keyedBy: secret, .subKey)
  }

  /// The sub-key for a purpose. The same purpose gives the same key.
  public func subKey(for purpose: KeyPurpose) throws(SecretFailure) -> SealingKey {
    try SealingKey(fullEntropy: bytes, purpose: purpose)
  }

  /// The bytes of the sub-key for a purpose, for the seed of a pair of keys.
  package func seed(for purpose: KeyPurpose) throws(SecretFailure) -> SecretBytes {
    try subKey(for: purpose).bytes
  }

  /// Seals bytes, bound to `data`.
  public func seal(
    _ plain: UnsafeRawBufferPointer,
    boundTo data: AssociatedData,
    random: some RandomSource
  ) -> SealedBox {
    let message = plain.bindMemory(to: UInt8.self)
    let count = SealedBox.nonceBytes + plain.count + SealedBox.tagBytes
    let box = [UInt8](unsafeUninitializedCapacity: count) { box, initialized in
      box.initialize(repeating: 0)
      initialized = count
      guard let nonce = box.baseAddress else { return }
      random.fill(UnsafeMutableRawBufferPointer(start: nonce, count: SealedBox.nonceBytes))
      bytes.withPointer { key in
        _ = crypto_aead_xchacha20poly1305_ietf_encrypt(
          nonce + SealedBox.nonceBytes,
          nil,
          message.baseAddress,
          UInt64(message.count),
          data.bytes,
          UInt64(data.bytes.count),
          nil,
          nonce,
          key
        )
      }
    }
    return SealedBox(whole: box)
  }

  /// Seals secret bytes, bound to `data`.
  public func seal(
    _ secret: SecretBytes,
    boundTo data: AssociatedData,
    random: some RandomSource
  ) -> SealedBox {
    secret.withUnsafeBytes { seal($0, boundTo: data, random: random) }
  }

  /// Seals bytes, bound to `data`.
  public func seal(
    _ plain: [UInt8],
    boundTo data: AssociatedData,
    random: some RandomSource
  ) -> SealedBox {
    plain.withUnsafeBytes { seal($0, boundTo: data, random: random) }
  }

  /// Opens a box into memory that is not guarded.
  ///
  /// - Throws: `SecretFailure.notAuthentic` unless it was sealed under this key and bound to the
  ///   same data.
  public func open(_ box: SealedBox, boundTo data: AssociatedData) throws(SecretFailure) -> [UInt8]
  {
    let count = try Self.plainCount(box)
    var isAuthentic = false
    let plain = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      isAuthentic = decrypt(box, boundTo: data, into: UnsafeMutableRawBufferPointer(buffer))
      initialized = isAuthentic ? count : 0
    }
    guard isAuthentic else { throw .notAuthentic }
    return plain
  }

  /// Opens a box into guarded memory.
  ///
  /// - Throws: `SecretFailure.notAuthentic` as `open` does, or an error of the arena.
  public func openSecret(
    _ box: SealedBox,
    boundTo data: AssociatedData
  ) throws(SecretFailure) -> SecretBytes {
    let secret = try SecretBytes(count: Self.plainCount(box))
    let isAuthentic = secret.withUnsafeMutableBytes { decrypt(box, boundTo: data, into: $0) }
    guard isAuthentic else { throw .notAuthentic }
    return secret
  }

  /// Opens a box in place, nonce first, into the caller's memory.
  ///
  /// - Returns: the number of bytes written.
  /// - Throws: `SecretFailure.notAuthentic` as `open` does, `wrongLength` if the memory is too
  ///   small.
  package func open(
    _ box: UnsafeRawBufferPointer,
    boundTo data: AssociatedData,
    into target: UnsafeMutableRawBufferPointer
  ) throws(SecretFailure) -> Int {
    let count = box.count - SealedBox.nonceBytes - SealedBox.tagBytes
    guard count >= 0, let nonce = box.bindMemory(to: UInt8.self).baseAddress else {
      throw .notAuthentic
    }
    guard count <= target.count else { throw .wrongLength }
    let code = bytes.withPointer { key in
      crypto_aead_xchacha20poly1305_ietf_decrypt(
        target.bindMemory(to: UInt8.self).baseAddress,
        nil,
        nil,
        nonce + SealedBox.nonceBytes,
        UInt64(count + SealedBox.tagBytes),
        data.bytes,
        UInt64(data.bytes.count),
        nonce,
        key
      )
    }
    guard code == 0 else { throw .notAuthentic }
    return count
  }

  /// The authentication code of `data` under this key, 32 bytes.
  public func code(of data: AssociatedData) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: Self.codeBytes)
    Self.hash(data.bytes, keyedBy: bytes, .code, into: &code)
    return code
  }

  /// True if `code` is the authentication code of `data` under this key.
  public func isAuthentic(_ code: [UInt8], of data: AssociatedData) -> Bool {
    let expected = self.code(of: data)
    return expected.withUnsafeBytes { a in code.withUnsafeBytes { b in isSame(a, b) } }
  }

  /// A keyed hash of secret bytes, 32 bytes: tells whether two secrets are equal without storing
  /// either. It never leaves guarded memory.
  public func mark(of secret: SecretBytes) throws(SecretFailure) -> SecretBytes {
    let sum = try SecretBytes(count: Self.codeBytes)
    sum.withPointer { target in
      bytes.withPointer { key in
        secret.withPointer { message in
          _ = crypto_generichash_blake2b_salt_personal(
            target,
            Self.codeBytes,
            message,
            UInt64(secret.count),
            key,
            Self.byteCount,
            nil,
            Personal.mark.text.utf8Start
          )
        }
      }
    }
    return sum
  }

  private static func plainCount(_ box: SealedBox) throws(SecretFailure) -> Int {
    let count = box.bytes.count - SealedBox.nonceBytes - SealedBox.tagBytes
    guard count >= 0 else { throw .notAuthentic }
    return count
  }

  private func decrypt(
    _ box: SealedBox,
    boundTo data: AssociatedData,
    into target: UnsafeMutableRawBufferPointer
  ) -> Bool {
    box.bytes.withUnsafeBytes { box in
      // Opening into memory that is there fails for one reason only: it is not authentic.
      (try? open(box, boundTo: data, into: target)) != nil
    }
  }
}

extension SealingKey {
  /// BLAKE2b's personal parameter, 16 bytes: keeps a sub-key from ever being an authentication code.
  private struct Personal {
    let text: StaticString

    static let subKey = Personal(text: "cardcase sub-key")
    static let code = Personal(text: "cardcase authent")
    static let mark = Personal(text: "cardcase  a mark")
  }

  private static func hash(
    _ message: [UInt8],
    keyedBy key: SecretBytes,
    _ personal: Personal
  ) throws(SecretFailure) -> SecretBytes {
    let keyLengths =
      Int(crypto_generichash_blake2b_KEYBYTES_MIN)...Int(crypto_generichash_blake2b_KEYBYTES_MAX)
    guard keyLengths.contains(key.count) else { throw .wrongLength }
    let sum = try SecretBytes(count: byteCount)
    sum.withPointer { hash(message, keyedBy: key, personal, into: $0) }
    return sum
  }

  /// Writes a hash of 32 bytes.
  private static func hash(
    _ message: [UInt8],
    keyedBy key: SecretBytes,
    _ personal: Personal,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    key.withPointer { pointer in
      _ = crypto_generichash_blake2b_salt_personal(
        target,
        byteCount,
        message,
        UInt64(message.count),
        pointer,
        key.count,
        nil,
        personal.text.utf8Start
      )
    }
  }
}
