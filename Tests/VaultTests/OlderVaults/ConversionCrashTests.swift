import Faults
import Foundation
import Secrets
import Testing

@testable import Vault

@Suite("A vault of an older format whose conversion ends early")
struct ConversionCrashTests {
  init() {
    Fault.install()
  }

  @Test(
    "at a call is whole when it is used again",
    arguments: OlderVault.formats,
    [Fault.Action.full, .error, .cut]
  )
  func ended(format: Int, action: Fault.Action) throws {
    let counts = try OlderVault(format).counts
    // A key outlives its vault, and takes long to derive.
    let key = try OlderVault(format).open().key()
    let untouched = try OlderVault(format)
    let counting = Fault(nil, at: 0, under: untouched.directory)
    try convert(untouched, under: key)
    #expect(counting.calls > 24)
    for call in VictimProcess.spread(over: counting.calls, count: 24) {
      let older = try OlderVault(format)
      let before = older.backups.map(\.number)
      let fault = Fault(action, at: call, under: older.directory)
      let failure = failure { try convert(older, under: key) }
      #expect(fault.calls >= call)
      if case .damaged = failure { Issue.record("call \(call): \(String(describing: failure))") }
      let left = try older.afterKill()
      let vault = try left.open()
      #expect(try vault.counts(under: key) == counts, "call \(call)")
      #expect(try vault.verify(under: key).damage == [], "call \(call)")
      let backups = left.backups.filter { !before.contains($0.number) }
      #expect(!backups.isEmpty, "call \(call)")
      #expect(Set(before).isSubset(of: left.backups.map(\.number)))
      #expect(try left.files.keys.allSatisfy { !$0.contains(".new-") }, "call \(call)")
    }
  }

  @Test("by kill -9 loses nothing", arguments: OlderVault.formats)
  func killed(format: Int) throws {
    let counts = try OlderVault(format).counts
    let key = try OlderVault(format).open().key()
    let untouched = try OlderVault(format)
    let calls = try #require(VictimProcess("open", on: untouched.path).calls)
    for call in VictimProcess.spread(over: calls, count: 24) {
      let older = try OlderVault(format)
      #expect(try VictimProcess("open", on: older.path, dyingAt: call).wasKilled, "call \(call)")
      let reader = try older.open(for: .readOnly)
      #expect(try reader.counts(under: key) == counts, "call \(call)")
      try reader.close()
      let vault = try older.open()
      #expect(try vault.counts(under: key) == counts, "call \(call)")
      #expect(try vault.verify(under: key).damage == [], "call \(call)")
      try vault.close()
    }
    #expect(calls > 24)
  }

  @Test("by a lock is begun again", arguments: OlderVault.formats)
  func locked(format: Int) throws {
    let older = try OlderVault(format)
    let counts = try older.counts
    let vault = try older.open()
    let key = try vault.key()
    let lease = key.lease()
    lease.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try vault.counts(under: lease) }
    #expect(vault.status.format == format)
    #expect(try vault.counts(under: key) == counts)
  }

  @Test("is whole for a window that was locked while a command brought it to this format")
  func twoProcesses() throws {
    let older = try OlderVault(14)
    let counts = try older.counts
    let window = try older.open(staying: true)
    window.lock()
    let command = try older.open()
    #expect(throws: VaultFailure.inUse(by: getpid())) { try older.open() }
    #expect(throws: VaultFailure.inUse(by: getpid())) { try window.resumeWriting() }
    _ = try command.counts(under: command.key())
    try command.close()
    try window.resumeWriting()
    let key = try window.key()
    #expect(try window.counts(under: key) == counts)
    #expect(try window.verify(under: key).damage == [])
    #expect(window.status.format == Schema.current.version)
  }

  private func convert(_ older: OlderVault, under key: VaultKey) throws {
    let vault = try older.open()
    _ = try vault.readRecords(under: key) { try $0.highestID() }
    try vault.close()
  }

  private func failure(_ body: () throws -> Void) -> VaultFailure? {
    do {
      try body()
      return nil
    } catch {
      return VaultFailure(error)
    }
  }
}
