package import Secrets

/// A part of a paste, as screens get it.
package enum PastePart: Sendable {
  case began
  /// The next characters. They may be a card number, so they are in guarded memory.
  case text(SecretBuffer)
  case ended

  /// How many bytes of a paste are passed on at a time: so many that a long paste is quick, and so few
  /// that adding to them is.
  package static let longest = 256
}
