/// The header of an SQLite file, read without SQLite. (https://sqlite.org/fileformat2.html, section
/// 1.3.)
struct SQLiteHeader {
  static let byteCount = 100

  /// The id of the program that made the file.
  let applicationID: Int32
  /// The number of the file's format.
  let version: Int
  /// The length of the file, in bytes, once no journal has anything to add.
  let fileSize: Int

  /// Parses the header.
  ///
  /// - Throws: `VaultFailure.notAVault` if the bytes are not the header of an SQLite file, and
  ///   `damaged` if they require more than SQLite supports, which would open the file as read-only.
  init(_ bytes: [UInt8]) throws(VaultFailure) {
    guard bytes.count == Self.byteCount, bytes.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw .notAVault
    }
    // The versions of writing and of reading: 1 without a log, 2 with one.
    guard bytes[18] <= 2, bytes[19] <= 2 else { throw .damaged(.file) }
    func number(_ range: Range<Int>) -> UInt32 { bytes[range].reduce(0) { $0 << 8 | UInt32($1) } }
    applicationID = Int32(bitPattern: number(68..<72))
    version = Int(Int32(bitPattern: number(60..<64)))
    // The largest page size, 65536, is written as 1.
    let pageSize = number(16..<18)
    fileSize = Int(pageSize == 1 ? 65_536 : pageSize) * Int(number(28..<32))
  }
}
