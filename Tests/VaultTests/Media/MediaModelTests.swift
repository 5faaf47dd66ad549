import Foundation
import Secrets
import TestSupport
import Testing

@testable import Vault

/// Random work with media beside a dictionary of what is to be there.
@Suite("Pictures and sounds in random order")
struct MediaModelTests {
  @Test(
    "are those of a dictionary after each of 1,000 operations",
    arguments: [1, 2, 3, 4] as [UInt64]
  )
  func compared(seed: UInt64) throws {
    var world = try World(seed: seed)
    for step in 1...250 {
      try world.step()
      if step % 10 == 0 { try world.check() }
    }
    try world.check()
  }

  private struct World {
    private var generator: SeededGenerator
    private let files: VaultFixture
    private var vault: Vault
    private var key: VaultKey
    private var expected: [String: [UInt8]] = [:]
    /// What the backups beside the vault are to hold, by their numbers.
    private var kept: [Int: [String: [UInt8]]] = [:]
    private var day: Int64 = 1
    private var code = 0

    init(seed: UInt64) throws {
      generator = SeededGenerator(seed: seed)
      let fixture = try MediaFixture(onDisk: true)
      (files, vault, key) = (fixture.files, fixture.vault, fixture.key)
    }

    private mutating func content() -> [UInt8] {
      // Few different ones, so that many are there already.
      let kind = generator.next(below: 40)
      let sizes = [0, 1, 700, 16_343, 16_344, 16_345, 40_000, 200_000]
      let size = kind == 39 ? MediaPack.capacity + 1_000 : sizes[kind % sizes.count]
      return MediaFixture.bytes(size, seed: UInt64(kind))
    }

    private mutating func name() -> String { "name \(generator.next(below: 25))" }

    mutating func step() throws {
      switch generator.next(below: 20) {
      case 0..<8: try add(1)
      case 8, 9: try add(generator.next(in: 2...12))
      case 10..<14:
        let name = name()
        try vault.removeMediumName(name, under: key)
        expected[name] = nil
      case 14:
        day += Int64(generator.next(below: 3))
        try vault.tidyMedia(at: day * 86_400_000, under: key) { [] }
      case 15:
        try vault.close()
        vault = try Vault.open(files.location)
      case 16:
        day += 1
        if let backup = try vault.keepBackup(at: 1_788_000_000 + day * 86_400) {
          kept[backup.number] = expected
        }
      case 17: try restore()
      case 18 where generator.next(below: 3) == 0: try rekey()
      default:
        try vault.write(under: key) { db in
          try db.run("UPDATE media_pack SET retired = 1 WHERE id % 3 = 0")
        }
      }
    }

    private mutating func add(_ count: Int) throws {
      let contents = (0..<count).map { _ in content() }
      let added = try vault.addMedia(under: key) { writer in
        try contents.map { try $0.withUnsafeBytes { try writer.add($0) } }
      }
      for (content, file) in zip(contents, added) {
        let name = name()
        try vault.nameMedium(file.id, name, under: key)
        expected[name] = content
      }
    }

    private mutating func restore() throws {
      let all = Backup.all(beside: files.location)
      guard !all.isEmpty else { return }
      let backup = all[generator.next(below: all.count)]
      let present = expected
      try vault.close()
      guard case .backup(let replaced) = try Vault.restore(backup, to: files.location, at: day)
      else {
        Issue.record("not kept")
        return
      }
      kept[replaced.number] = present
      expected = kept[backup.number] ?? [:]
      vault = try Vault.open(files.location)
    }

    private mutating func rekey() throws {
      code += 1
      key = try vault.rekey(
        passcode: passcode("\(100_000 + code)"),
        kind: "digits6",
        cost: tinyCost,
        at: 1_788_000_000 + day * 86_400,
        under: key
      ).key
      kept = [:]
      for backup in Backup.all(beside: files.location) { kept[backup.number] = expected }
    }

    func check() throws {
      #expect(try vault.mediaContents(under: key) == expected)
      #expect(try vault.verify(under: key).damage == [])
      for backup in Backup.all(beside: files.location) {
        let copy = try Vault.open(.file(backup.path), for: .readOnly)
        #expect(try copy.mediaContents(under: key) == kept[backup.number])
        try copy.close()
      }
      for name in VaultFile(path: files.path + ".media").names {
        #expect(VaultFile(path: "\(files.path).media/\(name)").size == MediaPack.fileBytes)
      }
    }
  }
}
