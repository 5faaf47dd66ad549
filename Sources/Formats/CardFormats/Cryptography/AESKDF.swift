import ReaderProtocol
import Secrets

/// KeePass's own derivation: both halves of 32 bytes are encrypted with AES-256 again and again, and
/// hashed with SHA-256 at last (https://keepass.info/help/kb/kdbx.html, AES-KDF).
struct AESKDF: KeyDerivation {
  /// The encryptions of each half.
  var rounds: UInt64
  /// The AES key, 32 bytes.
  var seed: [UInt8]

  var memory: UInt64 { 0 }
  var work: Double { Double(rounds) }

  var sample: AESKDF {
    AESKDF(rounds: 1 << 16, seed: Array(repeating: 0, count: BlockCipher.keyBytes))
  }

  /// - Throws: `unsupported`.
  func check() throws(CardFileFailure) {
    guard seed.count == BlockCipher.keyBytes else { throw .unsupported(.derivation) }
  }

  /// - Parameter password: the composite key; one of 32 bytes is taken as it is, others as the
  ///   beginning of 32.
  func derive(from password: SecretBytes) throws(CardFileFailure) -> SecretBytes {
    let state = try Cryptography.secret(count: HashFunction.sha256.byteCount)
    state.withUnsafeMutableBytes { state in
      password.withUnsafeBytes { state.copyBytes(from: $0.prefix(state.count)) }
    }
    let key = try Cryptography.secret(count: seed.count)
    key.withUnsafeMutableBytes { $0.copyBytes(from: seed) }
    let cipher = try BlockCipherStream(ecb: .aes256, key: key)
    try state.withUnsafeMutableBytes { state throws(CardFileFailure) in
      try cipher.encrypt(state, times: rounds)
    }
    return try Digest.of(state)
  }
}
