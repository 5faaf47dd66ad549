import WindowLevels

/// A control sequence (`ESC [` … final byte) while it is received, and the key it stands for.
///
/// Forms: ECMA-48 section 5.4. Keys and modifiers: xterm's control sequences, "PC-Style Function
/// Keys".
struct ControlSequence: Hashable, Sendable {
  private struct Parameters: Hashable {
    var first = 0
    var second = 0
  }

  /// True if Escape was sent twice before it, which is how some terminals encode Alt.
  let alt: Bool
  /// True if nothing has come after the introducer.
  private(set) var isEmpty = true
  /// True if it has numbers only: no private marker and no intermediate byte.
  private(set) var isPlain = true
  private var parameters = Parameters()
  private var index = 0

  init(alt: Bool) {
    self.alt = alt
  }

  /// Appends a byte before the final one.
  mutating func append(_ byte: UInt8) {
    isEmpty = false
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      // Limited: no parameter of a key has more than three digits.
      let digit = Int(byte - UInt8(ascii: "0"))
      if index == 0 {
        parameters.first = min(parameters.first * 10 + digit, 9999)
      } else if index == 1 {
        parameters.second = min(parameters.second * 10 + digit, 9999)
      }
    case UInt8(ascii: ";"), UInt8(ascii: ":"):
      index = min(index + 1, 2)
    default:
      isPlain = false
    }
  }

  /// True if it is this number and the final `~`.
  func isTilde(_ number: Int, final: UInt8) -> Bool {
    isPlain && final == UInt8(ascii: "~") && parameters.first == number
  }

  /// The key it stands for; nil if there is none.
  func key(final: UInt8) -> Key? {
    guard isPlain, parameters.second <= 16 else { return nil }
    if final == UInt8(ascii: "~") {
      return Self.numbered[parameters.first].map { Key($0, modifiers) }
    }
    // Other first numbers belong to reports, such as that of the cursor's position.
    guard parameters.first <= 1 else { return nil }
    if final == UInt8(ascii: "Z") {
      return Key(.tab, modifiers.union(.shift))
    }
    return Self.lettered[final].map { Key($0, modifiers) }
  }

  /// The modifiers: the second parameter less one is a bit set of Shift, Alt, Control and Meta.
  private var modifiers: Key.Modifiers {
    let bits = max(parameters.second - 1, 0)
    var modifiers: Key.Modifiers = alt ? .alt : []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 0b1010 != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  /// Keys by final letter, after `ESC [` and after `ESC O`.
  static let lettered: [UInt8: Key.Code] = [
    UInt8(ascii: "A"): .up,
    UInt8(ascii: "B"): .down,
    UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left,
    UInt8(ascii: "F"): .end,
    UInt8(ascii: "H"): .home,
    UInt8(ascii: "P"): .function(1),
    UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3),
    UInt8(ascii: "S"): .function(4),
  ]

  /// Keys by the number before `~`.
  private static let numbered: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]

  /// The keypad in application mode, by the letter after `ESC O` (VT100 user guide, table 3-8).
  static let keypad: [UInt8: Key] = {
    var keys: [UInt8: Key] = [UInt8(ascii: "M"): .enter]
    for (letter, scalar) in zip(UInt8(ascii: "j")..., "*+,-./0123456789".unicodeScalars) {
      keys[letter] = .character(scalar)
    }
    return keys
  }()
}
