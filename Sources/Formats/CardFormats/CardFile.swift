public import PaymentCards

/// Reads the cards of files that other programs export.
///
/// Items are handed on one after the other and not kept: guarded memory holds a few thousand numbers,
/// files may have more. To look twice is to read twice.
public enum CardFile {
  /// How large a file may be, and what an archive may unpack to, in bytes.
  public static let limit = 64 << 20

  /// Reads a file and hands on each of its items, in order, cards or not. What `take` has been given
  /// before a failure counts for nothing: a file is read whole or not at all.
  ///
  /// - Parameters:
  ///   - bytes: the file. It is not copied, but where it is an archive; that copy is wiped.
  ///   - now: the month it is, to whose century years of two digits belong.
  ///   - take: gets each item.
  /// - Returns: the format.
  @discardableResult
  public static func read(
    _ bytes: UnsafeRawBufferPointer,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) -> CardFileFormat {
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    if bytes.starts(with: Signature.keePass) || bytes.starts(with: Signature.keePass1) {
      throw .encrypted(.keePass)
    }
    if bytes.starts(with: Signature.zip) || bytes.starts(with: Signature.emptyZip) {
      try readArchive(bytes, now: now, take)
      return .onePassword
    }
    return try readText(bytes, now: now, take)
  }

  private enum Signature {
    static let keePass: [UInt8] = [0x03, 0xD9, 0xA2, 0x9A, 0x67, 0xFB, 0x4B, 0xB5]
    static let keePass1: [UInt8] = [0x03, 0xD9, 0xA2, 0x9A, 0x65, 0xFB, 0x4B, 0xB5]
    static let zip: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
    static let emptyZip: [UInt8] = [0x50, 0x4B, 0x05, 0x06]
    static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
  }

  private static func readArchive(
    _ bytes: UnsafeRawBufferPointer,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    let data = try ZipEntry(named: "export.data", in: bytes, limit: limit)
    guard try readText(data.bytes, now: now, take) == .onePassword else { throw .otherArchive }
  }

  private static func readText(
    _ file: UnsafeRawBufferPointer,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) -> CardFileFormat {
    let bytes =
      file.starts(with: Signature.utf8) ? UnsafeRawBufferPointer(rebasing: file.dropFirst(3)) : file
    guard isUTF8(bytes), !bytes.contains(0) else { throw .notUTF8 }
    let first = bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    if first == UInt8(ascii: "{") { return try readJSON(bytes, now: now, take) }
    return try readCSV(bytes, now: now, take)
  }

  private static func readJSON(
    _ bytes: UnsafeRawBufferPointer,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) -> CardFileFormat {
    let root = try JSONValue(file: bytes)
    if let encryption = try BitwardenReader.encryption(of: root) { throw .encrypted(encryption) }
    let found = try root.members("items", "accounts")
    if let items = found[0], try BitwardenReader.isExport(root, of: items) {
      try BitwardenReader.read(items, now: now, take)
      return .bitwarden
    }
    guard let accounts = found[1], try OnePasswordReader.isExport(of: accounts) else {
      throw .unknownFormat
    }
    try OnePasswordReader.read(accounts, now: now, take)
    return .onePassword
  }

  private static func readCSV(
    _ bytes: UnsafeRawBufferPointer,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) -> CardFileFormat {
    var rows = CSVRows(bytes)
    let header: CSVRows.Row?
    do throws(CardFileFailure) {
      header = try rows.next()
    } catch {
      throw .unknownFormat
    }
    guard let header else { throw .unknownFormat }
    let columns = CSVColumns(header)
    if columns.has("url", "extra", "name", "grouping") {
      try LastPassReader.read(&rows, columns, now: now, take)
      return .lastPass
    }
    if columns.has("ccnum") {
      try CardTableReader.read(&rows, columns, without: .noNumber, now: now, take)
      return .formFills
    }
    if columns.has("group", "title", "username") {
      try CardTableReader.read(&rows, columns, without: .noAttributes, now: now, take)
      return .keePassXC
    }
    if columns.has("type", "name", "login_uri") { throw .neverHoldsCards(.bitwardenCSV) }
    if columns.has("title", "username", "password", "otpauth") {
      // Both programs have these columns, and 1Password's some more.
      let isOnePassword = columns.has("favorite") || columns.has("archived")
      throw .neverHoldsCards(isOnePassword ? .onePasswordCSV : .appleCSV)
    }
    throw .unknownFormat
  }

  /// Whether bytes are UTF-8, without a copy of them.
  private static func isUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var parser = UTF8.ForwardParser()
    var position = 0
    while position < bytes.count {
      if bytes[position] < 0x80 {
        position += 1
        continue
      }
      var iterator = bytes[position...].makeIterator()
      guard case .valid(let encoded) = parser.parseScalar(from: &iterator) else { return false }
      // The parser may have read ahead of the scalar.
      parser = UTF8.ForwardParser()
      position += encoded.count
    }
    return true
  }
}
