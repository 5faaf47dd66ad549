import SealedFiles
import Store
import SyncEngines

/// The chunks of media that a remote has.
struct MediaChunks<Storage: SyncStorage> {
  private let coordinator: Coordinator<Storage>
  /// The replicas that put each up, with the sizes of the files there.
  private let there: [MediaChunkID: [ReplicaID: Int]]
  /// Those that are there of what was to be put up.
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

  /// The contents of chunks, but for those that are missing or altered.
  func contents(of ids: [MediaChunkID]) throws -> [MediaChunkID: [UInt8]] {
    try prefetch(ids)
    var contents: [MediaChunkID: [UInt8]] = [:]
    for id in ids where contents[id] == nil { contents[id] = try content(of: id) }
    return contents
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
    var rest: [(id: MediaChunkID, file: RemoteUpload)] = []
    var spoilt: [String] = []
    // Equal contents make equal chunks.
    var taken: Set<MediaChunkID> = []
    for (id, content) in chunks where taken.insert(id).inserted {
      guard !has(id) else {
        sent.insert(id)
        continue
      }
      let path = path(of: id, by: coordinator.membership.id)
      // A file of another size, or what is no file.
      if there[id]?[coordinator.membership.id] != nil { spoilt.append(path) }
      let file = try MediaChunk.seal(
        content,
        as: id,
        in: group,
        keys,
        random: environment.random
      )
      guard let file else { throw CoordinatorFailure.keysMissing }
      rest.append((id, RemoteUpload(path: path, bytes: file)))
    }
    try delete(spoilt)
    while !rest.isEmpty {
      let files = rest.map(\.file)
      let occupied = try self.occupied(of: files.map(\.path)) { engine throws(EngineFailure) in
        try engine.write(files)
      }
      guard let occupied, let index = files.firstIndex(where: { $0.path == occupied }) else {
        sent.formUnion(rest.map(\.id))
        return
      }
      // It was put up since the remote was listed, or something else is in its place.
      let id = rest.remove(at: index).id
      if try content(of: id, by: coordinator.membership.id) != nil {
        sent.insert(id)
      } else {
        // The next round puts it up.
        try delete([occupied])
      }
    }
  }

  /// Deletes files, but for directories that something is in.
  func delete(_ paths: [String]) throws {
    var rest = paths
    while !rest.isEmpty {
      let paths = rest
      let occupied = try self.occupied(of: paths) { engine throws(EngineFailure) in
        try engine.delete(paths)
      }
      guard let occupied else { return }
      rest.removeAll { $0 == occupied }
    }
  }

  /// Has the remote do something with files.
  ///
  /// - Returns: the path of one of them where something else is; nil if it was done.
  private func occupied(
    of paths: [String],
    _ body: (any SyncEngine) throws(EngineFailure) -> Void
  ) throws -> String? {
    try environment.remote { engine throws(EngineFailure) -> String? in
      do throws(EngineFailure) {
        try body(engine)
        return nil
      } catch .occupied(let path) where paths.contains(path) {
        return path
      }
    }
  }
}
