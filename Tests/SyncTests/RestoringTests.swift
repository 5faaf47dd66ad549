import SealedFiles
import Secrets
import Store
import Sync
import TestSupport
import Testing

@Suite("Groups that are restored, and vaults that are copied")
struct RestoringTests {
  private func restore(
    _ name: String,
    _ devices: TestDevices,
    with paper: RecoveryKey,
    seed: UInt64
  ) throws -> TestDevice {
    let device = try TestDevice(name, on: devices.remote, seed: seed)
    try device.setup.restore(
      with: paper,
      as: device.name,
      recoveryKey: RecoveryKey(random: device.random)
    )
    return device
  }

  @Test("come back with the recovery key alone once all devices are lost")
  func allLost() throws {
    let paper = try RecoveryKey(random: SeededRandom(seed: 5))
    let devices = try TestDevices("laptop", "server", recoveryKey: paper)
    devices[0].vault.add("4111", to: .wallet)
    try devices.settle()
    let phone = try restore("new", devices, with: paper, seed: 50)
    try phone.sync()
    #expect(phone.texts() == ["laptop", "server"])
    #expect(phone.texts(.wallet) == ["4111"])
    // It can remove the lost ones, and stays.
    for lost in devices.all {
      try phone.coordinator().remove(try lost.coordinator().replica)
    }
    phone.vault.add("later")
    try phone.sync()
    let status = try phone.coordinator().status()
    #expect(status.devices.map(\.replica.isPresent) == [false, false, true])
    #expect(status.devices.map(\.replica.number) == [1, 2, 3])
    // The old paper is worth nothing then.
    #expect(throws: CoordinatorFailure.nothingToRecover) {
      try restore("thief", devices, with: paper, seed: 51)
    }
  }

  @Test("come back after many epochs with the paper of a device that stayed")
  func afterEpochs() throws {
    let paper = try RecoveryKey(random: SeededRandom(seed: 6))
    let devices = try TestDevices("laptop", "server", "stolen", recoveryKey: paper)
    try devices.settle()
    try devices[1].coordinator().remove(try devices[2].coordinator().replica)
    devices[1].vault.add("in the new epoch")
    try devices.settle()
    let phone = try restore("new", devices, with: paper, seed: 52)
    try phone.sync()
    #expect(phone.texts() == ["in the new epoch", "laptop", "server", "stolen"])
    try devices.settle()
    #expect(try devices[0].coordinator().status().devices.count == 4)
  }

  @Test("open to no other key, and to none that was renewed")
  func wrongPaper() throws {
    let paper = try RecoveryKey(random: SeededRandom(seed: 7))
    let devices = try TestDevices("laptop", "server", recoveryKey: paper)
    try devices.settle()
    let other = try RecoveryKey(random: SeededRandom(seed: 8))
    #expect(throws: CoordinatorFailure.nothingToRecover) {
      try restore("new", devices, with: other, seed: 53)
    }
    devices[0].vault.renewed = other
    try devices.settle()
    #expect(throws: CoordinatorFailure.nothingToRecover) {
      try restore("new", devices, with: paper, seed: 54)
    }
    let phone = try restore("new", devices, with: other, seed: 55)
    try phone.sync()
    #expect(phone.texts() == ["laptop", "server"])
  }

  @Test("open to no renewed key, though another device began new keys without knowing")
  func renewedMeanwhile() throws {
    let devices = try TestDevices("laptop", "server", "stolen")
    let paper = try RecoveryKey(random: SeededRandom(seed: 9))
    let tablet = try TestDevice("tablet", on: devices.remote, seed: 90)
    tablet.vault.add("tablet")
    try tablet.join(devices[0], recoveryKey: paper)
    try devices.settle()
    try tablet.sync()
    let laptop = try devices[0].coordinator()
    let stolen = try devices[2].coordinator().replica
    // The laptop's keys count, as it has the lower number, and are sealed to the earlier paper.
    let before = devices.remote.files
    let other = try RecoveryKey(random: SeededRandom(seed: 10))
    tablet.vault.renewed = other
    try tablet.sync()
    let after = devices.remote.files
    devices.remote.files = before
    try laptop.remove(stolen)
    devices.remote.files.merge(after) { laptops, _ in laptops }
    for _ in 0..<3 {
      try devices.settle(1)
      try tablet.sync()
    }
    #expect(throws: CoordinatorFailure.nothingToRecover) {
      try restore("thief", devices, with: paper, seed: 91)
    }
    devices[0].vault.add("later")
    try devices.settle()
    let phone = try restore("new", devices, with: other, seed: 92)
    try phone.sync()
    #expect(phone.texts() == ["laptop", "later", "server", "stolen", "tablet"])
    try tablet.sync()
    let epochs = devices.remote.files.count
    for _ in 0..<3 { try tablet.sync() }
    #expect(devices.remote.files.count == epochs, "one time is enough")
  }

  @Test("open to the recovery key of a vault from a backup, once its earlier replica was removed")
  func restoredBackupWithPaper() throws {
    let paper = try RecoveryKey(random: SeededRandom(seed: 11))
    let devices = try TestDevices("laptop", "server", recoveryKey: paper)
    try devices.settle()
    let earlier = try devices[0].coordinator().replica
    devices[0].note = nil
    #expect(try devices[0].sync().isNewReplica)
    try devices.settle()
    try devices[1].coordinator().remove(earlier)
    devices[1].vault.add("later")
    try devices.settle()
    let phone = try restore("new", devices, with: paper, seed: 93)
    try phone.sync()
    #expect(phone.texts() == ["laptop", "later", "server"])
  }

  @Test("go on as another replica where a backup was restored, and lose nothing")
  func restoredBackup() throws {
    let devices = try TestDevices("laptop", "server")
    try devices.settle()
    let backup = devices[0].vault.content
    devices[0].vault.add("after the backup")
    try devices[0].sync()
    try devices[1].sync()
    devices[0].vault.content = backup
    devices[0].vault.add("after restoring")
    let report = try devices[0].sync()
    #expect(report.isNewReplica)
    try devices.settle()
    for device in devices.all {
      #expect(device.texts() == ["after restoring", "after the backup", "laptop", "server"])
      let report = try device.sync()
      #expect(report.faults == [] && !report.isNewReplica)
    }
    #expect(devices.remote.forks == [])
    let status = try devices[1].coordinator().status()
    #expect(status.devices.map(\.replica.number) == [1, 2, 3])
  }

  @Test("go on as another replica where a vault was copied, beside the one that it was")
  func copied() throws {
    let devices = try TestDevices("laptop", "server")
    try devices.settle()
    let copy = try TestDevice("copy", on: devices.remote, seed: 70)
    copy.vault.content = devices[0].vault.content
    copy.vault.add("in the copy")
    devices[0].vault.add("in the original")
    #expect(try copy.sync().isNewReplica)
    try devices[0].sync()
    try devices.settle()
    try copy.sync()
    let all = ["in the copy", "in the original", "laptop", "server"]
    for device in devices.all + [copy] { #expect(device.texts() == all) }
    #expect(devices.remote.forks == [])
  }

  @Test("go on as another replica where others know more of it than the vault and its note do")
  func bothSetBack() throws {
    let devices = try TestDevices("laptop", "server")
    try devices.settle()
    let backup = devices[0].vault.content
    let note = devices[0].note
    devices[0].vault.add("forgotten")
    try devices[0].sync()
    try devices[1].sync()
    devices[1].vault.add("knows of it")
    try devices[1].sync()
    devices[0].vault.content = backup
    devices[0].note = note
    #expect(try devices[0].sync().isNewReplica)
    try devices.settle()
    for device in devices.all {
      #expect(device.texts() == ["forgotten", "knows of it", "laptop", "server"])
    }
  }
}
