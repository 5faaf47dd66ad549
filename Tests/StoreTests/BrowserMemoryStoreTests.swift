import Flashcards
import Foundation
import Secrets
import Testing

@testable import Store
@testable import Vault

@Suite("What the browser remembers, on disk")
struct BrowserMemoryStoreTests {
  /// A word that is searched for and is nowhere else.
  private static let canary = "wanderfalke"

  private static var memory: BrowserMemory {
    var memory = BrowserMemory()
    memory.remember("tag:\(canary)")
    memory.save("is:due \(canary)", as: "Birds")
    memory.setLayout(
      BrowserLayout(columns: ["deck", "due"], key: .due),
      of: .cards,
      in: .everything
    )
    return memory
  }

  @Test("is nothing in a vault that has none, and then what was saved last")
  func roundTrip() throws {
    let (vault, key) = try Vault.inMemory()
    let store = BrowserMemoryStore(vault)
    #expect(try store.load(under: key) == BrowserMemory())
    var memory = Self.memory
    try store.save(memory, under: key)
    memory.remember("is:new")
    try store.save(memory, under: key)
    #expect(try store.load(under: key) == memory)
    #expect(try vault.verify(under: key).damage == [])
  }

  @Test("has nothing to do with the session beside it")
  func besideTheSession() throws {
    let (vault, key) = try Vault.inMemory()
    let seal = SessionSeal<[String]>(version: 1)
    let sessions = SessionStore(vault, seal: seal)
    let store = BrowserMemoryStore(vault)
    try sessions.save(seal.seal(["browser"], under: key), under: key)
    try store.save(Self.memory, under: key)
    guard case .session(let session) = try sessions.open(under: key) else {
      Issue.record("the session is lost")
      return
    }
    #expect(session.value == ["browser"])
    try sessions.clear(under: key)
    #expect(try store.load(under: key) == Self.memory)
  }

  @Test("is given up where it can't be read", arguments: SpoiledContent.allCases)
  func damaged(content: SpoiledContent) throws {
    let (vault, key) = try Vault.inMemory()
    let store = BrowserMemoryStore(vault)
    try store.save(Self.memory, under: key)
    try vault.spoil("session WHERE id = 2", content, under: key)
    #expect(try store.load(under: key) == BrowserMemory())
    try store.save(Self.memory, under: key)
    #expect(try store.load(under: key) == Self.memory)
  }

  @Test("is nowhere in clear, and is there in a backup, with a new passcode and under a new key")
  func onDisk() throws {
    let files = try StoredFiles()
    var (vault, key) = try Vault.forTest(at: files.location)
    try BrowserMemoryStore(vault).save(Self.memory, under: key)
    let backup = try #require(try vault.keepDailyBackup(at: 1_000_000, under: key))
    let passcode = try SecretBytes(Array("7788".utf8))
    let cost = try #require(DerivationCost(memory: 8 << 20, passes: 1))
    try vault.changePasscode(to: passcode, kind: "digits4", cost: cost, under: key)
    try vault.close()
    for path in [files.path, files.path + VaultCopy.logEnding, backup.path] {
      let bytes = try Data(contentsOf: URL(filePath: path))
      #expect(bytes.range(of: Data(Self.canary.utf8)) == nil)
    }
    vault = try Vault.open(files.location)
    #expect(try BrowserMemoryStore(vault).load(under: key) == Self.memory)
    let copy = try Vault.open(.file(backup.path), for: .readOnly)
    #expect(try BrowserMemoryStore(copy).load(under: key) == Self.memory)
    key = try vault.rekey(
      passcode: passcode,
      kind: "digits4",
      cost: cost,
      at: 1_000_001,
      under: key
    ).key
    #expect(try BrowserMemoryStore(vault).load(under: key) == Self.memory)
  }

  @Test("is told where its page is damaged, and the flashcards are there all the same")
  func damagedPage() throws {
    let files = try StoredFiles()
    let fixture = try StudyFixture(at: files.location)
    try fixture.fill()
    let contents = try fixture.contents()
    try BrowserMemoryStore(fixture.vault).save(Self.memory, under: fixture.key)
    let place = RecordPlace(table: "session", id: 2)
    let content = try #require(try fixture.vault.contents(under: fixture.key)[place])
    let pages = try fixture.vault.pages(with: content, under: fixture.key)
    try fixture.vault.flushJournal(under: fixture.key)
    try fixture.vault.close()
    try files.flip(pages)
    let again = StudyFixture(vault: try Vault.open(files.location), key: fixture.key)
    let page = try #require(pages.first)
    #expect(throws: VaultFailure.damaged(.page(page))) {
      _ = try BrowserMemoryStore(again.vault).load(under: again.key)
    }
    #expect(try again.contents() == contents)
  }

  @Test("is there no more once the vault is locked")
  func locked() throws {
    let (vault, key) = try Vault.inMemory()
    key.destroy()
    let gone = VaultFailure.secret(.keyDestroyed)
    #expect(throws: gone) { _ = try BrowserMemoryStore(vault).load(under: key) }
    #expect(throws: gone) { try BrowserMemoryStore(vault).save(Self.memory, under: key) }
  }

  @Test("takes saved searches along with an import, which stay when it is undone")
  func imported() throws {
    let fixture = try StudyFixture()
    try fixture.fill()
    let store = BrowserMemoryStore(fixture.vault)
    try store.save(Self.memory, under: fixture.key)
    var change = ChangeSet()
    change.decks = [try fixture.deck(9, "Birds")]
    change.searches = [SavedSearch(name: "birds", search: "deck:Birds")]
    let time = Timestamp(milliseconds: StudyFixture.start)
    try fixture.store.apply(change, as: .init(.importing, "birds"), at: time, under: fixture.key)
    var expected = Self.memory
    expected.save("deck:Birds", as: "birds 2")
    #expect(try store.load(under: fixture.key) == expected)
    try fixture.undoLast()
    #expect(try store.load(under: fixture.key) == expected)
  }
}
