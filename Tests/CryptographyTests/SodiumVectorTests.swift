import CSodium
import SealedFiles
import TestSupport
import Testing

@testable import Secrets

@Suite("libsodium, by the vectors of others")
struct SodiumVectorTests {
  init() throws {
    try #require(sodium_init() >= 0)
  }

  /// That of Debian 12, over which the tables were first verified. What is newer is verified by them.
  @Test("is no older than the one that was verified")
  func version() throws {
    let version = String(cString: sodium_version_string())
    let parts = version.split(separator: ".").compactMap { Int($0) }
    #expect(!parts.lexicographicallyPrecedes([1, 0, 18]), "\(version)")
    #expect(parts.count == 3)
  }

  @Test("XChaCha20-Poly1305 opens what is valid, in either form, and nothing else")
  func boxes() throws {
    let rows = try VectorTable("outside/xchacha20-poly1305").rows
    #expect(rows.count == 306)
    for row in rows {
      let message = try row.isValid() ? row.bytes("message") : nil
      let opened = try Self.opened(row)
      #expect(opened.whole == message, "\(row.name)")
      #expect(opened.detached == message, "\(row.name)")
    }
  }

  /// What a row's box opens to: tag and ciphertext in one, and each by itself.
  private static func opened(
    _ row: VectorTable.Row
  ) throws -> (whole: [UInt8]?, detached: [UInt8]?) {
    let (key, nonce) = try (row.bytes("key"), row.bytes("nonce"))
    let (data, sealed) = try (row.bytes("data"), row.bytes("sealed"))
    let count = sealed.count - SealedBox.tagBytes
    var whole = [UInt8](repeating: 0, count: count)
    let wholeCode = crypto_aead_xchacha20poly1305_ietf_decrypt(
      &whole,
      nil,
      nil,
      sealed,
      UInt64(sealed.count),
      data,
      UInt64(data.count),
      nonce,
      key
    )
    var detached = [UInt8](repeating: 0, count: count)
    let detachedCode = crypto_aead_xchacha20poly1305_ietf_decrypt_detached(
      &detached,
      nil,
      sealed,
      UInt64(count),
      Array(sealed.suffix(SealedBox.tagBytes)),
      data,
      UInt64(data.count),
      nonce,
      key
    )
    return (wholeCode == 0 ? whole : nil, detachedCode == 0 ? detached : nil)
  }

  @Test("XChaCha20-Poly1305 seals what is valid to the same bytes")
  func sealing() throws {
    for row in try VectorTable("outside/xchacha20-poly1305").rows where try row.isValid() {
      let (key, nonce) = try (row.bytes("key"), row.bytes("nonce"))
      let (data, message) = try (row.bytes("data"), row.bytes("message"))
      var sealed = [UInt8](repeating: 0, count: message.count)
      var tag = [UInt8](repeating: 0, count: SealedBox.tagBytes)
      crypto_aead_xchacha20poly1305_ietf_encrypt_detached(
        &sealed,
        &tag,
        nil,
        message,
        UInt64(message.count),
        data,
        UInt64(data.count),
        nil,
        nonce,
        key
      )
      #expect(try sealed + tag == row.bytes("sealed"), "\(row.name)")
    }
  }

  @Test("a key of the program seals and opens those that are bound to nothing")
  func ownKeys() throws {
    let rows = try VectorTable("outside/xchacha20-poly1305").rows.filter {
      try $0.bytes("data").isEmpty
    }
    #expect(rows.count > 20)
    for row in rows {
      let key = try SealingKey(bytes: row.secret("key"))
      let whole = try row.bytes("nonce") + row.bytes("sealed")
      let box = try #require(SealedBox(bytes: whole))
      guard try row.isValid() else {
        #expect(throws: SecretFailure.notAuthentic, "\(row.name)") {
          try key.open(box, boundTo: AssociatedData())
        }
        continue
      }
      let message = try row.bytes("message")
      #expect(try key.open(box, boundTo: AssociatedData()) == message, "\(row.name)")
      let random = FixedRandom(bytes: try row.bytes("nonce"))
      let sealed = key.seal(message, boundTo: AssociatedData(), random: random)
      #expect(sealed == box, "\(row.name)")
    }
  }

  @Test("X25519 gives the shared secret, and refuses one that is no secret")
  func exchange() throws {
    let rows = try VectorTable("outside/x25519").rows
    #expect(rows.count == 518)
    for row in rows {
      var shared = [UInt8](repeating: 0, count: 32)
      let code = try crypto_scalarmult(&shared, row.bytes("secret"), row.bytes("public"))
      #expect(try (code == 0) == row.isValid(), "\(row.name)")
      if code == 0 { #expect(try shared == row.bytes("shared"), "\(row.name)") }
    }
  }

  @Test("nothing is sealed to a public half that leaves no secret")
  func smallOrder() throws {
    let refused = try VectorTable("outside/x25519").rows.filter { try !$0.isValid() }
    #expect(refused.count == 31)
    for row in refused {
      let key = try #require(BoxPublicKey(bytes: try row.bytes("public")))
      #expect(throws: SecretFailure.notAuthentic, "\(row.name)") {
        try key.seal(SecretBytes(count: 4))
      }
    }
  }

  @Test("Ed25519 takes the signatures that are valid, and no others")
  func signatures() throws {
    let rows = try VectorTable("outside/ed25519").rows
    #expect(rows.count == 151)
    for row in rows {
      let key = try #require(VerifyKey(bytes: try row.bytes("public")))
      let isTaken = try key.isSignature(row.bytes("signature"), of: row.bytes("message"))
      #expect(try isTaken == row.isValid(), "\(row.name)")
    }
  }

  @Test("BLAKE2b has its authors' sums, with and without a key, in one piece and in two")
  func sums() throws {
    let rows = try VectorTable("outside/blake2b").rows
    #expect(rows.count == 256)
    for row in rows {
      let message = try (0..<row.number("length")).map { UInt8($0) }
      for (column, key) in [("unkeyed", []), ("keyed", Array(0..<64))] as [(String, [UInt8])] {
        var sum = [UInt8](repeating: 0, count: 64)
        crypto_generichash(
          &sum,
          sum.count,
          message,
          UInt64(message.count),
          key.isEmpty ? nil : key,
          key.count
        )
        #expect(try sum == row.bytes(column), "\(row.name)")
        let half = message.count / 2
        let parts = Self.sum(of: [message[..<half], message[half...]], keyedBy: key)
        #expect(parts == sum, "\(row.name)")
      }
    }
  }

  /// The sum of bytes that come in parts.
  private static func sum(of parts: [ArraySlice<UInt8>], keyedBy key: [UInt8]) -> [UInt8] {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: crypto_generichash_statebytes(),
      alignment: 64
    )
    defer { memory.deallocate() }
    let state = OpaquePointer(memory)
    var sum = [UInt8](repeating: 0, count: 64)
    crypto_generichash_init(state, key.isEmpty ? nil : key, key.count, sum.count)
    for part in parts { crypto_generichash_update(state, Array(part), UInt64(part.count)) }
    crypto_generichash_final(state, &sum, sum.count)
    return sum
  }

  @Test("Argon2id derives what its authors' library derives, with 200 random settings")
  func derivation() throws {
    let rows = try VectorTable("outside/argon2id").rows
    #expect(rows.count == 200)
    var ofSlots = 0
    for row in rows {
      let (password, salt) = try (row.bytes("password"), row.bytes("salt"))
      let (passes, memory) = try (row.number("passes"), row.number("kibibytes") << 10)
      var derived = [UInt8](repeating: 0, count: try row.number("count"))
      let code = crypto_pwhash(
        &derived,
        UInt64(derived.count),
        password.map { CChar(bitPattern: $0) },
        UInt64(password.count),
        salt,
        UInt64(passes),
        memory,
        crypto_pwhash_ALG_ARGON2ID13
      )
      #expect(try code == 0 && derived == row.bytes("derived"), "\(row.name)")
      guard let cost = DerivationCost(memory: memory, passes: passes), derived.count == 32 else {
        continue
      }
      let key = try cost.key(from: SecretBytes(password), salt: salt)
      #expect(key.bytes.revealed == derived, "\(row.name)")
      ofSlots += 1
    }
    #expect(ofSlots >= 40)
  }
}

/// Bytes that are known beforehand in place of random ones.
struct FixedRandom: RandomSource {
  let bytes: [UInt8]

  func fill(_ buffer: UnsafeMutableRawBufferPointer) {
    buffer.copyBytes(from: bytes.prefix(buffer.count))
  }
}
