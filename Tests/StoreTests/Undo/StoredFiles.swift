import CSealedPages
import Foundation
import Secrets
import TestSupport
import Testing

@testable import Vault

/// A vault on disk, in a directory of its own that is removed with it, as the next process or
/// somebody with its files finds it.
final class StoredFiles {
  private let folder: TemporaryDirectory
  let path: String
  var location: VaultLocation { .file(path) }

  init() throws {
    folder = try TemporaryDirectory(inMemory: true)
    path = folder.path + "/vault"
  }

  /// A copy of the closed vault.
  func copy() throws -> StoredFiles {
    let copy = try StoredFiles()
    for ending in ["", VaultCopy.logEnding]
    where FileManager.default.fileExists(atPath: path + ending) {
      try FileManager.default.copyItem(atPath: path + ending, toPath: copy.path + ending)
    }
    return copy
  }

  /// The sizes of the file and of its log, which may be open.
  var sizes: [Int] {
    ["", VaultCopy.logEnding].map { VaultFile(path: path + $0).size }
  }

  // MARK: As a stranger changes them

  private static let page = Int(SEALED_PAGES_PAGE_SIZE)
  /// The number of pages behind one block of tags.
  private static let pagesOfGroup = 254
  /// The size of a log without a frame.
  static let emptyLog = 2 * page

  /// The place of a page in the file, by its number from 1.
  static func place(of page: Int) -> Range<Int> {
    let groups = (page - 1) / pagesOfGroup + 1
    // The clear part, the two roots, and the tags of each group twice.
    let start = Int(SEALED_PAGES_CLEAR_SIZE) + (2 + 2 * groups + page - 1) * Self.page
    return start..<start + Self.page
  }

  /// Changes pages of the closed file.
  func change(_ pages: some Sequence<Int>, _ body: (_ page: Int, inout Data) throws -> Void) throws
  {
    var file = try Data(contentsOf: URL(filePath: path))
    for page in pages {
      let place = Self.place(of: page)
      var bytes = Data(file[place])
      try body(page, &bytes)
      file.replaceSubrange(place, with: bytes)
    }
    try file.write(to: URL(filePath: path))
  }

  /// Flips a bit in each of some pages of the closed file.
  func flip(_ pages: some Sequence<Int>) throws {
    try change(pages) { $1[999] ^= 0x10 }
  }

  /// Puts back pages of the closed file as they are in an older copy.
  func putBack(_ pages: some Sequence<Int>, from older: StoredFiles) throws {
    let file = try Data(contentsOf: URL(filePath: older.path))
    try change(pages) { $1 = file[Self.place(of: $0)] }
  }

  /// Exchanges two pages of the closed file.
  func exchange(_ one: Int, _ other: Int) throws {
    let file = try Data(contentsOf: URL(filePath: path))
    try change([one, other]) { $1 = file[Self.place(of: $0 == one ? other : one)] }
  }
}

/// The place of a record.
struct RecordPlace: Hashable {
  let table: String
  let id: Int64
}

extension Vault {
  /// The contents of all records, as they are in the pages: those of payment cards sealed once more,
  /// those of notes and cards their columns.
  func contents(under key: VaultKey) throws -> [RecordPlace: Data] {
    try read(under: key) { db in
      var contents: [RecordPlace: Data] = [:]
      for table in try RecordTable.all(in: db) {
        let columns = table.columns.map { RecordTable.quoted($0) }.joined(separator: ", ")
        try db.statement("SELECT id, \(columns) FROM \(table.sqlName)").each { row in
          let place = RecordPlace(table: table.name, id: row.integer(0) ?? 0)
          for column in 1..<row.count {
            contents[place, default: Data()] += Data(row.bytes(column))
          }
        }
      }
      return contents
    }
  }

  /// All pages of the database without their seals, as somebody with the key has them: with those that
  /// are not used, and with what is unused in the others.
  func pages(under key: VaultKey) throws -> Data {
    let folder = try TemporaryDirectory(inMemory: true)
    let path = folder.path + "/pages"
    try whileOpen(under: key) { db in
      let plain = try Connection(path, creating: true)
      defer { plain.close() }
      try db.copy(to: plain)
    }
    #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
    return try Data(contentsOf: URL(filePath: path))
  }

  /// The numbers of the pages that have the content of a record, from 1.
  func pages(with content: Data, under key: VaultKey) throws -> [Int] {
    let size = Int(SEALED_PAGES_PAGE_SIZE)
    // Its beginning is enough: the rest may be on further pages.
    let beginning = content.prefix(64)
    let pages = try pages(under: key)
    return stride(from: 0, to: pages.count, by: size).filter {
      pages[$0..<$0 + size].range(of: beginning) != nil
    }.map { $0 / size + 1 }
  }

  /// Expects that the file has nothing but the pages of today, each once, and that its log is empty.
  func expectPagesAlone(in files: StoredFiles, under key: VaultKey) throws {
    let count = try read(under: key) { try $0.integer("PRAGMA page_count") ?? 0 }
    let sizes = [StoredFiles.place(of: Int(count)).upperBound, StoredFiles.emptyLog]
    #expect(files.sizes == sizes)
    var extent: (pages: UInt32, frames: UInt32) = (0, 0)
    #expect(sealed_pages_extent(databaseName, &extent.pages, &extent.frames) == SQLITE_OK)
    #expect(Int64(extent.pages) == count && extent.frames == 0)
  }

  /// The tables with a record that has one of these texts in it, once decrypted.
  func tables(with texts: [[UInt8]], under key: VaultKey) throws -> Set<String> {
    var tables: Set<String> = []
    func look(_ content: Data, _ table: String) {
      if texts.contains(where: { content.range(of: Data($0)) != nil }) { tables.insert(table) }
    }
    for (place, content) in try contents(under: key) { look(content, place.table) }
    try readRecords(under: key) { records in
      for table in try RecordTable.all(in: records.db) where table.hasContent {
        let damage = try records.openAll(in: table) { look(Data($1), table.name) }
        #expect(damage == [])
      }
    }
    return tables
  }

  /// Changes rows by SQL, as only somebody with the key can.
  func tamper(_ sql: String, _ arguments: any DatabaseValue..., under key: VaultKey) throws {
    try write(under: key) { try $0.statement(sql).run(arguments) }
  }
}
