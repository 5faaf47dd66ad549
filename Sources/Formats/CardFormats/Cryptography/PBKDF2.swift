import CGcrypt
import ReaderProtocol
import Secrets

/// PBKDF2 (RFC 8018) with HMAC-SHA256.
struct PBKDF2: KeyDerivation {
  /// The rounds, from 1.
  var iterations: UInt64
  /// At least one byte.
  var salt: [UInt8]
  /// The length of the key in bytes, from 1.
  var keyBytes = 32

  var memory: UInt64 { 0 }

  /// The digests made: each round makes one for every 32 bytes of the key.
  var work: Double {
    let blocks = (keyBytes + HashFunction.sha256.byteCount - 1) / HashFunction.sha256.byteCount
    return Double(iterations) * Double(blocks)
  }

  var sample: PBKDF2 { PBKDF2(iterations: 8192, salt: [0]) }

  /// - Throws: `unsupported`.
  func check() throws(CardFileFailure) {
    guard iterations > 0, !salt.isEmpty, keyBytes > 0 else { throw .unsupported(.derivation) }
  }

  func derive(from password: SecretBytes) throws(CardFileFailure) -> SecretBytes {
    let key = try Cryptography.secret(count: keyBytes)
    let code = key.withUnsafeMutableBytes { output in
      password.withUnsafeBytes { password in
        gcry_kdf_derive(
          password.baseAddress,
          password.count,
          Int32(GCRY_KDF_PBKDF2.rawValue),
          Int32(GCRY_MD_SHA256.rawValue),
          salt,
          salt.count,
          UInt(iterations),
          output.count,
          output.baseAddress
        )
      }
    }
    guard Cryptography.isReady, code == 0 else { throw .unsupported(.derivation) }
    return key
  }
}
