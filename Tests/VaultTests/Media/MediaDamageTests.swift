import Foundation
import Secrets
import Testing

@testable import Vault

@Suite("Damaged pictures and sounds")
struct MediaDamageTests {
  /// Three files: two that share a block, and one that begins at a block of its own.
  private func filled() throws -> MediaFixture {
    let fixture = try MediaFixture(onDisk: true)
    let added = try fixture.vault.addMedia(under: fixture.key) { writer in
      try [1, 2].map { seed in
        try MediaFixture.bytes(10_000, seed: seed).withUnsafeBytes { try writer.add($0) }
      }
    }
    for (file, name) in zip(added, ["one", "two"]) {
      try fixture.vault.nameMedium(file.id, name, under: fixture.key)
    }
    try fixture.vault.addMedium(
      MediaFixture.bytes(20_000, seed: 3),
      named: "three",
      under: fixture.key
    )
    return fixture
  }

  private func damage(_ fixture: MediaFixture) throws -> Set<Damage> {
    Set(try fixture.vault.verify(under: fixture.key).damage)
  }

  @Test(
    "are named where a byte of their blocks was changed, in whatever part of it, and no others are"
  )
  func flipped() throws {
    let fixture = try filled()
    let name = try #require(fixture.packNames().first)
    let whole = try fixture.pack(name)
    let used = try fixture.vault.read(under: fixture.key) { db in
      try db.integer("SELECT blocks FROM media_pack") ?? 0
    }
    for block in 0..<Int(used) + 2 {
      let first = block * MediaPack.blockBytes
      let names = try names(in: fixture, block: block)
      for place in [0, 23, 24, 9_000, MediaPack.blockBytes - 16, MediaPack.blockBytes - 1] {
        var bytes = whole
        bytes[first + place] ^= 0x40
        try fixture.put(bytes, inPack: name)
        #expect(
          try damage(fixture) == Set(names.map { .medium(name: $0, .altered) }),
          "block \(block), byte \(place)"
        )
      }
    }
    try fixture.put(whole, inPack: name)
    #expect(try damage(fixture) == [])
  }

  /// The names of the files that have a part in a block.
  private func names(in fixture: MediaFixture, block: Int) throws -> [String] {
    try fixture.vault.read(under: fixture.key) { db in
      try db.texts(
        """
        SELECT DISTINCT name FROM record_media_name name JOIN media_part part USING (file)
        WHERE start < ?2 AND start + length > ?1
        """,
        block * MediaPack.contentBytes,
        (block + 1) * MediaPack.contentBytes
      )
    }
  }

  @Test("are named where packs are missing, cut, exchanged, or something else is in their place")
  func replaced() throws {
    let fixture = try filled()
    let large = MediaFixture.bytes(MediaPack.capacity, seed: 9)
    try fixture.vault.addMedium(large, named: "large", under: fixture.key)
    let names = fixture.packNames()
    #expect(names.count == 2)
    let packs = try names.map { try fixture.pack($0) }
    let all: [String] = ["one", "two", "three", "large"]
    func expect(_ fault: MediaFault, _ reason: Comment) throws {
      let found = try damage(fixture)
      #expect(found.allSatisfy { if case .medium(_, fault) = $0 { true } else { false } }, reason)
      #expect(found.count == all.count, reason)
    }
    try fixture.put(packs[1], inPack: names[0])
    try fixture.put(packs[0], inPack: names[1])
    try expect(.altered, "exchanged")
    for name in names { unlink("\(fixture.mediaPath)/\(name)") }
    try expect(.missing, "missing")
    for name in names { try fixture.put(Data(), inPack: name) }
    try expect(.missing, "cut")
    for (name, pack) in zip(names, packs) {
      unlink("\(fixture.mediaPath)/\(name)")
      try pack.write(to: URL(fileURLWithPath: "\(fixture.files.directory)/\(name)"))
      symlink("\(fixture.files.directory)/\(name)", "\(fixture.mediaPath)/\(name)")
    }
    try expect(.altered, "linked")
    for (name, pack) in zip(names, packs) {
      unlink("\(fixture.mediaPath)/\(name)")
      try fixture.put(pack, inPack: name)
    }
    #expect(try damage(fixture) == [])
  }

  @Test("are told where a block was put in the place of another one")
  func moved() throws {
    let fixture = try filled()
    let name = try #require(fixture.packNames().first)
    var pack = try fixture.pack(name)
    let block = MediaPack.blockBytes
    pack[0..<block] = pack[block..<2 * block]
    try fixture.put(pack, inPack: name)
    #expect(try damage(fixture).contains(.medium(name: "one", .altered)))
    #expect(throws: VaultFailure.damaged(.medium(name: "one", .altered))) {
      try fixture.vault.mediaContents(under: fixture.key)
    }
  }

  @Test("are found in turns, told until they are whole, and whole again once they are added anew")
  func inTurns() throws {
    let fixture = try MediaFixture(onDisk: true)
    let (vault, key) = (fixture.vault, fixture.key)
    for seed in 1...9 {
      let bytes = MediaFixture.bytes(20_000, seed: UInt64(seed))
      try vault.addMedium(bytes, named: "file \(seed)", under: key)
    }
    let name = try #require(fixture.packNames().first)
    let whole = try fixture.pack(name)
    var pack = whole
    // The third file begins at the fifth block.
    pack[4 * MediaPack.blockBytes + 99] ^= 1
    try fixture.put(pack, inPack: name)
    let expected: [Damage] = [.medium(name: "file 3", .altered)]
    var turns = 0
    while try vault.knownMediaDamage(under: key).isEmpty {
      turns += 1
      try #require(turns <= 5)
      _ = try vault.checkMedia(under: key, atLeast: 40_000)
    }
    #expect(try vault.knownMediaDamage(under: key) == expected)
    for _ in 0..<6 {
      #expect(try vault.checkMedia(under: key, atLeast: 40_000) == expected)
    }
    // What is whole on the disk again.
    try fixture.put(whole, inPack: name)
    #expect(try vault.checkMedia(under: key, atLeast: 1) == [])
    #expect(try vault.knownMediaDamage(under: key) == [])
    // What is damaged for good.
    try fixture.put(pack, inPack: name)
    for _ in 0..<6 { _ = try vault.checkMedia(under: key, atLeast: 40_000) }
    #expect(try vault.knownMediaDamage(under: key) == expected)
    let third = MediaFixture.bytes(20_000, seed: 3)
    #expect(try !vault.addMedium(third, named: "again", under: key).isNew)
    #expect(try vault.checkMediaInTurn(under: key) == [])
    #expect(try vault.mediaContents(under: key)["file 3"] == third)
  }
}
