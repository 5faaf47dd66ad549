import CNcurses
import WindowLevels

/// Maps the key codes of curses to keys.
enum CursesKeys {
  /// The key for a code of curses; nil for one without a meaning here.
  static func key(code: Int32) -> Key? {
    if let key = keys[code] { return key }
    let function = code - cn_function_key(0)
    return (1...63).contains(function) ? .function(Int(function)) : nil
  }

  /// The key for an extended capability of terminfo: `kRIT5` is the right arrow with Control. The
  /// digit is xterm's modifier parameter; without one, Shift is held.
  static func key(capability name: String) -> Key? {
    let hasDigit = name.last.map { ("3"..."8").contains($0) } ?? false
    guard let code = capabilities[String(hasDigit ? name.dropLast() : name[...])] else {
      return nil
    }
    let bits = hasDigit ? (name.last?.wholeNumberValue ?? 2) - 1 : 1
    var modifiers: Key.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return Key(code, modifiers)
  }

  /// The names of the capabilities for keys with modifiers that are no standard ones.
  static var extendedCapabilities: [String] {
    ["kUP", "kDN"] + capabilities.keys.sorted().flatMap { name in (3...8).map { "\(name)\($0)" } }
  }

  private static let keys: [Int32: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right,
    KEY_HOME: .home, KEY_END: .end, KEY_LL: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown,
    KEY_IC: Key(.insert), KEY_DC: .delete, KEY_BACKSPACE: .backspace,
    KEY_ENTER: .enter, KEY_BTAB: .backTab,
    KEY_A1: .home, KEY_A3: .pageUp, KEY_C1: .end, KEY_C3: .pageDown,
    KEY_SR: Key(.up, .shift), KEY_SF: Key(.down, .shift),
    KEY_SLEFT: Key(.left, .shift), KEY_SRIGHT: Key(.right, .shift),
    KEY_SHOME: Key(.home, .shift), KEY_SEND: Key(.end, .shift),
    KEY_SPREVIOUS: Key(.pageUp, .shift), KEY_SNEXT: Key(.pageDown, .shift),
    KEY_SIC: Key(.insert, .shift), KEY_SDC: Key(.delete, .shift),
    KEY_HELP: .function(1),
  ]

  private static let capabilities: [String: Key.Code] = [
    "kUP": .up, "kDN": .down, "kLFT": .left, "kRIT": .right,
    "kHOM": .home, "kEND": .end, "kPRV": .pageUp, "kNXT": .pageDown,
    "kIC": .insert, "kDC": .delete,
  ]
}
