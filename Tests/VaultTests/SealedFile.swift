import CSealedPages
import Foundation

@testable import Vault

/// The files of a closed vault, as somebody who may write to them changes them.
struct SealedFile: Equatable {
  static let page = Int(SEALED_PAGES_PAGE_SIZE)
  /// The offset of the two records of the tree's root, each of a page.
  static let roots = Int(SEALED_PAGES_CLEAR_SIZE)
  /// The offset of the tags of the first group of pages, which stand twice.
  static let tags = roots + 2 * page
  /// The offset of the first page.
  static let pages = tags + 2 * page
  /// Bytes of a frame of the log, and the offset of the first.
  static let frame = page + 24
  static let frames = 2 * page

  var database: Data
  var log: Data

  init(of fixture: VaultFixture) throws {
    database = try fixture.file()
    log = try fixture.file(VaultCopy.logEnding)
  }

  /// Puts them in place of a closed vault's.
  func put(in fixture: VaultFixture) throws {
    try fixture.put(database)
    try log.write(to: URL(fileURLWithPath: fixture.path + VaultCopy.logEnding))
  }

  /// The number of pages.
  var pageCount: Int { (database.count - Self.pages) / Self.page }

  /// The place of a page, by its number from 1.
  static func place(of page: Int) -> Range<Int> {
    let start = pages + (page - 1) * self.page
    return start..<start + self.page
  }

  /// Changes a byte.
  static func flip(_ data: inout Data, _ offset: Int, by mask: UInt8 = 0x41) {
    data[offset] ^= mask
  }
}
