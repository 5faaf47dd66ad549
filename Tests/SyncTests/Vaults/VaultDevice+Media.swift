import Flashcards
import Secrets
import Store
import SyncEngines
import TestSupport
import Testing

@testable import Vault

extension VaultDevice {
  /// Adds pictures or sounds under their names, in one step that can be undone.
  func add(_ files: KeyValuePairs<String, [UInt8]>) throws {
    let arriving = files.map { name, bytes in ArrivingMedia(.given(name), bytes) }
    _ = try MediaStore(vault).add(arriving, at: wallTime, under: key)
  }

  /// Deletes a name of a picture or a sound.
  func deleteMedium(_ name: String) throws {
    let entry = try #require(try MediaStore(vault).entry(named: name, under: key))
    try MediaStore(vault).delete([entry.name], at: wallTime, under: key)
  }

  /// Alters a picture or a sound in the vault.
  func damageMedium(_ name: String) throws {
    try vault.write(under: key) { db in
      try db.run(
        """
        UPDATE media_part SET start = start + 1
        WHERE file = (SELECT file FROM record_media_name WHERE name = ?)
        """,
        name
      )
    }
  }

  /// True unless whoever adds a picture or a sound has to wait.
  var canAddMedia: Bool { vault.mediaWork.withLock(within: 1) {} }

  /// A picture or a sound by its name; nil if it is not there.
  func file(_ name: String) throws -> [UInt8]? {
    let media = MediaStore(vault)
    return try media.entry(named: name, under: key).flatMap {
      try media.bytes(of: $0.name.file, atMost: 1 << 30, under: key)
    }
  }

  /// The pictures and sounds, byte for byte.
  var files: [String: [UInt8]] {
    get throws {
      let entries = try MediaStore(vault).entries(under: key).map { entry in
        (entry.name.text, try #require(try file(entry.name.text)))
      }
      return Dictionary(uniqueKeysWithValues: entries)
    }
  }

  /// The names that devices have in common.
  var mediaNames: [SharedMediaName] {
    get throws { try SyncStore(vault).mediaNames(under: key) }
  }

  /// Bytes that no one else has.
  static func bytes(_ count: Int, seed: UInt64) -> [UInt8] { SeededRandom(seed: seed).bytes(count) }
}

extension MemoryRemote {
  /// The chunks of media.
  var chunks: [String: [UInt8]] { files.filter { $0.key.hasSuffix(".chunk") } }
}

/// An engine to a remote in memory that may list no chunks, as if they were put up since, and tells when it
/// reads one.
struct WatchedEngine: SyncEngine, @unchecked Sendable {
  let engine: MemoryEngine
  var listsChunks = true
  var reads: () -> Void = {}

  func list(under directory: String) throws(EngineFailure) -> [RemoteFile] {
    try engine.list(under: directory).filter { listsChunks || !$0.path.hasSuffix(".chunk") }
  }

  func read(_ path: String, atMost count: Int) throws(EngineFailure) -> [UInt8]? {
    if path.hasSuffix(".chunk") { reads() }
    return try engine.read(path, atMost: count)
  }

  func write(_ files: [RemoteUpload]) throws(EngineFailure) { try engine.write(files) }

  func delete(_ paths: [String]) throws(EngineFailure) { try engine.delete(paths) }

  func cancel() {}
}
