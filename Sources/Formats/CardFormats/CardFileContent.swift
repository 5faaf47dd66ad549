import PaymentCards
import ReaderProtocol

/// A file's content, parsed as far as it takes to recognise its format. At most one of `archive`,
/// `json` and `table` is there.
package struct CardFileContent {
  /// The file.
  let bytes: UnsafeRawBufferPointer
  /// A zip archive.
  private(set) var archive: ZipArchive?
  /// The root of a JSON file: an object.
  private(set) var json: JSONValue?
  /// Any other text, as a CSV file.
  private(set) var table: CSVTable?

  private static let zipSignatures: [[UInt8]] = [
    [0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06],
  ]
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Parses a file, whose bytes must outlive this value.
  ///
  /// - Throws: `brokenArchive`; `broken` or `tooDeep` for JSON that is none.
  init(_ bytes: UnsafeRawBufferPointer) throws(CardFileFailure) {
    self.bytes = bytes
    if Self.zipSignatures.contains(where: { bytes.starts(with: $0) }) {
      archive = try ZipArchive(bytes)
      return
    }
    let hasMark = bytes.starts(with: Self.byteOrderMark)
    let text = hasMark ? UnsafeRawBufferPointer(rebasing: bytes.dropFirst(3)) : bytes
    guard UTF8Check.accepts(text), !text.contains(0) else { return }
    let first = text.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    if first == UInt8(ascii: "{") {
      json = try JSONValue(file: text)
    } else {
      table = CSVTable(text)
    }
  }

  /// The failure where a file is of no format, or not of the one that is wanted.
  func unrecognized(as wanted: CardFormatName?) -> CardFileFailure {
    if let wanted { return .otherFormat(wanted) }
    if let archive { return archive.isEncrypted ? .encryptedArchive : .otherArchive }
    return json == nil && table == nil ? .notUTF8 : .unknownFormat
  }
}
