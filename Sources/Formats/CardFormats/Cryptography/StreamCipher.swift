import CGcrypt
import ReaderProtocol
import Secrets

/// A stream cipher with a key of 256 bits, whose first block is number 0.
enum StreamCipher {
  /// ChaCha20 (RFC 8439), with a nonce of 96 bits.
  case chaCha20
  /// Salsa20 with 20 rounds, with a nonce of 64 bits.
  case salsa20

  /// The length of a key in bytes.
  static let keyBytes = 32

  /// The length of a nonce in bytes.
  var nonceBytes: Int {
    switch self {
    case .chaCha20: 12
    case .salsa20: 8
    }
  }

  fileprivate var algorithm: Int32 {
    switch self {
    case .chaCha20: Int32(GCRY_CIPHER_CHACHA20.rawValue)
    case .salsa20: Int32(GCRY_CIPHER_SALSA20.rawValue)
    }
  }
}

/// The key stream of a stream cipher, from its beginning on.
struct KeyStream: ~Copyable {
  private let handle: gcry_cipher_hd_t

  /// The stream of a key and a nonce.
  ///
  /// - Throws: `damaged` where one of them has another length.
  init(
    _ cipher: StreamCipher,
    key: SecretBytes,
    nonce: [UInt8]
  ) throws(CardFileFailure) {
    handle = try CipherHandle.open(
      cipher.algorithm,
      GCRY_CIPHER_MODE_STREAM,
      key: key,
      vector: nonce,
      lengths: (StreamCipher.keyBytes, cipher.nonceBytes)
    )
  }

  deinit {
    // It wipes what it frees.
    gcry_cipher_close(handle)
  }

  /// Encrypts or decrypts bytes in place with the next part of the stream.
  func apply(to bytes: UnsafeMutableRawBufferPointer) throws(CardFileFailure) {
    guard !bytes.isEmpty else { return }
    let code = gcry_cipher_encrypt(handle, bytes.baseAddress, bytes.count, nil, 0)
    try Cryptography.check(code, or: .damaged)
  }
}
