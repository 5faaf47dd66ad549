import Faults
import Foundation
import Secrets
import Testing

@testable import Vault

@Suite("What stands in the way of a vault is told apart")
struct FailureTests {
  private let template: FaultTemplate

  init() throws {
    template = try FaultTemplate()
  }

  private func failure(writing trial: FaultTrial) throws -> VaultFailure? {
    let vault = try trial.open()
    do throws(VaultFailure) {
      try vault.setSettings(["idle": "60"], under: trial.key)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "a disk that is full and one that fails",
    arguments: [
      (Fault.Action.full, VaultFailure.diskFull), (.short, .diskFull), (.error, .system(EIO)),
    ]
  )
  func disk(action: Fault.Action, expected: VaultFailure) throws {
    let trial = try FaultTrial(template, isOpen: true)
    let fault = Fault(action, at: 1, under: trial.fixture.directory)
    #expect(try failure(writing: trial) == expected)
    #expect(fault.calls > 0)
  }

  @Test("a file that another process writes to")
  func busy() throws {
    let trial = try FaultTrial(template, isOpen: true)
    let vault = try trial.open()
    let other = try SealedDatabase(trial.fixture.path, of: vault.id, under: trial.key)
    #expect(try failure(writing: trial) == .busy)
    other.close()
    #expect(try failure(writing: trial) == nil)
  }

  @Test("a key that goes in the middle of a transaction: nothing of it is written")
  func keyGoes() throws {
    let trial = try FaultTrial(template, isOpen: true)
    let vault = try trial.open()
    let key = trial.key.lease()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try vault.writeRecords(under: key) { records in
        try records.delete(1, from: RecordFixture.cards)
        key.destroy()
        for id in 2...5 {
          try records.update(Int64(id), indexed: [1, 1], .plain([]), in: RecordFixture.cards)
        }
        _ = try records.db.integer(
          "SELECT count(*) FROM record_trial a, record_trial b, record_trial c"
        )
        _ = try records.cipher(of: RecordFixture.cards)
      }
    }
    #expect(try vault.recordCounts(under: trial.key)["trial"] == 5)
  }

  @Test(
    "a query that runs when the vault is locked, or its key destroyed, ends",
    arguments: [false, true]
  )
  func queryEnds(byKey: Bool) throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    let (vault, key) = (fixture.vault, fixture.key)
    let (running, locked) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    // A thread of its own: endless queries can take all those that tests have.
    Thread.detachNewThread {
      running.wait()
      if byKey { key.destroy() }
      vault.lock()
      locked.signal()
    }
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try vault.read(under: key) { db in
        running.signal()
        // Without an end.
        _ = try db.integer(
          """
          WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number)
          SELECT count(*) FROM number
          """
        )
      }
    }
    locked.wait()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try fixture.cards() }
    try vault.resumeWriting()
    let again = try vault.unlock(passcode: passcode("123456"))
    #expect(try vault.recordCounts(under: again)["trial"] == 5)
  }

  @Test("a vault that is only read, one that was closed, and a key that was destroyed")
  func noWriting() throws {
    let trial = try FaultTrial(template, isOpen: true)
    let reader = try Vault.open(trial.location, for: .readOnly)
    #expect(throws: VaultFailure.readOnly) { try reader.setSettings([:], under: trial.key) }
    try reader.close()
    let gone = trial.key.lease()
    gone.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try trial.open().setSettings([:], under: gone)
    }
    try trial.open().close()
    #expect(try failure(writing: trial) == .closed)
  }
}
