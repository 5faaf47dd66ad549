/// The kind of a passcode. The raw value is stored in the vault.
public enum PasscodeKind: String, Sendable, CaseIterable, Codable {
  /// Four digits.
  case digits4
  /// Six digits, the default.
  case digits6
  /// Any text.
  case passphrase

  /// The number of digits; nil for a passphrase.
  public var digitCount: Int? {
    switch self {
    case .digits4: 4
    case .digits6: 6
    case .passphrase: nil
    }
  }

  /// The smallest number of characters: NIST SP 800-63B asks for 8 where people choose a password.
  public var minimumLength: Int { digitCount ?? 8 }

  /// The greatest number of characters.
  public var maximumLength: Int { digitCount ?? 128 }
}
