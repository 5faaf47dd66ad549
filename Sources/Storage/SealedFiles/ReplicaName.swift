/// The name of a replica: one line, in at most 160 bytes; of 1 to 40 characters where it is typed.
package struct ReplicaName: Hashable, Sendable {
  /// The greatest length of a typed name in characters.
  package static let greatestCount = 40
  /// The greatest length in bytes of UTF-8.
  package static let greatestBytes = 160

  /// The name.
  package let text: String

  /// Wraps a name that was typed; nil if it is empty, too long, or holds characters that can't be seen, or
  /// spaces at its ends.
  package init?(_ text: String) {
    guard text.count <= Self.greatestCount, text.first?.isWhitespace == false,
      text.last?.isWhitespace == false, text.unicodeScalars.allSatisfy({ Self.isPrintable($0) })
    else { return nil }
    self.init(written: text)
  }

  /// Wraps a name that a program wrote into a roster; nil if it is empty, too long, or holds control characters.
  /// The rule is part of the format, and the same in all versions of Unicode: on it depends who belongs to
  /// the group.
  init?(written text: String) {
    guard !text.isEmpty, text.utf8.count <= Self.greatestBytes,
      !text.unicodeScalars.contains(where: { Self.isControl($0.value) })
    else { return nil }
    self.text = text
  }

  /// True for what moves the cursor, ends a line or turns the direction of a text.
  private static func isControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse:
      false
    default: true
    }
  }
}
