import ReaderProtocol
import Secrets

/// HKDF with SHA-256 (RFC 5869).
enum HKDF {
  /// Expands a key of 32 bytes into another one for a purpose.
  ///
  /// - Parameters:
  ///   - purpose: the context, `info`.
  ///   - count: the length of the new key in bytes, 0...8160.
  static func expand(
    _ key: SecretBytes,
    for purpose: [UInt8],
    count: Int
  ) throws(CardFileFailure) -> SecretBytes {
    let block = HashFunction.sha256.byteCount
    guard (0...255 * block).contains(count) else { throw .unsupported(.derivation) }
    let expanded = try Cryptography.secret(count: count)
    var previous = try Cryptography.secret(count: 0)
    for start in stride(from: 0, to: count, by: block) {
      let digest = try Digest(.sha256, key: key)
      digest.update(previous)
      digest.update(purpose)
      digest.update([UInt8(start / block + 1)])
      previous = try digest.secretValue()
      expanded.withUnsafeMutableBytes { target in
        previous.withUnsafeBytes { source in
          let part = source.prefix(count - start)
          UnsafeMutableRawBufferPointer(rebasing: target[start...]).copyBytes(from: part)
        }
      }
    }
    return expanded
  }
}
