import Foundation
import Secrets
import Store
import TestSupport
import Testing

@testable import SealedFiles
@testable import Sync

/// The Python script of the specification, by Debian's own Python, which python3-nacl is for: `make test-packages`
/// installs that.
@Suite("The reader of what devices share")
struct DeviceReaderTests {
  private struct Read: Decodable {
    struct Frame: Decodable {
      struct Operation: Decodable {
        let value: String
      }
      let operations: [Operation]
    }
    struct Item: Decodable {
      let deck: String
      let prompt: String
    }
    let verdicts: [String: String]
    let frames: [Frame]?
    let items: [Item]?
  }

  private let files: TemporaryDirectory

  init() throws {
    files = try TemporaryDirectory()
  }

  @Test("has the same verdicts on all vectors as the program")
  func vectors() throws {
    let script = TestSupport.Repository.root.appending(
      path: "Tests/Scripts/check_device_vectors.py"
    ).path
    // A verdict that differs is told by its vector.
    let told = try shell(#"/usr/bin/python3 -B "$1" || true"#, script)
    #expect(told == "\(try DeviceVectors.all().vectors.count) vectors, 0 with another verdict\n")
  }

  @Test("reads all that devices of the program wrote, over a removal and new keys")
  func group() throws {
    let devices = try TestDevices("laptop", "server", "phone")
    try devices.settle()
    devices[1].vault.add("before")
    try devices.settle()
    try devices[0].coordinator().remove(devices[2].coordinator().replica)
    devices[0].vault.add("after")
    try devices.settle()
    for (path, bytes) in devices.remote.files { try put(bytes, "remote/\(path)") }
    let membership = try Membership(unpacking: devices[0].vault.membership().known)
    let read = try read("remote", keys: keys(of: membership.keyring))
    #expect(Set(read.verdicts.values) == ["whole"])
    #expect(read.verdicts.count == devices.remote.files.count)
    let texts = try read.frames.known.flatMap(\.operations).map { operation in
      String(decoding: try unhex(operation.value), as: UTF8.self)
    }
    #expect(texts.count > 4)
    #expect(Set(texts) == devices[0].vault.content.texts[.study])
  }

  @Test("reads a note that the program put into a letterbox")
  func letterbox() throws {
    let bytes = SeededRandom(seed: 36).bytes(32)
    let key = try VaultKey(bytes: SecretBytes(bytes))
    let box = Letterbox(besideVault: files.path + "/vault", stateDirectory: nil)
    _ = try box.inspect(LetterboxKeyPair(of: key), ofVault: Array(repeating: 1, count: 16))
    // As a note is encoded: the type, then the four texts.
    let texts = ["Moons", "Which is the largest?", "Ganymede", ""]
    let content = texts.reduce(into: [UInt8(0)]) { content, text in
      content += [UInt8(text.utf8.count), 0, 0, 0] + Array(text.utf8)
    }
    try box.deposit(
      LetterboxItem(
        id: LetterboxItem.ID(random: SystemRandom()),
        time: 5,
        kind: .note,
        content: SecretBytes(content)
      )
    )
    let read = try read(
      "vault.letterbox",
      keys: ["vault_key": bytes.map { String(format: "%02x", $0) }.joined()],
      "--letterbox"
    )
    #expect(read.verdicts.count == 2 && Set(read.verdicts.values) == ["whole"])
    #expect(read.items?.map(\.deck) == ["Moons"])
    #expect(read.items?.map(\.prompt) == ["Which is the largest?"])
  }

  private func put(_ bytes: [UInt8], _ path: String) throws {
    let file = URL(filePath: "\(files.path)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
  }

  /// What the script reads in a directory, with keys that are of this test alone.
  private func read(_ directory: String, keys: Any, _ option: String = "") throws -> Read {
    try put(Array(JSONSerialization.data(withJSONObject: keys)), "keys.json")
    let script = TestSupport.Repository.root.appending(path: "docs/spec/read_device.py").path
    let output = try shell(
      #"cd "$1"; /usr/bin/python3 -B "$2" "$3" $4 --keys keys.json || [ $? = 1 ]"#,
      files.path,
      script,
      directory,
      option
    )
    return try JSONDecoder().decode(Read.self, from: Data(output.utf8))
  }

  private func keys(of ring: Keyring) throws -> [String: Any] {
    let epochs = ring.epochs.map { epoch -> [String: Any] in
      var keys: [String: Any] = ["epoch": Int(epoch.epoch)]
      for (kind, key) in epoch.keys {
        keys["\(kind)"] = key.withUnsafeBytes { $0.map { String(format: "%02x", $0) }.joined() }
      }
      return keys
    }
    return ["group": ring.group.hex, "epochs": epochs]
  }
}
