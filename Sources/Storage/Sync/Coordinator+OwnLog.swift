import SyncEngines
import SyncSegments

extension Coordinator {
  /// Compares the remote with what this replica put there, and puts up again what is missing.
  ///
  /// - Throws: `CoordinatorFailure.remoteOfOtherGroup` if there is another group, and nothing of this
  ///   one.
  func checkRemote(_ listing: RemoteListing) throws {
    if listing.isEmpty, !membership.published.isEmpty || !membership.peers.isEmpty {
      let others = try environment.groups().filter { $0 != group }
      if !others.isEmpty { throw CoordinatorFailure.remoteOfOtherGroup(others) }
    }
    let copies = try ownCopies()
    var again: [SegmentName] = []
    for (kind, last) in membership.published where last > 0 {
      var number: UInt64 = 1
      while number <= last {
        if let name = listing.segments(with: number, of: kind, by: membership.id).first {
          number = name.last + 1
        } else if let name = copies.segments(with: number, of: kind, by: membership.id).first {
          again.append(name)
          number = name.last + 1
        } else {
          let next = copies.gap(at: number, of: kind, by: membership.id)?.upperBound
          let there = listing.gap(at: number, of: kind, by: membership.id)?.upperBound
          let gap = number...min(next ?? last, there ?? last, last)
          faults.insert(SyncFault(.lost(gap), replica: membership.id, log: kind))
          number = gap.upperBound + 1
        }
      }
    }
    guard !again.isEmpty else { return }
    try send(again.compactMap { name in try copy(of: name) })
    faults.insert(SyncFault(.putUpAgain(count: again.count), replica: membership.id))
  }

  /// The names of the copies of one's own segments.
  func ownCopies() throws(CoordinatorFailure) -> RemoteListing {
    let directory = "\(RemoteLayout.directory(of: group))/\(membership.id.hex)"
    return RemoteListing(
      try archived { engine throws(EngineFailure) in try engine.list(under: directory) },
      group: group
    )
  }

  /// The copy of one of one's own segments; nil if it is lost.
  func copy(of name: SegmentName) throws(CoordinatorFailure) -> SealedSegment? {
    let path = RemoteLayout.path(of: name, in: group)
    return try archived { engine throws(EngineFailure) in
      try engine.read(path, atMost: SegmentCodec.greatestFile)
    }.map { SealedSegment(path: path, content: $0) }
  }

  /// Asks the archive for something.
  func archived<R>(
    _ body: (any SyncEngine) throws(EngineFailure) -> R
  ) throws(CoordinatorFailure) -> R {
    try environment.checkCancelled()
    do throws(EngineFailure) {
      return try body(environment.archive)
    } catch {
      throw error == .cancelled ? .cancelled : .engine(error)
    }
  }
}
