import SealedFiles
import Secrets
import Sync
import TestSupport
import Testing

@Suite("Remotes that are not as they should be")
struct RemoteFaultTests {
  private let devices: TestDevices
  private let laptop: ReplicaID
  private let server: ReplicaID

  init() throws {
    devices = try TestDevices("laptop", "server")
    try devices.settle()
    for text in ["one", "two", "three"] {
      devices[0].vault.add(text)
      try devices[0].sync()
    }
    laptop = try devices[0].coordinator().replica
    server = try devices[1].coordinator().replica
  }

  private func paths(_ kind: Character, of replica: ReplicaID) -> [String] {
    devices.remote.files.keys.filter { $0.contains("\(replica.hex)/\(kind)-") }.sorted()
  }

  @Test("that were emptied are filled again by each device")
  func emptied() throws {
    let before = devices.remote.files
    devices.remote.files = [:]
    let report = try devices[0].sync()
    #expect(report.faults.map(\.kind).contains { if case .putUpAgain = $0 { true } else { false } })
    try devices[1].sync()
    for (path, bytes) in before where !path.contains("pairing") {
      #expect(devices.remote.files[path] == bytes)
    }
    try devices.settle()
    #expect(devices[1].texts() == ["laptop", "one", "server", "three", "two"])
  }

  @Test("that lost one of this device's segments get it again")
  func shorter() throws {
    let lost = try #require(paths("s", of: laptop).last)
    let bytes = devices.remote.files[lost]
    devices.remote.files[lost] = nil
    let report = try devices[0].sync()
    #expect(report.faults.map(\.kind) == [.putUpAgain(count: 1)])
    #expect(devices.remote.files[lost] == bytes)
    devices.remote.files[lost] = nil
    devices[0].archive.files = [:]
    let kinds = try devices[0].sync().faults.map(\.kind)
    #expect(kinds.contains { if case .lost = $0 { true } else { false } })
  }

  @Test("of another group are told, and get nothing")
  func otherGroup() throws {
    let other = try TestDevice("other", on: MemoryRemote(), seed: 99)
    let group = try other.found().group
    devices[0].remote = other.remote
    let before = other.remote.files
    devices[0].vault.add("not for you")
    #expect(throws: CoordinatorFailure.remoteOfOtherGroup([group])) { try devices[0].sync() }
    #expect(other.remote.files == before)
    #expect(throws: CoordinatorFailure.remoteHasGroup([group])) {
      try TestDevice("third", on: other.remote, seed: 100).found()
    }
  }

  @Test("that lack a segment in the middle say which numbers, and go on once it is there")
  func missing() throws {
    let path = try #require(paths("s", of: laptop).dropLast().last)
    let bytes = devices.remote.files[path]
    devices.remote.files[path] = nil
    let report = try devices[1].sync()
    let kinds = report.faults.filter { $0.replica == laptop }.map(\.kind)
    #expect(kinds == [.missing(3...3)])
    #expect(devices[1].texts() == ["laptop", "one", "server"])
    devices.remote.files[path] = bytes
    #expect(try devices[1].sync().faults == [])
    #expect(devices[1].texts().contains("three"))
  }

  @Test("with two segments exchanged tell both, and nothing of them is applied")
  func exchanged() throws {
    let paths = paths("s", of: laptop).suffix(2)
    let files = paths.compactMap { devices.remote.files[$0] }
    for (path, bytes) in zip(paths, files.reversed()) { devices.remote.files[path] = bytes }
    let report = try devices[1].sync()
    #expect(report.faults.map(\.kind) == [.segment(.exchanged), .segment(.exchanged)])
    #expect(Set(report.faults.compactMap(\.path)) == Set(paths))
    let all = try devices[1].coordinator().verify().faults
    #expect(Set(all.compactMap(\.path)) == Set(paths))
  }

  @Test("with a changed, a cut and a foreign file tell each by its name")
  func damaged() throws {
    let path = try #require(paths("s", of: laptop).last)
    let bytes = try #require(devices.remote.files[path])
    var flipped = bytes
    flipped[bytes.count / 2] ^= 4
    let cases: [([UInt8], SegmentFailure)] = [
      (flipped, .forged), (Array(bytes.prefix(200)), .cut(length: 200, expected: bytes.count)),
      (Array("hello".utf8), .notASegment),
    ]
    for (content, failure) in cases {
      devices.remote.files[path] = content
      let faults = try devices[1].sync().faults
      #expect(faults.map(\.kind) == [.segment(failure)])
      #expect(faults.map(\.path) == [path])
    }
    devices.remote.files["\(path).sync-conflict"] = [1]
    devices.remote.files["photos/cat.jpg"] = [2]
    devices.remote.files[path] = bytes
    #expect(try devices[1].sync().faults == [])
    #expect(devices[1].texts().contains("three"))
  }

  @Test("with a member's segment under another one's name tell it")
  func forgedByMember() throws {
    // The server has all keys, and signs with its own.
    let vault = devices[1].vault.content
    devices[1].vault.add("not the laptop's")
    try devices[1].sync()
    let own = try #require(paths("s", of: server).last)
    let bytes = try #require(devices.remote.files[own])
    let last = try #require(paths("s", of: laptop).last)
    let next = last.replacing("0000000004", with: "0000000005")
    #expect(next != last)
    devices.remote.files[next] = bytes
    _ = vault
    let third = try TestDevice("desk", on: devices.remote, seed: 5)
    try third.join(devices[0])
    let faults = try third.sync().faults
    #expect(faults.map(\.kind) == [.segment(.exchanged)])
    #expect(faults.map(\.path) == [next])
  }

  @Test("with a log that was replaced by another one tell it by the running hash")
  func replaced() throws {
    let path = try #require(paths("s", of: laptop).last)
    try devices[1].sync()
    devices[0].vault.add("four")
    let content = devices[0].vault.content
    let note = devices[0].note
    try devices[0].sync()
    try devices[1].sync()
    // Both the vault and the note are set back, and the remote forgets what was written since.
    let last = try #require(paths("s", of: laptop).last)
    #expect(last != path)
    devices.remote.files[last] = nil
    devices[0].archive.files[last] = nil
    devices[0].vault.content = content
    devices[0].note = note
    devices[0].vault.add("another four")
    devices[0].vault.frameSize = 3
    try devices[0].sync()
    devices[0].vault.add("five")
    try devices[0].sync()
    let faults = try devices[1].sync().faults
    #expect(faults.map(\.kind) == [.replaced])
    #expect(!devices[1].texts().contains("five"))
  }
}
