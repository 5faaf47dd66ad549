import Flashcards
import Preferences
import SealedFiles
import Secrets
import Store
import Sync
import SyncEngines
import TestSupport
import Testing
import Vault

@Suite("Pictures and sounds of devices in step")
struct MediaTravelTests {
  let remote = MemoryRemote()
  let laptop: VaultDevice
  let server: VaultDevice

  static let small = VaultDevice.bytes(40_000, seed: 1)
  static let large = VaultDevice.bytes(2_600_000, seed: 2)
  static let canary = Array("canary content of a picture".utf8)

  /// A laptop with media from before it founded the group.
  init() throws {
    laptop = try VaultDevice("laptop", on: remote)
    server = try VaultDevice("server", on: remote)
    try laptop.add([
      "canary.png": Self.canary, "empty": [], "small.jpg": Self.small, "film.mp4": Self.large,
    ])
    try laptop.setup.found(as: laptop.name, spaces: .all, recoveryKey: laptop.recoveryKey)
  }

  func settle(_ devices: [VaultDevice], rounds: Int = 3) throws {
    for _ in 0..<rounds { for device in devices { try device.sync() } }
  }

  func expectSame(_ devices: [VaultDevice]) throws {
    for device in devices.dropFirst() { #expect(try device.files == devices[0].files) }
    #expect(Set(try devices.map { try $0.digest(.study) }).count == 1)
    for device in devices {
      #expect(try device.sync().faults == [])
      #expect(try device.vault.verify(under: device.key).damage == [])
    }
    #expect(remote.forks == [])
  }

  @Test("arrive byte for byte, and the remote tells neither names nor contents nor sizes")
  func arrive() throws {
    try server.join(laptop)
    try settle([laptop, server], rounds: 1)
    #expect(try server.files == laptop.files && laptop.files.count == 4)
    #expect(remote.chunks.count == 3)
    let canary = Array("canary".utf8)
    for (path, bytes) in remote.files {
      #expect(!path.contains("canary"))
      #expect(
        !bytes.indices.contains { bytes[$0] == canary[0] && bytes[$0...].starts(with: canary) }
      )
    }
    #expect(Set(remote.chunks.map(\.value.count)) == [1 << 20])
    try expectSame([laptop, server])
    // What comes later, in one chunk of its own, and the other way too.
    try server.add(["a": [1], "b": [2], "c": [3]])
    try settle([server, laptop], rounds: 1)
    #expect(try laptop.files["b"] == [2])
    #expect(remote.chunks.count == 4)
    try expectSame([laptop, server])
  }

  @Test("are never sent twice: not by a device that has them too, nor under another name")
  func once() throws {
    try server.add(["small.jpg": Self.small, "film.mp4": Self.large, "other name": Self.canary])
    try laptop.sync()
    let chunks = remote.chunks
    try server.join(laptop)
    try settle([laptop, server])
    try laptop.add(["third name": Self.small])
    let third = try VaultDevice("third", on: remote)
    try third.add(["empty": [], "film.mp4": Self.large])
    try third.join(laptop)
    try settle([laptop, server, third])
    #expect(remote.chunks == chunks)
    #expect(try third.files.count == 6)
    try expectSame([laptop, server, third])
  }

  @Test("come as needed where that is set, once they are asked for, and go up all the same")
  func asNeeded() throws {
    let settings = SettingsStore(server.vault)
    try settings.save(Preferences().with(\.fetchesMediaAsNeeded, true), under: server.key)
    try server.add(["own": [1]])
    try server.join(laptop)
    try settle([laptop, server])
    #expect(try server.files == ["own": [1]])
    #expect(try laptop.files.count == 5)
    #expect(try server.coordinator().status().absentMedia == 4)
    let store = SyncStore(server.vault)
    let asked = try store.askForMedia(["film.mp4", "own", "nowhere"], under: server.key)
    #expect(asked == ["film.mp4"])
    #expect(try server.sync().receivedThings.media == 1)
    #expect(try server.file("film.mp4") == Self.large)
    #expect(try server.files.count == 2)
    #expect(try server.coordinator().status().absentMedia == 3)
    // What was here and is damaged needs no asking.
    try server.damageMedium("film.mp4")
    _ = try server.vault.checkMediaInTurn(under: server.key)
    try settle([server], rounds: 2)
    #expect(try server.file("film.mp4") == Self.large)
    try settings.save(Preferences(), under: server.key)
    try settle([server, laptop])
    #expect(try server.coordinator().status().absentMedia == 0)
    try expectSame([laptop, server])
  }

  @Test("of one composition make the same chunks on devices that do not know of each other")
  func sameChunks() throws {
    try server.join(laptop)
    try settle([laptop, server])
    let before = remote.chunks.count
    for device in [laptop, server] {
      try device.add(["new": Self.small.reversed(), "long": Self.large.reversed()])
    }
    let known = remote.files
    try laptop.sync()
    let told = remote.files.filter { known[$0.key] == nil && remote.chunks[$0.key] == nil }
    for path in told.keys { remote.files[path] = nil }
    try server.sync()
    #expect(remote.chunks.count == before + 3)
    remote.files.merge(told) { first, _ in first }
    try settle([laptop, server])
    #expect(remote.chunks.count == before + 3)
    try expectSame([laptop, server])
  }

  @Test("go where they are deleted, come back where that is undone, and leave the remote later")
  func deletion() throws {
    try server.join(laptop)
    try settle([laptop, server])
    let chunks = remote.chunks
    try server.deleteMedium("film.mp4")
    try settle([server, laptop])
    #expect(try laptop.files["film.mp4"] == nil)
    #expect(remote.chunks == chunks)
    try server.undo()
    try settle([server, laptop])
    #expect(try laptop.files["film.mp4"] == Self.large)
    #expect(remote.chunks == chunks)
    try expectSame([laptop, server])
    for name in ["film.mp4", "small.jpg", "canary.png", "empty"] {
      try laptop.deleteMedium(name)
    }
    try settle([laptop, server])
    #expect(remote.chunks == chunks)
    for device in [laptop, server] {
      device.wallTime = VaultDevice.now.advanced(byMilliseconds: 31 * 86_400_000)
    }
    try settle([server, laptop])
    #expect(remote.chunks.isEmpty)
    try expectSame([laptop, server])
  }

  @Test("come back from the device that undoes it, when the remote has let go of them")
  func lateUndo() throws {
    try server.join(laptop)
    try settle([laptop, server])
    try server.deleteMedium("film.mp4")
    try settle([server, laptop])
    for path in remote.chunks.keys { remote.files[path] = nil }
    for device in [laptop, server] {
      device.wallTime = VaultDevice.now.advanced(byMilliseconds: 5 * 86_400_000)
      try MediaStore(device.vault).tidy(at: device.wallTime, under: device.key)
      device.wallTime = device.wallTime.advanced(byMilliseconds: 2 * 86_400_000)
      try MediaStore(device.vault).tidy(at: device.wallTime, under: device.key)
    }
    try server.undo()
    try settle([server, laptop])
    #expect(try laptop.files["film.mp4"] == Self.large)
    try expectSame([laptop, server])
  }

  @Test("of one name and two contents are both there, everywhere under the same names")
  func oneName() throws {
    try server.join(laptop)
    try settle([laptop, server])
    try laptop.add(["house.jpg": [1, 2, 3]])
    try server.add(["house.jpg": [4, 5, 6]])
    try settle([laptop, server])
    let houses = try laptop.files.filter { $0.key.hasPrefix("house") }
    #expect(Set(houses.values) == [[1, 2, 3], [4, 5, 6]])
    #expect(houses["house.jpg"] != nil && houses.count == 2)
    try expectSame([laptop, server])
    // One that is replaced by a device that knows it is replaced.
    try server.deleteMedium("house.jpg")
    try server.add(["house.jpg": [7]])
    try settle([server, laptop])
    #expect(try laptop.files["house.jpg"] == [7])
    try expectSame([laptop, server])
  }

  @Test(
    "stay readable for those that remain when a device is removed, and new ones have other keys"
  )
  func removal() throws {
    let stolen = try VaultDevice("stolen", on: remote)
    try server.join(laptop)
    try stolen.join(laptop)
    try settle([laptop, server, stolen])
    let before = remote.chunks
    try laptop.coordinator().remove(stolen.coordinator().replica)
    try laptop.add(["after": [1], "again": Self.small])
    try settle([laptop, server])
    #expect(try server.files["after"] == [1])
    #expect(throws: CoordinatorFailure.removed) { try stolen.sync() }
    let new = remote.chunks.filter { before[$0.key] == nil }
    #expect(new.count == 1)
    // The epoch, behind the magic and the format.
    for (_, bytes) in new { #expect(Array(bytes[10..<12]) == [2, 0]) }
    let next = try VaultDevice("next", on: remote)
    try next.join(server)
    try settle([laptop, server, next])
    try expectSame([laptop, server, next])
    #expect(remote.chunks.count == before.count + 1)
  }

  @Test("are there once after a backup was restored, and come back from the recovery key alone")
  func restored() throws {
    try server.join(laptop)
    try settle([laptop, server])
    let chunks = remote.chunks
    laptop.move()
    let report = try laptop.sync()
    #expect(report.isNewReplica)
    try settle([laptop, server])
    #expect(remote.chunks == chunks)
    let next = try VaultDevice("next", on: remote)
    try next.setup.restore(with: server.recoveryKey, as: next.name, recoveryKey: nil)
    try settle([next, laptop, server])
    #expect(remote.chunks == chunks)
    try expectSame([laptop, server, next])
  }

  @Test("move with the remote, and go with it")
  func moved() throws {
    try server.join(laptop)
    try settle([laptop, server])
    let other = MemoryRemote()
    let earlier = laptop.environment
    laptop.remote = other
    try laptop.coordinator().move(from: earlier)
    #expect(other.chunks == remote.chunks)
    try laptop.coordinator().destroy()
    #expect(other.files.isEmpty)
  }

  @Test("stay away from a device that has payment cards alone")
  func walletOnly() throws {
    try server.add(["its own": [1]])
    try server.join(laptop, spaces: .wallet)
    try settle([laptop, server])
    #expect(try server.files.count == 1)
    #expect(try laptop.files.count == 4)
  }
}
