import CGcrypt
import ReaderProtocol
import Secrets

/// The cryptographic functions that other programs' files need and libsodium does not have.
package enum Cryptography {
  /// True if libgcrypt is initialised. This is tried once, on first use.
  static let isReady = cgcrypt_initialize() != 0

  /// Initialises the libraries and the guarded memory. Initialising libgcrypt looks for
  /// `/etc/gcrypt/hwf.deny` and `/proc/sys/crypto/fips_enabled`, and guarded memory is locked: after
  /// this nothing is opened or locked, and no function starts a thread.
  package static func prepare() {
    _ = isReady
    _ = SecretArena.shared.lockRefusal
  }

  /// Throws where a function of libgcrypt did.
  static func check(
    _ code: gcry_error_t,
    or failure: CardFileFailure
  ) throws(CardFileFailure) {
    guard code == 0 else { throw failure }
  }

  /// Guarded memory, and its failure as that of a file.
  static func secret(count: Int) throws(CardFileFailure) -> SecretBytes {
    do throws(SecretFailure) {
      return try SecretBytes(count: count)
    } catch {
      throw .noMemory
    }
  }

  /// A copy in guarded memory, and its failure as that of a file. The caller wipes the original.
  static func secret(copying bytes: UnsafeRawBufferPointer) throws(CardFileFailure) -> SecretBytes {
    let secret = try secret(count: bytes.count)
    secret.withUnsafeMutableBytes { $0.copyMemory(from: bytes) }
    return secret
  }
}
