import Flashcards
import ReaderProtocol

/// A file's content, as formats are recognised in it and read from it.
package struct DeckFileContent {
  /// The file, without a byte order mark.
  let bytes: ArraySlice<UInt8>
  /// The same where it is UTF-8, otherwise nil.
  let text: ArraySlice<UInt8>?

  /// Keeps a file.
  package init(_ bytes: [UInt8]) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = hasMark ? bytes.dropFirst(3) : bytes[...]
    text = String(validating: self.bytes, as: UTF8.self) == nil ? nil : self.bytes
  }

  /// The failure where a file is of no format, or not of the one that is wanted.
  func unrecognized(as wanted: FlashcardImportFormat?) -> DeckFileFailure {
    guard text == nil else { return wanted.map { .otherFormat($0) } ?? .unknownFormat }
    let lines = bytes.split(separator: .newline, omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return .notUTF8(line: (bad ?? 0) + 1)
  }
}
