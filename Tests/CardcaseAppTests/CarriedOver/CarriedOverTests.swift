import Flashcards
import Foundation
import Screens
import Secrets
import Store
import Testing
import TextSearch
import WindowLevels
import Wording

@testable import AppSupport
@testable import CardcaseUI
@testable import Vault

@Suite("A vault of an older program")
struct CarriedOverTests {
  /// A schema that is one step ahead of this program's, so that there is always a migration.
  static let next = Schema(
    steps: Schema.current.steps + ["CREATE TABLE later (single INTEGER PRIMARY KEY) STRICT"]
  )

  @Test("is there for every format that is read", arguments: OlderVault.all)
  func fixtures(older: OlderVault) throws {
    #expect(Set(OlderVault.all.map(\.format)).isSuperset(of: 13..<Schema.current.version))
    #expect((13...Schema.current.version).contains(older.format))
    #expect(try older.files.count == 3)
  }

  @Test("opens with everything that was in it", arguments: OlderVault.all)
  func contents(older: OlderVault) throws {
    let copy = try older.copy()
    // Its files are there as long as it is: a history is read over a connection of its own.
    defer { withExtendedLifetime(copy) {} }
    let vault = try copy.open()
    let key = try vault.unlockOlder()
    #expect(try VaultInventory(of: vault, under: key).text == older.inventory(.contents))
    #expect(try vault.verify(under: key).damage == [])
    #expect(vault.status.format == Schema.current.version)
  }

  @Test("is searched where it is only read, and stays as it was", arguments: OlderVault.all)
  func reading(older: OlderVault) throws {
    let copy = try older.copy()
    defer { withExtendedLifetime(copy) {} }
    let before = try Data(contentsOf: URL(filePath: copy.path))
    let vault = try Vault.open(.file(copy.path), for: .readOnly)
    let key = try vault.unlockOlder()
    let found = try StudyStore(vault).notes(with: SearchWords("NEW words"), limit: 9, under: key)
    #expect(found.map(\.prompt) == ["new words"])
    #expect(try Data(contentsOf: URL(filePath: copy.path)) == before)
  }

  @Test("has an import and deletions that can still be taken back", arguments: OlderVault.all)
  func undo(older: OlderVault) throws {
    let copy = try older.copy()
    // Its files are there as long as it is: a history is read over a connection of its own.
    defer { withExtendedLifetime(copy) {} }
    let vault = try copy.open()
    let key = try vault.unlockOlder()
    #expect(try Self.undoAll(of: vault, under: key) == Self.operations)
    #expect(try older.undone(VaultInventory(of: vault, under: key).text) == older.undone())
    #expect(try vault.verify(under: key).damage == [])
  }

  /// The operations that can be undone in them, the latest first.
  static let operations: [UndoableOperation.Kind] = [.deckRemoval, .noteRemoval, .importing]

  /// Takes back the operations, and returns what they were. They know what was done
  /// before them too.
  static func undoAll(of vault: Vault, under key: VaultKey) throws -> [UndoableOperation.Kind] {
    var undone: [UndoableOperation.Kind] = []
    let log = UndoStore(vault)
    while undone.count < operations.count,
      let entry = try log.next(.undo, in: .everything, under: key)
    {
      guard case .done(let report, _) = try log.step(.undo, entry.id, under: key) else { break }
      undone += report.entries.map(\.operation.kind)
    }
    return undone
  }

  @Test(
    "has nothing to be taken back after 30 days, also if nobody looked",
    arguments: OlderVault.all
  )
  func expiry(older: OlderVault) throws {
    let copy = try older.copy()
    // Its files are there as long as it is: a history is read over a connection of its own.
    defer { withExtendedLifetime(copy) {} }
    let vault = try copy.open()
    let key = try vault.unlockOlder()
    try UndoStore(vault).deleteEntries(
      before: VaultInventory.now.time.advanced(byMilliseconds: 86_400_000),
      under: key
    )
    #expect(try Self.undoAll(of: vault, under: key) == [])
  }

  @Test("holds nothing more of a note that is deleted for good", arguments: OlderVault.all)
  func deletedForGood(older: OlderVault) throws {
    let copy = try older.copy()
    // Its files are there as long as it is: a history is read over a connection of its own.
    defer { withExtendedLifetime(copy) {} }
    let vault = try copy.open()
    let key = try vault.unlockOlder()
    let notes = try StudyStore(vault).collection(under: key).collection.notes
    let imported = try #require(notes.first { $0.content.prompt == "new words" })
    var change = ChangeSet()
    change.removedNotes = [imported.id]
    try UndoStore(vault).deleteForGood(change, under: key)
    // The words that the import replaced, in the log of the older program.
    #expect(try !vault.holds("good morning", under: key) && !vault.holds("bore da", under: key))
    #expect(try vault.verify(under: key).damage == [])
  }

  @Test(
    "opens with the screens as they were, half-typed words and numbers included",
    arguments: OlderVault.all
  )
  func session(older: OlderVault) throws {
    let copy = try older.copy()
    // Its files are there as long as it is: a history is read over a connection of its own.
    defer { withExtendedLifetime(copy) {} }
    let vault = try copy.open()
    let key = try vault.unlockOlder()
    let store = SessionStore(vault, seal: SessionSeal<Session>(version: Session.version))
    guard case .session(let session) = try store.open(under: key) else {
      Issue.record("the session is lost")
      return
    }
    let time = TimeReading(
      instant: Instant(nanoseconds: 1_000_000_000),
      wall: LocalMoment(time: Timestamp(rawValue: 0))
    )
    let screens = OpenedSession(session, at: time).screens
    let expected = try older.inventory(.session).split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 1)
    }
    #expect(screens.map(\.kind) == expected.map { String($0[0]) })
    for (screen, words) in zip(screens, expected) where words.count > 1 {
      #expect(screen.text.contains(words[1]), "\(screen.text)")
    }
  }

  @Test(
    "has a backup of its own format made first, and keeps those it had",
    arguments: OlderVault.all
  )
  func backups(older: OlderVault) throws {
    let copy = try older.copy()
    let before = copy.backups
    let isOlder = older.format < Schema.current.version
    let present = try copy.open()
    let key = try present.unlockOlder()
    _ = try present.recordCounts(under: key)
    try present.close()
    #expect(copy.backups.count == before.count + (isOlder ? 1 : 0))
    let vault = try copy.open(Self.next)
    _ = try vault.recordCounts(under: key)
    let added = copy.backups.filter { !before.contains($0) }
    #expect(added.count == (isOlder ? 2 : 1))
    #expect(Set(before).isSubset(of: copy.backups))
    #expect(try VaultInventory(of: vault, under: key).text == older.inventory(.contents))
    for backup in added {
      let kept = try Vault.open(.file(backup.path), for: .readOnly)
      #expect(kept.status.format < Self.next.version)
      #expect(try VaultInventory(of: kept, under: key).text == older.inventory(.contents))
    }
    for backup in before {
      let kept = try Vault.open(.file(backup.path))
      #expect(try kept.verify(under: kept.unlockOlder()).damage == [])
    }
  }

  @Test("is refused once a newer program had it, in a sentence that says so")
  func newer() throws {
    let older = try #require(OlderVault.all.last)
    let copy = try older.copy()
    let vault = try copy.open(Self.next)
    try vault.read(under: vault.unlockOlder()) { _ in }
    try vault.close()
    let failure = VaultFailure.newerFormat(Self.next.version)
    #expect(throws: failure) { try copy.open() }
    let sentence = LaunchFailure.vault(failure, path: "/x/vault").sentence(Wording())
    #expect(sentence.contains("/x/vault") && sentence.contains("newer Cardcase"), "\(sentence)")
  }
}
