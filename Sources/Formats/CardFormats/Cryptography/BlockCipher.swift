import CGcrypt
import ReaderProtocol
import Secrets

/// A block cipher with blocks of 16 bytes.
enum BlockCipher {
  /// AES (FIPS 197) with a key of 256 bits.
  case aes256
  /// Twofish with a key of 256 bits.
  case twofish256

  /// The length of a block and of an initialization vector, in bytes.
  static let blockBytes = 16
  /// The length of a key in bytes.
  static let keyBytes = 32

  fileprivate var algorithm: Int32 {
    switch self {
    case .aes256: Int32(GCRY_CIPHER_AES256.rawValue)
    case .twofish256: Int32(GCRY_CIPHER_TWOFISH.rawValue)
    }
  }
}

/// A block cipher with its key, which works on whole blocks in place, in as many pieces as it takes.
struct BlockCipherStream: ~Copyable {
  private let handle: gcry_cipher_hd_t

  /// In the mode CBC (NIST SP 800-38A).
  ///
  /// - Throws: `damaged` where the key or the initialization vector has another length.
  init(
    _ cipher: BlockCipher,
    key: SecretBytes,
    initializationVector vector: [UInt8]
  ) throws(CardFileFailure) {
    handle = try CipherHandle.open(
      cipher.algorithm,
      GCRY_CIPHER_MODE_CBC,
      key: key,
      vector: vector,
      lengths: (BlockCipher.keyBytes, BlockCipher.blockBytes)
    )
  }

  /// In the mode ECB, for the one derivation that asks for it.
  init(ecb cipher: BlockCipher, key: SecretBytes) throws(CardFileFailure) {
    handle = try CipherHandle.open(
      cipher.algorithm,
      GCRY_CIPHER_MODE_ECB,
      key: key,
      lengths: (BlockCipher.keyBytes, 0)
    )
  }

  deinit {
    // It wipes what it frees.
    gcry_cipher_close(handle)
  }

  /// Encrypts whole blocks.
  ///
  /// - Parameter times: how often, each time what came of the time before.
  /// - Throws: `damaged` where they are not whole.
  func encrypt(
    _ bytes: UnsafeMutableRawBufferPointer,
    times: UInt64 = 1
  ) throws(CardFileFailure) {
    guard bytes.count.isMultiple(of: BlockCipher.blockBytes) else { throw .damaged }
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
    var code: gcry_error_t = 0
    var left = times
    // Derivations have millions of rounds, so that nothing else stands in the loop.
    while left > 0, code == 0 {
      code = gcry_cipher_encrypt(handle, base, bytes.count, nil, 0)
      left -= 1
    }
    try Cryptography.check(code, or: .damaged)
  }

  /// Decrypts whole blocks.
  ///
  /// - Throws: `damaged` where they are not whole.
  func decrypt(_ bytes: UnsafeMutableRawBufferPointer) throws(CardFileFailure) {
    guard bytes.count.isMultiple(of: BlockCipher.blockBytes) else { throw .damaged }
    guard !bytes.isEmpty else { return }
    let code = gcry_cipher_decrypt(handle, bytes.baseAddress, bytes.count, nil, 0)
    try Cryptography.check(code, or: .damaged)
  }
}

/// The padding of PKCS #7 (RFC 5652, section 6.3).
enum BlockPadding {
  /// The bytes behind a content of this many.
  static func bytes(after count: Int) -> [UInt8] {
    let padding = BlockCipher.blockBytes - count % BlockCipher.blockBytes
    return Array(repeating: UInt8(padding), count: padding)
  }

  /// The length of the content before the padding; nil where there is no padding.
  static func contentCount(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let last = bytes.last, (1...BlockCipher.blockBytes).contains(Int(last)),
      bytes.count >= Int(last), bytes.suffix(Int(last)).allSatisfy({ $0 == last })
    else { return nil }
    return bytes.count - Int(last)
  }
}
