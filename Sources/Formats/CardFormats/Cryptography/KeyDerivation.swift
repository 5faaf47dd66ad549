import ReaderProtocol
import Secrets

/// A derivation of a key from a password, made slow on purpose: its costs stand in the file.
protocol KeyDerivation: Sendable {
  /// The working memory in bytes.
  var memory: UInt64 { get }
  /// The work, in units of its own.
  var work: Double { get }
  /// A derivation of the same kind that takes a few milliseconds.
  var sample: Self { get }

  /// Throws where the parameters are none that the derivation has.
  func check() throws(CardFileFailure)

  /// Derives a key, whatever that costs.
  func derive(from password: SecretBytes) throws(CardFileFailure) -> SecretBytes
}

extension KeyDerivation {
  /// Derives a key, if that costs no more than is allowed.
  ///
  /// - Throws: `tooCostly` and `unsupported` before anything is derived from the password;
  ///   `noMemory`.
  func key(
    from password: SecretBytes,
    within budget: DerivationBudget
  ) throws(CardFileFailure) -> SecretBytes {
    try check()
    try budget.check(self)
    return try derive(from: password)
  }
}
