package import PaymentCards
package import Secrets

/// A line that is said in line mode. What is secret in one is handed on sign by sign, so that it never
/// becomes a string. No-break spaces hold together what is not to be broken. Digits are said one by
/// one, with a pause between groups: a voice makes a number of digits without blanks.
package enum SpokenLine: Sendable, Equatable {
  /// Words.
  case text(String)
  /// A count or a state that is said where it has changed, or is asked for.
  case count(String)
  /// Digits after some words, as a prompt ends, with a pause before each of the digits that `gaps`
  /// counts.
  case digits(String, SecretDigits, gaps: [Int])
  /// Words that must not become a string.
  case secret(SecretBuffer)
  /// Words that must not become a string, after others that may.
  case secretText(String, SecretText)
  /// A group of the recovery key, counted from 0, after its number.
  case recoveryGroup(Int, RecoveryKey)
  /// Some of the characters of another line, each with the word that spells it.
  case spelled(SpelledLine)

  /// Hands on what the line says, character by character.
  package func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    switch self {
    case .text(let text), .count(let text): text.unicodeScalars.forEach(body)
    case .spelled(let spelled): spelled.forEachScalar(body)
    case .digits(let label, let digits, let gaps):
      label.unicodeScalars.forEach(body)
      for index in 0..<digits.count {
        let isGap = gaps.contains(index)
        if isGap { body(",") }
        if index > 0 { body(isGap ? " " : "\u{A0}") }
        body(Unicode.Scalar(0x30 + digits.digit(at: index)))
      }
    case .secret(let buffer): for scalar in buffer.scalars { body(scalar) }
    case .secretText(let label, let text):
      label.unicodeScalars.forEach(body)
      let isNumber = text.scalars.allSatisfy { ("0"..."9").contains($0) }
      var isFirst = true
      for scalar in text.scalars {
        if isNumber, !isFirst { body("\u{A0}") }
        isFirst = false
        // The text may have lines of its own.
        body(scalar.properties.isWhitespace ? " " : scalar)
      }
    case .recoveryGroup(let group, let key):
      "\(group + 1):".unicodeScalars.forEach(body)
      for position in 0..<RecoveryKey.groupLength {
        body("\u{A0}")
        body(Unicode.Scalar(key.symbol(group: group, position: position)))
      }
    }
  }

  /// True if there is something in it that must not become a string.
  package var isSecret: Bool {
    switch self {
    case .text, .count: false
    case .spelled(let spelled): spelled.line.isSecret
    case .digits, .secret, .secretText, .recoveryGroup: true
    }
  }

  /// Hands on what it tells, character by character, without the words before it.
  func forEachValue(_ body: (Unicode.Scalar) -> Void) {
    switch self {
    case .text(let text), .count(let text): text.unicodeScalars.forEach(body)
    case .spelled(let spelled): spelled.line.forEachValue(body)
    case .digits(_, let digits, _):
      for index in 0..<digits.count { body(Unicode.Scalar(0x30 + digits.digit(at: index))) }
    case .secret(let buffer): for scalar in buffer.scalars { body(scalar) }
    case .secretText(_, let text): for scalar in text.scalars { body(scalar) }
    case .recoveryGroup(let group, let key):
      for position in 0..<RecoveryKey.groupLength {
        body(Unicode.Scalar(key.symbol(group: group, position: position)))
      }
    }
  }
}

extension String {
  /// Its lines.
  package var spokenLines: [SpokenLine] {
    split(separator: "\n", omittingEmptySubsequences: false).map { .text(String($0)) }
  }
}
