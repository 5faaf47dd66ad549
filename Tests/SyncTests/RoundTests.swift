import SealedFiles
import Secrets
import Store
import Sync
import SyncEngines
import TestSupport
import Testing

@Suite("Rounds of devices in step")
struct RoundTests {
  @Test("bring everything that any device had, and has later, to all of them")
  func threeDevices() throws {
    let devices = try TestDevices("laptop", "server", "desk")
    try devices.settle()
    let names = ["desk", "laptop", "server"]
    for device in devices.all { #expect(device.texts() == names) }
    devices[1].vault.add("later")
    devices[2].vault.add("a card", to: .wallet)
    try devices.settle()
    for device in devices.all {
      #expect(device.texts() == names.dropLast(2) + ["laptop", "later", "server"])
      #expect(device.texts(.wallet) == ["a card"])
      #expect(try device.sync().faults == [])
    }
    #expect(devices.remote.forks == [])
  }

  @Test("send nothing and write nothing where there is nothing new")
  func nothingToDo() throws {
    let devices = try TestDevices("laptop", "server")
    try devices.settle()
    let writes = devices.remote.writes
    for device in devices.all {
      let kept = device.vault.writes
      let report = try device.sync()
      #expect(report.received == 0 && report.faults == [])
      #expect(device.vault.writes == kept)
    }
    #expect(devices.remote.writes == writes)
  }

  @Test("bring to a device without the wallet nothing of it, and no key to it")
  func studyOnly() throws {
    let remote = MemoryRemote()
    let laptop = try TestDevice("laptop", on: remote, seed: 1)
    laptop.vault.add("card 4111", to: .wallet)
    laptop.vault.add("a note")
    try laptop.found()
    let rented = try TestDevice("rented", on: remote, seed: 2)
    try rented.join(laptop, spaces: .study)
    try laptop.sync()
    try rented.sync()
    #expect(rented.texts() == ["a note"])
    #expect(rented.texts(.wallet) == [])
    let coordinator = try rented.coordinator()
    let status = try coordinator.status()
    #expect(status.devices.map(\.replica.record.spaces) == [.all, .study])
    rented.vault.add("answered")
    try rented.sync()
    try laptop.sync()
    #expect(laptop.texts() == ["a note", "answered"])
  }

  @Test("leave nothing of what is in a vault on the remote in clear, nor a device's name")
  func canaries() throws {
    let devices = try TestDevices("canary-laptop", "canary-server")
    devices[0].vault.add("4929-canary", to: .wallet)
    try devices.settle()
    for (path, bytes) in devices.remote.files {
      #expect(!path.contains("canary"))
      let canary = Array("canary".utf8)
      #expect(!bytes.indices.contains { bytes[$0...].starts(with: canary) })
    }
  }

  @Test("have each log wait for what its frames know of, and say for whose")
  func causalOrder() throws {
    let devices = try TestDevices("laptop", "server", "desk")
    try devices.settle()
    devices[0].vault.add("first")
    try devices[0].sync()
    try devices[1].sync()
    devices[1].vault.add("second")
    try devices[1].sync()
    // The laptop's segment is late.
    let laptop = try devices[0].coordinator().replica
    let held = try #require(
      devices.remote.files.keys.filter { $0.contains("\(laptop.hex)/s-") }.max()
    )
    let bytes = devices.remote.files[held]
    devices.remote.files[held] = nil
    let report = try devices[2].sync()
    #expect(devices[2].texts() == ["desk", "laptop", "server"])
    let waiting = report.faults.compactMap { fault -> [Dot]? in
      guard case .waiting(let dots) = fault.kind else { return nil }
      return dots
    }
    #expect(waiting.joined().map(\.replica) == [1])
    devices.remote.files[held] = bytes
    #expect(try devices[2].sync().faults == [])
    #expect(devices[2].texts() == ["desk", "first", "laptop", "second", "server"])
  }

  @Test("count what they sent and received by kind")
  func tally() throws {
    let devices = try TestDevices("laptop", "server")
    try devices.settle()
    for text in ["one", "two", "three"] { devices[0].vault.add(text) }
    let sent = try devices[0].sync()
    #expect(sent.sentThings.answers == 3 && sent.sentThings.count == 0)
    #expect(sent.receivedThings == SyncTally())
    let received = try devices[1].sync()
    #expect(received.receivedThings.answers == 3 && received.sentThings == SyncTally())
    #expect(try devices[0].sync().sentThings == SyncTally())
  }

  @Test("say how things stand, without asking the remote")
  func status() throws {
    let devices = try TestDevices("laptop", "server")
    try devices.settle()
    devices[1].vault.add("new")
    try devices[1].sync()
    devices[0].vault.add("unsent")
    devices[0].faults.time += 60_000
    let status = try devices[0].coordinator().status()
    #expect(status.devices.map(\.replica.record.name.text) == ["laptop", "server"])
    #expect(status.devices.map(\.isOwn) == [true, false])
    #expect(status.devices[1].lastHeard == 1_800_000_000_000)
    #expect(status.unsealed == 1 && status.unsent == 0 && !status.isRemoved)
    #expect(status.devices.map(\.waiting) == [0, 0])
  }

  @Test("tell a clock that is a year ahead, and bring its changes all the same")
  func clocks() throws {
    let devices = try TestDevices("laptop", "server")
    let year: Int64 = 365 * 24 * 3_600_000
    devices[1].faults.time += year
    devices[1].vault.add("from the future")
    try devices[1].sync()
    let report = try devices[0].sync()
    let server = try devices[1].coordinator().replica
    #expect(report.faults.map(\.kind) == [.clock(milliseconds: year)])
    #expect(report.faults.map(\.replica) == [server])
    #expect(devices[0].texts() == ["from the future", "laptop", "server"])
    #expect(try devices[1].sync().faults == [])
  }

  @Test("send what is sealed without a vault, and send it once")
  func sendingWhileLocked() throws {
    let devices = try TestDevices("laptop", "server")
    try devices.settle()
    devices[0].vault.add("sealed")
    let uploads = try devices[0].coordinator().sealForSending()
    #expect(uploads.count == 1)
    let environment = devices[0].environment
    try uploads.send(to: environment.engine, archive: environment.archive)
    try devices[1].sync()
    #expect(devices[1].texts().contains("sealed"))
    let writes = devices.remote.writes
    #expect(try devices[0].sync().faults == [])
    #expect(devices.remote.writes == writes && devices.remote.forks == [])
    #expect(try devices[0].coordinator().sealForSending().isEmpty)
    // A copy seals nothing in the name of the one it was.
    devices[0].note = nil
    devices[0].vault.add("in a copy")
    #expect(try devices[0].coordinator().sealForSending().isEmpty)
    #expect(try devices[0].coordinator().status().unsealed == 1)
  }

  @Test("seal what is typed while they receive before they go on")
  func typing() throws {
    let devices = try TestDevices("laptop", "server")
    try devices.settle()
    devices[1].vault.add("theirs")
    try devices[1].sync()
    devices[0].vault.arrivingWhileApplying = ["two", "one"]
    try devices[0].sync()
    #expect(devices[0].texts() == ["laptop", "one", "server", "theirs", "two"])
    devices[1].vault.add("more of theirs")
    try devices[1].sync()
    // Faster than it is sealed: what comes waits for the next round.
    devices[0].vault.arrivingWhileApplying = ["three", "four", "five"]
    #expect(try devices[0].sync().faults == [])
    try devices.settle()
    #expect(devices[0].texts() == devices[1].texts())
    #expect(devices[0].texts().count == 9)
  }

  @Test("tell a segment whose frames the vault can't read, and go on with the others")
  func unreadable() throws {
    let devices = try TestDevices("laptop", "server", "desk")
    try devices.settle()
    devices[1].vault.add("unreadable")
    devices[2].vault.add("fine")
    try devices[1].sync()
    try devices[2].sync()
    let faults = try devices[0].sync().faults
    #expect(faults.map(\.kind) == [.segment(.unreadable)])
    #expect(devices[0].texts().contains("fine"))
  }

  @Test("end where they are cancelled, and go on from there")
  func cancelled() throws {
    let devices = try TestDevices("laptop", "server")
    devices[0].isCancelled = true
    #expect(throws: CoordinatorFailure.cancelled) { try devices[0].sync() }
    devices[0].isCancelled = false
    try devices.settle()
    #expect(devices[0].texts() == devices[1].texts())
  }

  @Test("work over a folder")
  func folder() throws {
    let directory = try TemporaryDirectory(inMemory: true)
    let remote = MemoryRemote()
    let devices = try ["laptop", "server"].enumerated().map { index, name in
      let device = try TestDevice(name, on: remote, seed: UInt64(index + 1))
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
    try devices[1].join(devices[0])
    for _ in 0..<2 { for device in devices { try device.sync() } }
    for device in devices { #expect(device.texts() == ["laptop", "server"]) }
    #expect(try devices[0].coordinator().verify().faults == [])
    try devices[0].coordinator().destroy()
    #expect(try devices[0].environment.engine.list(under: "") == [])
  }
}
