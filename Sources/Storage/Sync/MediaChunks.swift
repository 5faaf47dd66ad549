import SealedFiles
import Store
import SyncEngines

/// The chunks of media that a remote has.
struct MediaChunks<Storage: SyncStorage> {
  private let coordinator: Coordinator<Storage>
  /// The replicas that put each up, with the sizes of the files there.
  private let there: [MediaChunkID: [ReplicaID: Int]]
  /// Those that were put up since.
  private(set) var sent: Set<MediaChunkID> = []

  init(_ coordinator: Coordinator<Storage>, _ listing: RemoteListing) {
    self.coordinator = coordinator
    there = listing.chunks
  }

  private var environment: SyncEnvironment { coordinator.environment }
  private var group: GroupID { coordinator.group }

  /// True if a chunk is there, by its name and size.
  func has(_ id: MediaChunkID) -> Bool { sent.contains(id) || !writers(of: id).isEmpty }

  /// True if all of a content's chunks are there.
  func have(_ place: SharedMediaPlace) -> Bool { place.chunkIDs.allSatisfy(has) }

  /// The replicas that put a chunk up whole.
  private func writers(of id: MediaChunkID) -> [ReplicaID] {
    (there[id] ?? [:]).filter { $0.value == MediaChunk.fileBytes }.keys.sorted()
  }

  /// The paths of the chunks that fulfil something.
  func paths(where isWanted: (MediaChunkID, ReplicaID) -> Bool) -> [String] {
    there.flatMap { id, files in
      files.keys.filter { isWanted(id, $0) }.map { path(of: id, by: $0) }
    }.sorted()
  }

  private func path(of id: MediaChunkID, by replica: ReplicaID) -> String {
    RemoteLayout.path(ofChunk: id, by: replica, in: group)
  }

  // MARK: Reading

  /// Has the engine bring near what will be read.
  func prefetch(_ ids: [MediaChunkID]) throws {
    let paths = ids.compactMap { id in writers(of: id).first.map { path(of: id, by: $0) } }
    guard !paths.isEmpty else { return }
    try environment.remote { engine throws(EngineFailure) in try engine.prefetch(paths.sorted()) }
  }

  /// The content of a chunk; nil if it is missing, or not what was put there.
  func content(of id: MediaChunkID) throws -> [UInt8]? {
    for writer in writers(of: id) {
      if let content = try content(of: id, by: writer) { return content }
    }
    return nil
  }

  private func content(of id: MediaChunkID, by writer: ReplicaID) throws -> [UInt8]? {
    let path = path(of: id, by: writer)
    let bytes = try environment.remote { engine throws(EngineFailure) -> [UInt8]? in
      do throws(EngineFailure) {
        return try engine.read(path, atMost: MediaChunk.fileBytes)
      } catch .tooLarge {
        return nil
      }
    }
    guard let bytes else { return nil }
    return try MediaChunk.open(bytes, as: id, in: coordinator.membership.keyring)
  }

  /// Tells that a content is not there as it was put up.
  func tell(_ name: SharedMediaName, _ place: SharedMediaPlace) {
    let missing = place.chunkIDs.first { !has($0) }
    let fault: SyncFault.Kind =
      missing == nil ? .mediumAltered(name: name.text) : .mediumMissing(name: name.text)
    coordinator.faults.insert(SyncFault(fault))
  }

  // MARK: Writing

  /// Puts up chunks, but for those that are there.
  mutating func write(_ chunks: [(id: MediaChunkID, content: [UInt8])]) throws {
    let keys = try coordinator.chunkKeys
    var uploads: [RemoteUpload] = []
    var spoilt: [String] = []
    // Equal contents make equal chunks.
    var taken: Set<MediaChunkID> = []
    for (id, content) in chunks where !has(id) && taken.insert(id).inserted {
      let path = path(of: id, by: coordinator.membership.id)
      // A file of another size.
      if there[id]?[coordinator.membership.id] != nil { spoilt.append(path) }
      let file = try MediaChunk.seal(
        content,
        as: id,
        in: group,
        keys,
        random: environment.random
      )
      guard let file else { throw CoordinatorFailure.keysMissing }
      uploads.append(RemoteUpload(path: path, bytes: file))
    }
    try environment.remote { [spoilt] engine throws(EngineFailure) in
      if !spoilt.isEmpty { try engine.delete(spoilt) }
      var rest = uploads
      while !rest.isEmpty {
        do throws(EngineFailure) {
          try engine.write(rest)
          rest = []
        } catch .occupied(let path) where rest.contains(where: { $0.path == path }) {
          // It was put up since the remote was listed: the name says that its content is the same.
          rest.removeAll { $0.path == path }
        }
      }
    }
    sent.formUnion(chunks.map(\.id))
  }
}
