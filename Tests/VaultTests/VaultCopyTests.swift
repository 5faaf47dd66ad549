import Foundation
import Secrets
import Testing

@testable import Vault

@Suite("A copy of a vault")
struct VaultCopyTests {
  private let start: Int64 = 1_788_265_800

  @Test(
    "that was opened as a vault, and so has its log beside it, is restored with what the log has"
  )
  func openedBackup() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    let backup = try #require(try fixture.vault.keepBackup(at: start))
    let opened = try Vault.open(.file(backup.path))
    try opened.writeRecords(under: fixture.key) { try $0.delete(1, from: RecordFixture.cards) }
    try fixture.vault.close()
    #expect(throws: VaultFailure.inUse(by: getpid())) {
      _ = try Vault.restore(backup, to: fixture.files.location, at: start)
    }
    try opened.close()
    _ = try Vault.restore(backup, to: fixture.files.location, at: start)
    let vault = try Vault.open(fixture.files.location)
    #expect(try vault.recordCounts(under: fixture.key)["trial"] == 4)
    #expect(try vault.verify(under: fixture.key).damage == [])
  }

  @Test("is one file, whose log is laid beside it when it is opened, wherever that was interrupted")
  func unpacking() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    let backup = try #require(try fixture.vault.keepBackup(at: start))
    try fixture.vault.close()
    let packed = try Data(contentsOf: URL(fileURLWithPath: backup.path))
    let files = try VaultFixture()
    let log = files.path + VaultCopy.logEnding
    try FileManager.default.createDirectory(
      atPath: files.directory + "/case",
      withIntermediateDirectories: true
    )
    func open() throws {
      let vault = try Vault.open(files.location)
      #expect(try vault.recordCounts(under: fixture.key)["trial"] == 5)
      #expect(try vault.verify(under: fixture.key).damage == [])
      vault.lock()
      try vault.close()
    }
    try packed.write(to: URL(fileURLWithPath: files.path))
    let reader = try Vault.open(files.location, for: .readOnly)
    #expect(try reader.verify(under: fixture.key).damage == [])
    try reader.close()
    #expect(try files.names() == ["vault.cardcase"])
    #expect(try files.file() == packed)
    try open()
    let whole = try Data(contentsOf: URL(fileURLWithPath: log))
    let database = try files.file()
    #expect(packed.starts(with: database) && packed[database.count...].starts(with: whole))
    // Before the file was cut its log was there in part, or another one.
    for part in [Data(), whole.prefix(1), whole.prefix(9000), whole, Data(count: 70_000) + whole] {
      try packed.write(to: URL(fileURLWithPath: files.path))
      try part.write(to: URL(fileURLWithPath: log))
      try open()
    }
    // Nothing else is taken for a copy's end.
    for bytes in [packed.dropLast(), packed + [0], packed.dropLast(7) + Data(count: 7)] {
      try bytes.write(to: URL(fileURLWithPath: files.path))
      unlink(log)
      let vault = try Vault.open(files.location)
      #expect(throws: VaultFailure.damaged(.log)) { try vault.recordCounts(under: fixture.key) }
      try vault.close()
    }
  }

  @Test("whose end says something else than is there is damaged, whatever numbers it has")
  func forgedEnd() throws {
    let fixture = try RecordFixture(onDisk: true)
    let path = fixture.files.directory + "/copy"
    try fixture.vault.backUp(to: path)
    let packed = try Data(contentsOf: URL(fileURLWithPath: path))
    let footer = packed.suffix(32 + Checksum.byteCount)
    let most = UInt64(Int64.max)
    for lengths in [[UInt64.max, 1], [most, most], [0, 0], [1 << 40, 7]] {
      var end = Array(footer.prefix(16))
      for length in lengths {
        withUnsafeBytes(of: length.littleEndian) { end.append(contentsOf: $0) }
      }
      let forged = packed.dropLast(footer.count) + Data(end + Checksum.of(end))
      try forged.write(to: URL(fileURLWithPath: path))
      #expect(throws: VaultFailure.damaged(.file)) { try Vault.open(.file(path)) }
    }
  }

  @Test("made while another process saves settings has settings and their code of one moment")
  func settingsOfOneMoment() async throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill(500)
    try fixture.vault.setSettings(["idle": "0"], under: fixture.key)
    let reader = try Vault.open(fixture.files.location, for: .readOnly)
    async let saving: Void = {
      for number in 1...40 {
        try fixture.vault.setSettings(["idle": "\(number)"], under: fixture.key)
      }
    }()
    for number in 1...10 {
      let path = fixture.files.directory + "/copy\(number)"
      do throws(VaultFailure) {
        try reader.backUp(to: path)
      } catch {
        #expect(error == .busy)
        continue
      }
      let copy = try Vault.open(.file(path))
      #expect(try copy.verify(under: fixture.key).damage == [])
      try copy.close()
    }
    try await saving
  }
}
