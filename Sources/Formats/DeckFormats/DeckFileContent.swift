package import Wording

/// A file's content, as formats are recognised in it and read from it.
package struct DeckFileContent {
  /// The file, without a byte order mark.
  let bytes: ArraySlice<UInt8>
  /// The same where it is UTF-8, otherwise nil.
  let text: ArraySlice<UInt8>?

  /// Keeps a file.
  init(_ bytes: [UInt8]) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = hasMark ? bytes.dropFirst(3) : bytes[...]
    text = String(validating: self.bytes, as: UTF8.self) == nil ? nil : self.bytes
  }

  /// The failure where a file is of no format.
  var unrecognized: DeckFileFailure {
    guard text == nil else { return .unknownFormat }
    let lines = bytes.split(separator: .newline, omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return .notUTF8(line: (bad ?? 0) + 1)
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let tab = UInt8(ascii: "\t")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")

  /// True for the white space of ASCII.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension String {
  /// True if a byte of its UTF-8 is one of those wanted.
  func hasByte(_ isWanted: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isWanted) }
      ?? utf8.contains(where: isWanted)
  }
}

/// The reason why a file can't be read as flashcards at all.
package enum DeckFileFailure: Error, Sendable, Hashable {
  /// There is nothing in it.
  case empty
  /// A line, counted from 1, is not UTF-8.
  case notUTF8(line: Int)
  /// It is in none of the formats.
  case unknownFormat
  /// It can't be read, for the reason that its format gives.
  case unreadable(Phrase)
}
