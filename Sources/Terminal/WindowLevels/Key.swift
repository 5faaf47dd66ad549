/// A key as the user pressed it.
public struct Key: Hashable, Sendable {
  /// Which key.
  public enum Code: Hashable, Sendable {
    /// A key that types a character. With `control` it is the lower case letter or the sign.
    case character(Unicode.Scalar)
    /// The arrows.
    case up, down, left, right
    /// The block above the arrows.
    case home, end, pageUp, pageDown, insert, delete
    /// The keys at the rim.
    case backspace, tab, enter, escape
    /// F1 to F63.
    case function(Int)
  }

  /// Keys held with it.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt8

    /// The set with these bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift, with keys that do not type a character.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, also sent as Escape right before the key.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// Which key.
  public var code: Code
  /// What was held with it.
  public var modifiers: Modifiers

  /// A key with the modifiers held.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A key that types `scalar`.
  public static func character(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar)) }
  /// Control with a letter, given in lower case.
  public static func control(_ letter: Unicode.Scalar) -> Key { Key(.character(letter), .control) }
  /// F1 to F63.
  public static func function(_ number: Int) -> Key { Key(.function(number)) }
  /// Keys without modifiers.
  public static let up = Key(.up)
  /// The arrow down.
  public static let down = Key(.down)
  /// The arrow to the left.
  public static let left = Key(.left)
  /// The arrow to the right.
  public static let right = Key(.right)
  /// Home.
  public static let home = Key(.home)
  /// End.
  public static let end = Key(.end)
  /// Page up.
  public static let pageUp = Key(.pageUp)
  /// Page down.
  public static let pageDown = Key(.pageDown)
  /// Delete, which takes what stands after the caret.
  public static let delete = Key(.delete)
  /// Backspace, which takes what stands before the caret.
  public static let backspace = Key(.backspace)
  /// Tab.
  public static let tab = Key(.tab)
  /// Shift-Tab.
  public static let backTab = Key(.tab, .shift)
  /// Enter.
  public static let enter = Key(.enter)
  /// Escape.
  public static let escape = Key(.escape)

  /// The character it types where no modifier but Shift changes what it means.
  public var typed: Unicode.Scalar? {
    guard case .character(let scalar) = code, modifiers.isDisjoint(with: [.alt, .control]) else {
      return nil
    }
    return scalar
  }
}
