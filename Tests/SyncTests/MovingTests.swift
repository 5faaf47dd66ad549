import Sync
import SyncEngines
import Testing

@Suite("A group that moves to another remote")
struct MovingTests {
  /// The environment that a device had, before it is at another remote.
  private func leave(_ device: TestDevice, for remote: MemoryRemote) -> SyncEnvironment {
    let earlier = device.environment
    device.remote = remote
    return earlier
  }

  @Test("has everything there, at whichever step the move was killed")
  func killed() throws {
    let prepared = try TestDevices("laptop", "server")
    try prepared.settle()
    var steps = 0
    var wasKilled = true
    while wasKilled {
      let devices = TestDevices(copying: prepared, seed: UInt64(steps))
      let (laptop, server) = (devices[0], devices[1])
      laptop.vault.add("unsent")
      let other = MemoryRemote()
      let earlier = leave(laptop, for: other)
      laptop.faults.kill(after: steps)
      _ = try? laptop.coordinator().move(from: earlier)
      wasKilled = laptop.faults.wasKilled
      laptop.faults.kill(after: nil)
      try laptop.coordinator().move(from: earlier)
      try server.coordinator().move(from: leave(server, for: other))
      try devices.settle()
      for device in devices.all {
        #expect(device.texts() == ["laptop", "server", "unsent"], "step \(steps)")
        #expect(try device.sync().faults == [], "step \(steps)")
      }
      #expect(other.forks == [])
      steps += 1
    }
    #expect(steps > 5)
  }

  @Test("is found at a new place of the same files, where the earlier one is gone")
  func renamed() throws {
    let devices = try TestDevices("laptop", "server")
    try devices.settle()
    let other = MemoryRemote()
    other.files = devices.remote.files
    devices[0].remote = other
    let gone = try TestDevice("gone", on: devices.remote, seed: 9)
    gone.faults.kill(after: 0)
    try devices[0].coordinator().move(from: gone.environment)
    devices[0].vault.add("there")
    #expect(try devices[0].sync().faults == [])
    devices[1].remote = other
    try devices[1].coordinator().move(from: gone.environment)
    try devices.settle()
    #expect(devices[1].texts() == ["laptop", "server", "there"])
  }

  @Test("stays where it is if another group is there, or neither place has its files")
  func refused() throws {
    let devices = try TestDevices("laptop")
    try devices.settle()
    let stranger = try TestDevice("stranger", on: MemoryRemote(), seed: 5)
    try stranger.found()
    let earlier = leave(devices[0], for: stranger.remote)
    #expect(throws: CoordinatorFailure.self) {
      try devices[0].coordinator().move(from: earlier)
    }
    let gone = try TestDevice("gone", on: devices.remote, seed: 9)
    gone.faults.kill(after: 0)
    devices[0].remote = MemoryRemote()
    #expect(throws: CoordinatorFailure.self) {
      try devices[0].coordinator().move(from: gone.environment)
    }
    devices[0].remote = devices.remote
    #expect(try devices[0].sync().faults == [])
  }
}
