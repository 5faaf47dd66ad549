import Foundation
import Secrets
import Testing

@testable import Vault

@Suite("Pictures and sounds that get hashes under another key")
struct MediaHashingTests {
  private let groupKey: SecretBytes

  init() throws {
    groupKey = try SecretBytes([UInt8](repeating: 7, count: 32))
  }

  private func hashAll(_ fixture: MediaFixture) throws {
    for file in try fixture.vault.mediaToHash(under: fixture.key) {
      try fixture.vault.hashMedia(file, under: fixture.key)
    }
  }

  private func contents(_ fixture: MediaFixture) throws -> [[UInt8]] {
    try fixture.vault.read(under: fixture.key) { db in
      try db.integers("SELECT id FROM media_file").map { file in
        try MediaContents(db).content(of: file)?.hash ?? []
      }
    }
  }

  @Test("are whole before, between and after, and have the same hashes in every vault")
  func hashed() throws {
    let fixtures = try [MediaFixture(), MediaFixture()]
    for (index, fixture) in fixtures.enumerated() {
      for seed in index == 0 ? [1, 2] : [2, 1] {
        try fixture.vault.addMedium(
          MediaFixture.bytes(20_000 * seed, seed: UInt64(seed)),
          named: "\(seed)",
          under: fixture.key
        )
      }
      let before = try contents(fixture)
      try fixture.vault.setMediaHashKey(groupKey, under: fixture.key)
      #expect(try contents(fixture) == [[], []])
      #expect(try fixture.vault.verify(under: fixture.key).damage == [])
      try hashAll(fixture)
      #expect(Set(try contents(fixture)).isDisjoint(with: before))
      #expect(try fixture.vault.mediaToHash(under: fixture.key) == [])
      #expect(try fixture.vault.verify(under: fixture.key).damage == [])
    }
    #expect(Set(try contents(fixtures[0])) == Set(try contents(fixtures[1])))
    // Another group, in which what was not hashed yet keeps the key that it has.
    let other = try SecretBytes([UInt8](repeating: 8, count: 32))
    try fixtures[0].vault.setMediaHashKey(other, under: fixtures[0].key)
    try fixtures[0].vault.setMediaHashKey(groupKey, under: fixtures[0].key)
    try hashAll(fixtures[0])
    #expect(Set(try contents(fixtures[0])) == Set(try contents(fixtures[1])))
  }

  @Test("are one with what was added meanwhile")
  func addedMeanwhile() throws {
    let fixture = try MediaFixture()
    let bytes = MediaFixture.bytes(30_000, seed: 1)
    try fixture.vault.addMedium(bytes, named: "first", under: fixture.key)
    try fixture.vault.setMediaHashKey(groupKey, under: fixture.key)
    try fixture.vault.addMedium(bytes, named: "second", under: fixture.key)
    try hashAll(fixture)
    let files = try fixture.vault.read(under: fixture.key) { db in
      try db.integers("SELECT DISTINCT file FROM record_media_name")
    }
    #expect(files.count == 1)
    #expect(
      try fixture.vault.mediaContents(under: fixture.key) == ["first": bytes, "second": bytes]
    )
  }

  @Test("keep the hash that they have while they are damaged")
  func damaged() throws {
    let fixture = try MediaFixture(onDisk: true)
    let bytes = MediaFixture.bytes(30_000, seed: 1)
    try fixture.vault.addMedium(bytes, named: "first", under: fixture.key)
    let name = try #require(fixture.packNames().first)
    let whole = try fixture.pack(name)
    var altered = whole
    altered[20_000] ^= 1
    try fixture.put(altered, inPack: name)
    try fixture.vault.setMediaHashKey(groupKey, under: fixture.key)
    try hashAll(fixture)
    #expect(try contents(fixture) == [[]])
    #expect(
      try fixture.vault.knownMediaDamage(under: fixture.key)
        == [.medium(name: "first", .altered)]
    )
    try fixture.put(whole, inPack: name)
    #expect(try fixture.vault.checkMediaInTurn(under: fixture.key) == [])
    try hashAll(fixture)
    #expect(try contents(fixture) != [[]])
    #expect(try fixture.vault.mediaContents(under: fixture.key) == ["first": bytes])
  }

  /// Alters a content, and has that be known.
  private func damage(_ name: String, in fixture: MediaFixture) throws {
    try fixture.vault.write(under: fixture.key) { db in
      try db.run(
        """
        UPDATE media_part SET start = start + 1
        WHERE file = (SELECT file FROM record_media_name WHERE name = ?)
        """,
        name
      )
    }
    #expect(try fixture.vault.checkMediaInTurn(under: fixture.key) != [])
  }

  @Test("are mended by the same content, whichever key they were hashed under", arguments: [1, 3])
  func mended(seed: Int) throws {
    let fixture = try MediaFixture()
    let bytes = MediaFixture.bytes(30_000, seed: 1)
    let first = try fixture.vault.addMedium(bytes, named: "first", under: fixture.key)
    try damage("first", in: fixture)
    try fixture.vault.setMediaHashKey(groupKey, under: fixture.key)
    try hashAll(fixture)
    let other = MediaFixture.bytes(30_000, seed: UInt64(seed))
    let second = try fixture.vault.addMedium(other, named: "second", under: fixture.key)
    #expect((second.id == first.id) == (seed == 1))
    guard seed == 1 else {
      // Another one mends nothing.
      #expect(
        try fixture.vault.verify(under: fixture.key).damage == [.medium(name: "first", .altered)]
      )
      return
    }
    #expect(!second.isNew)
    #expect(try fixture.vault.verify(under: fixture.key).damage == [])
    #expect(try fixture.vault.mediaToHash(under: fixture.key) == [])
    #expect(try contents(fixture).allSatisfy { !$0.isEmpty })
    #expect(
      try fixture.vault.mediaContents(under: fixture.key) == ["first": bytes, "second": bytes]
    )
  }

  @Test("mend the same content that was added under the present key and is damaged")
  func mendsOther() throws {
    let fixture = try MediaFixture()
    let bytes = MediaFixture.bytes(30_000, seed: 1)
    try fixture.vault.addMedium(bytes, named: "first", under: fixture.key)
    try fixture.vault.setMediaHashKey(groupKey, under: fixture.key)
    let second = try fixture.vault.addMedium(bytes, named: "second", under: fixture.key)
    try damage("second", in: fixture)
    try hashAll(fixture)
    #expect(
      try fixture.vault.mediaContents(under: fixture.key) == ["first": bytes, "second": bytes]
    )
    #expect(try fixture.vault.knownMediaDamage(under: fixture.key) == [])
    // An undo may still refer to it.
    #expect(
      try fixture.vault.read(under: fixture.key) {
        try $0.integers("SELECT file FROM record_media_name")
      }
        == [second.id, second.id]
    )
    #expect(try fixture.vault.mediaToHash(under: fixture.key) == [])
  }

  @Test("are told apart from another key's by a writer that began before it was set")
  func lateWriter() throws {
    let fixture = try MediaFixture()
    let bytes = MediaFixture.bytes(30_000, seed: 1)
    let writer = try MediaWriter(fixture.vault, under: fixture.key)
    let added = try bytes.withUnsafeBytes { try writer.add($0) }
    try fixture.vault.setMediaHashKey(groupKey, under: fixture.key)
    try writer.keep()
    try fixture.vault.nameMedium(added.id, "late", under: fixture.key)
    #expect(try contents(fixture) == [[]])
    #expect(try fixture.vault.verify(under: fixture.key).damage == [])
    try hashAll(fixture)
    #expect(try fixture.vault.mediaContents(under: fixture.key) == ["late": bytes])
  }

  @Test("are one with what another process adds while another key is set")
  func lateTwice() throws {
    let fixture = try MediaFixture()
    let bytes = MediaFixture.bytes(30_000, seed: 1)
    let writers = try (0..<2).map { _ in try MediaWriter(fixture.vault, under: fixture.key) }
    // One that looked before, and one that looks after the other process.
    let early = try bytes.withUnsafeBytes { try writers[0].add($0) }
    let own = try fixture.vault.addMedium(bytes, named: "own", under: fixture.key)
    try fixture.vault.setMediaHashKey(groupKey, under: fixture.key)
    let late = try bytes.withUnsafeBytes { try writers[1].add($0) }
    #expect(early.isNew && !late.isNew && late.id == own.id)
    for writer in writers { try writer.keep() }
    try fixture.vault.nameMedium(early.id, "early", under: fixture.key)
    #expect(try contents(fixture) == [[]])
    try hashAll(fixture)
    #expect(try contents(fixture).first?.isEmpty == false)
    #expect(try fixture.vault.verify(under: fixture.key).damage == [])
    #expect(try fixture.vault.mediaContents(under: fixture.key) == ["own": bytes, "early": bytes])
  }

  @Test("are not added where they are not what was expected")
  func unexpected() throws {
    let fixture = try MediaFixture()
    #expect(throws: UnexpectedMedia.self) {
      try fixture.vault.addMedia(under: fixture.key) { writer in
        var rest = [UInt8](repeating: 1, count: 100)[...]
        _ = try writer.add(expecting: [UInt8](repeating: 2, count: 32)) { rest.move(into: $0) }
      }
    }
    #expect(try contents(fixture) == [])
  }
}
