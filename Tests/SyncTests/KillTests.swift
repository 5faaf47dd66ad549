import SealedFiles
import Secrets
import Store
import Sync
import TestSupport
import Testing

@Suite("Devices that are killed at any step")
struct KillTests {
  /// Kills a device at each step of some work, then lets it go on, and expects that all devices come
  /// into step and nothing was put up in two ways.
  private func each(
    _ prepare: () throws -> TestDevices,
    _ work: (TestDevices) throws -> Void,
    goOn: (TestDevices) throws -> Void = { _ in },
    expect: (TestDevices) throws -> Void
  ) throws -> Int {
    var steps = 0
    let prepared = try prepare()
    while true {
      let devices = TestDevices(copying: prepared, seed: UInt64(steps))
      let victim = devices[0]
      victim.faults.kill(after: steps)
      do {
        try work(devices)
      } catch {
        #expect(victim.faults.wasKilled, "\(error)")
      }
      let wasKilled = victim.faults.wasKilled
      victim.faults.kill(after: nil)
      try goOn(devices)
      try devices.settle(2)
      #expect(devices.remote.forks == [], "killed at step \(steps)")
      try expect(devices)
      guard wasKilled else { return steps }
      steps += 1
    }
  }

  @Test("while they send, receive and send again")
  func rounds() throws {
    let steps = try each {
      let devices = try TestDevices("laptop", "server")
      try devices.settle()
      devices[1].vault.add("theirs")
      devices[1].vault.add("their card", to: .wallet)
      try devices[1].sync()
      return devices
    } _: { devices in
      devices[0].vault.add("mine")
      devices[0].vault.add("my card", to: .wallet)
      try devices[0].sync()
      devices[0].vault.add("more")
      try devices[0].sync()
    } goOn: { devices in
      if !devices[0].texts().contains("more") { devices[0].vault.add("more") }
    } expect: { devices in
      for device in devices.all {
        #expect(device.texts() == ["laptop", "mine", "more", "server", "theirs"])
        #expect(device.texts(.wallet) == ["my card", "their card"])
        let report = try device.sync()
        #expect(report.faults == [])
      }
      let status = try devices[0].coordinator().status()
      #expect(status.devices.count == 2)
    }
    #expect(steps > 30)
  }

  @Test("while they remove another one")
  func removal() throws {
    let steps = try each {
      let devices = try TestDevices("laptop", "server", "stolen")
      try devices.settle()
      return devices
    } _: { devices in
      let stolen = try devices[2].coordinator().replica
      try devices[0].coordinator().remove(stolen)
    } goOn: { devices in
      let stolen = try devices[2].coordinator().replica
      if try devices[0].coordinator().status().devices[2].replica.isPresent {
        try devices[0].coordinator().remove(stolen)
      }
    } expect: { devices in
      let status = try devices[1].coordinator().status()
      #expect(status.devices.map(\.replica.isPresent) == [true, true, false])
      #expect(throws: CoordinatorFailure.removed) { try devices[2].sync() }
      #expect(devices[0].texts() == ["laptop", "server", "stolen"])
    }
    #expect(steps > 5)
  }

  @Test("while they go on as another replica after a backup was restored")
  func succession() throws {
    let steps = try each {
      let devices = try TestDevices("laptop", "server")
      try devices.settle(1)
      let backup = devices[0].vault.content
      devices[0].vault.add("after the backup")
      try devices.settle(1)
      devices[0].vault.content = backup
      return devices
    } _: { devices in
      try devices[0].sync()
    } expect: { devices in
      for device in devices.all {
        #expect(device.texts() == ["after the backup", "laptop", "server"])
        let report = try device.sync()
        #expect(report.faults == [], "killed at step \(devices[0].faults.last)")
        #expect(!report.isNewReplica)
      }
    }
    #expect(steps > 30)
  }

  @Test("while they put up again what was damaged and what is missing")
  func mending() throws {
    var whole: [String: [UInt8]] = [:]
    let steps = try each {
      let devices = try TestDevices("laptop", "server")
      for text in ["one", "two"] {
        devices[0].vault.add(text)
        try devices[0].sync()
      }
      try devices.settle()
      let laptop = try devices[0].coordinator().replica
      let paths = devices.remote.files.keys.filter { $0.contains(laptop.hex) }.sorted()
      whole = devices.remote.files
      devices.remote.files[paths[0]]?[100] ^= 1
      devices.remote.files[paths[1]] = nil
      devices.remote.files[paths[2]] = []
      return devices
    } _: { devices in
      devices[0].vault.add("three")
      try devices[0].sync()
    } goOn: { devices in
      if !devices[0].texts().contains("three") { devices[0].vault.add("three") }
    } expect: { devices in
      for (path, bytes) in whole where path.contains("/s-") || path.contains("/r-") {
        #expect(devices.remote.files[path] == bytes)
      }
      for device in devices.all {
        #expect(device.texts() == ["laptop", "one", "server", "three", "two"])
        let report = try device.sync()
        #expect(report.faults == [])
      }
      let status = try devices[0].coordinator().status()
      #expect(status.devices.count == 2)
    }
    #expect(steps > 10)
  }

  @Test("while they put many small segments into one")
  func compaction() throws {
    let steps = try each {
      let devices = try TestDevices("laptop", "server")
      for day in 0..<15 {
        devices[0].vault.add("day \(day)")
        try devices[0].sync()
      }
      devices[0].vault.add("the last day")
      return devices
    } _: { devices in
      try devices[0].sync()
    } expect: { devices in
      #expect(devices[0].texts() == devices[1].texts())
      #expect(devices[1].texts().count == 18)
      let report = try devices[0].coordinator().verify()
      #expect(report.faults == [] && report.segments < 12)
    }
    #expect(steps > 20)
  }

  @Test("while they tell of a renewed recovery key")
  func renewal() throws {
    let paper = try RecoveryKey(random: SeededRandom(seed: 20))
    let other = try RecoveryKey(random: SeededRandom(seed: 21))
    let steps = try each {
      let devices = try TestDevices("laptop", "server", recoveryKey: paper)
      try devices.settle()
      return devices
    } _: { devices in
      devices[0].vault.renewed = other
      try devices[0].sync()
    } goOn: { devices in
      devices[0].vault.renewed = other
    } expect: { devices in
      func restore(with key: RecoveryKey) throws {
        let phone = try TestDevice("phone", on: devices.remote, seed: 22)
        try phone.setup.restore(with: key, as: phone.name, recoveryKey: nil)
        try phone.sync()
        #expect(phone.texts() == ["laptop", "server"])
      }
      #expect(throws: CoordinatorFailure.nothingToRecover) { try restore(with: paper) }
      try restore(with: other)
      #expect(try devices[0].sync().faults == [])
    }
    #expect(steps > 8)
  }

  @Test("while they found a group")
  func founding() throws {
    var steps = 0
    while true {
      let laptop = try TestDevice("laptop", on: MemoryRemote(), seed: 1)
      laptop.vault.add("mine")
      laptop.faults.kill(after: steps)
      let isDone = (try? laptop.found()) != nil
      laptop.faults.kill(after: nil)
      if laptop.vault.content.membership == nil { try laptop.found() }
      try laptop.sync()
      let server = try TestDevice("server", on: laptop.remote, seed: 2)
      try server.join(laptop)
      try server.sync()
      #expect(server.texts() == ["mine"])
      #expect(laptop.remote.forks == [])
      let status = try laptop.coordinator().status()
      #expect(status.devices.count == 2)
      #expect(laptop.remote.files.keys.contains { $0.contains("/r-0000000001") })
      if isDone { break }
      steps += 1
    }
    #expect(steps > 8)
  }

  @Test("while they join a group")
  func joining() throws {
    var steps = 0
    while true {
      let devices = try TestDevices("laptop")
      let server = try TestDevice("server", on: devices.remote, seed: 2)
      server.vault.add("server")
      server.faults.kill(after: steps)
      let isDone = (try? server.join(devices[0])) != nil
      server.faults.kill(after: nil)
      if server.vault.content.membership == nil { try server.join(devices[0]) }
      try server.sync()
      try devices.settle(1)
      try server.sync()
      #expect(server.texts() == ["laptop", "server"])
      #expect(devices[0].texts() == ["laptop", "server"])
      #expect(devices.remote.forks == [])
      if isDone { break }
      steps += 1
    }
    #expect(steps > 8)
  }
}
