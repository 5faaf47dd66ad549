import Flashcards
import SealedFiles
import Secrets
import Store
import Sync
import SyncEngines
import TestSupport
import Testing
import Vault

/// What goes wrong on the way, and goes on.
extension MediaTravelTests {
  @Test("stay on the remote as long as something waits that a newer program said of them")
  func newerProgram() throws {
    try server.join(laptop)
    try settle([laptop, server])
    try server.add(["odd": [9]])
    try settle([server, laptop])
    let chunks = remote.chunks
    // A place as no program of today writes it.
    let odd = try #require(try laptop.mediaNames.first { $0.text == "odd" })
    let newer = SharedMediaPlace(of: odd.content, offset: 0, chunks: [[1, 2, 3]])
    try SyncStore(server.vault).placeMedia(
      [(odd.key, newer)],
      at: server.wallTime,
      under: server.key
    )
    try settle([server, laptop])
    #expect(try laptop.mediaNames.first { $0.text == "odd" }?.hasUnreadPlace == true)
    for name in ["film.mp4", "small.jpg", "canary.png", "empty"] {
      try laptop.deleteMedium(name)
    }
    try settle([laptop, server])
    for device in [laptop, server] {
      device.wallTime = VaultDevice.now.advanced(byMilliseconds: 31 * 86_400_000)
    }
    try settle([server, laptop])
    #expect(remote.chunks == chunks)
    // It is read after the update.
    let place = try #require(odd.places.first)
    try SyncStore(server.vault).placeMedia(
      [(odd.key, place)],
      at: server.wallTime,
      under: server.key
    )
    try settle([server, laptop])
    #expect(remote.chunks.count == 1)
    try expectSame([laptop, server])
  }

  @Test(
    "that are missing or altered are told by their names, the rest arrives, and they are mended"
  )
  func damage() throws {
    try laptop.sync()
    try laptop.add(["late": [9]])
    let before = Set(remote.chunks.keys)
    try laptop.sync()
    let late = try #require(remote.chunks.keys.first { !before.contains($0) })
    let whole = remote.files[late]
    remote.files[late]?[500_000] ^= 1
    try server.join(laptop)
    let told = try server.sync().faults.map(\.kind)
    #expect(told == [.mediumAltered(name: "late")])
    #expect(try server.files.count == 4 && server.files["film.mp4"] == Self.large)
    #expect(try server.coordinator().verify().faults.map(\.kind) == [.mediumAltered(name: "late")])
    #expect(remote.files[late] != nil)
    #expect(try laptop.coordinator().verify().faults.map(\.kind) == [.mediumAltered(name: "late")])
    #expect(remote.files[late] == nil)
    #expect(try server.sync().faults.map(\.kind) == [.mediumMissing(name: "late")])
    try settle([laptop, server])
    #expect(remote.files[late] != nil && remote.files[late] != whole)
    // One that was cut is there no more, and is put up again.
    remote.files[late]?.removeLast()
    #expect(try server.sync().faults == [])
    try settle([laptop])
    #expect(remote.files[late]?.count == 1 << 20)
    #expect(try server.files["late"] == [9])
  }

  @Test("are put up again where something else is in their place")
  func obstacles() throws {
    try server.join(laptop)
    try settle([laptop, server])
    let chunks = remote.chunks.keys.sorted()
    for (path, obstacle) in zip(chunks, [RemoteFile.Obstacle.directory, .tooLarge, .link]) {
      remote.files[path] = []
      remote.obstacles[path] = obstacle
    }
    try settle([laptop, server])
    #expect(remote.obstacles.isEmpty && remote.chunks.keys.sorted() == chunks)
    #expect(Set(remote.chunks.map(\.value.count)) == [1 << 20])
    let next = try VaultDevice("next", on: remote)
    try next.join(laptop)
    try next.sync()
    #expect(try next.files == laptop.files)
  }

  @Test("are told of only if what came under their names since the remote was listed is theirs")
  func occupied() throws {
    try laptop.sync()
    let whole = remote.chunks
    #expect(whole.count == 3)
    let engine = MemoryEngine(remote: remote, faults: laptop.faults)
    laptop.engine = WatchedEngine(engine: engine, listsChunks: false)
    try laptop.sync()
    #expect(remote.chunks == whole)
    for path in whole.keys { remote.files[path]?[500_000] ^= 1 }
    try laptop.sync()
    #expect(remote.chunks.isEmpty)
    laptop.engine = nil
    try laptop.sync()
    #expect(remote.chunks.keys.sorted() == whole.keys.sorted())
    try server.join(laptop)
    try settle([laptop, server])
    #expect(try server.files == laptop.files)
  }

  @Test("that were damaged before the device joined are whole again, and come once")
  func damagedBefore() throws {
    try server.add(["small.jpg": Self.small, "canary.png": [1, 2, 3]])
    for name in ["small.jpg", "canary.png"] { try server.damageMedium(name) }
    try server.join(laptop)
    try settle([laptop, server])
    #expect(try server.file("small.jpg") == Self.small)
    #expect(try server.file("canary.png") == Self.canary)
    // What can't be compared any more keeps a name of its own, and is told.
    let damage = try server.vault.verify(under: server.key).damage
    #expect(damage.count == 1)
    guard case .medium(let name, .altered)? = damage.first else {
      Issue.record("\(damage)")
      return
    }
    #expect(name.hasPrefix("canary-") && name.hasSuffix(".png"))
    let store = MediaStore(server.vault)
    let totals = try store.totals(under: server.key)
    #expect(totals.files == 5)
    for day: Int64 in 1...3 {
      server.wallTime = VaultDevice.now.advanced(byMilliseconds: day * 2 * 86_400_000)
      try store.tidy(at: server.wallTime, under: server.key)
      try settle([server], rounds: 1)
      #expect(try store.totals(under: server.key) == totals)
    }
    #expect(try laptop.files.count == 4)
  }

  @Test("go on from where sending was killed, at any step, and nothing is sent twice")
  func killedSending() throws {
    try server.join(laptop)
    try settle([laptop, server])
    var step = 0
    var wasKilled = true
    while wasKilled {
      let new = VaultDevice.bytes(1_500_000, seed: UInt64(100 + step))
      try laptop.add(["new \(step)": new])
      let before = remote.chunks.count
      laptop.faults.kill(after: step)
      do { try laptop.sync() } catch { #expect(laptop.faults.wasKilled) }
      wasKilled = laptop.faults.wasKilled
      laptop.faults.kill(after: nil)
      try settle([laptop, server], rounds: 2)
      #expect(try server.file("new \(step)") == new, "killed at step \(step)")
      #expect(remote.chunks.count == before + 2, "killed at step \(step)")
      step += 1
    }
    #expect(step > 8)
    #expect(remote.forks.filter { $0.hasSuffix(".seg") } == [])
  }

  @Test("go on from where receiving was killed, at any step")
  func killedReceiving() throws {
    try server.join(laptop)
    try settle([laptop, server])
    var step = 0
    var wasKilled = true
    while wasKilled {
      let new = VaultDevice.bytes(1_500_000, seed: UInt64(200 + step))
      try laptop.add(["new \(step)": new, "small \(step)": [UInt8(step)]])
      try laptop.sync()
      server.faults.kill(after: step)
      do { try server.sync() } catch { #expect(server.faults.wasKilled) }
      wasKilled = server.faults.wasKilled
      server.faults.kill(after: nil)
      try server.sync()
      #expect(try server.file("new \(step)") == new, "killed at step \(step)")
      step += 1
    }
    #expect(step > 4)
    try expectSame([laptop, server])
  }

  @Test("leave others to add pictures while they are on their way, however large they are")
  func otherAdding() throws {
    let huge = VaultDevice.bytes(18_000_000, seed: 3)
    try laptop.add(["huge": huge])
    try laptop.sync()
    try server.join(laptop)
    var looks: [Bool] = []
    let device = server
    let engine = MemoryEngine(remote: remote, faults: server.faults)
    server.engine = WatchedEngine(engine: engine) {
      looks.append(device.canAddMedia)
      if looks.count == 10 { device.faults.kill(after: 0) }
    }
    #expect(throws: (any Error).self) { try server.sync() }
    server.faults.kill(after: nil)
    #expect(try server.file("huge") == nil)
    looks = Array(repeating: true, count: 10)
    try server.sync()
    #expect(looks.count > 27 && !looks.contains(false))
    #expect(try server.file("huge") == huge)
    server.engine = nil
    #expect(
      try MediaStore(server.vault).totals(under: server.key)
        == MediaStore(laptop.vault).totals(under: laptop.key)
    )
    try expectSame([laptop, server])
  }

  @Test("stop with the lock, and go on after it")
  func locked() throws {
    try server.join(laptop)
    try laptop.sync()
    let lease = server.key.lease()
    var environment = server.environment
    // The lock comes when the first contents are here.
    environment.progress = { progress in
      if progress.phase == .reading, progress.total == 4 { lease.destroy() }
    }
    environment.isCancelled = { lease.isDestroyed }
    let storage = VaultSyncStorage(server.vault, key: lease) { VaultDevice.now }
    let coordinator = try Coordinator(storage, environment)
    #expect(throws: (any Error).self) { try coordinator.synchronize() }
    try settle([server, laptop])
    try expectSame([laptop, server])
  }
}
