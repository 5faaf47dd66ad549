import Foundation
import Secrets
import TestSupport

@testable import Vault

/// One of the vaults in Tests/Vectors/vault, each with one property.
struct VaultVector: Decodable {
  /// The vectors, with what a reader has to say of them.
  struct Index: Decodable {
    struct Expectation: Decodable {
      let verdict: String
      let reason: String
    }

    /// A file as parts of other files: an offset, and a name.
    struct Part: Decodable {
      let offset: Int
      let name: String

      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        offset = try container.decode(Int.self)
        name = try container.decode(String.self)
      }
    }

    /// The files of bases, by the endings of their names.
    let bases: [String: [String: [Part]]]
    let vectors: [String: Expectation]
  }

  /// A change of a file, whose name ends in `file`.
  struct Edit: Decodable {
    let file: String
    var put: Data?
    var from: String?
    var copy: [Int]?
    var at: [Int]?
    var flip: Int?
    var cut: Int?
    var remove: Bool?
  }

  let base: String
  let edits: [Edit]
  let opens: String
  let secret: String
  let device: Data?
  /// The ending of the name of the file that is opened; nil for the vault's own.
  let opened: String?

  static let folder = Repository.root.appending(path: "Tests/Vectors/vault")

  static func index() throws -> Index {
    try JSONDecoder().decode(Index.self, from: file("index.json"))
  }

  init(named name: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Self.file("\(name).json"))
  }

  private static func file(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: name))
  }

  /// Writes the files of the vector, with a path as the vault's.
  func write(to path: String, _ index: Index) throws {
    var files: [String: Data] = [:]
    for (ending, parts) in index.bases[base] ?? [:] {
      var file = Data()
      for part in parts { Self.put(try Self.file(part.name), at: part.offset, in: &file) }
      files[ending] = file
    }
    for edit in edits { files[edit.file] = try edited(files[edit.file] ?? Data(), by: edit) }
    for (ending, content) in files {
      let file = URL(filePath: path + ending)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      try content.write(to: file)
    }
  }

  /// The content of a file after an edit; nil if it is removed.
  private func edited(_ file: Data, by edit: Edit) throws -> Data? {
    if edit.remove == true { return nil }
    if let size = edit.cut { return file.prefix(size) }
    var file = file
    if let offset = edit.flip { file[offset] ^= 1 }
    guard let offsets = edit.at else { return file }
    let content: Data
    if let bytes = edit.put {
      content = bytes
    } else if let name = edit.from {
      content = try Self.file(name)
    } else {
      let range = edit.copy ?? [0, 0]
      content = Data(file[range[0]..<range[0] + range[1]])
    }
    for offset in offsets { Self.put(content, at: offset, in: &file) }
    return file
  }

  private static func put(_ content: Data, at offset: Int, in file: inout Data) {
    let end = offset + content.count
    if file.count < end { file.append(Data(count: end - file.count)) }
    file.replaceSubrange(offset..<end, with: content)
  }

  /// What the program says of the vault at a path.
  ///
  /// - Parameter devices: the directory for its device key.
  func verdict(ofVaultAt path: String, devices: String) throws -> Verdict {
    let vault: Vault
    do throws(VaultFailure) {
      vault = try Vault.open(
        .file(path),
        for: .readOnly,
        devices: DeviceKeyFile(directory: devices)
      )
    } catch {
      return error.verdict
    }
    defer { try? vault.close() }
    do {
      try writeDeviceKey(of: vault)
      return try vault.verify(under: unlock(vault)).verdict
    } catch let failure as RecoveryKey.Mistake {
      return failure.verdict
    } catch let failure as UnlockFailure {
      return failure.verdict
    } catch let failure as VaultFailure {
      return failure.verdict
    }
  }

  private func writeDeviceKey(of vault: Vault) throws {
    guard let device, let path = vault.deviceKeyPath else { return }
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try device.write(to: URL(filePath: path))
  }

  private func unlock(_ vault: Vault) throws -> VaultKey {
    guard opens == "recovery" else {
      return try vault.unlock(passcode: SecretBytes(Array(secret.utf8)))
    }
    var typed = SecretBuffer()
    for scalar in secret.unicodeScalars { try typed.append(scalar) }
    return try vault.unlock(recoveryKey: RecoveryKey(reading: typed))
  }
}
