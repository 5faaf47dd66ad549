import SealedFiles
import Store
import SyncEngines

extension Coordinator {
  /// Applies what is new on the remote, in an order that contexts allow: a frame waits for those it
  /// knows of.
  func receive(
    _ listing: RemoteListing,
    _ applied: @escaping (Storage.Changes) throws -> Void
  ) throws {
    try prefetch(listing)
    for space in membership.spaces.each {
      try SpaceReceiver(self, space, listing, applied).receive()
    }
    faults.formUnion(try heldFaults())
  }

  /// Has the engine bring near what will be read.
  private func prefetch(_ listing: RemoteListing) throws {
    let names = listing.names.filter { name in
      name.replica != membership.id && membership.spaces.include(name.kind)
        && name.kind != .roster && roster.replica(name.replica) != nil
        && name.last > membership.end(of: name.kind, by: name.replica).number
        && name.first <= roster.end(of: name.kind, by: name.replica) ?? .max
    }
    unread = names.count
    guard !names.isEmpty else { return }
    let paths = names.map { RemoteLayout.path(of: $0, in: group) }.sorted()
    try environment.remote { engine throws(EngineFailure) in try engine.prefetch(paths) }
  }

  /// The content of a segment; nil if it can't be used.
  func content(of name: SegmentName, by replica: Replica) throws -> LogContent? {
    guard let bytes = try environment.read(name, in: group) else { return nil }
    read += 1
    environment.progress(
      SyncProgress(phase: .reading, done: read, total: max(read, unread))
    )
    let payload: [UInt8]
    do throws(SegmentFailure) {
      payload = try SegmentCodec.open(
        bytes,
        at: name,
        in: membership.keyring,
        writtenBy: replica.record.verifyKey
      )
    } catch {
      note(error, name)
      return nil
    }
    let content = LogContent(payload, name: name, number: replica.number)
    if content == nil { faults.insert(SyncFault(.replaced, name, in: group)) }
    return content
  }

  /// Keeps when a replica was last heard from, and tells a clock that is ahead.
  func heardFrom(_ replica: ReplicaID, at time: Int64) {
    var peer = membership.peers[replica] ?? .init()
    if peer.lastHeard == 0 { peer.firstHeard = time }
    peer.lastHeard = max(peer.lastHeard, time)
    membership.peers[replica] = peer
    let ahead = time - environment.now()
    if ahead > SyncStatus.clockTolerance {
      faults.insert(SyncFault(.clock(milliseconds: ahead), replica: replica))
    }
  }
}
