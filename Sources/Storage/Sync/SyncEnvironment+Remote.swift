import SealedFiles
import SyncEngines

extension SyncEnvironment {
  /// Ends the work if it was cancelled.
  func checkCancelled() throws(CoordinatorFailure) {
    if isCancelled() { throw .cancelled }
  }

  /// Asks the remote for something.
  func remote<R>(
    _ body: (any SyncEngine) throws(EngineFailure) -> R
  ) throws(CoordinatorFailure) -> R {
    try checkCancelled()
    do throws(EngineFailure) {
      return try body(engine)
    } catch {
      throw error == .cancelled ? .cancelled : .engine(error)
    }
  }

  /// The groups on the remote.
  func groups() throws(CoordinatorFailure) -> [GroupID] {
    let files = try remote { engine throws(EngineFailure) in try engine.list(under: "") }
    return Set(files.compactMap { RemoteLayout.split($0.path)?.group }).sorted()
  }

  /// The segments of a group.
  func listing(of group: GroupID) throws(CoordinatorFailure) -> RemoteListing {
    progress(SyncProgress(phase: .listing, done: 0, total: 1))
    let directory = RemoteLayout.directory(of: group)
    let files = try remote { engine throws(EngineFailure) in try engine.list(under: directory) }
    return RemoteListing(files, group: group)
  }

  /// The bytes of a segment; nil if it is not there any more.
  func read(_ name: SegmentName, in group: GroupID) throws(CoordinatorFailure) -> [UInt8]? {
    try remote { engine throws(EngineFailure) in
      try engine.read(
        RemoteLayout.path(of: name, in: group),
        atMost: SegmentCodec.greatestFile
      )
    }
  }
}
