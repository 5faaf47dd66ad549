import ByteCoding
import CSodium
import Foundation
import SealedFiles
import TestSupport
import Testing

@testable import Secrets

/// What the program derives, against a computation without its code and without libsodium
/// (Tests/Scripts/derivation_vectors.py).
@Suite("What keys are derived for")
struct DerivationVectorTests {
  private let table: VectorTable

  init() throws {
    try #require(sodium_init() >= 0)
    table = try VectorTable("derivations")
  }

  /// The rows of a kind.
  private func rows(_ kind: String, atLeast count: Int) throws -> [VectorTable.Row] {
    let rows = try table.rows.filter { try $0.text("kind") == kind }
    #expect(rows.count >= count)
    return rows
  }

  /// The associated data of a row's fields.
  private static func data(_ row: VectorTable.Row) throws -> AssociatedData {
    var data = AssociatedData()
    let fields = try row.text("first")
    for field in fields.isEmpty ? [] : fields.split(separator: "|") {
      let parts = field.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? String(parts[1]) : ""
      switch parts[0] {
      case "text": data.append(.text(value))
      case "number": data.append(.number(try #require(Int64(value))))
      case "bytes": data.append(.bytes(try #require(Hex.bytes(value))))
      default: data.append(.none)
      }
    }
    return data
  }

  @Test("sub-keys are those of their purposes")
  func subKeys() throws {
    for row in try rows("subkey", atLeast: 30) {
      let purpose = KeyPurpose(rawValue: try row.text("first"))
      let secret = try row.secret("key")
      let key = try SealingKey(fullEntropy: secret, purpose: purpose)
      #expect(try key.bytes.revealed == row.bytes("result"), "\(row.name)")
      guard secret.count == SealingKey.byteCount else { continue }
      let subKey = try SealingKey(bytes: secret).subKey(for: purpose)
      #expect(subKey.bytes == key.bytes, "\(row.name)")
    }
  }

  @Test("the table has every purpose that the sources name")
  func purposes() throws {
    let known = Set(try rows("subkey", atLeast: 30).map { try $0.text("first") })
    let naming = /KeyPurpose\(rawValue: "([^"\\]*)(\\\()?/
    let files = FileManager.default.enumerator(
      at: Repository.root.appending(path: "Sources"),
      includingPropertiesForKeys: nil
    )
    var count = 0
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      for name in try String(contentsOf: file, encoding: .utf8).matches(of: naming) {
        count += 1
        // One with a name in it stands there with each.
        let isKnown =
          name.2 == nil
          ? known.contains(String(name.1)) : known.contains { $0.hasPrefix(name.1) }
        #expect(isKnown, "\(name.1) in \(file.lastPathComponent)")
      }
    }
    #expect(count >= 25)
  }

  @Test("authentication codes are those of their fields")
  func codes() throws {
    for row in try rows("code", atLeast: 20) {
      let key = try SealingKey(bytes: row.secret("key"))
      #expect(try key.code(of: Self.data(row)) == row.bytes("result"), "\(row.name)")
    }
  }

  @Test("boxes are bound to their fields, and open to what was sealed")
  func boxes() throws {
    for row in try rows("box", atLeast: 20) {
      let key = try SealingKey(bytes: row.secret("key"))
      let (data, second) = try (Self.data(row), row.bytes("second"))
      let (nonce, content) = (second.prefix(SealedBox.nonceBytes), second.dropFirst(24))
      let random = FixedRandom(bytes: Array(nonce))
      let box = key.seal(Array(content), boundTo: data, random: random)
      #expect(try box.bytes == row.bytes("result"), "\(row.name)")
      #expect(try key.open(box, boundTo: data) == Array(content), "\(row.name)")
    }
  }

  @Test("keyed hashes of secrets and of files are no sub-keys, and checksums have no key")
  func hashes() throws {
    for row in try rows("mark", atLeast: 5) {
      let mark = try SealingKey(bytes: row.secret("key")).mark(of: row.secret("first"))
      #expect(try mark.revealed == row.bytes("result"), "\(row.name)")
    }
    for row in try rows("media", atLeast: 5) {
      let hash = StreamHash(keyedBy: try SealingKey(bytes: row.secret("key")))
      let content = try row.bytes("first")
      let half = content.count / 2
      content[..<half].withUnsafeBytes { hash.append($0) }
      content[half...].withUnsafeBytes { hash.append($0) }
      #expect(try hash.finish() == row.bytes("result"), "\(row.name)")
    }
    for row in try rows("sum", atLeast: 5) {
      #expect(try Checksum.of(row.bytes("first")) == row.bytes("result"), "\(row.name)")
    }
  }

  @Test("the keys of sealed pages are numbered in their context")
  func pages() throws {
    for row in try rows("pages", atLeast: 6) {
      var key = [UInt8](repeating: 0, count: 32)
      let number = UInt64(try row.number("first"))
      crypto_kdf_derive_from_key(&key, key.count, number, "pages  1", try row.bytes("key"))
      #expect(try key == row.bytes("result"), "\(row.name)")
    }
  }

  @Test("pairs of keys follow from their seeds, open letters and sign")
  func pairs() throws {
    for row in try rows("exchange", atLeast: 5) {
      let pair = try BoxKeyPair(seed: row.secret("key"))
      #expect(try pair.publicKey.bytes == row.bytes("result"), "\(row.name)")
    }
    for row in try rows("letter", atLeast: 5) {
      let pair = try BoxKeyPair(seed: row.secret("key"))
      #expect(try pair.open(row.bytes("first")).revealed == row.bytes("result"), "\(row.name)")
    }
    for row in try rows("signature", atLeast: 5) {
      let (message, signature) = try (row.bytes("first"), row.bytes("result"))
      let key = try SigningKey(seed: row.secret("key"))
      #expect(key.signature(of: message) == signature, "\(row.name)")
      #expect(try key.verifyKey.bytes == row.bytes("second"), "\(row.name)")
      #expect(key.verifyKey.isSignature(signature, of: message), "\(row.name)")
    }
  }
}
