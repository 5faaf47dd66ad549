/// A script, as far as keyboards with letters of it are told apart.
public enum Script: Hashable, Sendable, CaseIterable {
  case latin, greek, cyrillic, hebrew, arabic
  /// Chinese characters, kana and Hangul, which come from an input method.
  case eastAsian
  /// Any other.
  case other

  /// The blocks of letters, by their first and last character.
  private static let blocks: [(script: Script, values: ClosedRange<UInt32>)] = [
    (.latin, 0x41...0x24F), (.greek, 0x370...0x3FF), (.cyrillic, 0x400...0x52F),
    (.hebrew, 0x590...0x5FF), (.arabic, 0x600...0x6FF), (.arabic, 0x750...0x77F),
    (.arabic, 0x8A0...0x8FF), (.eastAsian, 0x1100...0x11FF), (.cyrillic, 0x1C80...0x1C8F),
    (.latin, 0x1E00...0x1EFF), (.greek, 0x1F00...0x1FFF), (.eastAsian, 0x2E80...0x9FFF),
    (.cyrillic, 0xA640...0xA69F), (.eastAsian, 0xA960...0xA97F), (.eastAsian, 0xAC00...0xD7FF),
    (.eastAsian, 0xF900...0xFAFF), (.hebrew, 0xFB1D...0xFB4F), (.arabic, 0xFB50...0xFDFF),
    (.arabic, 0xFE70...0xFEFE), (.latin, 0xFF21...0xFF5A), (.eastAsian, 0xFF66...0xFFDC),
    (.eastAsian, 0x20000...0x3FFFF),
  ]

  /// The script of a letter; nil for everything else.
  public init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic else { return nil }
    self = Self.blocks.first { $0.values.contains(scalar.value) }?.script ?? .other
  }
}

/// A character that a passcode of digits can't have, by which one may notice that the keyboard has
/// another layout than one thinks. It tells nothing of the passcode, which has digits in any case.
public enum ForeignInput: Hashable, Sendable {
  /// A letter.
  case letter(Script)
  /// A digit other than 0 to 9.
  case digit

  /// Creates it of a character that is no digit of a passcode; nil for what is neither letter nor
  /// digit.
  public init?(_ scalar: Unicode.Scalar) {
    if PasscodeEntry.digit(scalar) != nil { return nil }
    if scalar.properties.numericType == .decimal {
      self = .digit
    } else if let script = Script(scalar) {
      self = .letter(script)
    } else {
      return nil
    }
  }
}
