/// The markup of a field.
public enum FieldFormat: UInt8, Sendable, Codable, CaseIterable {
  /// Markdown, the format of notes written here.
  case markdown = 0
  /// HTML, the format of Anki's fields.
  case html = 1
  /// Plain text, in which nothing is markup.
  case plain = 2
}

/// The text of one field of a note, byte for byte as it was typed or came from a file.
public struct FieldText: Sendable, Codable {
  /// The source.
  public let text: String
  /// The markup of the source.
  public let format: FieldFormat

  /// Creates a field's text.
  public init(_ text: String, _ format: FieldFormat = .markdown) {
    self.text = text
    self.format = format
  }

  /// True if there is nothing but white space.
  public var isBlank: Bool { text.isBlank }
}

/// Fields are equal if their bytes are: strings would also be equal if they only look the same.
extension FieldText: Hashable {
  /// Compares the bytes.
  public static func == (one: FieldText, other: FieldText) -> Bool {
    guard one.format == other.format, one.text.utf8.count == other.text.utf8.count else {
      return false
    }
    // Mostly a field is compared with what it was copied from, which has its bytes in the same place.
    let areEqual = one.text.utf8.withContiguousStorageIfAvailable { bytes in
      other.text.utf8.withContiguousStorageIfAvailable {
        bytes.baseAddress == $0.baseAddress || bytes.elementsEqual($0)
      }
    }
    return (areEqual ?? nil) ?? one.text.utf8.elementsEqual(other.text.utf8)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(format)
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
