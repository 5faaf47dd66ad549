package import Flashcards
import FoundationEssentials
package import Secrets
package import Vault

/// Stores what the browser remembers: a record of the table of the session, which is of this device alone
/// as well.
package struct BrowserMemoryStore: Sendable {
  private let vault: Vault

  /// The memory of this vault.
  package init(_ vault: Vault) {
    self.vault = vault
  }

  /// The stored memory; an empty one if there is none, or if its record is damaged.
  package func load(under key: VaultKey) throws(VaultFailure) -> BrowserMemory {
    try vault.readRecords(under: key) { try $0.browserMemory() }
  }

  /// Replaces the stored memory. The new one is on disk when this returns.
  package func save(_ memory: BrowserMemory, under key: VaultKey) throws(VaultFailure) {
    try vault.writeRecords(under: key) { try $0.put(memory) }
  }
}

extension RecordReader {
  fileprivate static var browserTable: RecordTable { RecordTable("session") }
  /// The id of the one memory; the session is 1.
  fileprivate static var browserID: Int64 { 2 }

  /// The stored memory of the browser.
  fileprivate func browserMemory() throws -> BrowserMemory {
    do {
      return try open(Self.browserID, in: Self.browserTable) { _, content in
        // One that can't be read is given up: nobody could do anything about it.
        (try? JSONDecoder().decode(BrowserMemory.self, from: Data(content))) ?? BrowserMemory()
      } ?? BrowserMemory()
    } catch VaultFailure.damaged(.record) {
      return BrowserMemory()
    }
  }
}

extension RecordWriter {
  fileprivate func put(_ memory: BrowserMemory) throws {
    let content = RecordContent.plain(Array(try JSONEncoder().encode(memory)))
    try put(Self.browserID, content, in: Self.browserTable)
  }

  /// Adds saved searches to the memory of the browser.
  func save(_ searches: [SavedSearch]) throws {
    var memory = try browserMemory()
    if !memory.take(searches).isEmpty { try put(memory) }
  }
}
