/// The class of a typed or pasted scalar in a field of digits.
package enum ScalarKind: Equatable {
  /// A decimal digit of any script.
  case digit(UInt8)
  /// A character that separates groups of digits, or an invisible one.
  case separator(Separator)
  /// Anything else.
  case other

  /// The kinds of separators, in ascending order of significance.
  package enum Separator: Int, Comparable {
    case space
    case dash
    case slash

    package static func < (left: Separator, right: Separator) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  package init(_ scalar: Unicode.Scalar) {
    if let value = scalar.digitValue {
      self = .digit(value)
    } else if scalar == "/" || scalar == "\u{FF0F}" {
      self = .separator(.slash)
    } else if scalar.isASCII {
      switch scalar {
      case "-", "_", ".": self = .separator(.dash)
      case " ", "\t"..."\r": self = .separator(.space)
      default: self = .other
      }
    } else {
      self.init(beyondASCII: scalar)
    }
  }

  private init(beyondASCII scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .dashPunctuation: self = .separator(.dash)
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .format: self = .separator(.space)
    // The minus sign and the middle dot separate groups too.
    default: self = scalar == "\u{2212}" || scalar == "\u{B7}" ? .separator(.dash) : .other
    }
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script: ASCII, full-width, Arabic-Indic, Devanagari.
  var digitValue: UInt8? {
    if isASCII { return ("0"..."9").contains(self) ? UInt8(value - 0x30) : nil }
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.map { UInt8($0) }
  }

  /// True for white space as card-validator counts it: ECMAScript's `\s`, which includes the byte
  /// order mark and excludes the next-line control.
  var isSpace: Bool {
    self == "\u{FEFF}" || (properties.isWhitespace && self != "\u{85}")
  }
}
