import SealedFiles
import Secrets
import TestSupport
import Testing

@Suite("Pairing")
struct PairingTests {
  private let group: TestGroup
  private let newcomer: TestReplica
  private let invitation: Invitation
  private let key: PairingKey
  private let request: PairingRequest
  private let now: Int64 = 1_800_000_000_000

  init() throws {
    group = try TestGroup(seed: 55)
    newcomer = try group.newcomer("server", spaces: .study)
    invitation = try Invitation(to: group.id, at: now, random: group.random)
    key = try PairingKey(invitation.oneTimeKey)
    request = PairingRequest(id: PairingID(random: group.random), record: newcomer.record)
  }

  private func admission(for request: PairingRequest) throws -> [UInt8] {
    try group.admit(newcomer, by: group.founder, as: 2)
    return try invitation.admission(
      for: request,
      keyring: group.keyring,
      roster: group.entries,
      at: now,
      random: group.random
    )
  }

  @Test("hands the newcomer its number, the roster, and the keys of the spaces it asked for")
  func wholeWay() throws {
    let file = try request.bytes(under: key, in: group.id, random: group.random)
    let read = try invitation.request(in: file, id: request.id, offering: .all, at: now + 60_000)
    #expect(read == request)
    let admission = try Admission(
      admission(for: read),
      to: request,
      under: key,
      in: group.id,
      boxKeys: newcomer.boxKeys
    )
    #expect(admission.number == 2)
    #expect(admission.roster == group.roster)
    #expect(admission.keyring.keys(of: .study, epoch: 1).count == 1)
    #expect(admission.keyring.keys(of: .wallet, epoch: 1).isEmpty)
  }

  @Test("refuses a request that was made with another key, for another group, or changed")
  func wrongKey() throws {
    let other = try PairingKey(RecoveryKey(random: group.random))
    let elsewhere = GroupID(random: group.random)
    var changed = try request.bytes(under: key, in: group.id, random: group.random)
    let moved = changed
    changed[60] ^= 1
    let files = try [
      request.bytes(under: other, in: group.id, random: group.random),
      request.bytes(under: key, in: elsewhere, random: group.random),
      changed,
    ]
    for file in files {
      #expect(throws: PairingFailure.wrongKey) {
        try invitation.request(in: file, id: request.id, offering: .all, at: now)
      }
    }
    #expect(throws: PairingFailure.wrongKey) {
      try invitation.request(
        in: moved,
        id: PairingID(random: group.random),
        offering: .all,
        at: now
      )
    }
  }

  @Test("refuses an old request, and one by a clock that was set back")
  func expired() throws {
    let file = try request.bytes(under: key, in: group.id, random: group.random)
    for time in [now + Invitation.lifetime + 1, now - 1] {
      #expect(throws: PairingFailure.expired) {
        try invitation.request(in: file, id: request.id, offering: .all, at: time)
      }
    }
    // One of an earlier invitation.
    let next = try Invitation(to: group.id, at: now, random: group.random)
    #expect(throws: PairingFailure.wrongKey) {
      try next.request(in: file, id: request.id, offering: .all, at: now)
    }
  }

  @Test("offers no space that the inviting replica has not joined")
  func spaces() throws {
    let file = try request.bytes(under: key, in: group.id, random: group.random)
    #expect(throws: PairingFailure.spaceNotJoined) {
      try invitation.request(in: file, id: request.id, offering: .wallet, at: now)
    }
  }

  @Test("accepts no admission that answers another request, or is sealed to another newcomer")
  func swapped() throws {
    let other = try group.newcomer("other", spaces: .study)
    let file = try admission(for: request)
    let otherRequest = PairingRequest(id: request.id, record: other.record)
    #expect(throws: PairingFailure.otherRequest) {
      try Admission(file, to: otherRequest, under: key, in: group.id, boxKeys: other.boxKeys)
    }
    #expect(throws: PairingFailure.otherRequest) {
      try Admission(file, to: request, under: key, in: group.id, boxKeys: other.boxKeys)
    }
    let renamed = PairingRequest(id: PairingID(random: group.random), record: newcomer.record)
    #expect(throws: PairingFailure.wrongKey) {
      try Admission(file, to: renamed, under: key, in: group.id, boxKeys: newcomer.boxKeys)
    }
  }

  @Test("accepts no admission of somebody who was not shown the key")
  func foreignInviter() throws {
    let evil = try TestGroup(seed: 66)
    try evil.admit(newcomer, by: evil.founder, as: 2)
    let file = try Invitation(to: group.id, at: now, random: group.random)
      .admission(
        for: request,
        keyring: evil.keyring,
        roster: evil.entries,
        at: now,
        random: group.random
      )
    #expect(throws: PairingFailure.wrongKey) {
      try Admission(file, to: request, under: key, in: group.id, boxKeys: newcomer.boxKeys)
    }
  }

  @Test(
    "accepts no admission into a group whose roster lacks the newcomer or whose keys are missing"
  )
  func notAdmitted() throws {
    let unlisted = try invitation.admission(
      for: request,
      keyring: group.keyring,
      roster: group.entries,
      at: now,
      random: group.random
    )
    _ = try admission(for: request)
    let keyless = try invitation.admission(
      for: request,
      keyring: Keyring(group: group.id),
      roster: group.entries,
      at: now,
      random: group.random
    )
    for file in [unlisted, keyless] {
      #expect(throws: PairingFailure.notAdmitted) {
        try Admission(file, to: request, under: key, in: group.id, boxKeys: newcomer.boxKeys)
      }
    }
  }

  @Test("tells foreign and newer files")
  func foreignFiles() throws {
    let file = try request.bytes(under: key, in: group.id, random: group.random)
    var newer = file
    newer[9] = 2
    #expect(throws: PairingFailure.newerFormat(2)) {
      try invitation.request(in: newer, id: request.id, offering: .all, at: now)
    }
    for count in [0, 5, 9, 10, 20] {
      #expect(throws: PairingFailure.notAPairingFile) {
        try invitation.request(
          in: Array(file.prefix(count)),
          id: request.id,
          offering: .all,
          at: now
        )
      }
    }
  }

  @Test("leaves no name and no key on the remote in clear")
  func nothingClear() throws {
    let file = try request.bytes(under: key, in: group.id, random: group.random)
    let name = Array(newcomer.record.name.text.utf8)
    #expect(!file.indices.contains { file[$0...].starts(with: name) })
    let keyBytes = newcomer.record.boxKey.bytes
    #expect(!file.indices.contains { file[$0...].starts(with: keyBytes) })
    #expect(file.count == 11 + 40 + Padme.floor)
  }
}
