package import PaymentCards
package import Secrets

/// A line that is said in line mode. What is secret in one is handed on sign by sign, so that it never
/// becomes a string. No-break spaces hold together what is not to be broken.
package enum SpokenLine: Sendable, Equatable {
  /// Words.
  case text(String)
  /// Digits after some words, with a blank before each of the digits that `gaps` counts.
  case digits(String, SecretDigits, gaps: [Int])
  /// Words that must not become a string.
  case secret(SecretBuffer)
  /// Words that must not become a string, after others that may.
  case secretText(String, SecretText)
  /// A group of the recovery key, counted from 0, after its number.
  case recoveryGroup(Int, RecoveryKey)

  /// Hands on what the line says, character by character.
  package func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    switch self {
    case .text(let text): text.unicodeScalars.forEach(body)
    case .digits(let label, let digits, let gaps):
      label.unicodeScalars.forEach(body)
      for index in 0..<digits.count {
        if index == 0 { body(" ") }
        if gaps.contains(index) { body("\u{A0}") }
        body(Unicode.Scalar(0x30 + digits.digit(at: index)))
      }
    case .secret(let buffer): for scalar in buffer.scalars { body(scalar) }
    case .secretText(let label, let text):
      "\(label) ".unicodeScalars.forEach(body)
      // The text may have lines of its own.
      for scalar in text.scalars { body(scalar.properties.isWhitespace ? " " : scalar) }
    case .recoveryGroup(let group, let key):
      "\(group + 1):\u{A0}".unicodeScalars.forEach(body)
      for position in 0..<RecoveryKey.groupLength {
        body(Unicode.Scalar(key.symbol(group: group, position: position)))
      }
    }
  }
}
