import ByteCoding
import Secrets

extension ByteWriter {
  /// Appends secret bytes with their count.
  mutating func append(_ secret: SecretBytes) {
    secret.withUnsafeBytes { append($0) }
  }
}

extension ByteReader {
  /// Reads secret bytes into guarded memory.
  ///
  /// - Throws: `UnreadableBytes.invalid` also where there is none.
  mutating func secret() throws(UnreadableBytes) -> SecretBytes {
    let plain = try Array(counted())
    do throws(SecretFailure) {
      return try SecretBytes(plain)
    } catch {
      throw .invalid
    }
  }
}
