import CGcrypt
import ReaderProtocol
import Secrets

/// The opening of a cipher, which all ciphers of libgcrypt share.
enum CipherHandle {
  /// Opens a cipher and sets its key, and its initialization vector where it has one.
  ///
  /// - Parameter lengths: those that the key and the vector must have, in bytes.
  /// - Throws: `damaged` where they have others; `unsupported` where libgcrypt was built without the
  ///   cipher.
  static func open(
    _ algorithm: Int32,
    _ mode: gcry_cipher_modes,
    key: SecretBytes,
    vector: [UInt8] = [],
    lengths: (key: Int, vector: Int)
  ) throws(CardFileFailure) -> gcry_cipher_hd_t {
    guard key.count == lengths.key, vector.count == lengths.vector else { throw .damaged }
    var opened: gcry_cipher_hd_t?
    guard Cryptography.isReady,
      gcry_cipher_open(&opened, algorithm, Int32(mode.rawValue), 0) == 0, let handle = opened
    else { throw .unsupported(.cipher) }
    var code = key.withUnsafeBytes { gcry_cipher_setkey(handle, $0.baseAddress, $0.count) }
    if code == 0, !vector.isEmpty {
      code = gcry_cipher_setiv(handle, vector, vector.count)
    }
    guard code == 0 else {
      gcry_cipher_close(handle)
      throw .damaged
    }
    return handle
  }
}
