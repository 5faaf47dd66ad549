import Foundation
import Secrets
import Store
import SyncEngines
import TestSupport
import Testing

@testable import SealedFiles
@testable import Sync
@testable import Vault

@Suite("Vectors of devices")
struct DeviceVectorTests {
  private typealias Vector = DeviceVectors.Vector

  private static let kinds = [
    "segment", "roster", "chunk", "pairing", "letterbox", "recovery-key", "recovery", "remote",
    "copy",
  ]

  private let index: DeviceVectors

  init() throws {
    index = try DeviceVectors.all()
  }

  @Test("are of these kinds, and have codes of the table, which has all of the program's")
  func table() throws {
    #expect(Set(index.vectors.map(\.kind)) == Set(Self.kinds))
    #expect(index.vectors.count >= 320)
    let codes = try DeviceVectors.codes()
    #expect(codes.isSuperset(of: index.vectors.map(\.verdict)))
    #expect(codes.isSuperset(of: DeviceVerdict.allCases.map(\.rawValue)))
  }

  @Test("have the program's verdict", arguments: kinds)
  func verdicts(kind: String) throws {
    let others = try index.vectors.filter { $0.kind == kind }.compactMap { vector in
      let found = try verdict(on: vector)
      return found == vector.verdict ? nil : "\(vector.name): \(found), not \(vector.verdict)"
    }
    #expect(others == [])
  }

  /// A verdict that no error type has, as the failures of a vault and of a recovery key are told elsewhere.
  private func verdict(on vector: Vector) throws -> String {
    switch vector.kind {
    case "recovery-key": try recoveryKey(vector)
    case "copy": try copy(vector)
    case "remote": try remote(vector)
    default: try known(vector).rawValue
    }
  }

  private func known(_ vector: Vector) throws -> DeviceVerdict {
    switch vector.kind {
    case "segment": try segment(vector)
    case "roster": try roster(vector)
    case "chunk": try chunk(vector)
    case "pairing": try pairing(vector)
    case "letterbox": try letterbox(vector)
    case "recovery": try recovery(vector)
    default: throw Unexpected()
    }
  }

  private func segment(_ vector: Vector) throws -> DeviceVerdict {
    let name = try SegmentName(path: vector.path.known).known
    let writer = try index.device(vector.writer.known)
    let key = try writer.signing.verifyKey
    let ring = try index.keyring(vector.epochs)
    let bytes = try vector.bytes()
    let payload: [UInt8]
    do throws(SegmentFailure) {
      payload = try SegmentCodec.open(bytes, at: name, in: ring, writtenBy: key)
    } catch {
      return error.verdict
    }
    let isRead =
      name.kind == .roster
      ? RosterContent.entries(in: payload, name: name) != nil
      : LogContent(payload, name: name, number: writer.number) != nil
    return isRead ? .whole : try SyncFault.Kind.replaced.verdict.known
  }

  private func roster(_ vector: Vector) throws -> DeviceVerdict {
    let entries = try SignedRosterEntry.entries(in: vector.bytes())
    let roster = Roster(group: try index.groupID, entries: entries)
    let replicas = roster.replicas.map { replica in
      let state =
        switch replica.state {
        case .present: "present"
        case .removed: "removed"
        case .left: "left"
        }
      return "\(replica.number) \(replica.record.name.text) \(state)"
    }
    #expect(replicas == vector.replicas, "\(vector.name)")
    #expect(roster.epochs.count == vector.epochCount, "\(vector.name)")
    return roster.verdict(
      onEntry: try vector.number.known,
      by: try ReplicaID(hex: vector.writer.known).known
    )
  }

  private func chunk(_ vector: Vector) throws -> DeviceVerdict {
    let id = try RemoteLayout.chunk(at: vector.path.known).known.id
    let content = try MediaChunk.open(vector.bytes(), as: id, in: index.keyring())
    return content == nil
      ? try SyncFault.Kind.mediumAltered(name: vector.name).verdict.known : .whole
  }

  private func pairing(_ vector: Vector) throws -> DeviceVerdict {
    do throws(PairingFailure) {
      try readPairing(vector)
      return .whole
    } catch {
      return error.verdict
    }
  }

  private func readPairing(_ vector: Vector) throws(PairingFailure) {
    let material: (id: PairingID, ending: Substring, invitation: Invitation, key: PairingKey)
    let bytes: [UInt8]
    do {
      let name = try vector.path.known.split(separator: "/")[1].split(separator: ".")
      let random = GivenRandom(try unhex(index.oneTimeKey))
      let invitation = try Invitation(to: index.groupID, at: 0, random: random)
      material = (
        try PairingID(hex: name[0]).known, name[1], invitation,
        try PairingKey(invitation.oneTimeKey)
      )
      bytes = try vector.bytes()
    } catch {
      // No vector expects it.
      throw .secrets(.libraryUnavailable)
    }
    let group = material.invitation.group
    switch material.ending {
    case "invitation":
      guard material.key.opens(invitation: bytes, id: material.id, in: group) else {
        throw .wrongKey
      }
    case "request":
      _ = try material.invitation.request(
        in: bytes,
        id: material.id,
        offering: SyncSpaces(rawValue: vector.offering ?? SyncSpaces.all.rawValue),
        at: (vector.minutes ?? 0) * 60_000
      )
    default:
      try admit(vector, bytes, material.key, in: group)
    }
  }

  private func admit(
    _ vector: Vector,
    _ bytes: [UInt8],
    _ key: PairingKey,
    in group: GroupID
  ) throws(PairingFailure) {
    let asked: (request: PairingRequest, boxKeys: BoxKeyPair)
    do {
      let vector = try index.vectors.first { $0.name == "pairing-request" }.known
      let id = try RemoteLayout.request(at: vector.path.known).known
      asked = (
        try PairingRequest(vector.bytes(), id: id, under: key, in: group),
        try index.device("desk").boxKeys
      )
    } catch {
      // No vector expects it.
      throw .secrets(.libraryUnavailable)
    }
    _ = try Admission(bytes, to: asked.request, under: key, in: group, boxKeys: asked.boxKeys)
  }

  private func letterbox(_ vector: Vector) throws -> DeviceVerdict {
    let files = try TemporaryDirectory()
    let box = Letterbox(
      besideVault: files.path + "/my.vault",
      stateDirectory: files.path + "/state"
    )
    let key = try VaultKey(bytes: secret(index.vaultKey))
    let pair = try LetterboxKeyPair(of: key)
    _ = try box.inspect(pair, ofVault: unhex(index.vaultId))
    let name = try vector.path.known
    let path = "\(box.path)/\(name)"
    try? FileManager.default.removeItem(atPath: path)
    let isMade = FileManager.default.createFile(
      atPath: path,
      contents: Data(try vector.bytes()),
      attributes: [.posixPermissions: 0o600]
    )
    try #require(isMade)
    guard name == LetterboxKeyFile.name else { return try box.open(name, with: pair).verdict.known }
    do throws(LetterboxFailure) {
      try box.check()
      return .whole
    } catch {
      return try error.verdict.known
    }
  }

  private func recoveryKey(_ vector: Vector) throws -> String {
    do throws(RecoveryKey.Mistake) {
      _ = try RecoveryKey(reading: try typed(vector.text))
      return DeviceVerdict.whole.rawValue
    } catch {
      return error.verdict.rawValue
    }
  }

  private func typed(_ text: String?) throws(RecoveryKey.Mistake) -> SecretBuffer {
    var buffer = SecretBuffer()
    do throws(SecretFailure) {
      for scalar in (text ?? "").unicodeScalars { try buffer.append(scalar) }
    } catch {
      throw .failed(error)
    }
    return buffer
  }

  private func recovery(_ vector: Vector) throws -> DeviceVerdict {
    let remote = MemoryRemote()
    remote.files = try index.files(vector)
    let device = try TestDevice("new", on: remote, seed: 900)
    let paper = try RecoveryKey(reading: typed(vector.text))
    do {
      try device.setup.restore(with: paper, as: device.name, recoveryKey: nil)
      return .whole
    } catch let error as CoordinatorFailure {
      return try error.verdict.known
    }
  }

  private func remote(_ vector: Vector) throws -> String {
    let remote = MemoryRemote()
    remote.files = try index.files(vector)
    let device = try TestDevice("desk", on: remote, seed: 901)
    device.vault.content.membership = try membership("desk").packed().withUnsafeBytes { Array($0) }
    let coordinator = try device.coordinator()
    let told = try Self.told(coordinator.verify().faults)
    #expect(told == vector.told ?? [:], "\(vector.name)")
    return told == vector.told ?? [:] ? vector.verdict : "another one"
  }

  /// A device that knows of its group only who founded it.
  private func membership(_ name: String) throws -> Membership {
    let device = try index.device(name)
    let founder = try index.device("laptop")
    let first = try SegmentName(replica: founder.replica, kind: .roster, first: 1, last: 1).known
    let payload = try SegmentCodec.open(
      DeviceVectors.bytes(index.base[first.path].known),
      at: first,
      in: index.keyring(),
      writtenBy: founder.signing.verifyKey
    )
    return Membership(
      id: try device.replica,
      number: device.number,
      spaces: .all,
      signing: try device.signing,
      boxKeys: try device.boxKeys,
      keyring: try index.keyring(),
      remote: "folder:/somewhere",
      entries: try SignedRosterEntry.entries(in: payload)
    )
  }

  /// The verdicts by paths. What is missing has the path of the segment that it would be; of what is told
  /// of a file and of its log as well, the file's counts.
  private static func told(_ faults: Set<SyncFault>) throws -> [String: String] {
    var told: [String: String] = [:]
    for fault in faults where fault.path != nil {
      let path = try fault.path.flatMap { RemoteLayout.split($0) }.known.path
      told[String(path)] = try fault.kind.verdict.known.rawValue
    }
    for fault in faults where fault.path == nil {
      let (replica, log, verdict) = try (
        fault.replica.known, fault.log.known, fault.kind.verdict.known
      )
      if case .missing(let numbers) = fault.kind {
        let name = SegmentName(
          replica: replica,
          kind: log,
          first: numbers.lowerBound,
          last: numbers.upperBound
        )
        let path = try name.known.path
        if told[path] == nil { told[path] = verdict.rawValue }
      } else if !told.contains(where: { path, code in
        let name = SegmentName(path: path)
        return name?.replica == replica && name?.kind == log && code == verdict.rawValue
      }) {
        told["\(replica.hex)/\(log)"] = verdict.rawValue
      }
    }
    return told
  }

  private func copy(_ vector: Vector) throws -> String {
    let files = try TemporaryDirectory()
    let path = files.path + "/copy"
    try Data(vector.bytes()).write(to: URL(filePath: path))
    do throws(VaultFailure) {
      return try VaultCopy.layout(ofFileAt: path) == nil ? "not-a-copy" : "whole"
    } catch {
      return error.verdict.rawValue
    }
  }
}

/// Bytes that are given in place of random ones, and zeros after them.
private struct GivenRandom: RandomSource {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func fill(_ target: UnsafeMutableRawBufferPointer) {
    for place in target.indices { target[place] = place < bytes.count ? bytes[place] : 0 }
  }
}
