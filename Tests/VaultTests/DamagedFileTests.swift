import Foundation
import Testing

@testable import Vault

@Suite("Damage anywhere in the file")
struct DamagedFileTests {
  @Test("is told wherever 64 bytes of the file are overwritten, and what is still read is right")
  func overwritten() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill(60)
    try fixture.vault.close()
    let whole = try fixture.files.file()
    var survivors = 0
    for start in stride(from: 0, to: whole.count, by: whole.count / 150) {
      var changed = whole
      for index in start..<min(start + 64, whole.count) { changed[index] ^= 0xA5 }
      for ending in VaultFile.sidecars { unlink(fixture.files.path + ending) }
      try changed.write(to: URL(fileURLWithPath: fixture.files.path))
      do {
        let vault = try Vault.open(fixture.files.location)
        let damage = try vault.verify(under: fixture.key).damage
        var contents: [Int64: [UInt8]] = [:]
        let missed = try vault.readRecords(under: fixture.key) {
          try $0.openAll(in: RecordFixture.cards) { contents[$0.id] = Array($1) }
        }
        #expect(contents.allSatisfy { $0.value == RecordFixture.content($0.key) })
        #expect(contents.count == 60 || !damage.isEmpty && !missed.isEmpty)
        survivors += contents.count > 30 ? 1 : 0
      } catch {
        #expect([.damaged(.file), .damaged(.header), .notAVault, .newerFormat(0)].contains(error))
      }
    }
    #expect(survivors > 100)
  }

  @Test("wherever one byte of the file is another is told as that, never by a number of SQLite's")
  func flipped() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill(8)
    try fixture.vault.close()
    let whole = try fixture.files.file()
    for index in places(in: whole) {
      var changed = whole
      changed[index] ^= UInt8(1 + index % 255)
      try attempt(on: changed, fixture)
    }
  }

  /// The bytes that are changed one after another. What a page of a file with few records has no use
  /// for is zeros, of which one is as good as another: each hundredth of them will do, and all
  /// around it is looked at as closely as the rest.
  private func places(in whole: Data) -> [Int] {
    guard ProcessInfo.processInfo.environment["CARDCASE_THOROUGH"] == nil else {
      return Array(whole.indices)
    }
    let zeros = Data(count: 128)
    return stride(from: 0, to: whole.count, by: 61).filter { index in
      let around = whole[max(0, index - 64)..<min(whole.count, index + 64)]
      return around != zeros || (index / 61).isMultiple(of: 100)
    }
  }

  @Test("a file that ends anywhere too early is told as that, and stays as it is")
  func truncated() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill(8)
    try fixture.vault.close()
    let whole = try fixture.files.file()
    var sizes: [Int] = [0, 1, 15, 16, 99, 100, 101, 511, 512, 4095, 4096, 4097, whole.count - 1]
    for page in stride(from: 8192, to: whole.count, by: 4096) {
      sizes += [page - 1, page, page + 1]
    }
    for size in sizes {
      let cut = Data(whole.prefix(size))
      #expect(throws: VaultFailure.self, "\(size)") {
        try use(cut, fixture)
      }
      try attempt(on: cut, fixture)
      #expect(try fixture.files.file() == cut)
    }
  }

  /// Performs the operations of unlocking on such a file.
  private func use(_ bytes: Data, _ fixture: RecordFixture) throws {
    for ending in VaultFile.sidecars { unlink(fixture.files.path + ending) }
    try bytes.write(to: URL(fileURLWithPath: fixture.files.path))
    let vault = try Vault.open(fixture.files.location)
    defer { try? vault.close() }
    _ = try vault.settings()
    _ = try vault.check(under: fixture.key)
    _ = try vault.verifySums(under: fixture.key)
    _ = try vault.verifyConcurrently(under: fixture.key)
    _ = try vault.status()
    try vault.writeRecords(under: fixture.key) {
      try $0.put(9, .plain([1]), in: RecordFixture.notes)
    }
  }

  private func attempt(on bytes: Data, _ fixture: RecordFixture) throws {
    do {
      try use(bytes, fixture)
    } catch let failure as VaultFailure {
      switch failure {
      case .damaged, .notAVault, .newerFormat, .wrongKey: break
      default: Issue.record("\(failure)")
      }
    }
  }
}
