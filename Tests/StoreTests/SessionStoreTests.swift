import Secrets
import Testing

@testable import Store
@testable import Vault

@Suite("The session on disk")
struct SessionStoreTests {
  private struct Session: Codable, Equatable {
    var screen = "wallet/new"
    var caret = 4
  }

  private struct Fixture {
    let vault: Vault
    let key: VaultKey
    let seal = SessionSeal<Session>(version: 1)

    var store: SessionStore<Session> { SessionStore(vault, seal: seal) }

    init() throws {
      (vault, key) = try Vault.inMemory()
    }

    func save(_ session: Session = Session()) throws {
      try store.save(seal.seal(session, under: key), under: key)
    }
  }

  private func session<T>(_ kept: SessionStore<T>.LoadResult) -> T? {
    guard case .session(let unsealed) = kept else { return nil }
    return unsealed.value
  }

  private func reason<T>(_ kept: SessionStore<T>.LoadResult) -> SessionFailure? {
    guard case .dropped(let failure) = kept else { return nil }
    return failure
  }

  @Test("is the one that was saved last, until it is cleared")
  func roundTrip() throws {
    let fixture = try Fixture()
    #expect(try fixture.store.load(under: fixture.key) == nil)
    try fixture.save(Session(caret: 1))
    try fixture.save(Session(caret: 2))
    #expect(session(try fixture.store.open(under: fixture.key)) == Session(caret: 2))
    #expect(session(try fixture.store.open(under: fixture.key)) == Session(caret: 2))
    try fixture.store.clear(under: fixture.key)
    try fixture.store.clear(under: fixture.key)
    #expect(try fixture.store.load(under: fixture.key) == nil)
    #expect(try fixture.vault.verify(under: fixture.key).damage == [])
  }

  @Test("is dropped with a reason where a version of the program can't read it")
  func unknownVersion() throws {
    let fixture = try Fixture()
    try fixture.save()
    let newer = SessionStore(fixture.vault, seal: SessionSeal<Session>(version: 2))
    #expect(reason(try newer.open(under: fixture.key)) == .unknownVersion(1))
    #expect(try fixture.store.load(under: fixture.key) == nil)
  }

  @Test("is dropped with a reason where it is damaged", arguments: SpoiledContent.allCases)
  func damaged(content: SpoiledContent) throws {
    let fixture = try Fixture()
    try fixture.save()
    try fixture.vault.spoil("session", content, under: fixture.key)
    #expect(reason(try fixture.store.open(under: fixture.key)) == .damaged)
    #expect(try fixture.store.load(under: fixture.key) == nil)
    try fixture.save()
    #expect(session(try fixture.store.open(under: fixture.key)) == Session())
  }

  @Test("stays where it is while the vault is locked")
  func locked() throws {
    let fixture = try Fixture()
    let sealed = try fixture.seal.seal(Session(), under: fixture.key)
    fixture.key.destroy()
    let gone = VaultFailure.secret(.keyDestroyed)
    #expect(throws: gone) { try fixture.store.save(sealed, under: fixture.key) }
    #expect(throws: gone) { _ = try fixture.store.open(under: fixture.key) }
  }
}
