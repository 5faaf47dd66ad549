public import Secrets
package import Wording

/// A passcode while it is typed, in guarded memory; the user sees its length only.
public struct PasscodeEntry: Sendable {
  /// The kind of passcode, which limits the characters and their number.
  public let kind: PasscodeKind
  private var buffer: SecretBuffer

  /// An empty entry.
  public init(kind: PasscodeKind) {
    self.kind = kind
    buffer = SecretBuffer(capacity: kind.maximumLength * 4)
  }

  /// The typed characters, for those who may see them.
  public var characters: SecretBuffer { buffer }

  /// The number of characters typed.
  public var count: Int { buffer.count }

  /// True if the entry is long enough for its kind.
  public var isLongEnough: Bool { count >= kind.minimumLength }

  /// True if `scalar` may be part of a passcode of this kind.
  public func accepts(_ scalar: Unicode.Scalar) -> Bool {
    kind.digitCount == nil ? isText(scalar) : Self.digit(scalar) != nil
  }

  /// True if `scalar` may be part of a passcode of this kind, and there is room for it.
  func hasRoom(for scalar: Unicode.Scalar) -> Bool {
    accepts(scalar) && count < kind.maximumLength
  }

  /// Appends a character. Full-width digits, which an input method may send, count as digits.
  ///
  /// - Returns: false if the entry is full, the character is not allowed, or the guarded memory is
  ///   used up.
  public mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    guard hasRoom(for: scalar) else { return false }
    // Room was made sure of, so only guarded memory can be short.
    return (try? buffer.append(kind.digitCount == nil ? scalar : Self.digit(scalar) ?? scalar))
      != nil
  }

  /// Deletes the last character.
  ///
  /// - Returns: false if there was none.
  public mutating func removeLast() -> Bool {
    guard !buffer.isEmpty else { return false }
    buffer.removeLast()
    return true
  }

  /// Wipes the entry.
  public mutating func clear() {
    buffer.clear()
  }

  /// A copy of the typed characters in UTF-8.
  ///
  /// - Throws: `SecretFailure` if the guarded memory is used up.
  public func passcode() throws(SecretFailure) -> SecretBytes {
    try buffer.copy()
  }

  /// True if `other` holds the same characters, compared in constant time.
  public func matches(_ other: PasscodeEntry) -> Bool {
    buffer == other.buffer
  }

  /// Lends the typed characters in UTF-8, in place.
  func withUTF8<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R {
    buffer.withUTF8(body)
  }

  /// The digit that a character counts as; nil if it is none.
  static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x30...0x39: scalar
    case 0xFF10...0xFF19: Unicode.Scalar(scalar.value - 0xFF10 + 0x30)
    default: nil
    }
  }

  private func isText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

/// The kind of a passcode. The raw value is stored in the vault.
public enum PasscodeKind: String, Sendable, CaseIterable, Codable {
  /// Four digits.
  case digits4
  /// Six digits, the default.
  case digits6
  /// Any text.
  case passphrase

  /// The name.
  package var name: Phrase {
    switch self {
    case .digits4: .digits(4)
    case .digits6: .digits(6)
    case .passphrase: .kindPassphrase
    }
  }

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
