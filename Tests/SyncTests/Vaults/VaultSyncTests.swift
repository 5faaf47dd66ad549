import PaymentCards
import SealedFiles
import Secrets
import Store
import Sync
import TestSupport
import Testing
import Vault

@Suite("Vaults in step")
struct VaultSyncTests {
  private let remote = MemoryRemote()
  private let laptop: VaultDevice
  private let server: VaultDevice

  init() throws {
    laptop = try VaultDevice("canary laptop", on: remote)
    server = try VaultDevice("canary server", on: remote)
    try laptop.addNote("canary one", 10)
    try laptop.addCard("canary card", number: "4111111111111111")
    try server.addNote("canary two", 20, deck: 5)
    try laptop.setup.found(as: laptop.name, spaces: .all, recoveryKey: laptop.recoveryKey)
  }

  private func settle(_ devices: [VaultDevice]) throws {
    for _ in 0..<3 { for device in devices { try device.sync() } }
  }

  private func expectSame(_ devices: [VaultDevice], _ spaces: [SyncSpace] = SyncSpace.allCases)
    throws
  {
    for space in spaces {
      #expect(Set(try devices.map { try $0.digest(space) }).count == 1)
    }
    for device in devices { #expect(try device.sync().faults == []) }
    #expect(remote.forks == [])
  }

  @Test("have the same cards, notes and answers, and none of it is on the remote in clear")
  func twoVaults() throws {
    try server.join(laptop)
    try settle([laptop, server])
    #expect(try laptop.prompts == ["canary one", "canary two"])
    #expect(try server.prompts == laptop.prompts)
    #expect(try server.titles == ["canary card"])
    #expect(try server.paymentCards == laptop.paymentCards)
    #expect(try server.paymentCards.first?.customFields.count == 2)
    try laptop.answer(11, after: 1)
    try server.answer(21, after: 2)
    try server.addCard("second", number: "5555555555554444")
    try settle([laptop, server])
    #expect(try laptop.answers == 2)
    #expect(try server.answers == 2)
    #expect(try laptop.titles == ["canary card", "second"])
    try expectSame([laptop, server])
    let canary = Array("canary".utf8)
    for (path, bytes) in remote.files {
      #expect(!path.contains("canary"))
      #expect(!bytes.indices.contains { bytes[$0...].starts(with: canary) })
    }
  }

  @Test("leave the wallet out where only study was joined")
  func studyOnly() throws {
    try server.join(laptop, spaces: .study)
    try server.addCard("its own", number: "5555555555554444")
    try settle([laptop, server])
    #expect(try server.prompts == ["canary one", "canary two"])
    #expect(try server.titles == ["its own"])
    #expect(try laptop.titles == ["canary card"])
    try expectSame([laptop, server], [.study])
  }

  @Test("are restored from the recovery key and the remote alone")
  func restored() throws {
    try server.join(laptop)
    try settle([laptop, server])
    let next = try VaultDevice("next", on: remote)
    try next.setup.restore(
      with: laptop.recoveryKey,
      as: next.name,
      recoveryKey: next.recoveryKey
    )
    try next.sync()
    #expect(try next.prompts == ["canary one", "canary two"])
    #expect(try next.titles == ["canary card"])
    try settle([laptop, server, next])
    try expectSame([laptop, server, next])
  }

  @Test("are restored from a renewed recovery key alone", arguments: [false, true])
  func renewed(isConfirmedBefore: Bool) throws {
    try server.join(laptop)
    try settle([laptop, server])
    let renewed = try laptop.vault.renewRecoveryKey(under: laptop.key)
    if isConfirmedBefore { try laptop.storage.confirmRecoveryKey() }
    try settle([laptop, server])
    let thief = try VaultDevice("thief", on: remote)
    #expect(throws: CoordinatorFailure.nothingToRecover) {
      try thief.setup.restore(with: laptop.recoveryKey, as: thief.name, recoveryKey: nil)
    }
    let next = try VaultDevice("next", on: remote)
    try next.setup.restore(with: renewed, as: next.name, recoveryKey: next.recoveryKey)
    try settle([laptop, server, next])
    #expect(try next.prompts == ["canary one", "canary two"])
    try expectSame([laptop, server, next])
  }

  @Test("keep of a confirmed recovery key the public half, for the group that they are in")
  func confirmed() throws {
    let renewed = try laptop.vault.renewRecoveryKey(under: laptop.key)
    try laptop.storage.confirmRecoveryKey()
    let group = try laptop.coordinator().group
    #expect(try laptop.vault.pendingRecoveryKey(under: laptop.key) == nil)
    let half = try RecoveryIdentity(renewed).publicHalf(in: group)
    #expect(try laptop.storage.renewedRecovery(in: group) == half)
    #expect(try laptop.storage.renewedRecovery(in: GroupID(random: SystemRandom())) == nil)
    // Outside of a group nothing stays.
    try laptop.coordinator().leave()
    _ = try laptop.vault.renewRecoveryKey(under: laptop.key)
    try laptop.storage.confirmRecoveryKey()
    #expect(try laptop.storage.renewedRecovery(in: group) == nil)
  }

  @Test("stop with the lock, and go on after it")
  func locked() throws {
    try server.join(laptop)
    let lease = server.key.lease()
    let storage = VaultSyncStorage(server.vault, key: lease) { VaultDevice.now }
    let coordinator = try Coordinator(storage, server.environment)
    lease.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try coordinator.synchronize() }
    try settle([laptop, server])
    try expectSame([laptop, server])
  }

  @Test("keep nothing of a group that they left but what they had")
  func left() throws {
    try server.join(laptop)
    try settle([laptop, server])
    try server.coordinator().leave()
    #expect(throws: CoordinatorFailure.noMembership) { try server.sync() }
    #expect(try server.prompts == ["canary one", "canary two"])
    try laptop.sync()
    let status = try laptop.coordinator().status()
    #expect(status.devices.map(\.replica.isPresent) == [true, false])
    // It may come back, as another replica.
    try server.join(laptop)
    try settle([laptop, server])
    try expectSame([laptop, server])
  }
}
