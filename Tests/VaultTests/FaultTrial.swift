import Faults
import Foundation
import Secrets
import Testing

@testable import Vault

/// A closed vault with five cards and a backup that has three, to be copied for each trial.
final class FaultTemplate {
  let files: RecordFixture
  let key: VaultKey
  let recoveryKey: RecoveryKey?

  init() throws {
    Fault.install()
    files = try RecordFixture(onDisk: true)
    key = files.key
    recoveryKey = try files.vault.pendingRecoveryKey(under: key)
    try files.fill(3)
    try files.vault.keepBackup(at: FaultTrial.now - 9)
    try files.vault.writeRecords(under: key) { records in
      for id in 4...5 {
        try records.insert(
          Int64(id),
          indexed: [0, 0],
          .plain(RecordFixture.content(Int64(id))),
          into: RecordFixture.cards
        )
      }
    }
    try files.vault.close()
  }

  /// The number of calls the work makes, and the states before and after it.
  func states(of work: FaultTests.Work) throws -> (calls: Int, states: [FaultTrial.State]) {
    let before = try FaultTrial(self, isOpen: false).stateAfterwards()
    let trial = try FaultTrial(self, isOpen: work.isOpen)
    #expect(trial.run(work, failing: nil, at: 0) == false)
    return (trial.calls, [before, try trial.stateAfterwards()])
  }
}

/// Work on a copy of a vault, with one failure injected.
final class FaultTrial {
  static let now: Int64 = 1_788_265_800
  static let oldCode = "123456"
  static let newCode = "654321"

  /// The observable state of a vault.
  struct State: Equatable {
    /// The codes that open it.
    let codes: [String]
    /// The readable cards.
    let cards: [Int64: [UInt8]]
    let settings: [String: String]
    /// True if the recovery key is the one the vault was made with.
    let hasFirstRecoveryKey: Bool
  }

  let fixture: VaultFixture
  let key: VaultKey
  /// With the disk on which the work is done.
  let dependencies: VaultDependencies
  private let recoveryKey: RecoveryKey?
  private(set) var calls = 0
  private var vault: Vault?
  private var wasCut = false

  init(_ template: FaultTemplate, isOpen: Bool, on disk: Disk = .system) throws {
    var dependencies = VaultDependencies(random: SystemRandom())
    dependencies.disk = disk
    self.dependencies = dependencies
    fixture = try VaultFixture()
    key = template.key
    recoveryKey = template.recoveryKey
    try Self.copy(template.files.files, to: fixture)
    if isOpen {
      let file = file
      vault = try Vault.open(
        file,
        for: .readWrite,
        holding: VaultLocks(of: file, staying: false),
        dependencies
      )
    }
  }

  /// The vault's file on that disk.
  var file: VaultFile { VaultFile(path: fixture.path, disk: dependencies.disk) }

  /// True if the work failed on a disk that does not go on.
  func run(_ work: FaultTests.Work) -> Bool {
    wasCut = true
    return (try? work.run(self)) == nil
  }

  var location: VaultLocation { fixture.location }

  func open() throws -> Vault { try #require(vault) }

  /// Performs the work; true if it reported a failure.
  func run(_ work: FaultTests.Work, failing action: Fault.Action?, at call: Int) -> Bool {
    let fault = Fault(action, at: call, under: fixture.directory)
    let failed = (try? work.run(self)) == nil
    calls = fault.calls
    wasCut = fault.isCut
    return failed
  }

  /// The state in which the next process finds the vault and all its backups. After a cut that
  /// process has only what is on the disk.
  func stateAfterwards() throws -> State {
    let found = wasCut ? try VaultFixture() : fixture
    if wasCut { try Self.copy(fixture, to: found) }
    try vault?.close()
    let opened = try Vault.open(found.location)
    let (state, key) = try state(of: opened)
    let slots = try Self.slots(of: opened)
    try opened.close()
    for backup in Backup.all(beside: found.location) {
      let copy = try Vault.open(.file(backup.path))
      #expect(try Self.slots(of: copy) == slots)
      #expect(try copy.verify(under: key).damage == [])
      try copy.close()
    }
    return state
  }

  /// The codes that open the vault, nil if there is none, and its backups, for the next process.
  func codesAfterwards() throws -> (vault: [String]?, backups: [[String]]) {
    let found = wasCut ? try VaultFixture() : fixture
    if wasCut { try Self.copy(fixture, to: found) }
    vault = nil
    let codes = try Vault.exists(at: found.location) ? Self.codes(of: found.location) : nil
    let backups = try Backup.all(beside: found.location).map { backup in
      try Self.codes(of: .file(backup.path))
    }
    return (codes, backups)
  }

  private static func codes(of location: VaultLocation) throws -> [String] {
    let vault = try Vault.open(location)
    let codes = try [oldCode, newCode].filter { code in
      do {
        _ = try vault.unlock(passcode: passcode(code))
        return true
      } catch UnlockFailure.wrong {
        return false
      } catch UnlockFailure.damaged(.slot(.passcode)) {
        return false
      }
    }
    try vault.close()
    return codes
  }

  /// The slots as stored in the file.
  private static func slots(of vault: Vault) throws -> Set<Slot> { Set(vault.header.slots) }

  private func state(of vault: Vault) throws -> (State, VaultKey) {
    var codes: [String] = []
    var key = key
    for code in [Self.oldCode, Self.newCode] {
      do {
        key = try vault.unlock(passcode: passcode(code))
        codes.append(code)
      } catch UnlockFailure.wrong {
        continue
      }
    }
    #expect(codes.count == 1)
    #expect(try vault.verify(under: key).damage == [])
    var cards: [Int64: [UInt8]] = [:]
    _ = try vault.readRecords(under: key) { records in
      try records.openAll(in: RecordFixture.cards) { cards[$0.id] = Array($1) }
    }
    let pending = try vault.pendingRecoveryKey(under: key)
    let opens = try pending.map { try vault.unlock(recoveryKey: $0).mark() == key.mark() }
    #expect(opens == true)
    let state = State(
      codes: codes,
      cards: cards,
      settings: vault.settings,
      hasFirstRecoveryKey: pending == recoveryKey
    )
    return (state, key)
  }

  /// Copies the files of a vault as they are on the disk, without the state of its process.
  private static func copy(_ source: VaultFixture, to target: VaultFixture) throws {
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: target.directory + "/case",
      withIntermediateDirectories: true
    )
    for name in try source.names() where !name.hasSuffix(".lock") && !name.hasSuffix(".window") {
      try manager.copyItem(
        atPath: source.directory + "/case/" + name,
        toPath: target.directory + "/case/" + name
      )
    }
  }
}
