import Faults
import Foundation
import Secrets
import Store
import Testing

@testable import Vault

@Suite("A vault of an older program whose opening is killed")
struct CarriedOverCrashTests {
  init() {
    Fault.install()
  }

  @Test("at any write is whole when it is opened again", arguments: OlderVault.all)
  func killed(older: OlderVault) throws {
    let expected = try older.inventory(.contents)
    // A key outlives its vault, and takes long to derive.
    let key = try older.copy().open().unlockOlder()
    var calls = 0
    var whole: Set<Data> = []
    for call in 1... {
      let copy = try older.copy()
      let before = copy.backups
      let fault = Fault(.cut, at: call, under: copy.directory)
      try? open(copy, under: key)
      guard fault.isCut else { break }
      calls = call
      let left = try copy.afterKill()
      let vault = try left.open(CarriedOverTests.next)
      #expect(try VaultInventory(of: vault, under: key).text == expected, "call \(call)")
      #expect(try vault.verify(under: key).damage == [], "call \(call)")
      try expectBackups(of: left, beyond: before, like: expected, under: key, &whole)
    }
    #expect(calls > 10)
  }

  @Test(
    "by kill -9, up to the taking over of its undo log, loses nothing, and can be undone as before",
    arguments: OlderVault.all
  )
  func killedProcess(older: OlderVault) throws {
    let contents = try older.inventory(.contents)
    let undone = try older.undone()
    let key = try older.copy().open().unlockOlder()
    let untouched = try older.copy()
    let calls = try #require(VictimProcess("open", on: untouched.path).calls)
    var whole: Set<Data> = []
    for call in VictimProcess.spread(over: calls, count: 24) {
      let copy = try older.copy()
      let before = copy.backups
      #expect(try VictimProcess("open", on: copy.path, dyingAt: call).wasKilled, "call \(call)")
      // The next process finds the journals, and the file by which the killed one held the vault.
      let found = try Vault.open(copy.location, for: .readOnly)
      if found.status.format != older.format { #expect(copy.backups.count > before.count) }
      try found.close()
      let vault = try Vault.open(copy.location)
      #expect(try VaultInventory(of: vault, under: key).text == contents, "call \(call)")
      #expect(try vault.verify(under: key).damage == [], "call \(call)")
      try expectBackups(of: copy, beyond: before, like: contents, under: key, &whole)
      #expect(try CarriedOverTests.undoAll(of: vault, under: key) == CarriedOverTests.operations)
      let inventory = try older.undone(VaultInventory(of: vault, under: key).text)
      #expect(inventory == undone, "call \(call)")
      #expect(try vault.verify(under: key).damage == [], "call \(call)")
      try vault.close()
    }
    #expect(calls > 24)
  }

  /// Opens a vault as the program does until its contents are on the screen.
  private func open(_ copy: VaultCopyOnDisk, under key: VaultKey) throws {
    let vault = try copy.open(CarriedOverTests.next)
    _ = try SettingsStore(vault).verified(under: key)
    try vault.close()
  }

  /// Expects the vault's older backups, and one that was made before the format changed.
  ///
  /// - Parameter whole: the backups' files that hold what is expected. Most are the same byte by byte
  ///   whatever came later, and each is read once.
  private func expectBackups(
    of copy: VaultCopyOnDisk,
    beyond before: [Backup],
    like expected: String,
    under key: VaultKey,
    _ whole: inout Set<Data>
  ) throws {
    let backups = copy.backups
    #expect(backups.count > before.count)
    #expect(Set(before.map(\.number)).isSubset(of: backups.map(\.number)))
    for backup in backups where !before.map(\.number).contains(backup.number) {
      let file = try Data(contentsOf: URL(filePath: backup.path))
      guard !whole.contains(file) else { continue }
      let kept = try Vault.open(.file(backup.path), for: .readOnly)
      let inventory = try VaultInventory(of: kept, under: key).text
      #expect(inventory == expected)
      if inventory == expected { whole.insert(file) }
    }
  }
}
