import Foundation
import Secrets
import Testing

@testable import Vault

@Suite("Packs that are shared, moved and removed")
struct MediaTidyingTests {
  private let now: Int64 = 1_788_265_800
  private let day: Int64 = 86_400_000

  private func tidy(
    _ fixture: MediaFixture,
    _ vault: Vault? = nil,
    days: Int64 = 0,
    keeping needed: Set<Int64> = []
  ) throws {
    try (vault ?? fixture.vault).tidyMedia(at: days * day, under: fixture.key) { needed }
  }

  @Test("are those of the vault for the backups beside it, and stay as long as one needs them")
  func sharedByBackups() throws {
    let fixture = try MediaFixture(onDisk: true)
    let (vault, key) = (fixture.vault, fixture.key)
    let bytes = MediaFixture.bytes(3 * MediaPack.capacity, seed: 1)
    try vault.addMedium(bytes, named: "a", under: key)
    try vault.addMedium([1, 2], named: "b", under: key)
    let backup = try #require(try vault.keepBackup(at: now))
    #expect(backup.size < 1 << 20)
    let packs = fixture.packNames()
    try vault.removeMediumName("a", under: key)
    // A name that comes back within a day, or an entry of the undo log, keeps it.
    try tidy(fixture)
    try tidy(fixture, days: 2, keeping: vault.mediaFiles(under: key))
    #expect(try vault.mediaFiles(under: key).count == 2)
    try tidy(fixture, days: 2)
    #expect(try vault.mediaFiles(under: key).count == 1)
    #expect(fixture.packNames() == packs)
    let copy = try Vault.open(.file(backup.path), for: .readOnly)
    #expect(try copy.mediaContents(under: key) == ["a": bytes, "b": [1, 2]])
    #expect(try copy.verify(under: key).damage == [])
    try copy.close()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: fixture.files.directory + "/case")
        .filter { $0.hasSuffix(".media") }.count == 1
    )
    unlink(backup.path)
    try tidy(fixture, days: 2)
    #expect(fixture.packNames().count == 1)
    #expect(try vault.mediaContents(under: key) == ["b": [1, 2]])
    #expect(try vault.verify(under: key).damage == [])
  }

  @Test("stay where a backup beside the vault can't be read, and while somebody copies them")
  func unreadableBackup() throws {
    let fixture = try MediaFixture(onDisk: true)
    let (vault, key) = (fixture.vault, fixture.key)
    try vault.addMedium(
      MediaFixture.bytes(2 * MediaPack.capacity, seed: 1),
      named: "a",
      under: key
    )
    try vault.removeMediumName("a", under: key)
    let backup = try #require(try vault.keepBackup(at: now))
    var bytes = try Data(contentsOf: URL(fileURLWithPath: backup.path))
    for place in 60_000..<bytes.count - 200 { bytes[place] ^= 0x11 }
    try bytes.write(to: URL(fileURLWithPath: backup.path))
    let packs = fixture.packNames()
    try tidy(fixture)
    try tidy(fixture, days: 3)
    #expect(try vault.mediaPacks(under: key) == [])
    #expect(fixture.packNames() == packs)
    unlink(backup.path)
    let hold = try vault.media.hold()
    try tidy(fixture, days: 3)
    #expect(fixture.packNames() == packs)
    withExtendedLifetime(hold) {}
  }

  @Test("are never written over where the vault was put back to an earlier state")
  func restored() throws {
    let fixture = try MediaFixture(onDisk: true)
    let key = fixture.key
    let contents = (1...5).map { MediaFixture.bytes(40_000, seed: UInt64($0)) }
    try fixture.vault.addMedium(contents[0], named: "a", under: key)
    let backup = try #require(try fixture.vault.keepBackup(at: now))
    try fixture.vault.addMedium(contents[1], named: "b", under: key)
    try fixture.vault.close()
    guard
      case .backup(let replaced) = try Vault.restore(
        backup,
        to: fixture.files.location,
        at: now + 9
      )
    else {
      Issue.record("nothing was kept")
      return
    }
    let vault = try Vault.open(fixture.files.location)
    #expect(try vault.mediaContents(under: key) == ["a": contents[0]])
    try vault.addMedium(contents[2], named: "c", under: key)
    try tidy(fixture, vault, days: 9)
    try vault.addMedium(contents[3], named: "d", under: key)
    #expect(
      try vault.mediaContents(under: key)
        == ["a": contents[0], "c": contents[2], "d": contents[3]]
    )
    #expect(try vault.verify(under: key).damage == [])
    try vault.close()
    // And back again.
    _ = try Vault.restore(replaced, to: fixture.files.location, at: now + 99)
    let again = try Vault.open(fixture.files.location)
    #expect(try again.mediaContents(under: key) == ["a": contents[0], "b": contents[1]])
    try again.addMedium(contents[4], named: "e", under: key)
    #expect(try again.verify(under: key).damage == [])
    for backup in Backup.all(beside: fixture.files.location) {
      let copy = try Vault.open(.file(backup.path), for: .readOnly)
      #expect(try copy.verify(under: key).damage == [])
      try copy.close()
    }
  }

  @Test("that hardly anything needs are given up, and what lies in them is moved")
  func sparse() throws {
    let fixture = try MediaFixture(onDisk: true)
    let (vault, key) = (fixture.vault, fixture.key)
    let large = MediaFixture.bytes(3 * MediaPack.capacity, seed: 1)
    let small = MediaFixture.bytes(90_000, seed: 2)
    let added = try vault.addMedia(under: key) { writer in
      try [small, large].map { try $0.withUnsafeBytes { try writer.add($0) } }
    }
    try vault.nameMedium(added[0].id, "small", under: key)
    #expect(fixture.packNames().count == 4)
    try tidy(fixture)
    try tidy(fixture, days: 2)
    #expect(fixture.packNames().count == 1)
    #expect(try vault.mediaContents(under: key) == ["small": small])
    #expect(try vault.verify(under: key).damage == [])
    // A reader that began before goes on.
    try vault.addMedium(large, named: "large", under: key)
    let file = try #require(try vault.mediaFiles(under: key).subtracting([added[0].id]).first)
    let reader = try vault.mediaReader(of: file, under: key)
    var bytes: [UInt8] = []
    try reader.readAll { part in
      if bytes.count == 10 * MediaPack.contentBytes {
        try vault.write(under: key) { try $0.run("UPDATE media_pack SET retired = 1") }
        try vault.moveMedia(under: key)
        try vault.removePacks(under: key)
      }
      bytes += part
    }
    #expect(bytes == large)
  }

  @Test(
    "get new keys with the vault, and nothing is left of the old ones",
    arguments: [true, false]
  )
  func rekeyed(onDisk: Bool) throws {
    let fixture = try MediaFixture(onDisk: onDisk)
    let contents = Dictionary(
      uniqueKeysWithValues: MediaFixture.sizes.map { ("\($0)", MediaFixture.bytes($0, seed: 7)) }
    )
    for (name, bytes) in contents {
      try fixture.vault.addMedium(bytes, named: name, under: fixture.key)
    }
    if onDisk { try fixture.vault.keepBackup(at: now - 5) }
    let old = try fixture.vault.mediaPacks(under: fixture.key)
    let new = try fixture.vault.rekey(
      passcode: passcode("654321"),
      kind: "digits6",
      cost: tinyCost,
      at: now,
      under: fixture.key
    )
    let packs = try fixture.vault.mediaPacks(under: new.key)
    #expect(packs.isDisjoint(with: old))
    #expect(try Set(fixture.vault.media.ids()) == packs)
    #expect(try fixture.vault.mediaContents(under: new.key) == contents)
    #expect(try fixture.vault.verify(under: new.key).damage == [])
    for backup in Backup.all(beside: fixture.vault.location) {
      let copy = try Vault.open(.file(backup.path), for: .readOnly)
      #expect(try copy.mediaContents(under: new.key) == contents)
      try copy.close()
    }
  }

  @Test("are sealed anew a part at a time, and what is damaged keeps that from no end")
  func resumed() throws {
    let fixture = try MediaFixture(onDisk: true)
    let (vault, key) = (fixture.vault, fixture.key)
    for count in 1...4 {
      let bytes = MediaFixture.bytes(50_000 * count, seed: UInt64(count))
      try vault.addMedium(bytes, named: "\(count)", under: key)
    }
    let expected = try vault.mediaContents(under: key)
    let old = try vault.mediaPacks(under: key)
    #expect(try !vault.resumeMovingMedia(under: key))
    try vault.write(under: key) { try $0.run("UPDATE media_pack SET retired = 1") }
    var turns = 1
    while try vault.resumeMovingMedia(atMost: 60_000, under: key) {
      turns += 1
      try #require(turns < 9)
    }
    #expect(turns == 3)
    let packs = try vault.mediaPacks(under: key)
    #expect(packs.isDisjoint(with: old))
    #expect(try Set(vault.media.ids()) == packs)
    #expect(try vault.mediaContents(under: key) == expected)
    try vault.write(under: key) { db in
      try db.run("UPDATE media_pack SET retired = 1")
      try db.run(
        """
        UPDATE media_part SET start = start + 100000000
        WHERE file = (SELECT file FROM record_media_name WHERE name = '2')
        """
      )
    }
    #expect(try !vault.resumeMovingMedia(under: key))
    #expect(try vault.knownMediaDamage(under: key) == [.medium(name: "2", .missing)])
    // Of a vault that may only be read it is told.
    try vault.write(under: key) { db in
      try db.run("UPDATE media_pack SET retired = 1")
    }
    try vault.close()
    let reading = try Vault.open(fixture.files.location, for: .readOnly)
    #expect(try reading.resumeMovingMedia(under: key))
    try reading.close()
  }

  @Test("are sealed anew after the next unlocking where that was interrupted")
  func rekeyInterrupted() throws {
    let fixture = try MediaFixture(onDisk: true)
    let (vault, key) = (fixture.vault, fixture.key)
    let contents = (1...4).map { MediaFixture.bytes(50_000 * $0, seed: UInt64($0)) }
    for (index, bytes) in contents.enumerated() {
      try vault.addMedium(bytes, named: "\(index)", under: key)
    }
    let expected = try vault.mediaContents(under: key)
    let old = try vault.mediaPacks(under: key)
    try vault.write(under: key) { try $0.run("UPDATE media_pack SET retired = 1") }
    #expect(try vault.hasMediaToMove(under: key))
    // A part of them was moved.
    let lease = key.lease()
    let first = try vault.read(under: key) { try $0.integers("SELECT id FROM media_file LIMIT 2") }
    try vault.addMedia(under: lease) { writer in
      for file in first {
        let parts = try vault.read(under: key) { try MediaIndex($0).parts(of: file) }
        for part in parts {
          try writer.move(part, of: file, vault.mediaReader(of: file, under: key))
        }
      }
    }
    #expect(try vault.mediaContents(under: key) == expected)
    try vault.close()
    let again = try Vault.open(fixture.files.location)
    try again.addMedium([5], named: "new", under: key)
    try tidy(fixture, again)
    #expect(try !again.hasMediaToMove(under: key))
    #expect(try again.mediaPacks(under: key).isDisjoint(with: old))
    #expect(Set(fixture.packNames()) == Set(try again.mediaPacks(under: key).map(MediaPack.name)))
    #expect(try again.mediaContents(under: key) == expected.merging(["new": [5]]) { $1 })
  }

  @Test("that were left behind by an interrupted run are removed")
  func orphans() throws {
    let fixture = try MediaFixture(onDisk: true)
    try fixture.vault.addMedium([1], named: "a", under: fixture.key)
    try fixture.put(Data(repeating: 7, count: 900), inPack: "00000000000000ff")
    try fixture.put(Data(repeating: 7, count: 900), inPack: "00000000000000ff-2.new")
    try fixture.put(Data(repeating: 7, count: 900), inPack: "notes.txt")
    try tidy(fixture)
    #expect(fixture.packNames().count == 2)
    #expect(fixture.packNames().contains("notes.txt"))
    #expect(try fixture.vault.mediaContents(under: fixture.key) == ["a": [1]])
  }
}

extension Vault {
  fileprivate func mediaFiles(under key: VaultKey) throws -> Set<Int64> {
    try read(under: key) { Set(try $0.integers("SELECT id FROM media_file")) }
  }
}
