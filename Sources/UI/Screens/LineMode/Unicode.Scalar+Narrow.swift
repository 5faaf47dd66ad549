extension Unicode.Scalar {
  /// The ASCII character of a full-width one, and a blank for the ideographic space; itself for any
  /// other. Input methods type the wide ones, which mean the same in choices, words and numbers.
  package var narrow: Unicode.Scalar {
    switch value {
    case 0x3000: " "
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFF01 + 0x21) ?? self
    default: self
    }
  }
}
