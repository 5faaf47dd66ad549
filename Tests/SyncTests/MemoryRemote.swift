import SyncEngines
import Synchronization

/// A remote in memory, which many devices share.
final class MemoryRemote: Sendable {
  private struct State {
    var files: [String: [UInt8]] = [:]
    /// All that was ever put under a name.
    var history: [String: Set<[UInt8]>] = [:]
    var writes = 0
    var obstacles: [String: RemoteFile.Obstacle] = [:]
  }
  private let state = Mutex(State())

  var files: [String: [UInt8]] {
    get { state.withLock { $0.files } }
    set { state.withLock { $0.files = newValue } }
  }

  /// The names under which different contents were put at different times.
  var forks: [String] {
    state.withLock { $0.history.filter { $0.value.count > 1 }.map(\.key).sorted() }
  }

  /// The number of files that were put up.
  var writes: Int { state.withLock { $0.writes } }

  /// The obstacles in the places of files.
  var obstacles: [String: RemoteFile.Obstacle] {
    get { state.withLock { $0.obstacles } }
    set { state.withLock { $0.obstacles = newValue } }
  }

  func put(_ file: RemoteUpload) throws(EngineFailure) {
    let isFree = state.withLock { state in
      state.history[file.path, default: []].insert(file.bytes)
      if let known = state.files[file.path] { return known == file.bytes }
      state.files[file.path] = file.bytes
      state.writes += 1
      return true
    }
    if !isFree { throw .occupied(file.path) }
  }
}

/// One device's engine to such a remote, which a fault plan may kill between any two files.
struct MemoryEngine: SyncEngine, @unchecked Sendable {
  let remote: MemoryRemote
  let faults: FaultPlan

  private func step() throws(EngineFailure) {
    // A device that is killed sees no reason.
    guard (try? faults.step()) != nil else { throw .unreachable("killed") }
  }

  func list(under directory: String) throws(EngineFailure) -> [RemoteFile] {
    try step()
    let prefix = directory.isEmpty ? "" : directory + "/"
    return remote.files.filter { $0.key.hasPrefix(prefix) }
      .map { file in
        let obstacle = remote.obstacles[file.key]
        let stamp = "\(file.value.hashValue)"
        return RemoteFile(path: file.key, size: file.value.count, obstacle: obstacle, stamp: stamp)
      }
      .sorted { $0.path < $1.path }
  }

  func read(_ path: String, atMost count: Int) throws(EngineFailure) -> [UInt8]? {
    try step()
    guard let bytes = remote.files[path] else { return nil }
    guard bytes.count <= count else { throw .tooLarge(path) }
    return bytes
  }

  func write(_ files: [RemoteUpload]) throws(EngineFailure) {
    for file in files {
      try step()
      try remote.put(file)
      try step()
    }
  }

  func delete(_ paths: [String]) throws(EngineFailure) {
    for path in paths {
      try step()
      remote.files[path] = nil
      remote.obstacles[path] = nil
    }
  }

  func cancel() {}
}
