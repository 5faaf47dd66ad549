import ReaderProtocol
import Secrets
import Testing

@testable import CardFormats

/// What files of other programs are opened with: libgcrypt and Argon2's own library.
@Suite("The cryptography of card files, by the vectors of others")
struct ReaderVectorTests {
  @Test("HMAC-SHA256 has the codes that are valid, and no others")
  func authentication() throws {
    let rows = try VectorTable("outside/hmac-sha256").rows
    #expect(rows.count == 87)
    for row in rows {
      let digest = try Digest(.sha256, key: row.secret("key"))
      digest.update(try row.bytes("message"))
      let code = try row.bytes("code")
      let isSame = digest.isSame(as: code)
      #expect(try isSame == row.isValid(), "\(row.name)")
    }
  }

  @Test("HKDF-SHA256 expands as it should, and no further than it may")
  func expansion() throws {
    let rows = try VectorTable("outside/hkdf-sha256").rows
    #expect(rows.count == 86)
    for row in rows {
      // Of HKDF's two steps the program has the second one; the first is an HMAC.
      let extraction = try Digest(.sha256, key: row.secret("salt"))
      extraction.update(try row.bytes("key"))
      let key = try extraction.secretValue()
      let (purpose, count) = try (row.bytes("purpose"), row.number("count"))
      guard try row.isValid() else {
        #expect(throws: CardFileFailure.unsupported(.derivation), "\(row.name)") {
          try HKDF.expand(key, for: purpose, count: count)
        }
        continue
      }
      let derived = try HKDF.expand(key, for: purpose, count: count).revealed
      #expect(try derived == row.bytes("derived"), "\(row.name)")
    }
  }

  @Test("PBKDF2-HMAC-SHA256 derives as it should")
  func pbkdf2() throws {
    let rows = try VectorTable("outside/pbkdf2-hmacsha256").rows
    #expect(rows.count == 60)
    for row in rows {
      try #require(try row.isValid())
      let derivation = PBKDF2(
        iterations: UInt64(try row.number("iterations")),
        salt: try row.bytes("salt"),
        keyBytes: try row.number("count")
      )
      let derived = try derivation.derive(from: row.secret("password")).revealed
      #expect(try derived == row.bytes("derived"), "\(row.name)")
    }
  }

  @Test("AES-256-CBC opens what is padded as it should be, and nothing else")
  func blocks() throws {
    let rows = try VectorTable("outside/aes-cbc-pkcs5").rows
    #expect(rows.count == 72)
    for row in rows {
      let message = try row.isValid() ? row.bytes("message") : nil
      #expect(try Self.opened(row) == message, "\(row.name)")
      guard var bytes = message else { continue }
      bytes += BlockPadding.bytes(after: bytes.count)
      let cipher = try Self.cipher(row)
      try bytes.withUnsafeMutableBytes { try cipher.encrypt($0) }
      #expect(try bytes == row.bytes("sealed"), "\(row.name)")
    }
  }

  private static func cipher(_ row: VectorTable.Row) throws -> BlockCipherStream {
    try BlockCipherStream(
      .aes256,
      key: row.secret("key"),
      initializationVector: row.bytes("vector")
    )
  }

  /// What a row opens to; nil where its padding is none.
  private static func opened(_ row: VectorTable.Row) throws -> [UInt8]? {
    let cipher = try cipher(row)
    var bytes = try row.bytes("sealed")
    try bytes.withUnsafeMutableBytes { try cipher.decrypt($0) }
    return bytes.withUnsafeBytes { bytes in
      BlockPadding.contentCount(in: bytes).map { Array(bytes.prefix($0)) }
    }
  }

  @Test("Argon2id derives what argon2-cffi derives, with 200 random settings")
  func argon2() throws {
    for row in try VectorTable("outside/argon2id").rows {
      let derivation = Argon2(
        variant: .id,
        passes: UInt64(try row.number("passes")),
        kibibytes: UInt64(try row.number("kibibytes")),
        lanes: 1,
        salt: try row.bytes("salt"),
        keyBytes: UInt32(try row.number("count"))
      )
      let derived = try derivation.derive(from: row.secret("password")).revealed
      #expect(try derived == row.bytes("derived"), "\(row.name)")
    }
  }
}
