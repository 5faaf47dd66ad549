import Foundation
import Secrets
import Testing

@testable import Vault

/// Bitwarden: a PIN vault that is copied is guessed elsewhere, without any limit of attempts
/// (bitwarden/clients#18552).
@Suite("A device key")
struct DeviceKeyTests {
  private let files: VaultFixture
  private let devices: DeviceKeyFile
  private let creation: Vault.Creation

  init() throws {
    files = try VaultFixture()
    devices = DeviceKeyFile(directory: files.directory + "/state")
    creation = try Vault.create(
      at: files.location,
      passcode: passcode("123456"),
      kind: "digits6",
      cost: tinyCost,
      usesDeviceKey: true,
      devices: devices
    )
  }

  private var keyPath: String { devices.path(of: creation.vault) ?? "" }

  private func reopened(_ path: String? = nil) throws -> Vault {
    try Vault.open(.file(path ?? files.path), for: .readOnly, devices: devices)
  }

  @Test("opens the vault together with the passcode, and is a file for its user only")
  func opens() throws {
    #expect(try creation.vault.usesDeviceKey())
    #expect(creation.vault.status.deviceKey == .found)
    #expect(try files.mode(keyPath) == 0o600)
    let key = try reopened().unlock(passcode: passcode("123456"))
    #expect(try creation.vault.verify(under: key).damage == [])
    #expect(throws: UnlockFailure.wrong) {
      try reopened().unlock(passcode: passcode("123457"))
    }
  }

  @Test("that is not there is told as that, before anything is derived; the recovery key opens")
  func missing() throws {
    let elsewhere = try Vault.open(files.location, for: .readOnly)
    #expect(throws: UnlockFailure.noDeviceKey) {
      try elsewhere.unlock(passcode: passcode("123456"))
    }
    #expect(elsewhere.status.deviceKey == .missing)
    #expect(throws: Never.self) { try elsewhere.unlock(recoveryKey: creation.recoveryKey) }
  }

  @Test(
    "of another vault, cut short, or in which a link or a directory stands, is none",
    arguments: ["other", "short", "link", "directory"]
  )
  func useless(what: String) throws {
    let file = URL(fileURLWithPath: keyPath)
    let bytes = try Data(contentsOf: file)
    try FileManager.default.removeItem(at: file)
    switch what {
    case "other": try Data(bytes.reversed()).write(to: file)
    case "short": try bytes.dropLast().write(to: file)
    case "link":
      try bytes.write(to: URL(fileURLWithPath: keyPath + ".aside"))
      try FileManager.default.createSymbolicLink(
        atPath: keyPath,
        withDestinationPath: keyPath + ".aside"
      )
    default: try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    }
    #expect(throws: UnlockFailure.noDeviceKey) {
      try reopened().unlock(passcode: passcode("123456"))
    }
  }

  @Test("stays when the passcode is changed, and can be switched off and on, backups included")
  func changes() throws {
    try creation.vault.keepBackup(at: 1_800_000_000)
    let backup = try #require(Backup.all(beside: files.location).first)
    func change(_ digits: String, _ isOn: Bool?) throws {
      try creation.vault.changePasscode(
        to: passcode(digits),
        kind: "digits6",
        cost: tinyCost,
        usesDeviceKey: isOn,
        under: creation.key
      )
    }
    for (digits, wanted, isOn) in [
      ("222222", nil, true), ("222222", false, false), ("333333", nil, false),
      ("333333", true, true),
    ] {
      try change(digits, wanted)
      #expect(try creation.vault.usesDeviceKey() == isOn)
      for path in [files.path, backup.path] {
        #expect(throws: Never.self) { try reopened(path).unlock(passcode: passcode(digits)) }
      }
    }
  }

  @Test("stays where it is switched off, and is the same again: a copy elsewhere may need it")
  func copies() throws {
    let copy = files.directory + "/copy"
    try creation.vault.backUp(to: copy)
    for isOn in [false, true] {
      try creation.vault.changePasscode(
        to: passcode("222222"),
        kind: "digits6",
        cost: tinyCost,
        usesDeviceKey: isOn,
        under: creation.key
      )
      #expect(throws: Never.self) { try reopened(copy).unlock(passcode: passcode("123456")) }
    }
    #expect(throws: Never.self) { try reopened().unlock(passcode: passcode("222222")) }
  }

  @Test(
    "that can't be written is told as that, and no vault is made nor changed",
    arguments: [nil, "/proc/x"]
  )
  func nowhere(directory: String?) throws {
    let other = try VaultFixture()
    let devices = DeviceKeyFile(directory: directory)
    #expect(throws: VaultFailure.noDeviceKey) {
      try Vault.create(
        at: other.location,
        passcode: passcode("123456"),
        kind: "digits6",
        cost: tinyCost,
        usesDeviceKey: true,
        devices: devices
      )
    }
    #expect(!Vault.exists(at: other.location))
    let key = try other.create().key
    let vault = try Vault.open(other.location, devices: devices)
    #expect(throws: VaultFailure.noDeviceKey) {
      try vault.changePasscode(
        to: passcode("222222"),
        kind: "digits6",
        cost: tinyCost,
        usesDeviceKey: true,
        under: key
      )
    }
    #expect(throws: Never.self) { try vault.unlock(passcode: passcode("123456")) }
  }

  @Test("that was lost is made anew when a passcode is set by the recovery key")
  func lost() throws {
    try FileManager.default.removeItem(atPath: keyPath)
    let key = try creation.vault.unlock(recoveryKey: creation.recoveryKey)
    try creation.vault.changePasscode(
      to: passcode("444444"),
      kind: "digits6",
      cost: tinyCost,
      under: key
    )
    #expect(creation.vault.status.deviceKey == .found)
    #expect(throws: Never.self) { try reopened().unlock(passcode: passcode("444444")) }
  }

  @Test("goes on with a new vault key, and goes with the vault")
  func rekeyedAndDestroyed() throws {
    let rekeying = try creation.vault.rekey(
      passcode: passcode("123456"),
      kind: "digits6",
      cost: tinyCost,
      at: 1_800_000_000,
      under: creation.key
    )
    #expect(try creation.vault.usesDeviceKey())
    let key = try reopened().unlock(passcode: passcode("123456"))
    #expect(try creation.vault.verify(under: key).damage == [])
    rekeying.key.destroy()
    try creation.vault.destroy()
    #expect(!FileManager.default.fileExists(atPath: keyPath))
  }

  @Test(
    "can't be taken away by who can write to the vault's file: then the passcode alone opens nothing"
  )
  func stripped() throws {
    try creation.vault.close()
    try files.forge { $0.forgeSlot(.passcode) { $0.device = nil } }
    #expect(throws: UnlockFailure.wrong) {
      try reopened().unlock(passcode: passcode("123456"))
    }
  }
}
