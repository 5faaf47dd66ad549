import Foundation
import Secrets
import TestSupport
import Testing

@testable import Vault

@Suite("The vault's files")
struct VaultFileTests {
  @Test("can be read by the user only, whatever the mask, and so can their directory")
  func modes() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    try creation.vault.setSettings(["a": "b"], under: creation.key)
    #expect(try fixture.mode(fixture.directory + "/case") == 0o700)
    #expect(
      try fixture.names().map { try fixture.mode(fixture.directory + "/case/" + $0) }
        == [0o600, 0o600, 0o600]
    )
    #expect(try fixture.names() == ["", "-wal", ".lock"].map { "vault.cardcase" + $0 })
    try creation.vault.close()
    #expect(try fixture.names() == ["vault.cardcase", "vault.cardcase-wal"])
  }

  @Test("are closed to others when found open")
  func tightened() throws {
    let fixture = try VaultFixture()
    try fixture.create().vault.close()
    chmod(fixture.path, 0o644)
    _ = try Vault.open(fixture.location)
    #expect(try fixture.mode(fixture.path) == 0o600)
  }

  @Test("are not put where anything stands", arguments: Obstacle.allCases)
  func occupied(obstacle: Obstacle) throws {
    let fixture = try VaultFixture()
    try obstacle.build(fixture)
    #expect(Vault.exists(at: fixture.location))
    #expect(throws: VaultFailure.exists) { try fixture.create() }
  }

  @Test("are not opened where something else stands in their place", arguments: Obstacle.allCases)
  func refused(obstacle: Obstacle) throws {
    let fixture = try VaultFixture()
    try obstacle.build(fixture)
    #expect(throws: obstacle.failure) { try Vault.open(fixture.location) }
  }

  enum Obstacle: CaseIterable {
    case symbolicLink, danglingLink, directory, pipe, secondName, empty, text, otherDatabase

    func build(_ fixture: VaultFixture) throws {
      let manager = FileManager.default
      try manager.createDirectory(
        atPath: fixture.directory + "/case",
        withIntermediateDirectories: true
      )
      let aside = fixture.directory + "/aside"
      switch self {
      case .symbolicLink:
        try Data("x".utf8).write(to: URL(fileURLWithPath: aside))
        try manager.createSymbolicLink(atPath: fixture.path, withDestinationPath: aside)
      case .danglingLink:
        try manager.createSymbolicLink(atPath: fixture.path, withDestinationPath: aside)
      case .directory:
        try manager.createDirectory(atPath: fixture.path, withIntermediateDirectories: true)
      case .pipe: mkfifo(fixture.path, 0o600)
      case .secondName:
        try Data("x".utf8).write(to: URL(fileURLWithPath: aside))
        try manager.linkItem(atPath: aside, toPath: fixture.path)
      case .empty: try Data().write(to: URL(fileURLWithPath: fixture.path))
      case .text:
        try Data(repeating: 65, count: 9000).write(to: URL(fileURLWithPath: fixture.path))
      case .otherDatabase:
        let database = try Connection(fixture.path, creating: true)
        try database.execute("CREATE TABLE t (a); PRAGMA user_version = 1")
        database.close()
      }
    }

    var failure: VaultFailure {
      switch self {
      case .symbolicLink, .danglingLink: .symbolicLink
      case .directory: .directory
      case .pipe: .notARegularFile
      case .secondName: .severalNames
      case .empty, .text, .otherDatabase: .notAVault
      }
    }
  }

  @Test(
    "are refused where a journal beside them is a link",
    arguments: ["-wal", "-shm", "-journal"]
  )
  func linkedJournal(ending: String) throws {
    let fixture = try VaultFixture()
    try fixture.create().vault.close()
    unlink(fixture.path + ending)
    try FileManager.default.createSymbolicLink(
      atPath: fixture.path + ending,
      withDestinationPath: fixture.directory + "/aside"
    )
    #expect(throws: VaultFailure.symbolicLink) { try Vault.open(fixture.location) }
    #expect(!FileManager.default.fileExists(atPath: fixture.directory + "/aside"))
  }

  @Test("are missed where there are none, and where there is not even a directory")
  func missing() throws {
    let fixture = try VaultFixture()
    #expect(!Vault.exists(at: fixture.location))
    #expect(throws: VaultFailure.missing) { try Vault.open(fixture.location) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.directory).isEmpty)
  }

  @Test("of another owner are refused", .enabled(if: geteuid() == 0))
  func otherOwner() throws {
    let fixture = try VaultFixture()
    try fixture.create().vault.close()
    chown(fixture.path, 65534, 65534)
    #expect(throws: VaultFailure.otherOwner) { try Vault.open(fixture.location) }
  }

  @Test("that may not be read or written say so", .enabled(if: geteuid() != 0))
  func rights() throws {
    let fixture = try VaultFixture()
    try fixture.create().vault.close()
    chmod(fixture.path, 0o400)
    #expect(throws: VaultFailure.readOnly) { try Vault.open(fixture.location) }
    chmod(fixture.path, 0)
    #expect(throws: VaultFailure.unreadable) { try Vault.open(fixture.location) }
  }

  @Test("of a newer format are refused and left byte for byte")
  func newerFormat() throws {
    let fixture = try VaultFixture()
    try fixture.create().vault.close()
    try fixture.forge { $0.format = 99 }
    try VaultCopy.pack(VaultFile(path: fixture.path))
    let before = try fixture.file()
    for access in [VaultAccess.readWrite, .readOnly] {
      #expect(throws: VaultFailure.newerFormat(99)) {
        try Vault.open(fixture.location, for: access)
      }
    }
    #expect(try fixture.file() == before)
    #expect(try fixture.names() == ["vault.cardcase"])
  }

  @Test("of which one place of the header alone is of a newer format are refused too")
  func newerFormatInOnePlace() throws {
    let fixture = try VaultFixture()
    try fixture.create().vault.close()
    let whole = try fixture.file()
    try fixture.forge { $0.format = 99 }
    let newer = try fixture.file()
    let place = HeaderFile.placeBytes
    try fixture.put(whole[..<place] + newer[place...])
    #expect(throws: VaultFailure.newerFormat(99)) { try Vault.open(fixture.location) }
  }

  @Test(
    "cut short, made longer or overwritten anywhere never open to something else, nor are called wrong"
  )
  func truncatedOrOverwritten() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let mark = try creation.key.mark()
    try creation.vault.close()
    let whole = try fixture.file()
    var openedAtOtherLength = 0
    for start in stride(from: 0, to: whole.count, by: whole.count / 40) {
      var overwritten = whole
      for index in start..<min(start + 64, whole.count) { overwritten[index] ^= 0xA5 }
      for content in [whole.prefix(start), whole + whole.prefix(start + 1), overwritten] {
        for ending in VaultFile.sidecars { unlink(fixture.path + ending) }
        try content.write(to: URL(fileURLWithPath: fixture.path))
        do {
          let vault = try Vault.open(fixture.location)
          #expect(try vault.unlock(passcode: passcode("123456")).mark() == mark)
          openedAtOtherLength += content.count == whole.count ? 0 : 1
          let found = try vault.check(under: creation.key).damage
          #expect(!found.isEmpty || content.count == whole.count)
        } catch let failure as UnlockFailure {
          #expect(failure != .wrong)
        } catch {
          #expect(error is VaultFailure)
        }
      }
    }
    #expect(openedAtOtherLength > 0)
  }

  @Test("with blocks of 16 bytes exchanged never open to something else, nor are called wrong")
  func swappedBlocks() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let mark = try creation.key.mark()
    try creation.vault.close()
    let whole = try fixture.file()
    var random = SeededGenerator(seed: 47)
    for _ in 0..<60 {
      let blocks = whole.count / 16
      let (one, other) = (
        Int.random(in: 0..<blocks, using: &random), Int.random(in: 0..<blocks, using: &random)
      )
      var swapped = whole
      for index in 0..<16 { swapped.swapAt(one * 16 + index, other * 16 + index) }
      try expectOwnKeyOrDamage(swapped, mark, fixture)
    }
  }

  @Test("put together of two vaults' pages never open to something else, nor are called wrong")
  func mixedPages() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let mark = try creation.key.mark()
    try creation.vault.close()
    let other = try VaultFixture()
    let stranger = try other.create()
    let strangeMark = try stranger.key.mark()
    try stranger.vault.close()
    let (whole, strange) = (try fixture.file(), try other.file())
    for page in 1..<min(whole.count, strange.count) / 4096 {
      let rest = page * 4096
      // The header is of one of the two as long as one place of it is.
      try expectOwnKeyOrDamage(
        whole.prefix(rest) + strange.dropFirst(rest),
        mark,
        fixture,
        strangeMark
      )
      var one = whole
      one.replaceSubrange(rest..<rest + 4096, with: strange[rest..<rest + 4096])
      try expectOwnKeyOrDamage(one, mark, fixture, strangeMark)
    }
  }

  @Test("with the pages of an older copy among them are told as damage, or read as they are")
  func olderPages() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill(40)
    try fixture.vault.close()
    let older = try SealedFile(of: fixture.files)
    let vault = try Vault.open(fixture.files.location)
    try vault.writeRecords(under: fixture.key) { records in
      for id in 1...40 {
        try records.update(Int64(id), indexed: [1, 1], .plain([9]), in: RecordFixture.cards)
      }
    }
    try vault.flushJournal(under: fixture.key)
    try vault.close()
    let newer = try SealedFile(of: fixture.files)
    var told = 0
    for page in 0..<min(older.database.count, newer.database.count) / 4096 {
      let range = page * 4096..<(page + 1) * 4096
      guard older.database[range] != newer.database[range] else { continue }
      var mixed = newer
      mixed.database.replaceSubrange(range, with: older.database[range])
      try mixed.put(in: fixture.files)
      do throws(VaultFailure) {
        let vault = try Vault.open(fixture.files.location)
        var isAllNew = true
        let found = try vault.verify(under: fixture.key).damage
        let damaged = try vault.readRecords(under: fixture.key) { records in
          var count = 0
          let damage = try records.openAll(in: RecordFixture.cards) { _, content in
            count += 1
            isAllNew = isAllNew && Array(content) == [9]
          }
          return !damage.isEmpty || count != 40
        }
        #expect(isAllNew, "page \(page)")
        #expect(!found.isEmpty || !damaged, "page \(page)")
        told += found.isEmpty ? 0 : 1
        try vault.close()
      } catch {
        guard case .damaged = error else {
          Issue.record("\(error)")
          continue
        }
        told += 1
      }
    }
    #expect(told > 1)
  }

  /// Puts contents in the file's place, and expects that it opens to the key of its header or is reported
  /// as damaged, and that nothing in it is taken for another's.
  private func expectOwnKeyOrDamage(
    _ content: Data,
    _ mark: [UInt8],
    _ fixture: VaultFixture,
    _ strangeMark: [UInt8]? = nil
  ) throws {
    try fixture.put(content)
    do {
      let vault = try Vault.open(fixture.location)
      defer { try? vault.close() }
      let key = try vault.unlock(passcode: passcode("123456"))
      #expect(try [mark, strangeMark].contains(key.mark()))
      // The log is not there.
      #expect(try vault.check(under: key).damage != [])
    } catch let failure as UnlockFailure {
      #expect(failure != .wrong)
    } catch {
      #expect(error is VaultFailure)
    }
  }

  @Test("left behind by a process that was killed open with everything that was written")
  func killed() throws {
    let fixture = try VaultFixture()
    let left = try VaultFixture()
    let creation = try fixture.create()
    try creation.vault.setSettings(["idle": "30"], under: creation.key)
    try FileManager.default.copyItem(
      atPath: fixture.directory + "/case",
      toPath: left.directory + "/case"
    )
    let vault = try Vault.open(left.location)
    #expect(vault.settings == ["idle": "30"])
    #expect(try vault.verifySettings(under: vault.unlock(passcode: passcode("123456"))))
  }

  @Test("never get an older vault's journal played into them")
  func staleJournal() throws {
    let fixture = try VaultFixture()
    let older = try fixture.create()
    try older.vault.setSettings(["a": "b"], under: older.key)
    try FileManager.default.copyItem(
      atPath: fixture.path + "-wal",
      toPath: fixture.directory + "/w"
    )
    try older.vault.close()
    for ending in ["", "-wal"] { try FileManager.default.removeItem(atPath: fixture.path + ending) }
    try FileManager.default.moveItem(
      atPath: fixture.directory + "/w",
      toPath: fixture.path + "-wal"
    )
    let newer = try fixture.create()
    #expect(newer.vault.settings == [:])
    #expect(try newer.vault.verify(under: newer.key).damage == [])
    #expect(try newer.vault.unlock(passcode: passcode("123456")).mark() == newer.key.mark())
  }

  @Test("of two that are made at once, the second to be done is refused")
  func racingCreation() throws {
    let fixture = try VaultFixture()
    let mark = try fixture.create().key.mark()
    let draft = VaultFile(path: fixture.path + ".new")
    try draft.create()
    #expect(throws: VaultFailure.exists) { try draft.move(to: VaultFile(path: fixture.path)) }
    #expect(throws: VaultFailure.exists) { try draft.create() }
    let vault = try Vault.open(fixture.location)
    #expect(try vault.unlock(passcode: passcode("123456")).mark() == mark)
  }

  @Test("hold neither a key nor a passcode in clear")
  func sealed() throws {
    let fixture = try VaultFixture()
    let creation = try Vault.create(
      at: fixture.location,
      passcode: passcode("canary-passcode"),
      kind: "passphrase",
      cost: tinyCost
    )
    let recovery = try creation.recoveryKey.bytes().withUnsafeBytes { Data($0) }
    try creation.vault.close()
    #expect(try fixture.file().range(of: Data("canary".utf8)) == nil)
    #expect(try fixture.file().range(of: recovery) == nil)
  }

  @Test("never come to be for a vault in memory")
  func memory() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create(.memory)
    try creation.vault.setSettings(["a": "b"], under: creation.key)
    try creation.vault.recoveryKeyConfirmed(under: creation.key)
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.directory).isEmpty)
    #expect(throws: VaultFailure.missing) { try Vault.open(.memory) }
    try creation.vault.destroy()
  }
}

@Suite("Destroying a vault")
struct DestructionTests {
  @Test("leaves no file and no way to use it; a new one can be made in its place")
  func destroy() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    try creation.vault.destroy()
    #expect(try fixture.names().isEmpty)
    #expect(!Vault.exists(at: fixture.location))
    #expect(throws: UnlockFailure.failed(.closed)) {
      try creation.vault.unlock(passcode: passcode("123456"))
    }
    #expect(throws: Never.self) { try fixture.create() }
  }

  // Case 43 of a wipe: it is idempotent.
  @Test("that was interrupted once the slots were gone can't be opened, and can be done again")
  func interrupted() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    try creation.vault.changeHeader { $0.slots = [] }
    try creation.vault.close()
    let vault = try Vault.open(fixture.location)
    #expect(throws: UnlockFailure.damaged(.slot(.passcode))) {
      try vault.unlock(passcode: passcode("123456"))
    }
    #expect(throws: UnlockFailure.damaged(.slot(.recovery))) {
      try vault.unlock(recoveryKey: creation.recoveryKey)
    }
    try vault.destroy()
    #expect(try fixture.names().isEmpty)
    #expect(throws: VaultFailure.closed) { try vault.destroy() }
  }

  @Test("works for a vault that can't be opened any more, and where there is none")
  func eraseDamaged() throws {
    let fixture = try VaultFixture()
    try fixture.create().vault.close()
    try Data(repeating: 1, count: 5000).write(to: URL(fileURLWithPath: fixture.path))
    try Vault.erase(at: fixture.location)
    #expect(try fixture.names().isEmpty)
    #expect(throws: Never.self) { try Vault.erase(at: fixture.location) }
  }

  @Test("overwrites what another name or an open file still shows")
  func overwritten() throws {
    let fixture = try VaultFixture()
    try fixture.create().vault.close()
    let wrapped = try fixture.wrappedKey(of: .recovery)
    let handle = try #require(FileHandle(forReadingAtPath: fixture.path))
    try Vault.erase(at: fixture.location)
    let seen = try #require(try handle.readToEnd())
    #expect(!seen.isEmpty && seen.allSatisfy { $0 == 0 })
    #expect(seen.range(of: wrapped) == nil)
  }
}
