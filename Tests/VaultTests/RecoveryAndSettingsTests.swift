import Foundation
import Secrets
import Testing

@testable import Vault

@Suite("The pending recovery key")
struct PendingRecoveryKeyTests {
  @Test("is there after each unlocking until it is confirmed, then its bytes are gone from disk")
  func untilConfirmed() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let box = Data(try #require(creation.vault.header.boxes.values.first))
    try creation.vault.close()
    let vault = try Vault.open(fixture.location)
    let key = try vault.unlock(passcode: passcode("123456"))
    #expect(try vault.pendingRecoveryKey(under: key) == creation.recoveryKey)
    #expect(try fixture.file().range(of: box) != nil)
    try vault.recoveryKeyConfirmed(under: key)
    #expect(try vault.pendingRecoveryKey(under: key) == nil)
    #expect(try (fixture.file() + fixture.file("-wal")).range(of: box.suffix(16)) == nil)
    try vault.recoveryKeyConfirmed(under: key)
    #expect(throws: Never.self) { try vault.unlock(recoveryKey: creation.recoveryKey) }
  }

  @Test("is told to be damaged where it is, and can't be had with another key")
  func damaged() throws {
    let creation = try VaultFixture().create(.memory)
    let strange = try VaultKey(random: SystemRandom())
    #expect(throws: VaultFailure.wrongKey) {
      try creation.vault.pendingRecoveryKey(under: strange)
    }
    for box in [[0], [UInt8](repeating: 0, count: 56)] {
      try creation.vault.changeHeader { $0.boxes = $0.boxes.mapValues { _ in box } }
      #expect(throws: VaultFailure.damaged(.pendingRecoveryKey)) {
        try creation.vault.pendingRecoveryKey(under: creation.key)
      }
    }
    creation.key.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try creation.vault.pendingRecoveryKey(under: creation.key)
    }
  }
}

@Suite("Settings the lock needs")
struct LockSettingsTests {
  @Test("are read without a key and are authentic as they were set")
  func roundTrip() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    #expect(creation.vault.settings == [:])
    #expect(try creation.vault.verifySettings(under: creation.key))
    try creation.vault.setSettings(["idle": "60", "focus": "true"], under: creation.key)
    try creation.vault.setSettings(["idle": "30"], under: creation.key)
    try creation.vault.close()
    let vault = try Vault.open(fixture.location)
    #expect(vault.settings == ["idle": "30"])
    #expect(try vault.verifySettings(under: creation.key))
  }

  /// A change of the settings in the header, with a checksum that fits.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (inout VaultHeader) -> Void
  }

  static let changes = [
    Change(testDescription: "a value") { $0.settings["idle"] = "never" },
    Change(testDescription: "none left") { $0.settings = [:] },
    Change(testDescription: "one left out") { $0.settings["focus"] = nil },
    Change(testDescription: "one added") { $0.settings["wipe"] = "true" },
    Change(testDescription: "a name") {
      $0.settings["idl"] = $0.settings.removeValue(forKey: "idle")
    },
    Change(testDescription: "the code") { $0.settingsCode[7] ^= 1 },
    Change(testDescription: "no code") { $0.settingsCode = [] },
  ]

  @Test("are told to be changed where somebody changed them", arguments: changes)
  func changed(change: Change) throws {
    let creation = try VaultFixture().create(.memory)
    try creation.vault.setSettings(["idle": "60", "focus": "true"], under: creation.key)
    try creation.vault.changeHeader(change.change)
    #expect(try creation.vault.verifySettings(under: creation.key) == false)
    #expect(try creation.vault.verify(under: creation.key).damage == [.settings])
    try creation.vault.setSettings(["idle": "60"], under: creation.key)
    #expect(try creation.vault.verifySettings(under: creation.key))
  }

  @Test("are told where earlier ones were put back, with the code that they had")
  func putBack() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    try creation.vault.setSettings(["idle": "never"], under: creation.key)
    try creation.vault.close()
    let header = try fixture.file().prefix(2 * HeaderFile.placeBytes)
    var vault = try Vault.open(fixture.location)
    try vault.setSettings(["idle": "60"], under: creation.key)
    try vault.close()
    var files = try SealedFile(of: fixture)
    files.database.replaceSubrange(..<header.count, with: header)
    try files.put(in: fixture)
    vault = try Vault.open(fixture.location)
    #expect(vault.settings == ["idle": "never"])
    #expect(try vault.verifySettings(under: creation.key) == false)
    #expect(try vault.verify(under: creation.key).damage == [.settings])
  }

  @Test(
    "are told as they were or as they are, never as changed, wherever saving them is interrupted"
  )
  func interrupted() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    try creation.vault.setSettings(["idle": "never"], under: creation.key)
    try creation.vault.close()
    let header = try fixture.file().prefix(2 * HeaderFile.placeBytes)
    var vault = try Vault.open(fixture.location)
    try vault.write(under: creation.key) { db in
      // The first of the two transactions.
      let writer = try RecordWriter(db, vault.header, under: creation.key, random: SystemRandom())
      try writer.replaceSettings(["idle": "60"])
      try writer.finish()
    }
    #expect(vault.settings == ["idle": "never"])
    #expect(try vault.verifySettings(under: creation.key))
    try vault.close()
    let files = try SealedFile(of: fixture)
    #expect(files.database.prefix(header.count) == header)
    vault = try Vault.open(fixture.location)
    let before = vault.header
    try vault.changeHeader { header in
      header.settings = ["idle": "60"]
      header.settingsCode = try header.code(ofSettings: header.settings, under: creation.key)
    }
    #expect(try vault.verifySettings(under: creation.key))
    // One of the two places only, before the second transaction.
    try vault.changeHeader { $0 = before }
    let place = HeaderFile.placeBytes
    try vault.changeHeader { header in
      header.settings = ["idle": "60"]
      header.settingsCode = try header.code(ofSettings: header.settings, under: creation.key)
    }
    try vault.close()
    var half = try SealedFile(of: fixture)
    half.database.replaceSubrange(place..<2 * place, with: header[place...])
    try half.put(in: fixture)
    vault = try Vault.open(fixture.location)
    #expect([["idle": "60"], ["idle": "never"]].contains(vault.settings))
    #expect(try vault.verify(under: creation.key).damage == [])
    try vault.setSettings(["idle": "30"], under: creation.key)
    #expect(try vault.verify(under: creation.key).damage == [])
  }

  @Test("stay right where several threads save and check them at once")
  func atOnce() async throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          try creation.vault.setSettings(["idle": "\(number)"], under: creation.key)
          return try creation.vault.verifySettings(under: creation.key)
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
    #expect(try creation.vault.verify(under: creation.key).damage == [])
  }

  @Test("are written by the holder of the key only")
  func needsTheKey() throws {
    let creation = try VaultFixture().create(.memory)
    let strange = try VaultKey(random: SystemRandom())
    #expect(throws: VaultFailure.wrongKey) {
      try creation.vault.setSettings(["idle": "never"], under: strange)
    }
    creation.key.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try creation.vault.setSettings(["idle": "never"], under: creation.key)
    }
    #expect(creation.vault.settings == [:])
  }
}
