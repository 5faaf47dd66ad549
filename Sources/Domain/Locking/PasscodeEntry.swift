public import Secrets

/// A passcode as it is typed: a number of characters to the eye, kept in guarded memory.
public struct PasscodeEntry: Sendable {
  /// What may be typed and how much of it.
  public let kind: PasscodeKind
  private var buffer: SecretBuffer

  /// An empty entry.
  public init(kind: PasscodeKind) {
    self.kind = kind
    buffer = SecretBuffer(capacity: kind.maximumLength * 4)
  }

  /// How many characters are typed.
  public var count: Int { buffer.count }

  /// Whether enough is typed for a passcode of this kind.
  public var isLongEnough: Bool { count >= kind.minimumLength }

  /// Whether `scalar` can be part of such a passcode.
  public func accepts(_ scalar: Unicode.Scalar) -> Bool {
    kind.digitCount == nil ? isText(scalar) : digit(scalar) != nil
  }

  /// Whether `scalar` can be part of such a passcode, and there is room for one more.
  func hasRoom(for scalar: Unicode.Scalar) -> Bool {
    accepts(scalar) && count < kind.maximumLength
  }

  /// Adds a character. Full-width digits, which an input method may send, count as digits.
  ///
  /// - Returns: false where it is full, the character can't be part of it, or the guarded memory is
  ///   used up.
  public mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    guard hasRoom(for: scalar) else { return false }
    return (try? buffer.append(kind.digitCount == nil ? scalar : digit(scalar) ?? scalar)) != nil
  }

  /// Takes the last character back.
  ///
  /// - Returns: false where there was none.
  public mutating func removeLast() -> Bool {
    guard !buffer.isEmpty else { return false }
    buffer.removeLast()
    return true
  }

  /// Wipes all of it.
  public mutating func clear() {
    buffer.clear()
  }

  /// A copy of the typed characters in UTF-8.
  ///
  /// - Throws: when the guarded memory is used up.
  public func passcode() throws(SecretFailure) -> SecretBytes {
    try buffer.copy()
  }

  /// Whether `other` holds the same characters. The time it takes does not tell where they differ.
  public func matches(_ other: PasscodeEntry) -> Bool {
    buffer == other.buffer
  }

  /// Lends the typed characters where they lie, in UTF-8.
  func withUTF8<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R {
    buffer.withUTF8(body)
  }

  private func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
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
