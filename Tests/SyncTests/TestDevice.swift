import SealedFiles
import Secrets
import Store
import Sync
import SyncEngines
import TestSupport

/// A device: a vault, what it notes outside of it, and its way to the remote.
final class TestDevice {
  let name: ReplicaName
  let faults = FaultPlan()
  let vault: TestVault
  let random: SeededRandom
  var remote: MemoryRemote
  var archive = MemoryRemote()
  var note: [UInt8]?
  /// The engine; that of the remote in memory unless a test has another one.
  var engine: (any SyncEngine)?
  var isCancelled = false

  init(_ name: String, on remote: MemoryRemote, seed: UInt64) throws {
    self.name = try ReplicaName(name).known
    self.remote = remote
    random = SeededRandom(seed: seed)
    vault = TestVault(faults: faults)
  }

  /// A copy with everything that it and the remote have, and randomness of its own.
  init(copying other: TestDevice, on remote: MemoryRemote, seed: UInt64) {
    name = other.name
    self.remote = remote
    random = SeededRandom(seed: seed)
    faults.time = other.faults.time
    vault = TestVault(faults: faults)
    vault.content = other.vault.content
    archive.files = other.archive.files
    note = other.note
  }

  var environment: SyncEnvironment {
    SyncEnvironment(
      engine: engine ?? MemoryEngine(remote: remote, faults: faults),
      archive: MemoryEngine(remote: archive, faults: faults),
      remote: "folder:/somewhere",
      random: random,
      now: { self.faults.time },
      isCancelled: { self.isCancelled },
      readNote: { self.note },
      writeNote: { bytes in
        try self.faults.step()
        self.note = bytes
        try self.faults.step()
      }
    )
  }

  var setup: SyncSetup<TestVault> { SyncSetup(vault, environment) }

  func coordinator() throws -> Coordinator<TestVault> { try Coordinator(vault, environment) }

  @discardableResult
  func found(
    spaces: SyncSpaces = .all,
    recoveryKey: RecoveryKey? = nil
  ) throws -> Coordinator<TestVault> {
    try setup.found(as: name, spaces: spaces, recoveryKey: recoveryKey)
  }

  @discardableResult
  func sync() throws -> SyncReport { try coordinator().synchronize() }

  /// Joins the group of another device, which admits it while this one waits.
  @discardableResult
  func join(
    _ other: TestDevice,
    spaces: SyncSpaces = .all,
    recoveryKey: RecoveryKey? = nil
  ) throws -> Coordinator<TestVault> {
    let inviter = try other.coordinator()
    let invitation = try inviter.invite()
    return try setup.join(
      as: name,
      spaces: spaces,
      oneTimeKey: invitation.oneTimeKey,
      recoveryKey: recoveryKey
    ) {
      _ = try inviter.admit(with: invitation) { throw Unexpected() }
    }
  }

  func texts(_ space: SyncSpace = .study) -> [String] {
    vault.content.texts[space, default: []].sorted()
  }
}

struct Unexpected: Error {}

extension Optional {
  /// The value, or an error that fails a test.
  var known: Wrapped {
    get throws {
      guard let self else { throw Unexpected() }
      return self
    }
  }
}

/// Some devices on one remote, the first of which founded the group.
struct TestDevices {
  let remote = MemoryRemote()
  let all: [TestDevice]

  /// Creates devices and has each join; each has a text of its name.
  init(_ names: String..., recoveryKey: RecoveryKey? = nil) throws {
    all = try names.enumerated().map { [remote] index, name in
      try TestDevice(name, on: remote, seed: UInt64(index + 1) * 7919)
    }
    for device in all { device.vault.add(device.name.text) }
    try all[0].found(recoveryKey: recoveryKey)
    for device in all.dropFirst() { try device.join(all[0]) }
  }

  /// Copies of devices as they are, on a copy of their remote.
  init(copying other: TestDevices, seed: UInt64) {
    remote.files = other.remote.files
    all = other.all.enumerated().map { [remote] index, device in
      TestDevice(copying: device, on: remote, seed: seed * 101 + UInt64(index) + 1_000_000)
    }
  }

  subscript(index: Int) -> TestDevice { all[index] }

  /// Rounds of all devices that still belong to the group.
  func settle(_ rounds: Int = 3) throws {
    for _ in 0..<rounds {
      for device in all {
        do {
          try device.sync()
        } catch CoordinatorFailure.removed {
          continue
        }
      }
    }
  }
}
