/// A text with wildcards, as it is compared with other texts.
package struct SearchPattern: Hashable, Sendable {
  /// A part of a pattern.
  package enum Part: Hashable, Sendable {
    /// These characters.
    case literal(String)
    /// Any characters, or none: `*`.
    case any
    /// Any one character: `_`.
    case one
  }

  /// The parts. No two literals stand side by side.
  package let parts: [Part]

  /// Reads a pattern as it is written in a search: a backslash takes its meaning from a wildcard, and
  /// goes from before any other character.
  package init(_ text: some StringProtocol) {
    var parts: [Part] = []
    var literal = String.UnicodeScalarView()
    func end() {
      if !literal.isEmpty { parts.append(.literal(String(literal))) }
      literal = String.UnicodeScalarView()
    }
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        literal.append(scalar)
        isEscaped = false
        continue
      }
      switch scalar {
      case "\\": isEscaped = true
      case "*":
        end()
        parts.append(.any)
      case "_":
        end()
        parts.append(.one)
      default: literal.append(scalar)
      }
    }
    end()
    self.parts = parts
  }

  /// The text of a pattern without wildcards; nil for one that has any.
  package var literal: String? {
    switch parts.count {
    case 0: ""
    case 1: if case .literal(let text) = parts[0] { text } else { nil }
    default: nil
    }
  }
}
