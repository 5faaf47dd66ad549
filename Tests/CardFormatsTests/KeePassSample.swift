import ReaderProtocol
import Secrets
import Testing

/// A file of Fixtures/KeePass, and what it must read as.
struct KeePassSample: CustomTestStringConvertible {
  /// The password of the files that have one.
  static let password = "Gänseblümchen 7"

  let name: String
  var password: String? = KeePassSample.password
  var keyFile: String?
  /// True if the file's groups have tags, as from version 4.1 on.
  var hasGroupTags: Bool { name.hasPrefix("4.1") }

  var testDescription: String { name }

  func bytes() throws -> [UInt8] { try ParsedCards.bytes(of: "KeePass/\(name).kdbx") }

  func secret() throws -> CardFileSecret {
    CardFileSecret(
      password: try password.map { try SecretBytes($0.utf8) },
      keyFile: try keyFile.map { try SecretBytes(ParsedCards.bytes(of: "KeePass/\($0)")) }
    )
  }

  func read() throws -> ParsedCards { try ParsedCards(bytes(), with: secret()) }

  /// Each version with each derivation and each cipher, packed and not.
  static let matrix: [KeePassSample] =
    ["3.1"].flatMap { version in
      ciphers.flatMap { cipher in
        ["gzip", "plain"].map { KeePassSample(name: "\(version)-\(cipher)-\($0)") }
      }
    }
    + ["aeskdf", "argon2", "argon2id"].flatMap { derivation in
      ciphers.flatMap { cipher in
        ["4.1-\(derivation)-\(cipher)-gzip", "4.0-\(derivation)-\(cipher)-plain"]
          .map { KeePassSample(name: $0) }
      }
    }

  private static let ciphers = ["aes256", "twofish", "chacha20"]

  /// The samples that the matrix leaves out.
  static let others = [
    "KeePassXC", "3.1-inner-chacha20", "4.0-inner-salsa20", "4.0-argon2d-version10",
    "4.0-argon2id-secret", "4.0-attachments",
  ].map { KeePassSample(name: $0) }

  static let keyFiles = ["xml1.key", "xml2.keyx", "bytes32.key", "hex64.key", "any.key"]

  /// Each kind of key.
  static let keys =
    keyFiles.flatMap { file in
      let stem = file.prefix { $0 != "." }
      return [
        KeePassSample(name: "only-\(stem)", password: nil, keyFile: file),
        KeePassSample(name: "with-\(stem)", keyFile: file),
      ]
    } + [
      KeePassSample(name: "with-xml2-3.1", keyFile: "xml2.keyx"),
      KeePassSample(name: "empty-password", password: ""),
      KeePassSample(name: "empty-password-3.1", password: ""),
      KeePassSample(name: "empty-password-and-xml2", password: "", keyFile: "xml2.keyx"),
    ]
}
