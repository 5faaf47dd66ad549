import SealedFiles
import Secrets
import Store
import Sync
import SyncEngines
import TestSupport
import Testing

@Suite("Files that were damaged or taken away on the remote")
struct OwnFileTests {
  private let devices: TestDevices
  private let laptop: ReplicaID

  init() throws {
    devices = try TestDevices("laptop", "server")
    try devices.settle()
    for text in ["one", "two", "three"] {
      devices[0].vault.add(text)
      try devices[0].sync()
    }
    try devices[0].sync()
    laptop = try devices[0].coordinator().replica
  }

  private func paths(_ kind: Character = "s") -> [String] {
    devices.remote.files.keys.filter { $0.contains("\(laptop.hex)/\(kind)-") }.sorted()
  }

  private func damage(_ path: String, in remote: MemoryRemote) throws {
    let bytes = try #require(remote.files[path])
    remote.files[path]?[bytes.count / 2] ^= 4
  }

  @Test("are put up again by their owner as they were, and then taken in", arguments: ["s", "r"])
  func mended(_ kind: Character) throws {
    let path = try #require(paths(kind).last)
    let whole = devices.remote.files[path]
    for change in 0..<3 {
      switch change {
      case 0: try damage(path, in: devices.remote)
      case 1: devices.remote.files[path]?.removeLast(100)
      default: devices.remote.files[path] = []
      }
      let faults = try devices[0].sync().faults
      #expect(faults.map(\.kind) == [.mended] && faults.map(\.path) == [path])
      #expect(devices.remote.files[path] == whole)
      #expect(try devices[0].sync().faults == [])
    }
    #expect(try devices[1].sync().faults == [])
    #expect(devices[1].texts().contains("three"))
    #expect(devices.remote.forks == [])
  }

  @Test("are told with their archive's loss, and nothing is sealed anew under their name")
  func lost() throws {
    let path = try #require(paths().last)
    try damage(path, in: devices.remote)
    try damage(path, in: devices[0].archive)
    let before = devices.remote.files
    let faults = try devices[0].sync().faults
    #expect(faults.map(\.kind) == [.lost(4...4)] && faults.map(\.path) == [path])
    #expect(devices.remote.files == before)
  }

  @Test("fill up an archive that was lost while the remote has them")
  func archive() throws {
    let copies = devices[0].archive.files
    devices[0].archive.files = [:]
    #expect(try devices[0].sync().faults == [])
    #expect(devices[0].archive.files == copies)
  }

  @Test("are told by every device that had read them, with numbers, and are not called whole")
  func gone() throws {
    try devices[1].sync()
    let before = devices.remote.files
    for path in paths().suffix(2) { devices.remote.files[path] = nil }
    let faults = try devices[1].sync().faults
    #expect(faults.map(\.kind) == [.gone(3...4)] && faults.map(\.replica) == [laptop])
    let missing = try devices[1].coordinator().verify().faults
    #expect(missing.map(\.kind) == [.missing(3...4)] && missing.map(\.replica) == [laptop])

    devices.remote.files = [:]
    let all = try devices[1].coordinator().verify().faults
    #expect(Set(all.compactMap(\.replica)).count == 2)
    try devices[0].sync()
    #expect(try devices[1].sync().faults.allSatisfy { $0.replica != laptop })
    #expect(devices.remote.files == before)
  }

  @Test("of a log with a forged number in a name leave nothing behind, and take nothing along")
  func forgedNumbers() throws {
    let path = try #require(paths().last)
    let files = devices.remote.files
    let copies = devices[0].archive.files
    let forged = ["0000000001-9999999999", "0000000006-9999999999"].map {
      path.replacing("0000000004-0000000004", with: $0)
    }
    for path in forged { devices.remote.files[path] = [1, 2, 3] }
    let faults = try devices[1].sync().faults
    #expect(Set(faults.compactMap(\.path)) == Set(forged) && faults.count == 2)
    #expect(try devices[1].coordinator().status().devices.map(\.waiting) == [0, 0])
    #expect(devices[1].texts().contains("three"))
    // To its owner it is not its own: it counts for nothing there, and nothing gives way to it.
    for _ in 0..<2 {
      #expect(try Set(devices[0].sync().faults.compactMap(\.path)) == Set(forged))
    }
    #expect(devices.remote.files.filter { files[$0.key] != nil } == files)
    #expect(devices[0].archive.files == copies)
    let unsound = try devices[1].coordinator().verify().faults
    #expect(Set(unsound.compactMap(\.path)) == Set(forged) && unsound.count == 2)
    for path in forged { devices.remote.files[path] = nil }
    #expect(try devices[0].sync().faults == [])
    #expect(try devices[1].sync().faults == [])
  }

  @Test("in whose place something else is are told by name, and give way where they are one's own")
  func obstructed() throws {
    let path = try #require(paths().last)
    let whole = devices.remote.files[path]
    devices.remote.files[path] = [1]
    devices.remote.obstacles[path] = .special
    let faults = try devices[1].sync().faults
    #expect(faults.map(\.kind) == [.obstructed] && faults.map(\.path) == [path])
    #expect(try devices[0].sync().faults.map(\.kind) == [.mended])
    #expect(devices.remote.files[path] == whole)
    #expect(try devices[1].sync().faults == [])
  }

  @Test("that somebody put where the next one belongs do not make another device of this one")
  func occupied() throws {
    let next = try #require(paths().last).replacing("0000000004", with: "0000000005")
    devices.remote.files[next] = Array("garbage".utf8)
    devices[0].vault.add("four")
    let report = try devices[0].sync()
    #expect(!report.isNewReplica)
    #expect(report.faults.contains { $0.kind == .mended && $0.path == next })
    #expect(try devices[1].sync().faults == [])
    #expect(devices[1].texts().contains("four"))
  }

  @Test("of a removed device that goes on writing are refused, whatever their names say")
  func lateNames() throws {
    try devices[1].sync()
    try devices[0].coordinator().remove(devices[1].coordinator().replica)
    let server = try devices[1].coordinator().replica
    devices.remote.files[
      "cardcase-\(try devices[0].coordinator().group.hex)/\(server.hex)/s-0000000002-0000000099.seg"
    ] = [1]
    let faults = try devices[0].sync().faults
    #expect(!faults.contains { if case .lateWrites = $0.kind { true } else { false } })
    #expect(try devices[0].coordinator().status().devices.map(\.waiting) == [0, 0])
  }
}
