/// The name of a replica: one line of 1 to 40 characters, in at most 160 bytes.
package struct ReplicaName: Hashable, Sendable {
  /// The greatest length in characters.
  package static let greatestCount = 40
  /// The greatest length in bytes of UTF-8.
  package static let greatestBytes = 160

  /// The name.
  package let text: String

  /// Wraps a name; nil if it is empty, too long, or holds control characters or spaces at its ends.
  package init?(_ text: String) {
    guard !text.isEmpty, text.count <= Self.greatestCount, text.utf8.count <= Self.greatestBytes,
      text.first?.isWhitespace == false, text.last?.isWhitespace == false,
      text.unicodeScalars.allSatisfy({ Self.isPrintable($0) })
    else { return nil }
    self.text = text
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
