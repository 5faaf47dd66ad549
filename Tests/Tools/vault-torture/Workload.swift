import Glibc
import Secrets
import Vault

/// Works on a vault endlessly, and writes the number of each completed step to standard output.
struct Workload {
  private let location: VaultLocation
  private var vault: Vault
  private var key: VaultKey

  init(in directory: String) throws {
    location = .file(directory + "/vault")
    guard Vault.exists(at: location) else {
      let creation = try Vault.create(
        at: location,
        passcode: Plan.passcode(after: 0),
        kind: "text",
        cost: Plan.cost
      )
      vault = creation.vault
      key = creation.key
      return
    }
    vault = try Vault.open(location)
    key = try vault.unlockAsPlanned().key
  }

  mutating func goOn() throws {
    var step = try vault.steps(under: key)
    // The extra action of the last step may not have been completed.
    try carryOut(Plan.extra(after: step), after: step)
    while true {
      step += 1
      try vault.writeRecords(under: key) { records in
        try records.put(
          Plan.record(of: step),
          .plain(Plan.content(of: step)),
          in: Plan.table
        )
        try records.put(Plan.counter, .plain(Plan.bytes(of: step)), in: Plan.table)
      }
      report("\(step)\n", on: STDOUT_FILENO)
      try vault.setSettings([Plan.clearCounter: "\(step)"], under: key)
      try carryOut(Plan.extra(after: step), after: step)
    }
  }

  private mutating func carryOut(_ extra: Plan.Extra?, after step: Int64) throws {
    let passcode = try Plan.passcode(after: step)
    switch extra {
    case .changePasscode:
      try vault.changePasscode(to: passcode, kind: "text", cost: Plan.cost, under: key)
    case .rekey:
      key = try vault.rekey(
        passcode: passcode,
        kind: "text",
        cost: Plan.cost,
        at: step * 86_400,
        under: key
      ).key
    case .keepBackup: try vault.keepDailyBackup(at: step * 86_400, under: key)
    case .reopen:
      try vault.close()
      vault = try Vault.open(location)
    case .lock:
      key.destroy()
      vault.lock()
      try vault.resumeWriting()
      key = try vault.unlockAsPlanned().key
    case .importDeck: try ImportedDeck(in: vault, key).add(at: step)
    case .undoImport: try ImportedDeck(in: vault, key).remove()
    case .addMedium: try AddedMedia(in: vault, key).add(after: step)
    case .tidyMedia: try AddedMedia(in: vault, key).tidy(after: step)
    case nil: break
    }
  }
}

extension Vault {
  /// The number of completed steps.
  func steps(under key: VaultKey) throws -> Int64 {
    try readRecords(under: key) { records in
      try records.open(Plan.counter, in: Plan.table) { _, content in
        Int64(littleEndian: content.loadUnaligned(as: Int64.self))
      }
    } ?? 0
  }

  /// Unlocks with the one passcode that opens the vault, and returns it too.
  func unlockAsPlanned() throws -> OpenedVault {
    let steps = settings[Plan.clearCounter].flatMap { Int64($0) } ?? 0
    let ways = try Plan.passcodes(after: steps + 1).compactMap { try way(by: $0) }
    guard ways.count == 1 else {
      throw Failure("\(ways.count) passcodes open \(location) after \(steps) steps")
    }
    return ways[0]
  }

  private func way(by passcode: SecretBytes) throws -> OpenedVault? {
    do {
      return OpenedVault(key: try unlock(by: passcode), passcode: passcode)
    } catch UnlockFailure.wrong {
      return nil
    }
  }
}

extension Vault {
  /// Unlocks with an attempt that is not recorded on disk.
  func unlock(by passcode: SecretBytes) throws -> VaultKey {
    let counter = AttemptCounter(
      ofNew: self,
      in: AttemptMemory(),
      clock: StoppedClock(),
      rule: NoRule()
    )
    return try unlock(with: counter.count(passcode))
  }
}

private struct StoppedClock: AttemptClock {
  var now: AttemptMoment { AttemptMoment(boot: [], nanoseconds: 0) }
}

private struct NoRule: AttemptRule {
  var assumedFailures: Int { 0 }
  var unrecordedDelay: Duration { .zero }

  func count(after failures: Int) -> Int { 0 }

  func wait(after failures: Int, elapsed: Duration?) -> Duration { .zero }

  func isLast(_ failures: Int) -> Bool { false }
}

/// A key, and the passcode that led to it.
struct OpenedVault {
  let key: VaultKey
  let passcode: SecretBytes
}
