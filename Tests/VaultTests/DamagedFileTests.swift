import Foundation
import Testing

@testable import Vault

@Suite("Damage anywhere in the file")
struct DamagedFileTests {
  @Test("is told wherever 64 bytes of the file are overwritten, and what is still read is right")
  func overwritten() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill(60)
    try fixture.closeLocked()
    let whole = try SealedFile(of: fixture.files)
    let paths: [WritableKeyPath<SealedFile, Data>] = [\.database, \.log]
    for path in paths {
      var told = 0
      let count = whole[keyPath: path].count
      for start in stride(from: 0, to: count, by: count / 75) {
        var changed = whole
        for index in start..<min(start + 64, count) { changed[keyPath: path][index] ^= 0xA5 }
        try changed.put(in: fixture.files)
        do throws(VaultFailure) {
          let vault = try Vault.open(fixture.files.location)
          defer { try? vault.close() }
          let damage = try vault.verify(under: fixture.key).damage
          told += damage.isEmpty ? 0 : 1
          var contents: [Int64: [UInt8]] = [:]
          let missed = try vault.readRecords(under: fixture.key) {
            try $0.openAll(in: RecordFixture.cards) { contents[$0.id] = Array($1) }
          }
          #expect(contents.allSatisfy { $0.value == RecordFixture.content($0.key) })
          #expect(contents.count == 60 || !damage.isEmpty && !missed.isEmpty)
        } catch {
          guard case .damaged = error else {
            Issue.record("\(error)")
            continue
          }
        }
      }
      #expect(told > 3, "\(told)")
    }
  }

  @Test("wherever one byte of the file is another is told as that, never by a number of SQLite's")
  func flipped() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill(8)
    try fixture.vault.close()
    let whole = try SealedFile(of: fixture.files)
    for index in places(in: whole.database) {
      var changed = whole
      changed.database[index] ^= UInt8(1 + index % 255)
      try attempt(on: changed, fixture)
    }
    for index in places(in: whole.log) {
      var changed = whole
      changed.log[index] ^= UInt8(1 + index % 255)
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
    return stride(from: 0, to: whole.count, by: 307).filter { index in
      let around = whole[max(0, index - 64)..<min(whole.count, index + 64)]
      return around != zeros || (index / 307).isMultiple(of: 100)
    }
  }

  @Test("a file or a log that ends anywhere too early is told as that, and stays as it is")
  func truncated() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill(8)
    try fixture.vault.close()
    var whole = try SealedFile(of: fixture.files)
    let clear = HeaderFile.placeBytes
    var sizes = [0, 1, 15, 16, 99, clear - 1, clear + 1, 2 * clear - 1, 2 * clear, 2 * clear + 1]
    sizes += stride(from: SealedFile.tags, to: whole.database.count, by: 4096).flatMap { page in
      [page - 1, page, page + 1]
    }
    for size in sizes + [whole.database.count - 1] where size < whole.database.count {
      var cut = whole
      cut.database = cut.database.prefix(size)
      try expectTold(cut, fixture)
    }
    // With changes that are in the log alone.
    let vault = try Vault.open(fixture.files.location)
    try vault.writeRecords(under: fixture.key) { try $0.delete(1, from: RecordFixture.cards) }
    vault.lock()
    try vault.close()
    whole = try SealedFile(of: fixture.files)
    let frames = stride(from: SealedFile.frames, to: whole.log.count, by: SealedFile.frame)
    for size in [0, 1, 4095, 4096, 8191] + frames.flatMap({ [$0 - 1, $0, $0 + 1] }) {
      var cut = whole
      cut.log = cut.log.prefix(size)
      try expectTold(cut, fixture)
    }
  }

  private func expectTold(_ cut: SealedFile, _ fixture: RecordFixture) throws {
    let sizes = "\(cut.database.count), \(cut.log.count)"
    #expect(throws: VaultFailure.self, "\(sizes)") { try use(cut, fixture) }
    try attempt(on: cut, fixture)
    #expect(try SealedFile(of: fixture.files) == cut, "\(sizes)")
  }

  /// Performs the operations of unlocking on such files.
  private func use(_ files: SealedFile, _ fixture: RecordFixture) throws {
    try files.put(in: fixture.files)
    let vault = try Vault.open(fixture.files.location)
    defer { try? vault.close() }
    _ = vault.status
    for report in try [
      vault.check(under: fixture.key), vault.comparePages(under: fixture.key),
      vault.verifyPages(under: fixture.key),
    ] {
      if let damage = report.damage.first { throw VaultFailure.damaged(damage) }
    }
    try vault.writeRecords(under: fixture.key) {
      try $0.put(9, .plain([1]), in: RecordFixture.notes)
    }
  }

  private func attempt(on files: SealedFile, _ fixture: RecordFixture) throws {
    do {
      try use(files, fixture)
    } catch let failure as VaultFailure {
      switch failure {
      case .damaged, .notAVault, .newerFormat, .wrongKey: break
      default: Issue.record("\(failure)")
      }
    }
  }
}
