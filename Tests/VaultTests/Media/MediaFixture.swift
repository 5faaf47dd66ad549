import Foundation
import Secrets
import TestSupport
import Testing

@testable import Vault

/// A vault with pictures and sounds, in memory or on disk.
struct MediaFixture {
  let files: VaultFixture
  let vault: Vault
  let key: VaultKey

  init(onDisk: Bool = false) throws {
    (files, vault, key) = try VaultFixture.opened(onDisk: onDisk)
  }

  var mediaPath: String { files.path + ".media" }

  /// The names of the files of packs.
  func packNames() -> [String] { VaultFile(path: mediaPath).names }

  func pack(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(mediaPath)/\(name)"))
  }

  func put(_ bytes: Data, inPack name: String) throws {
    try bytes.write(to: URL(fileURLWithPath: "\(mediaPath)/\(name)"))
  }

  /// Contents of sizes at the edges of blocks and packs.
  static let sizes = [
    0, 1, MediaPack.contentBytes - 1, MediaPack.contentBytes, MediaPack.contentBytes + 1, 70_000,
    MediaPack.capacity, 3 * MediaPack.capacity + 5,
  ]

  static func bytes(_ count: Int, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var page = (0..<4_096).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + page.count)
    while bytes.count < count {
      // No two pages are the same.
      withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { page.replaceSubrange(..<8, with: $0) }
      bytes += page
    }
    return Array(bytes.prefix(count))
  }
}

extension Vault {
  /// Adds a file under a name, which is taken from another one that has it.
  @discardableResult
  func addMedium(_ bytes: [UInt8], named name: String, under key: VaultKey) throws
    -> MediaWriter.Added
  {
    let added = try addMedia(under: key) { writer in
      try bytes.withUnsafeBytes { try writer.add($0) }
    }
    try nameMedium(added.id, name, under: key)
    return added
  }

  func nameMedium(_ file: Int64, _ name: String, under key: VaultKey) throws {
    try write(under: key) { db in
      try db.run("DELETE FROM record_media_name WHERE name = ?", name)
      try db.run(
        """
        INSERT INTO record_media_name (id, version, file, name, added)
        VALUES ((SELECT coalesce(max(id), 0) + 1 FROM record_media_name), 1, ?, ?, 0)
        """,
        file,
        name
      )
    }
  }

  func removeMediumName(_ name: String, under key: VaultKey) throws {
    try write(under: key) { try $0.run("DELETE FROM record_media_name WHERE name = ?", name) }
  }

  /// All contents by their names.
  func mediaContents(under key: VaultKey) throws -> [String: [UInt8]] {
    var names: [(String, Int64)] = []
    try read(under: key) { db in
      try db.statement("SELECT name, file FROM record_media_name").each { row in
        names.append((row.text(0) ?? "", row.integerOrZero(1)))
      }
    }
    var contents: [String: [UInt8]] = [:]
    for (name, file) in names {
      var bytes: [UInt8] = []
      try mediaReader(of: file, under: key).readAll { bytes += $0 }
      contents[name] = bytes
    }
    return contents
  }

  /// The numbers of the packs that the tables know.
  func mediaPacks(under key: VaultKey) throws -> Set<Int64> {
    try read(under: key) { Set(try MediaIndex($0).packs()) }
  }
}
