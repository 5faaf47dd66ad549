import Secrets

extension PayloadWriter {
  /// Appends secret bytes with their count.
  mutating func write(_ secret: SecretBytes) {
    secret.withUnsafeBytes { write(Array($0)) }
  }
}

extension PayloadReader {
  /// Reads secret bytes into guarded memory.
  ///
  /// - Throws: `FrameFailure.invalid` also where there is none.
  mutating func secret() throws(FrameFailure) -> SecretBytes {
    let plain = try data()
    do throws(SecretFailure) {
      return try SecretBytes(plain)
    } catch {
      throw .invalid
    }
  }
}
