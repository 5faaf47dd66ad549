import Foundation
import Secrets
import Testing

@testable import Vault

@Suite("A backup")
struct BackupTests {
  private let day: Int64 = 86_400
  private let start: Int64 = 1_788_265_800

  @Test("can be made while another process writes, is one file of the user's own, and opens alike")
  func inUse() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    let path = fixture.files.directory + "/copy"
    let reader = try Vault.open(fixture.files.location, for: .readOnly)
    try reader.backUp(to: path)
    try fixture.vault.writeRecords(under: fixture.key) {
      try $0.delete(1, from: RecordFixture.cards)
    }
    #expect(try fixture.files.mode(path) == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: fixture.files.directory).sorted()
        == ["case", "copy"]
    )
    let copy = try Vault.open(.file(path))
    let key = try copy.unlock(passcode: passcode("123456"))
    #expect(try copy.verify(under: key).damage == [])
    #expect(try copy.readRecords(under: key) { try $0.count(of: RecordFixture.cards) } == 5)
    #expect(throws: VaultFailure.exists) { try reader.backUp(to: path) }
  }

  @Test("is not kept of a vault whose tree or log is damaged; nothing is left of the attempt")
  func damaged() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill(200)
    try fixture.closeLocked()
    let whole = try SealedFile(of: fixture.files)
    var tree = whole
    for place in 0...1 { tree.database[SealedFile.roots + place * SealedFile.page + 20] ^= 1 }
    var log = whole
    log.log = log.log.prefix(SealedFile.frames + SealedFile.frame + 1)
    for (files, damage) in [(tree, Damage.file), (log, .log)] {
      try files.put(in: fixture.files)
      let vault = try Vault.open(fixture.files.location)
      #expect(throws: VaultFailure.damaged(damage)) {
        try vault.keepDailyBackup(at: start, under: fixture.key)
      }
      try vault.close()
      #expect(try fixture.files.names() == ["vault.cardcase", "vault.cardcase-wal"])
    }
  }

  @Test("needs no key, and so is made of a damaged page too, which is told as that in the copy")
  func damagedPage() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill(200)
    try fixture.vault.close()
    var files = try SealedFile(of: fixture.files)
    let page = files.pageCount
    files.database[SealedFile.place(of: page).lowerBound + 9] ^= 1
    try files.put(in: fixture.files)
    let vault = try Vault.open(fixture.files.location)
    let path = fixture.files.path + ".copy"
    try vault.backUp(to: path)
    for vault in [vault, try Vault.open(.file(path))] {
      #expect(try vault.verifyPages(under: fixture.key).damage == [.page(page)])
    }
  }

  @Test("is kept once a day, and the last five are, whatever the clock says")
  func daily() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    func keep(_ time: Int64) throws -> Int? {
      try creation.vault.keepDailyBackup(at: time, under: creation.key)?.number
    }
    #expect(try keep(start) == 1)
    #expect(try keep(start + day - 1) == nil)
    #expect(try keep(start + day) == 2)
    #expect(try keep(start + 20_000 * day) == 3)
    #expect(try keep(start) == 4)
    #expect(try keep(start + 60) == nil)
    #expect(try keep(start + day) == 5)
    #expect(try keep(start + 2 * day) == 6)
    let backups = Backup.all(beside: fixture.location)
    #expect(backups.map(\.number) == [6, 5, 4, 3, 2])
    #expect(backups.first?.time == start + 2 * day)
    #expect(
      backups.last?.path == fixture.path + ".backup-2-20260902T123000Z"
    )
    #expect(try fixture.mode(backups[0].path) == 0o600)
  }

  @Test("is not kept of a vault whose latest changes are missing, so that the good ones stay")
  func missingRecords() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    try fixture.closeLocked()
    unlink(fixture.files.path + VaultCopy.logEnding)
    let vault = try Vault.open(fixture.files.location)
    #expect(throws: VaultFailure.damaged(.log)) {
      try vault.keepDailyBackup(at: start, under: fixture.key)
    }
    #expect(Backup.all(beside: fixture.files.location).isEmpty)
  }

  @Test("is restored in the vault's place; what stood there becomes a backup itself")
  func restore() throws {
    let fixture = try RecordFixture(onDisk: true)
    let location = fixture.files.location
    try fixture.fill()
    for number in 0..<5 { try fixture.vault.keepBackup(at: start + Int64(number) * day) }
    try fixture.vault.writeRecords(under: fixture.key) {
      for id in 1...5 { try $0.delete(Int64(id), from: RecordFixture.cards) }
    }
    let oldest = try #require(Backup.all(beside: location).last)
    #expect(throws: VaultFailure.inUse(by: getpid())) {
      _ = try Vault.restore(oldest, to: location, at: start)
    }
    try fixture.vault.close()
    let replaced = try Vault.restore(oldest, to: location, at: start + 9 * day)
    let backups = Backup.all(beside: location)
    #expect(backups.map(\.number) == [6, 5, 4, 3, 2, 1])
    #expect(backups.filter(\.isKept).map(\.number) == [6, 1])
    #expect(try replaced == .backup(#require(backups.first)))
    let vault = try Vault.open(location)
    let count = { (vault: Vault) in
      try vault.readRecords(under: fixture.key) { try $0.count(of: RecordFixture.cards) }
    }
    #expect(try count(vault) == 5)
    #expect(try vault.verify(under: fixture.key).damage == [])
    try vault.close()
    _ = try Vault.restore(backups[0], to: location, at: start + 10 * day)
    #expect(try count(Vault.open(location)) == 0)
  }

  @Test(
    "is there after eight restores and eight days, as are the cards that the first one replaced"
  )
  func manyRestores() throws {
    let fixture = try RecordFixture(onDisk: true)
    let location = fixture.files.location
    try fixture.vault.keepBackup(at: start)
    try fixture.fill(13)
    try fixture.vault.close()
    let held = { (path: String) in
      try Vault.open(.file(path), for: .readOnly).recordCounts(under: fixture.key)["trial"] ?? 0
    }
    for number in 1...8 {
      let time = start + Int64(number) * day
      let oldest = try #require(Backup.all(beside: location).last)
      _ = try Vault.restore(oldest, to: location, at: time)
      let vault = try Vault.open(location)
      // The backup of the day.
      try vault.keepBackup(at: time)
      try vault.close()
    }
    let backups = Backup.all(beside: location)
    #expect(try backups.contains { try held($0.path) == 13 })
    #expect(backups.last?.number == 1)
    #expect(backups.filter { !$0.isKept }.count == Backup.limit)
  }

  @Test("for the recovery key alone has no passcode, and takes none before one is set")
  func recoveryKeyOnly() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    let path = fixture.files.directory + "/copy"
    #expect(throws: VaultFailure.recoveryKeyPending) {
      try fixture.vault.backUp(to: path, as: .recoveryKeyOnly)
    }
    let paper = try fixture.vault.renewRecoveryKey(under: fixture.key)
    try fixture.vault.recoveryKeyConfirmed(under: fixture.key)
    try fixture.vault.backUp(to: path, as: .recoveryKeyOnly)
    let slot = try fixture.files.wrappedKey(of: .passcode)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).range(of: slot) == nil)
    let copy = try Vault.open(.file(path))
    #expect(copy.passcodeObstacle() == .noPasscode)
    #expect(copy.status.isWithoutPasscode)
    #expect(throws: UnlockFailure.noPasscode) {
      _ = try copy.unlock(passcode: passcode("123456"))
    }
    let key = try copy.unlock(recoveryKey: paper)
    #expect(try copy.verify(under: key).damage == [])
    try copy.changePasscode(to: passcode("2222"), kind: "digits4", cost: tinyCost, under: key)
    #expect(throws: Never.self) { try copy.unlock(passcode: passcode("2222")) }
    #expect(copy.passcodeObstacle() == nil)
  }

  @Test(
    "takes another copy's place where that is wanted, and never the vault's own or another vault's"
  )
  func replacing() throws {
    let fixture = try RecordFixture(onDisk: true)
    let path = fixture.files.directory + "/copy"
    try fixture.vault.backUp(to: path)
    try fixture.fill()
    #expect(throws: VaultFailure.exists) { try fixture.vault.backUp(to: path) }
    try fixture.vault.backUp(to: path, replacing: true)
    let copy = try Vault.open(.file(path))
    #expect(try copy.recordCounts(under: fixture.key)["trial"] == 5)
    #expect(throws: VaultFailure.inUse(by: getpid())) {
      try fixture.vault.backUp(to: path, replacing: true)
    }
    let link = fixture.files.directory + "/link"
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: fixture.files.path
    )
    for own in [fixture.files.path, link] {
      #expect(throws: VaultFailure.exists) { try fixture.vault.backUp(to: own, replacing: true) }
    }
  }

  @Test("is restored where the vault can't be opened or is gone; what stood there is set aside")
  func restoreDamaged() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let mark = try creation.key.mark()
    let backup = try #require(try creation.vault.keepBackup(at: start))
    try creation.vault.close()
    let broken = Data(repeating: 1, count: 5000)
    try broken.write(to: URL(fileURLWithPath: fixture.path))
    let aside = fixture.path + ".replaced-20260901T123000Z"
    #expect(try Vault.restore(backup, to: fixture.location, at: start) == .file(path: aside))
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == broken)
    #expect(try Vault.open(fixture.location).unlock(passcode: passcode("123456")).mark() == mark)
    try FileManager.default.removeItem(atPath: fixture.path)
    #expect(try Vault.restore(backup, to: fixture.location, at: start) == .nothing)
    #expect(try Vault.open(fixture.location).unlock(passcode: passcode("123456")).mark() == mark)
  }

  @Test("that is damaged itself is not restored, and the vault stays as it is")
  func damagedBackup() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let backup = try #require(try creation.vault.keepBackup(at: start))
    try creation.vault.close()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: backup.path))
    let before = try fixture.file()
    for (changed, damage) in [
      (bytes.prefix(3000), .file), (bytes.prefix(100), .header), (bytes.dropLast(), .file),
      (bytes.prefix(SealedFile.pages + 5 * SealedFile.page), .file),
      (bytes.prefix(4096 * 2) + Data(count: bytes.count - 8192), .file),
    ] as [(Data, Damage)] {
      try changed.write(to: URL(fileURLWithPath: backup.path))
      #expect(throws: VaultFailure.damaged(damage)) {
        _ = try Vault.restore(backup, to: fixture.location, at: start)
      }
      #expect(try fixture.file() == before)
    }
  }

  @Test("is made before an older format becomes the current one, and opens as the old one did")
  func beforeMigration() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    try fixture.vault.close()
    let present = Schema.current.version
    var dependencies = VaultDependencies(random: SystemRandom())
    dependencies.schema = Schema(
      steps: Schema.current.steps + ["ALTER TABLE record_aside ADD COLUMN due INTEGER"]
    )
    let file = VaultFile(path: fixture.files.path)
    let newer = try Vault.open(file, for: .readWrite, holding: VaultLocks(), dependencies)
    #expect(newer.status.format == present + 1)
    #expect(
      try newer.readRecords(under: fixture.key) { try $0.count(of: RecordFixture.cards) } == 5
    )
    try newer.close()
    #expect(throws: VaultFailure.newerFormat(present + 1)) {
      try Vault.open(fixture.files.location)
    }
    let backup = try #require(Backup.all(beside: fixture.files.location).first)
    _ = try Vault.open(file, for: .readWrite, holding: VaultLocks(), dependencies)
    #expect(Backup.all(beside: fixture.files.location) == [backup])
    let older = try Vault.open(.file(backup.path))
    #expect(older.status.format == present)
    #expect(try older.verify(under: fixture.key).damage == [])
  }

  @Test("goes with the vault when that is destroyed")
  func destroyed() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    for time in 0..<3 { try creation.vault.keepBackup(at: start + Int64(time)) }
    try creation.vault.destroy()
    #expect(try fixture.names().isEmpty)
  }
}
