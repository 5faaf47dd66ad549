import SealedFiles
import Sync
import SyncEngines
import TestSupport
import Testing

@Suite("Devices that race")
struct RacingTests {
  /// A device that one thread at a time uses.
  private struct Racer: @unchecked Sendable {
    let device: TestDevice
  }

  @Test("over a folder lose nothing, and none is in another's way")
  func folder() async throws {
    let directory = try TemporaryDirectory(inMemory: true)
    let devices = try ["laptop", "server", "desk", "tablet"].enumerated().map { index, name in
      let device = try TestDevice(name, on: MemoryRemote(), seed: UInt64(index + 1))
      device.engine = RemoteURL.folder(directory.path).engine(
        EngineOptions(
          cacheDirectory: directory.path + "-cache",
          environment: [],
          clock: { 1_800_000_000 }
        )
      )
      device.vault.add(name)
      return device
    }
    try devices[0].found()
    for device in devices.dropFirst() { try device.join(devices[0]) }
    await withTaskGroup(of: Void.self) { group in
      for racer in devices.map(Racer.init) {
        group.addTask {
          for round in 0..<12 {
            racer.device.vault.add("\(racer.device.name.text) \(round)")
            // A segment that is just being replaced may be missing; the next round goes on.
            _ = try? racer.device.sync()
          }
        }
      }
    }
    for _ in 0..<2 { for device in devices { try device.sync() } }
    for device in devices {
      #expect(device.texts().count == 4 + 4 * 12)
      #expect(try device.sync().faults == [])
    }
    #expect(try devices[0].coordinator().verify().faults == [])
  }

  @Test("to remove others end with one set of keys, in any order of what they see")
  func removals() throws {
    for order in 0..<6 {
      let devices = try TestDevices("one", "two", "three", "four")
      try devices.settle(2)
      let ids = try devices.all.map { try $0.coordinator().replica }
      let before = devices.remote.files
      var after: [String: [UInt8]] = [:]
      // Two that remove the same device, or two others, each without having heard of the other.
      for (remover, removed) in [(0, 3), (1, order.isMultiple(of: 2) ? 3 : 2)] {
        devices.remote.files = before
        try devices[remover].coordinator().remove(ids[removed])
        after.merge(devices.remote.files) { $1 }
      }
      devices.remote.files = after
      for index in [order % 3, (order + 1) % 3, (order + 2) % 3, 0, 1, 2] {
        do {
          try devices[index].sync()
        } catch CoordinatorFailure.removed {
          continue
        }
      }
      try devices.settle(2)
      let present = try devices[0].coordinator().status().devices.map(\.replica.isPresent)
      #expect(present == [true, true, order.isMultiple(of: 2), false])
      devices[1].vault.add("after")
      try devices.settle(2)
      #expect(devices[0].texts() == devices[1].texts())
      #expect(!devices[3].texts().contains("after"))
    }
  }
}
