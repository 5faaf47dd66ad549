/// A key as the user pressed it.
public struct Key: Hashable, Sendable {
  /// The code of a key.
  public enum Code: Hashable, Sendable {
    /// A key that types a character. With `control` it is the lowercase letter or the sign.
    case character(Unicode.Scalar)
    /// The arrow keys.
    case up, down, left, right
    /// The navigation keys above the arrows.
    case home, end, pageUp, pageDown, insert, delete
    /// The editing keys around the letters.
    case backspace, tab, enter, escape
    /// F1 to F63.
    case function(Int)
  }

  /// The modifier keys held.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt8

    /// The set with these bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift, for keys that do not type a character.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, which terminals may also send as Escape right before the key.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// The code of the key.
  public var code: Code
  /// The modifiers held.
  public var modifiers: Modifiers

  /// Creates a key with modifiers.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A key that types `scalar`.
  public static func character(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar)) }
  /// Control with a letter, given in lowercase.
  public static func control(_ letter: Unicode.Scalar) -> Key { Key(.character(letter), .control) }
  /// F1 to F63.
  public static func function(_ number: Int) -> Key { Key(.function(number)) }
  /// The up arrow, without modifiers.
  public static let up = Key(.up)
  /// The down arrow.
  public static let down = Key(.down)
  /// The left arrow.
  public static let left = Key(.left)
  /// The right arrow.
  public static let right = Key(.right)
  /// Home.
  public static let home = Key(.home)
  /// End.
  public static let end = Key(.end)
  /// Page up.
  public static let pageUp = Key(.pageUp)
  /// Page down.
  public static let pageDown = Key(.pageDown)
  /// Delete, which removes the character after the caret.
  public static let delete = Key(.delete)
  /// Backspace, which removes the character before the caret.
  public static let backspace = Key(.backspace)
  /// Tab.
  public static let tab = Key(.tab)
  /// Shift-Tab.
  public static let backTab = Key(.tab, .shift)
  /// Enter.
  public static let enter = Key(.enter)
  /// Escape.
  public static let escape = Key(.escape)

  /// The character it types; nil if a modifier other than Shift changes its meaning.
  public var typed: Unicode.Scalar? {
    guard case .character(let scalar) = code, modifiers.isDisjoint(with: [.alt, .control]) else {
      return nil
    }
    return scalar
  }
}
