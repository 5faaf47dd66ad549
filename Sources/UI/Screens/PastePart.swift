package import Secrets

/// A part of a paste, as it is delivered to screens.
package enum PastePart: Sendable {
  case began
  /// The next characters, in guarded memory as they may be a card number.
  case text(SecretBuffer)
  case ended

  /// The maximum size of a part in bytes: large enough for a quick paste, small enough to append
  /// quickly.
  package static let longest = 256
}
