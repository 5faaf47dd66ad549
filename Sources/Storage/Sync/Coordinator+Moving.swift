import SealedFiles
import SyncEngines

extension Coordinator {
  /// The number of bytes from which on copied files are handed to the remote.
  private static var leastUpload: Int { 4 << 20 }

  /// Goes on at the remote of the environment. What it does not have of the group's files is copied from
  /// the remote of before; where the group is there already, that one need not be reached. Until the
  /// vault notes the new remote it is still at the earlier one, and what was copied is not copied again.
  ///
  /// - Throws: `CoordinatorFailure.remoteOfOtherGroup` if another group is there, `engine` if a remote
  ///   can't be read or written.
  package func move(from earlier: SyncEnvironment) throws {
    let groups = try environment.groups()
    let isThere = groups.contains(group)
    guard isThere || groups.isEmpty else { throw CoordinatorFailure.remoteOfOtherGroup(groups) }
    do {
      try copyFiles(from: earlier)
    } catch CoordinatorFailure.engine where isThere {
      // What is missing there, each device puts up again from its copies.
    }
    membership.remote = environment.remote
    try save()
  }

  private func copyFiles(from earlier: SyncEnvironment) throws {
    let there = Set(Self.paths(try environment.listing(of: group), in: group))
    var uploads: [RemoteUpload] = []
    var byteCount = 0
    func upload() throws {
      guard !uploads.isEmpty else { return }
      try environment.remote { [uploads] engine throws(EngineFailure) in try engine.write(uploads) }
      uploads = []
      byteCount = 0
    }
    for path in try Self.paths(earlier.listing(of: group), in: group) where !there.contains(path) {
      let bytes = try earlier.remote { engine throws(EngineFailure) in
        try engine.read(path, atMost: SegmentCodec.greatestFile)
      }
      guard let bytes else { continue }
      uploads.append(RemoteUpload(path: path, bytes: bytes))
      byteCount += bytes.count
      if byteCount >= Self.leastUpload { try upload() }
    }
    try upload()
  }
  /// The paths of the segments and of the chunks of media, the segments first.
  private static func paths(_ listing: RemoteListing, in group: GroupID) -> [String] {
    let segments = listing.names.map { RemoteLayout.path(of: $0, in: group) }
    let chunks = listing.chunks.flatMap { id, files in
      files.keys.map { RemoteLayout.path(ofChunk: id, by: $0, in: group) }
    }
    return segments.sorted() + chunks.sorted()
  }
}
