import Faults
import Foundation
import Secrets
import Testing

@testable import Vault

/// Cases 49, 50 and 54 of what a lock must survive (KeePassXC#6634, #12149): the old or the new state
/// opens, always.
///
/// Each call that changes a file fails in one way here; in all ways where CARDCASE_THOROUGH is set.
@Suite("A disk that fails")
struct FaultTests {
  /// An operation on a vault.
  struct Work: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// True if the vault is open, or is opened as a part of the work.
    var isOpen = true
    /// True if the database is written to.
    var writesDatabase = true
    let run: @Sendable (FaultTrial) throws -> Void
  }

  static let works: [Work] = [
    Work(testDescription: "several records are written at once") { trial in
      try trial.open().writeRecords(under: trial.key) { records in
        try records.update(1, indexed: [1, 1], .plain([1]), in: RecordFixture.cards)
        try records.insert(9, indexed: [9, 9], .plain([9]), into: RecordFixture.cards)
        try records.delete(3, from: RecordFixture.cards)
      }
    },
    Work(testDescription: "settings are saved") { trial in
      try trial.open().setSettings(["idle": "60"], under: trial.key)
    },
    Work(testDescription: "the passcode is changed", writesDatabase: false) { trial in
      try trial.open().changePasscode(
        to: passcode(FaultTrial.newCode),
        kind: "digits6",
        cost: tinyCost,
        under: trial.key
      )
    },
    Work(testDescription: "the recovery key is renewed", writesDatabase: false) { trial in
      _ = try trial.open().renewRecoveryKey(under: trial.key)
    },
    Work(testDescription: "the vault gets a new key") { trial in
      _ = try trial.open().rekey(
        passcode: passcode(FaultTrial.newCode),
        kind: "digits6",
        cost: tinyCost,
        at: FaultTrial.now,
        under: trial.key
      )
    },
    Work(testDescription: "a backup is kept", writesDatabase: false) { trial in
      _ = try trial.open().keepBackup(at: FaultTrial.now)
    },
    Work(testDescription: "a backup is restored", isOpen: false, writesDatabase: false) { trial in
      let backup = try #require(Backup.all(beside: trial.location).last)
      _ = try Vault.restore(backup, to: trial.file, at: FaultTrial.now, trial.dependencies)
    },
    Work(testDescription: "the vault is opened and closed", isOpen: false, writesDatabase: false) {
      trial in
      let file = trial.file
      let locks = try VaultLocks(of: file, staying: false)
      try Vault.open(file, for: .readWrite, holding: locks, trial.dependencies).close()
    },
  ]

  @Test("leaves the old or the new state while", arguments: works)
  func survives(work: Work) throws {
    let template = try FaultTemplate()
    let (calls, states) = try template.states(of: work)
    #expect(calls > 0 || !work.writesDatabase)
    for call in 1...max(calls, 1) {
      for action in Self.actions(at: call) {
        let trial = try FaultTrial(template, isOpen: work.isOpen)
        let failed = trial.run(work, failing: action, at: call)
        let state = try trial.stateAfterwards()
        #expect(states.contains(state), "\(action) at call \(call)")
        // Work that was reported as done is done.
        #expect(failed || state == states.last, "\(action) at call \(call)")
      }
    }
  }

  @Test(
    "leaves the old or the new state where renaming, syncing or writing the header fails, once or for good",
    arguments: works
  )
  func survivesOutsideOfSQLite(work: Work) throws {
    let template = try FaultTemplate()
    let (_, states) = try template.states(of: work)
    for call in 1... {
      var isReached = false
      for way in FailingDisk.Way.allCases {
        let disk = FailingDisk(at: call, way)
        let trial = try FaultTrial(template, isOpen: work.isOpen, on: disk.disk)
        let before = disk.count
        let failed = trial.run(work)
        let state = try trial.stateAfterwards()
        #expect(states.contains(state), "\(way) at call \(call)")
        #expect(failed || state == states.last, "\(way) at call \(call)")
        isReached = isReached || disk.count >= call && before < call
      }
      guard isReached else { break }
    }
  }

  @Test(
    "keeps the old passcode in the process and in the file where the header could not be written"
  )
  func headerNotWritten() throws {
    let template = try FaultTemplate()
    let work = try #require(Self.works.first { $0.testDescription.contains("passcode") })
    for call in 1...2 {
      let disk = FailingDisk(at: call, .fullOnce)
      let trial = try FaultTrial(template, isOpen: true, on: disk.disk)
      #expect(throws: VaultFailure.diskFull) { try work.run(trial) }
      let vault = try trial.open()
      #expect(throws: UnlockFailure.wrong) {
        try vault.unlock(passcode: passcode(FaultTrial.newCode))
      }
      #expect(throws: Never.self) { try vault.unlock(passcode: passcode(FaultTrial.oldCode)) }
      #expect(try trial.fixture.header() == vault.header)
      try work.run(trial)
      #expect(throws: Never.self) { try vault.unlock(passcode: passcode(FaultTrial.newCode)) }
    }
  }

  /// The failures to inject at a call: one of all, or all of them.
  private static func actions(at call: Int) -> [Fault.Action] {
    let all = Fault.Action.survivable
    let isThorough = ProcessInfo.processInfo.environment["CARDCASE_THOROUGH"] != nil
    return isThorough ? all : [all[call % all.count]]
  }

  @Test("leaves nothing or a whole vault while one is made")
  func creation() throws {
    for call in 1... {
      var isReached = false
      for action in Self.actions(at: call) {
        let fixture = try VaultFixture()
        let fault = Fault(action, at: call, under: fixture.directory)
        let creation = try? fixture.create()
        let wasCut = fault.isCut
        isReached = isReached || fault.calls >= call
        guard creation != nil || wasCut && Vault.exists(at: fixture.location) else {
          #expect(!Vault.exists(at: fixture.location))
          continue
        }
        try creation?.vault.close()
        let vault = try Vault.open(fixture.location)
        let key = try vault.unlock(passcode: passcode("123456"))
        #expect(try vault.verify(under: key).damage == [])
      }
      guard isReached else { break }
    }
  }

  @Test("leaves the vault or nothing that opens while it is destroyed (nextcloud/ios#3198)")
  func destruction() throws {
    let template = try FaultTemplate()
    for call in 1... {
      var isReached = false
      for action in Self.actions(at: call) {
        let trial = try FaultTrial(template, isOpen: true)
        let work = Work(testDescription: "destroyed") { try $0.open().destroy() }
        let failed = trial.run(work, failing: action, at: call)
        isReached = isReached || trial.calls >= call
        let left = try trial.codesAfterwards()
        #expect(left.vault == nil || failed)
        #expect(left.vault == [FaultTrial.oldCode] || left.backups.allSatisfy(\.isEmpty))
        try Vault.erase(at: trial.location)
        #expect(try trial.fixture.names().isEmpty)
      }
      guard isReached else { break }
    }
  }
}
