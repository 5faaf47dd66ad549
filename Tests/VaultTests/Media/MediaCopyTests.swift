import Foundation
import Secrets
import Testing

@testable import Vault

@Suite("Copies of a vault with its pictures and sounds")
struct MediaCopyTests {
  private func filled() throws -> (fixture: MediaFixture, contents: [String: [UInt8]]) {
    let fixture = try MediaFixture(onDisk: true)
    var contents: [String: [UInt8]] = [:]
    for size in [0, 10, 50_000, MediaPack.capacity + 9] {
      contents["\(size)"] = MediaFixture.bytes(size, seed: UInt64(size))
      try fixture.vault.addMedium(
        MediaFixture.bytes(size, seed: UInt64(size)),
        named: "\(size)",
        under: fixture.key
      )
    }
    return (fixture, contents)
  }

  @Test(
    "are one file with all of them, which opens for reading as it is, and for writing beside itself"
  )
  func wholeCopy() throws {
    let (fixture, contents) = try filled()
    let path = fixture.files.directory + "/copy"
    try fixture.vault.backUp(to: path)
    let size = VaultFile(path: path).size
    #expect(size > 2 * MediaPack.fileBytes)
    for _ in 0..<2 {
      let copy = try Vault.open(.file(path), for: .readOnly)
      #expect(try copy.mediaContents(under: fixture.key) == contents)
      #expect(try copy.verify(under: fixture.key).damage == [])
      // A copy of the copy.
      unlink(path + "-again")
      try copy.backUp(to: path + "-again")
      #expect(VaultFile(path: path + "-again").size == size)
      try copy.close()
      #expect(VaultFile(path: path).size == size)
    }
    for path in [path, path + "-again"] {
      #expect(!VaultFile(path: path + ".media").isOccupied)
      let copy = try Vault.open(.file(path))
      #expect(VaultFile(path: path).size < MediaPack.fileBytes)
      #expect(try copy.mediaContents(under: fixture.key) == contents)
      try copy.addMedium([9], named: "new", under: fixture.key)
      #expect(try copy.verify(under: fixture.key).damage == [])
      try copy.close()
    }
    #expect(try fixture.vault.mediaContents(under: fixture.key) == contents)
  }

  @Test("bring back what was lost or damaged, and leave what came since")
  func comesBack() throws {
    let (fixture, contents) = try filled()
    let key = fixture.key
    let path = fixture.files.directory + "/copy"
    try fixture.vault.backUp(to: path)
    try fixture.vault.addMedium([7, 7], named: "since", under: key)
    let kept = try #require(try fixture.vault.keepBackup(at: 1_788_265_800))
    try fixture.vault.close()
    let names = fixture.packNames()
    var pack = try fixture.pack(names[0])
    pack[70] ^= 1
    try fixture.put(pack, inPack: names[0])
    unlink("\(fixture.mediaPath)/\(names[1])")
    for ending in ["", "-wal"] { unlink(fixture.files.path + ending) }
    try FileManager.default.copyItem(atPath: path, toPath: fixture.files.path)
    let vault = try Vault.open(fixture.files.location)
    #expect(try vault.mediaContents(under: key) == contents)
    #expect(try vault.verify(under: key).damage == [])
    try vault.tidyMedia(at: 0, under: key) { [] }
    let backup = try Vault.open(.file(kept.path), for: .readOnly)
    let damage = try backup.verify(under: key).damage
    // Lost, if it was in the pack that came back as it was before.
    #expect(damage.allSatisfy { $0 == .medium(name: "since", .altered) })
    try backup.close()
    // All of them leave with the vault.
    try vault.destroy()
    #expect(try fixture.files.names() == [])
  }

  @Test("are refused where their end is missing, or their footer was changed")
  func cut() throws {
    let (fixture, _) = try filled()
    let path = fixture.files.directory + "/copy"
    try fixture.vault.backUp(to: path)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for length in [whole.count - 1, whole.count - 60, whole.count - MediaPack.fileBytes] {
      try whole.prefix(length).write(to: URL(fileURLWithPath: path))
      let copy = try Vault.open(.file(path), for: .readOnly)
      #expect(try copy.verify(under: fixture.key).damage != [])
      try copy.close()
    }
  }

  @Test("do not have them where they stay beside the vault, nor where there are none")
  func withoutAny() throws {
    let fixture = try MediaFixture(onDisk: true)
    let path = fixture.files.directory + "/copy"
    try fixture.vault.backUp(to: path)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(bytes.suffix(64).starts(with: Array("cardcase copy\r\n".utf8)))
    try fixture.vault.addMedium([1], named: "a", under: fixture.key)
    let kept = try #require(try fixture.vault.keepBackup(at: 1_788_265_800))
    #expect(kept.size < MediaPack.fileBytes)
  }
}
