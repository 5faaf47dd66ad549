import SealedFiles
import Store
import SyncEngines

extension Coordinator {
  /// The most files, and about the most bytes, that are sent at once.
  private var most: (count: Int, bytes: Int) { (64, 16 << 20) }

  /// Seals what is in no segment yet, and notes the new ends before anything is sent.
  func sealChanges() throws {
    for space in membership.spaces.each { try seal(space) }
  }

  /// Seals the changes of a space.
  func seal(_ space: SyncSpace) throws {
    try environment.checkCancelled()
    if space == .study { try useMediaHashKey() }
    guard let keys = roster.currentKeys(of: space.kind, in: membership.keyring),
      keys.key(of: space.kind) != nil
    else { throw CoordinatorFailure.keysMissing }
    var batch = LogBatch(after: membership.own[space.kind] ?? .empty)
    try storage.seal(space, valueKey: valueKey) { frames in
      var sealed: [SealedSegment] = []
      for frame in frames {
        guard batch.add(frame) else { throw CoordinatorFailure.damagedMembership }
        self.sentThings.add(frame)
        if batch.isFull { sealed.append(try self.segment(of: &batch, space.kind, keys)) }
      }
      if frames.isEmpty, !batch.isEmpty {
        sealed.append(try self.segment(of: &batch, space.kind, keys))
      }
      return sealed
    }
    guard batch.end != membership.own[space.kind] ?? .empty else { return }
    membership.own[space.kind] = batch.end
    try keep()
  }

  /// The segment of a batch.
  func segment(
    of batch: inout LogBatch,
    _ kind: SegmentKind,
    _ keys: EpochKeys
  ) throws -> SealedSegment {
    let content = batch.take()
    guard
      let name = SegmentName(
        replica: membership.id,
        kind: kind,
        first: content.first,
        last: content.last
      ), let key = keys.key(of: kind)
    else { throw CoordinatorFailure.keysMissing }
    do throws(SegmentFailure) {
      return SealedSegment(
        path: RemoteLayout.path(of: name, in: group),
        content: try SegmentCodec.seal(
          content.payload,
          as: SegmentHeader(name: name, group: group, epoch: keys.epoch),
          under: key,
          signedBy: membership.signing,
          random: environment.random
        )
      )
    } catch {
      throw CoordinatorFailure.segment(error)
    }
  }

  /// Sends what is sealed: a copy into the archive first, then to the remote.
  func sendOutgoing() throws {
    let rows = try storage.outgoing()
    let segments = waitingSegments(among: rows)
    try send(segments)
    if !rows.isEmpty { try storage.removeOutgoing(rows.map(\.id)) }
    guard !segments.isEmpty else { return }
    membership.outgoing = []
    for name in segments.compactMap({ RemoteLayout.split($0.path)?.path })
      .compactMap({ SegmentName(path: $0) })
    {
      membership.published[name.kind] = max(membership.published[name.kind] ?? 0, name.last)
    }
    try save()
  }

  /// The segments that wait to be sent, the roster's first; those of another replica, which this
  /// vault once was, are not among them.
  func waitingSegments() throws -> [SealedSegment] {
    waitingSegments(among: try storage.outgoing())
  }

  private func waitingSegments(among rows: [OutgoingFile]) -> [SealedSegment] {
    let own = "\(RemoteLayout.directory(of: group))/\(membership.id.hex)/"
    return membership.outgoing + rows.map(\.segment).filter { $0.path.hasPrefix(own) }
  }

  /// Sends segments, some at once.
  func send(_ segments: [SealedSegment]) throws {
    var done = 0
    while done < segments.count {
      var count = 0
      var bytes = 0
      while done + count < segments.count, count < most.count, bytes < most.bytes {
        bytes += segments[done + count].content.count
        count += 1
      }
      let uploads = segments[done..<done + count].map {
        RemoteUpload(path: $0.path, bytes: $0.content)
      }
      try write(uploads, to: environment.archive)
      try write(uploads, to: environment.engine)
      for segment in segments[done..<done + count] { noteSent(segment) }
      done += count
      environment.progress(SyncProgress(phase: .sending, done: done, total: segments.count))
    }
  }

  /// Keeps what the remote was given.
  private func noteSent(_ segment: SealedSegment) {
    guard let path = RemoteLayout.split(segment.path)?.path, let name = SegmentName(path: path)
    else { return }
    let known = OwnSegment(segment.content)
    if membership.segments[name]?.checksum != known.checksum { membership.segments[name] = known }
  }

  /// Writes own segments. What is in the place of one, and is not of this replica, gives way.
  ///
  /// - Throws: `CoordinatorFailure.engine(.occupied)` if this replica's key signed what is there:
  ///   another vault writes under its name.
  func write(
    _ uploads: [RemoteUpload],
    to engine: any SyncEngine
  ) throws(CoordinatorFailure) {
    var cleared: Set<String> = []
    while true {
      try environment.checkCancelled()
      do throws(EngineFailure) {
        return try engine.write(uploads)
      } catch .occupied(let path) where !cleared.contains(path) {
        cleared.insert(path)
        try clear(path, in: engine)
      } catch {
        throw error == .cancelled ? .cancelled : .engine(error)
      }
    }
  }

  private func clear(_ path: String, in engine: any SyncEngine) throws(CoordinatorFailure) {
    guard let place = RemoteLayout.split(path)?.path, let name = SegmentName(path: place) else {
      throw .engine(.occupied(path))
    }
    // What can't be read is not of this replica.
    let there = try? engine.read(path, atMost: SegmentCodec.greatestFile)
    if let there, isOwn(there, at: name) { throw .engine(.occupied(path)) }
    do throws(EngineFailure) {
      try engine.delete([path])
    } catch {
      throw error == .cancelled ? .cancelled : .engine(error)
    }
    faults.insert(SyncFault(.mended, name, in: group))
  }
}
