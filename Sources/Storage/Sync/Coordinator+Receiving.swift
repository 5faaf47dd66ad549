import SyncEngines
import SyncMerging
import SyncSegments

extension Coordinator {
  /// Applies what is new on the remote, in an order that contexts allow: a frame waits for those it
  /// knows of.
  func receive(
    _ listing: RemoteListing,
    _ applied: (Storage.Changes) throws -> Void
  ) throws {
    try prefetch(listing)
    for space in membership.spaces.each {
      var contents: [SegmentName: LogContent] = [:]
      var unusable: Set<SegmentName> = []
      let readers = roster.replicas
        .filter { $0.id != membership.id && $0.record.spaces.include(space.kind) }
        .map { LogReader(replica: $0, space: space, roster: roster) }
      var waiting: [ReplicaID: [Dot]] = [:]
      var isMoving = true
      while isMoving {
        isMoving = false
        for reader in readers {
          let id = reader.replica.id
          noteThere(listing.last(of: space.kind, by: id), space.kind, id)
          while let name = try next(of: reader, listing, unusable) {
            if contents[name] == nil {
              contents[name] = try content(of: name, by: reader.replica)
            }
            guard let content = contents[name] else {
              unusable.insert(name)
              continue
            }
            let end = membership.end(of: space.kind, by: id)
            let known = try storage.position(of: space)?.applied ?? VersionVector()
            let step = reader.step(content, after: end, applied: known)
            switch step {
            case .frames(let frames, let end, let heard):
              try apply(frames, to: space, applied)
              membership.peers[id, default: .init()].logs[space.kind, default: .init()].end = end
              heardFrom(id, at: heard)
              waiting[id] = nil
              isMoving = true
              if end.number >= name.last { contents[name] = nil }
              continue
            case .unusable(let kind):
              faults.insert(SyncFault(kind, name, in: group))
              unusable.insert(name)
              continue
            case .waiting(let dots): waiting[id] = dots
            case .done: break
            }
            break
          }
        }
      }
      try tell(waiting, in: space)
    }
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

  /// The segment that has the next number of a log; nil if there is none.
  private func next(
    of reader: LogReader,
    _ listing: RemoteListing,
    _ unusable: Set<SegmentName>
  ) throws -> SegmentName? {
    let id = reader.replica.id
    let kind = reader.space.kind
    let number = membership.end(of: kind, by: id).number + 1
    let limit = roster.end(of: kind, by: id) ?? .max
    guard number <= limit else {
      if listing.last(of: kind, by: id) > limit {
        faults.insert(SyncFault(.lateWrites(from: limit + 1), replica: id, log: kind))
      }
      return nil
    }
    let all = listing.segments(with: number, of: kind, by: id)
    if all.isEmpty, let gap = listing.gap(at: number, of: kind, by: id) {
      faults.insert(SyncFault(.missing(gap), replica: id, log: kind))
    }
    return all.first { !unusable.contains($0) }
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

  private func apply(
    _ frames: [Frame],
    to space: SyncSpace,
    _ applied: (Storage.Changes) throws -> Void
  ) throws {
    guard !frames.isEmpty else { return }
    try environment.checkCancelled()
    // What was changed here before has to be in frames that know nothing of what comes.
    if let position = try storage.position(of: space), position.waiting > 0 { try seal(space) }
    try applied(try storage.apply(frames, to: space))
    received += frames.count
  }

  private func heardFrom(_ replica: ReplicaID, at time: Int64) {
    let known = membership.peers[replica]?.lastHeard ?? 0
    membership.peers[replica, default: .init()].lastHeard = max(known, time)
    let ahead = time - environment.now()
    if ahead > SyncStatus.clockTolerance {
      faults.insert(SyncFault(.clock(milliseconds: ahead), replica: replica))
    }
  }

  private func tell(_ waiting: [ReplicaID: [Dot]], in space: SyncSpace) throws {
    for (replica, dots) in waiting {
      faults.insert(SyncFault(.waiting(for: dots), replica: replica, log: space.kind))
      // Others know more of this replica than its vault does: the vault is an older one.
      if dots.contains(where: { $0.replica == membership.number }) { isOlderThanKnown = true }
    }
  }
}
