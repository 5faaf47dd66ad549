import SealedFiles
import Secrets
import Sync
import TestSupport
import Testing

@Suite("Somebody else on the way")
struct StrangerTests {
  private struct Waiting: Error {}

  private let devices: TestDevices
  private let tablet: TestDevice

  init() throws {
    devices = try TestDevices("laptop", "server")
    try devices.settle()
    tablet = try TestDevice("tablet", on: devices.remote, seed: 500)
    tablet.vault.add("tablet")
  }

  private func pairing(_ ending: String) -> [String] {
    devices.remote.files.keys.filter { $0.hasSuffix(".\(ending)") }.sorted()
  }

  @Test("who exchanges a request gets no key, and neither does the device that asked")
  func request() throws {
    let inviter = try devices[0].coordinator()
    let invitation = try inviter.invite()
    let other = try devices[1].coordinator().invite()
    let mallory = try TestDevice("mallory", on: devices.remote, seed: 501)
    var forged: [UInt8] = []
    #expect(throws: Waiting.self) {
      try mallory.setup.join(
        as: mallory.name,
        spaces: .all,
        oneTimeKey: other.oneTimeKey,
        recoveryKey: nil
      ) {
        forged = try #require(pairing("request").first.flatMap { devices.remote.files[$0] })
        throw Waiting()
      }
    }
    #expect(throws: Waiting.self) {
      try tablet.setup.join(
        as: tablet.name,
        spaces: .all,
        oneTimeKey: invitation.oneTimeKey,
        recoveryKey: nil
      ) {
        let path = try #require(pairing("request").first)
        devices.remote.files[path] = forged
        _ = try inviter.admit(with: invitation) { throw Waiting() }
      }
    }
    #expect(try devices[0].coordinator().status().devices.count == 2)
    #expect(pairing("admission").isEmpty)
    #expect(tablet.vault.content.membership == nil)
  }

  @Test("who exchanges or changes an answer has nobody let into another group")
  func admission() throws {
    var earlier: [UInt8] = []
    let phone = try TestDevice("phone", on: devices.remote, seed: 502)
    let first = try devices[0].coordinator()
    let key = try first.invite()
    try phone.setup.join(
      as: phone.name,
      spaces: .all,
      oneTimeKey: key.oneTimeKey,
      recoveryKey: nil
    ) {
      _ = try first.admit(with: key) { throw Waiting() }
      earlier = try #require(pairing("admission").first.flatMap { devices.remote.files[$0] })
    }
    for change in 0..<2 {
      let inviter = try devices[0].coordinator()
      let invitation = try inviter.invite()
      let newcomer = try TestDevice("tablet", on: devices.remote, seed: 503 + UInt64(change))
      #expect(throws: CoordinatorFailure.self) {
        try newcomer.setup.join(
          as: newcomer.name,
          spaces: .all,
          oneTimeKey: invitation.oneTimeKey,
          recoveryKey: nil
        ) {
          _ = try inviter.admit(with: invitation) { throw Waiting() }
          let path = try #require(pairing("admission").first)
          if change == 0 {
            devices.remote.files[path] = earlier
          } else {
            devices.remote.files[path]?[100] ^= 1
          }
        }
      }
      #expect(newcomer.vault.content.membership == nil)
    }
  }

  @Test("who runs a copy of a vault at the same time is a device of its own, and nothing is lost")
  func clones() throws {
    let clone = TestDevice(copying: devices[0], on: devices.remote, seed: 504)
    for round in 0..<3 {
      devices[0].vault.add("laptop \(round)")
      clone.vault.add("clone \(round)")
      try (round.isMultiple(of: 2) ? devices[0] : clone).sync()
      try (round.isMultiple(of: 2) ? clone : devices[0]).sync()
    }
    for _ in 0..<2 { for device in devices.all + [clone] { try device.sync() } }
    let all =
      ["laptop", "server"]
      + (0..<3).flatMap { ["laptop \($0)", "clone \($0)"] }
    for device in devices.all + [clone] {
      #expect(device.texts() == all.sorted())
      #expect(try device.sync().faults == [])
      #expect(try device.coordinator().status().devices.count == 3)
    }
    #expect(devices.remote.forks == [])
  }

  @Test("who was removed and goes on writing is refused, with the first number that does not count")
  func removed() throws {
    let server = try devices[1].coordinator().replica
    try devices[0].coordinator().remove(server)
    let before = devices[0].texts()
    // It has not read of its removal, and its clock and logs go on.
    let remote = devices.remote.files
    devices[1].remote = MemoryRemote()
    devices[1].remote.files = remote.filter { !$0.key.contains("/r-0000000003") }
    devices[1].vault.add("late")
    _ = try? devices[1].sync()
    for (path, bytes) in devices[1].remote.files where path.contains(server.hex) {
      devices.remote.files[path] = bytes
    }
    let faults = try devices[0].sync().faults
    #expect(devices[0].texts() == before)
    #expect(
      faults.contains { fault in
        guard case .lateWrites = fault.kind else { return false }
        return fault.replica == server
      }
    )
    #expect(try devices[0].coordinator().status().devices.map(\.waiting) == [0, 0])
  }
}
