import Foundation
import Secrets
import TestSupport

@testable import SealedFiles
@testable import Sync

/// The vectors in Tests/Vectors/devices, which Tests/Scripts/make_device_vectors.py makes, and the keys to
/// them.
struct DeviceVectors: Decodable, Sendable {
  /// The keys of an epoch, in hexadecimal digits.
  struct Epoch: Decodable {
    let epoch: UInt16
    let study: String
    let wallet: String
    let roster: String
  }

  /// A device of the group.
  struct Device: Decodable {
    let name: String
    let number: UInt16
    let id: String
    let signSeed: String
    let boxSeed: String
  }

  /// A file, or a change of the base's files, with the verdict on it.
  struct Vector: Decodable {
    let name: String
    let kind: String
    let verdict: String
    let file: String?
    let path: String?
    let writer: String?
    let epochs: [UInt16]?
    let zeros: [Int]?
    let number: UInt64?
    let replicas: [String]?
    let epochCount: Int?
    let offering: UInt8?
    let minutes: Int64?
    let newcomer: String?
    let text: String?
    let told: [String: String]?
    let without: String?
  }

  static let directory = TestSupport.Repository.root.appending(path: "Tests/Vectors/devices")

  let group: String
  let epochs: [Epoch]
  let devices: [Device]
  let oneTimeKey: String
  let vaultKey: String
  let vaultId: String
  let base: [String: String]
  let vectors: [Vector]

  /// Reads the index.
  static func all() throws -> DeviceVectors {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(
      DeviceVectors.self,
      from: Data(contentsOf: directory.appending(path: "index.json"))
    )
  }

  /// The bytes of a file of the vectors.
  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: directory.appending(path: name)))
  }

  /// The codes of the table.
  static func codes() throws -> Set<String> {
    let table = try String(
      contentsOf: TestSupport.Repository.root.appending(path: "Tests/Vectors/verdicts.tsv"),
      encoding: .utf8
    )
    return Set(
      table.split(separator: "\n").dropFirst().compactMap { row in
        row.split(separator: "\t").first.map(String.init)
      }
    )
  }

  var groupID: GroupID { get throws { try GroupID(hex: group).known } }

  /// The keys of the group, of all epochs or of some.
  func keyring(_ numbers: [UInt16]? = nil) throws -> Keyring {
    let chosen = try epochs.filter { numbers?.contains($0.epoch) ?? true }.map { epoch in
      EpochKeys(
        epoch: epoch.epoch,
        keys: [
          .study: try secret(epoch.study), .wallet: try secret(epoch.wallet),
          .roster: try secret(epoch.roster),
        ]
      )
    }
    return Keyring(group: try groupID, epochs: chosen)
  }

  func device(_ name: String) throws -> Device {
    try devices.first { $0.name == name }.known
  }

  /// The base's files with what is another in a vector, by their paths from the remote's root.
  func files(_ vector: Vector) throws -> [String: [UInt8]] {
    var files = try base.mapValues(Self.bytes)
    if let path = vector.path { files[path] = try vector.bytes() }
    if let path = vector.without { files[path] = nil }
    let directory = RemoteLayout.directory(of: try groupID)
    return Dictionary(uniqueKeysWithValues: files.map { ("\(directory)/\($0.key)", $0.value) })
  }
}

extension DeviceVectors.Vector {
  /// The bytes of the file, with the zeros that were left out.
  func bytes() throws -> [UInt8] {
    var bytes = try file.map(DeviceVectors.bytes) ?? []
    if let zeros {
      bytes.insert(contentsOf: repeatElement(0, count: zeros[1]), at: zeros[0])
    }
    return bytes
  }
}

extension DeviceVectors.Device {
  var signing: SigningKey { get throws { try SigningKey(seed: secret(signSeed)) } }
  var boxKeys: BoxKeyPair { get throws { try BoxKeyPair(seed: secret(boxSeed)) } }
  var replica: ReplicaID { get throws { try ReplicaID(hex: id).known } }
}

/// The bytes of hexadecimal digits in guarded memory.
func secret(_ hex: String) throws -> SecretBytes { try SecretBytes(unhex(hex)) }

/// The bytes of hexadecimal digits.
func unhex(_ hex: String) throws -> [UInt8] {
  let digits = Array(hex)
  return try stride(from: 0, to: digits.count, by: 2).map { place in
    try UInt8(String(digits[place..<place + 2]), radix: 16).known
  }
}
