import Foundation
import Secrets
import Testing

@testable import Vault

@Suite("Pictures and sounds in packs")
struct MediaTests {
  @Test(
    "come back byte for byte, whole and in parts, also by the next process",
    arguments: [true, false]
  )
  func contents(onDisk: Bool) throws {
    let fixture = try MediaFixture(onDisk: onDisk)
    let contents = MediaFixture.sizes.enumerated().map { index, size in
      ("file \(index)", MediaFixture.bytes(size, seed: UInt64(index + 1)))
    }
    var ids: [Int64] = []
    for (name, bytes) in contents {
      let added = try fixture.vault.addMedium(bytes, named: name, under: fixture.key)
      #expect(added.isNew && added.size == bytes.count)
      ids.append(added.id)
    }
    #expect(
      try fixture.vault.mediaContents(under: fixture.key)
        == Dictionary(uniqueKeysWithValues: contents)
    )
    for ((_, bytes), id) in zip(contents, ids) {
      let reader = try fixture.vault.mediaReader(of: id, under: fixture.key)
      #expect(reader.size == bytes.count)
      for range in [
        0..<1, 5..<20_000, bytes.count / 2..<bytes.count + 9, bytes.count..<bytes.count,
      ]
      where range.lowerBound <= bytes.count {
        var part: [UInt8] = []
        try reader.read(range) { part += $0 }
        #expect(part == Array(bytes[range.clamped(to: 0..<bytes.count)]))
      }
    }
    guard onDisk else { return }
    try fixture.vault.close()
    let again = try Vault.open(fixture.files.location)
    #expect(
      try again.mediaContents(under: fixture.key) == Dictionary(uniqueKeysWithValues: contents)
    )
    #expect(try again.verify(under: fixture.key).damage == [])
  }

  @Test("are there once, whatever their names, and what was there already takes no room")
  func once() throws {
    let fixture = try MediaFixture(onDisk: true)
    let (vault, key) = (fixture.vault, fixture.key)
    let (small, large) = (
      MediaFixture.bytes(900, seed: 1), MediaFixture.bytes(2 * MediaPack.capacity, seed: 2)
    )
    let first = try vault.addMedium(small, named: "a.png", under: key)
    let second = try vault.addMedium(large, named: "b.mp3", under: key)
    let packs = fixture.packNames()
    #expect(packs.count == 3)
    // In one go, between others that are new.
    try vault.addMedia(under: key) { writer in
      let known = [(small, first.id), (large, second.id), (large, second.id)]
      for (index, (bytes, known)) in known.enumerated() {
        let new = MediaFixture.bytes(9_000, seed: UInt64(100 + index))
        #expect(try new.withUnsafeBytes { try writer.add($0) }.isNew)
        let again = try bytes.withUnsafeBytes { try writer.add($0) }
        #expect(!again.isNew && again.id == known && again.size == bytes.count)
      }
    }
    #expect(fixture.packNames() == packs)
    try vault.nameMedium(first.id, "c.png", under: key)
    let contents = try vault.mediaContents(under: key)
    #expect(contents == ["a.png": small, "b.mp3": large, "c.png": small])
    #expect(try vault.verify(under: key).damage == [])
  }

  @Test("lie in files of one size, of the user's own, in which nothing tells how full they are")
  func packs() throws {
    let fixture = try MediaFixture(onDisk: true)
    #expect(fixture.packNames() == [])
    let canary = Array("a canary of plain bytes in a picture".utf8)
    let bytes = Array(repeatElement(canary, count: 1_000).joined())
    try fixture.vault.addMedium(bytes, named: "canary.png", under: fixture.key)
    try fixture.vault.addMedium(MediaFixture.bytes(9, seed: 1), named: "b", under: fixture.key)
    #expect(fixture.packNames().count == 1)
    #expect(try fixture.files.mode(fixture.mediaPath) == 0o700)
    for name in fixture.packNames() {
      let pack = try fixture.pack(name)
      #expect(pack.count == MediaPack.fileBytes)
      #expect(try fixture.files.mode("\(fixture.mediaPath)/\(name)") == 0o600)
      #expect(pack.range(of: Data(canary)) == nil)
      // Random bytes have all values about as often, in each block.
      for start in stride(from: 0, to: pack.count, by: MediaPack.blockBytes) {
        var counts = [Int](repeating: 0, count: 256)
        for byte in pack[start..<start + MediaPack.blockBytes] { counts[Int(byte)] += 1 }
        #expect(counts.allSatisfy { (15...120).contains($0) })
      }
    }
  }

  @Test("have the layout that the documents say")
  func layout() throws {
    let fixture = try MediaFixture(onDisk: true)
    let bytes = MediaFixture.bytes(20_000, seed: 3)
    try fixture.vault.addMedium(bytes, named: "a", under: fixture.key)
    let name = try #require(fixture.packNames().first)
    let id = try #require(Int64(name, radix: 16))
    let pack = try fixture.pack(name)
    let key = try fixture.vault.read(under: fixture.key) { try MediaIndex($0).key(of: id) }
    let cipher = try SealingKey(bytes: SecretBytes(#require(key)))
    var content: [UInt8] = []
    for block in 0...1 {
      let start = block * 16_384
      let box = try #require(SealedBox(bytes: pack[start..<start + 16_384]))
      content += try cipher.open(
        box,
        boundTo: AssociatedData(.text("media"), .number(id), .number(Int64(block)))
      )
    }
    #expect(content.count == 2 * 16_344)
    #expect(Array(content.prefix(20_000)) == bytes)
    #expect(content.dropFirst(20_000).allSatisfy { $0 == 0 })
  }

  @Test("are not there where adding one fails in the middle, and others are whole")
  func failing() throws {
    struct Stop: Error {}
    let fixture = try MediaFixture(onDisk: true)
    let (vault, key) = (fixture.vault, fixture.key)
    let first = MediaFixture.bytes(30_000, seed: 1)
    let last = MediaFixture.bytes(40_000, seed: 2)
    try vault.addMedia(under: key) { writer in
      let added = try first.withUnsafeBytes { try writer.add($0) }
      for length in [0, 10_000, 2 * MediaPack.capacity] {
        var left = length
        #expect(throws: Stop.self) {
          try writer.add { room in
            guard left > 0 else { throw Stop() }
            let count = min(left, room.count)
            left -= count
            return count
          }
        }
      }
      let other = try last.withUnsafeBytes { try writer.add($0) }
      try writer.keep()
      try vault.nameMedium(added.id, "first", under: key)
      try vault.nameMedium(other.id, "last", under: key)
    }
    #expect(try vault.mediaContents(under: key) == ["first": first, "last": last])
    #expect(fixture.packNames().count == 1)
    // What was not kept when the whole fails.
    #expect(throws: Stop.self) {
      try vault.addMedia(under: key) { writer in
        let bytes = MediaFixture.bytes(2 * MediaPack.capacity, seed: 4)
        _ = try bytes.withUnsafeBytes { try writer.add($0) }
        throw Stop()
      }
    }
    #expect(fixture.packNames().count == 1)
    #expect(try vault.mediaPacks(under: key).count == 1)
  }

  @Test("are not added any more once the vault is locked, and nothing half is referred to")
  func locked() throws {
    let fixture = try MediaFixture(onDisk: true)
    let (vault, key) = (fixture.vault, fixture.key)
    try vault.addMedium([1, 2, 3], named: "a", under: key)
    let lease = key.lease()
    var count = 0
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try vault.addMedia(under: lease) { writer in
        _ = try writer.add { room in
          count += 1
          if count == 3 { lease.destroy() }
          return room.count
        }
      }
    }
    #expect(count == 3)
    #expect(try vault.mediaContents(under: key) == ["a": [1, 2, 3]])
    let reading = key.lease()
    let big = try vault.addMedium(MediaFixture.bytes(90_000, seed: 1), named: "b", under: key)
    let reader = try vault.mediaReader(of: big.id, under: reading)
    var parts = 0
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try reader.readAll { _ in
        parts += 1
        reading.destroy()
      }
    }
    #expect(parts == 1)
  }

  @Test("are not added to a vault that is only read, nor read where there is no such file")
  func refused() throws {
    let fixture = try MediaFixture(onDisk: true)
    try fixture.vault.addMedium([1], named: "a", under: fixture.key)
    #expect(throws: VaultFailure.noRecord(table: "media_file", id: 5)) {
      try fixture.vault.mediaReader(of: 5, under: fixture.key)
    }
    try fixture.vault.close()
    let vault = try Vault.open(fixture.files.location, for: .readOnly)
    #expect(try vault.mediaContents(under: fixture.key) == ["a": [1]])
    #expect(throws: VaultFailure.readOnly) {
      try vault.addMedium([2], named: "b", under: fixture.key)
    }
  }

  @Test("are gone with the vault")
  func destroyed() throws {
    let fixture = try MediaFixture(onDisk: true)
    try fixture.vault.addMedium([1], named: "a", under: fixture.key)
    #expect(fixture.vault.status.mediaSize == MediaPack.fileBytes)
    try fixture.vault.destroy()
    #expect(try fixture.files.names() == [])
  }
}
