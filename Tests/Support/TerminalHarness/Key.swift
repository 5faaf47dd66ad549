internal import CVTerm

/// A key of the keyboard, with the modifiers held.
public struct Key: Sendable {
  /// Keys held together with another.
  public struct Modifiers: OptionSet, Sendable {
    /// The keys, one a bit.
    public let rawValue: UInt8

    /// A set by its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Self(rawValue: 1)
    /// Alt, or Meta.
    public static let alt = Self(rawValue: 2)
    /// Control.
    public static let control = Self(rawValue: 4)
  }

  enum Code: Sendable {
    case character(Unicode.Scalar)
    /// A byte independent of the modes: the control characters.
    case byte(UInt8)
    case function(Int)
    case named(Name)
  }

  enum Name: Sendable {
    case enter, tab, backspace, escape, up, down, left, right
    case insert, delete, home, end, pageUp, pageDown
  }

  var code: Code
  var modifiers: Modifiers = []

  /// This key with further modifiers held.
  public func with(_ modifiers: Modifiers) -> Key {
    Key(code: code, modifiers: self.modifiers.union(modifiers))
  }

  /// A character that the keyboard has.
  public static func character(_ scalar: Unicode.Scalar) -> Key { Key(code: .character(scalar)) }

  /// A letter, or one of `@ [ \ ] ^ _`, with Control held, as its control character.
  public static func control(_ letter: Unicode.Scalar) -> Key {
    Key(code: .byte(UInt8(truncatingIfNeeded: letter.value) & 0x1F))
  }

  /// A function key by its number, from 1.
  public static func function(_ number: Int) -> Key { Key(code: .function(number)) }

  /// Enter.
  public static let enter = Key(code: .named(.enter))
  /// Tab.
  public static let tab = Key(code: .named(.tab))
  /// Shift-Tab.
  public static let backTab = tab.with(.shift)
  /// Backspace.
  public static let backspace = Key(code: .named(.backspace))
  /// Escape.
  public static let escape = Key(code: .named(.escape))
  /// The up arrow.
  public static let up = Key(code: .named(.up))
  /// The down arrow.
  public static let down = Key(code: .named(.down))
  /// The left arrow.
  public static let left = Key(code: .named(.left))
  /// The right arrow.
  public static let right = Key(code: .named(.right))
  /// Insert.
  public static let insert = Key(code: .named(.insert))
  /// Delete.
  public static let delete = Key(code: .named(.delete))
  /// Home.
  public static let home = Key(code: .named(.home))
  /// End.
  public static let end = Key(code: .named(.end))
  /// Page up.
  public static let pageUp = Key(code: .named(.pageUp))
  /// Page down.
  public static let pageDown = Key(code: .named(.pageDown))
  /// F1.
  public static let f1 = function(1)
  /// Control-C.
  public static let controlC = control("c")
  /// Control-D.
  public static let controlD = control("d")
  /// Control-L.
  public static let controlL = control("l")
  /// Control-R.
  public static let controlR = control("r")
  /// Control-Z.
  public static let controlZ = control("z")
  /// Control and backslash.
  public static let controlBackslash = control("\\")
}

extension Key.Modifiers {
  var encoded: VTermModifier { VTermModifier(rawValue: UInt32(rawValue)) }
}

extension Key.Name {
  var encoded: VTermKey {
    switch self {
    case .enter: VTERM_KEY_ENTER
    case .tab: VTERM_KEY_TAB
    case .backspace: VTERM_KEY_BACKSPACE
    case .escape: VTERM_KEY_ESCAPE
    case .up: VTERM_KEY_UP
    case .down: VTERM_KEY_DOWN
    case .left: VTERM_KEY_LEFT
    case .right: VTERM_KEY_RIGHT
    case .insert: VTERM_KEY_INS
    case .delete: VTERM_KEY_DEL
    case .home: VTERM_KEY_HOME
    case .end: VTERM_KEY_END
    case .pageUp: VTERM_KEY_PAGEUP
    case .pageDown: VTERM_KEY_PAGEDOWN
    }
  }
}
