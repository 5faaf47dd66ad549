import Faults
import Foundation
import GRDB
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
    var configuration = Configuration()
    configuration.busyMode = .immediateError
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: trial.fixture.path, configuration: configuration)
    try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
    #expect(try failure(writing: trial) == .busy)
    try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
    #expect(try failure(writing: trial) == nil)
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
