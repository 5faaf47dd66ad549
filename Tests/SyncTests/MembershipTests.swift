import SealedFiles
import Secrets
import Store
import Sync
import TestSupport
import Testing

@Suite("Groups of devices")
struct MembershipTests {
  @Test("keep their new keys, and what is written then, from a removed device")
  func removal() throws {
    let devices = try TestDevices("laptop", "server", "stolen")
    try devices.settle()
    let stolen = try devices[2].coordinator().replica
    let thief = devices[2].vault.content
    try devices[0].coordinator().remove(stolen)
    devices[0].vault.add("after")
    try devices.settle()
    #expect(devices[1].texts().contains("after"))
    #expect(throws: CoordinatorFailure.removed) { try devices[2].sync() }
    #expect(!devices[2].texts().contains("after"))
    let status = try devices[1].coordinator().status()
    #expect(status.devices.map(\.replica.isPresent) == [true, true, false])
    #expect(try devices[2].coordinator().status().isRemoved)
    #expect(try devices[1].sync().faults == [])
    _ = thief
  }

  @Test("refuse what a removed device writes on, and tell it")
  func lateWrites() throws {
    let devices = try TestDevices("laptop", "server", "stolen")
    try devices.settle()
    let stolen = try devices[2].coordinator().replica
    let before = devices.remote.files
    try devices[0].coordinator().remove(stolen)
    // The thief sees the remote as it was, and writes on.
    let after = devices.remote.files
    devices.remote.files = before
    devices[2].vault.add("late")
    try devices[2].coordinator().rename(ReplicaName("mine").known)
    try devices[2].sync()
    devices.remote.files.merge(after) { $1 }
    let faults = try devices[1].sync().faults
    #expect(Set(faults.map(\.kind)) == [.lateWrites(from: 2), .lateWrites(from: 1)])
    #expect(faults.allSatisfy { $0.replica == stolen })
    #expect(devices[1].texts() == ["laptop", "server", "stolen"])
    let status = try devices[1].coordinator().status()
    #expect(status.devices[2].replica.record.name.text == "stolen")
    #expect(status.devices[2].waiting == 0)
  }

  @Test("count what one of them had read of a removed device before it heard of the removal")
  func readBeforeRemoval() throws {
    let devices = try TestDevices("laptop", "server", "stolen")
    try devices.settle()
    let stolen = try devices[2].coordinator().replica
    let before = devices.remote.files
    try devices[0].coordinator().remove(stolen)
    let after = devices.remote.files
    devices.remote.files = before
    devices[2].vault.add("in time for the server")
    try devices[2].sync()
    try devices[1].sync()
    devices[1].vault.add("knows of it")
    try devices[1].sync()
    devices.remote.files.merge(after) { $1 }
    try devices.settle()
    #expect(devices[0].texts() == devices[1].texts())
    #expect(devices[0].texts().contains("knows of it"))
    #expect(devices[0].texts().contains("in time for the server"))
    #expect(try devices[0].sync().faults == [])
  }

  @Test("count what a device without the wallet had read of a removed one")
  func readByStudyOnly() throws {
    let devices = try TestDevices("laptop", "stolen")
    let rented = try TestDevice("rented", on: devices.remote, seed: 31)
    try rented.join(devices[0], spaces: .study)
    try devices.settle()
    let before = devices.remote.files
    try devices[0].coordinator().remove(try devices[1].coordinator().replica)
    let after = devices.remote.files
    devices.remote.files = before
    devices[1].vault.add("in time")
    devices[1].vault.add("not in time", to: .wallet)
    try devices[1].sync()
    try rented.sync()
    rented.vault.add("knows of it")
    try rented.sync()
    devices.remote.files.merge(after) { $1 }
    let waiting = try devices[0].sync().faults.map(\.kind)
    #expect(waiting.contains { if case .waiting = $0 { true } else { false } })
    for _ in 0..<2 {
      try rented.sync()
      try devices[0].sync()
    }
    #expect(devices[0].texts() == rented.texts())
    #expect(devices[0].texts().contains("knows of it"))
    #expect(devices[0].texts(.wallet) == [])
  }

  @Test("count what was read of a device whose admission does not hold, and send it to join again")
  func readOfVoid() throws {
    let devices = try TestDevices("laptop", "server", "stolen")
    try devices.settle()
    let before = devices.remote.files
    try devices[0].coordinator().remove(try devices[2].coordinator().replica)
    let after = devices.remote.files
    devices.remote.files = before
    // The removed one admits a friend, whom the server hears before it hears of the removal.
    let friend = try TestDevice("friend", on: devices.remote, seed: 32)
    friend.vault.add("of a friend")
    try friend.join(devices[2])
    try friend.sync()
    try devices[1].sync()
    devices[1].vault.add("knows the friend")
    try devices[1].sync()
    devices.remote.files.merge(after) { $1 }
    try devices.settle()
    #expect(devices[0].texts() == devices[1].texts())
    #expect(devices[0].texts().contains("knows the friend"))
    #expect(throws: CoordinatorFailure.removed) { try friend.sync() }
    let status = try devices[0].coordinator().status()
    #expect(status.devices.map(\.replica.isPresent) == [true, true, false, false])
    try friend.coordinator().forget()
    try friend.join(devices[0])
    try friend.sync()
    try devices.settle()
    #expect(friend.texts() == devices[0].texts())
  }

  @Test("remove two devices at once, and end with keys that neither has")
  func twoRemovals() throws {
    let devices = try TestDevices("laptop", "server", "one", "two")
    try devices.settle()
    let ids = try devices.all.map { try $0.coordinator().replica }
    let before = devices.remote.files
    try devices[0].coordinator().remove(ids[2])
    let first = devices.remote.files
    devices.remote.files = before
    try devices[1].coordinator().remove(ids[3])
    devices.remote.files.merge(first) { $1 }
    try devices.settle()
    devices[1].vault.add("for two only")
    try devices.settle()
    #expect(devices[0].texts().contains("for two only"))
    for device in devices.all.suffix(2) {
      #expect(throws: CoordinatorFailure.removed) { try device.sync() }
      #expect(!device.texts().contains("for two only"))
    }
    let status = try devices[0].coordinator().status()
    #expect(status.devices.map(\.replica.isPresent) == [true, true, false, false])
  }

  @Test("have one key for values of cards in all epochs, for those with the wallet")
  func valueKey() throws {
    let devices = try TestDevices("laptop", "server", "stolen")
    let rented = try TestDevice("rented", on: devices.remote, seed: 77)
    try rented.join(devices[0], spaces: .study)
    let mark = try devices[0].coordinator().valueKey.known.code(of: AssociatedData(.none))
    try devices[0].coordinator().remove(try devices[2].coordinator().replica)
    try devices.settle()
    for device in devices.all {
      #expect(try device.coordinator().valueKey?.code(of: AssociatedData(.none)) == mark)
    }
    let hasNone = try rented.coordinator().valueKey == nil
    #expect(hasNone)
  }

  @Test("let a device leave with all it had, and go on with keys of their own")
  func leaving() throws {
    let devices = try TestDevices("laptop", "server")
    try devices.settle()
    devices[1].vault.add("last words")
    try devices[1].coordinator().leave()
    #expect(throws: CoordinatorFailure.noMembership) { try devices[1].coordinator() }
    try devices[0].sync()
    #expect(devices[0].texts().contains("last words"))
    let status = try devices[0].coordinator().status()
    #expect(status.devices[1].replica.state == .left)
    #expect(devices[1].texts() == ["last words", "server", "laptop"].sorted())
  }

  @Test("have a name each, which can be changed")
  func renaming() throws {
    let devices = try TestDevices("laptop", "server")
    try devices[1].coordinator().rename(ReplicaName("Büro").known)
    try devices[0].sync()
    let names = try devices[0].coordinator().status().devices.map(\.replica.record.name.text)
    #expect(names == ["laptop", "Büro"])
  }

  @Test("are joined by one who was shown the key, within 15 minutes")
  func pairing() throws {
    let remote = MemoryRemote()
    let laptop = try TestDevice("laptop", on: remote, seed: 1)
    try laptop.found()
    let server = try TestDevice("server", on: remote, seed: 2)
    let inviter = try laptop.coordinator()
    let invitation = try inviter.invite()
    let wrong = try RecoveryKey(random: server.random)
    let begun = server.faults.time
    #expect(throws: CoordinatorFailure.pairing(.wrongKey)) {
      try server.setup.join(
        as: server.name,
        spaces: .all,
        oneTimeKey: wrong,
        recoveryKey: nil
      ) {
        let nobody = try? inviter.admit(with: invitation) { throw Unexpected() }
        #expect(nobody == nil)
        server.faults.time += 10_000
      }
    }
    #expect(server.faults.time - begun == 40_000)
    #expect(!remote.files.keys.contains { $0.contains("pairing") })
    laptop.faults.time += Invitation.lifetime + 1
    #expect(throws: CoordinatorFailure.pairing(.expired)) {
      try inviter.admit(with: invitation) { throw Unexpected() }
    }
    try server.join(laptop)
    #expect(throws: CoordinatorFailure.alreadyMember) { try server.join(laptop) }
    #expect(!remote.files.keys.contains { $0.contains("pairing") })
  }

  @Test(
    "tell a wrong key from a device that is slow, by the invitation that is up as long as it holds"
  )
  func slowDevices() throws {
    let remote = MemoryRemote()
    let laptop = try TestDevice("laptop", on: remote, seed: 1)
    try laptop.found()
    let server = try TestDevice("server", on: remote, seed: 2)
    let inviter = try laptop.coordinator()
    let invitation = try inviter.invite()
    let path = RemoteLayout.path(ofInvitation: invitation.id, in: invitation.group)
    var seen: [UInt8]?
    #expect(throws: Unexpected.self) {
      try inviter.admit(with: invitation) {
        seen = remote.files[path]
        throw Unexpected()
      }
    }
    #expect(seen != nil)
    #expect(remote.files[path] == nil)
    // It is up, and nobody answers.
    remote.files[path] = seen
    #expect(throws: CoordinatorFailure.pairing(.expired)) {
      try server.setup.join(
        as: server.name,
        spaces: .all,
        oneTimeKey: invitation.oneTimeKey,
        recoveryKey: nil
      ) {
        server.faults.time += 60_000
      }
    }
  }

  @Test("are joined by name where a remote has several")
  func severalGroups() throws {
    let remote = MemoryRemote()
    let laptop = try TestDevice("laptop", on: remote, seed: 1)
    let first = try laptop.found().group
    let other = try TestDevice("other", on: remote, seed: 2)
    let second = try other.setup
      .found(as: other.name, spaces: .all, recoveryKey: nil, besideOthers: true).group
    let third = try TestDevice("third", on: remote, seed: 3)
    #expect(throws: CoordinatorFailure.severalGroups([first, second].sorted())) {
      try third.join(laptop)
    }
    #expect(try laptop.sync().faults == [])
    let empty = try TestDevice("empty", on: MemoryRemote(), seed: 4)
    #expect(throws: CoordinatorFailure.noGroup) { try empty.join(laptop) }
  }

  @Test("are destroyed on the remote for good")
  func destroying() throws {
    let devices = try TestDevices("laptop", "server")
    devices.remote.files["notes.txt"] = [1]
    try devices[1].coordinator().leave()
    try devices[0].coordinator().destroy()
    #expect(Array(devices.remote.files.keys) == ["notes.txt"])
    #expect(devices[0].archive.files == [:])
    #expect(throws: CoordinatorFailure.noMembership) { try devices[0].sync() }
  }
}
