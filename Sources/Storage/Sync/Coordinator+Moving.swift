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
    let there = Set(try environment.listing(of: group).names)
    var uploads: [RemoteUpload] = []
    var byteCount = 0
    func upload() throws {
      guard !uploads.isEmpty else { return }
      try environment.remote { [uploads] engine throws(EngineFailure) in try engine.write(uploads) }
      uploads = []
      byteCount = 0
    }
    for name in try earlier.listing(of: group).names.sorted(by: { $0.path < $1.path })
    where !there.contains(name) {
      guard let bytes = try earlier.read(name, in: group) else { continue }
      uploads.append(RemoteUpload(path: RemoteLayout.path(of: name, in: group), bytes: bytes))
      byteCount += bytes.count
      if byteCount >= Self.leastUpload { try upload() }
    }
    try upload()
  }
}
