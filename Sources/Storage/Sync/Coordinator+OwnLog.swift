import SealedFiles
import SyncEngines

extension Coordinator {
  /// Compares the remote with what this replica put there, and puts up again what is missing or was
  /// damaged, byte by byte as it was.
  ///
  /// - Throws: `CoordinatorFailure.remoteOfOtherGroup` if there is another group, and nothing of this
  ///   one; `.engine(.occupied)` if another vault writes under this replica's name.
  func checkRemote(_ listing: RemoteListing) throws {
    if listing.isEmpty, !membership.published.isEmpty || !membership.peers.isEmpty {
      let others = try environment.groups().filter { $0 != group }
      if !others.isEmpty { throw CoordinatorFailure.remoteOfOtherGroup(others) }
    }
    let copies = try ownCopies()
    try adopt(listing, copies)
    try mend(listing, copies)
    for (kind, last) in membership.published {
      let names = membership.segments.keys.filter { $0.kind == kind }
        .sorted { ($0.first, $0.last) < ($1.first, $1.last) }
      for gap in SegmentName.gaps(upTo: last, in: names) {
        faults.insert(SyncFault(.lost(gap), replica: membership.id, log: kind))
      }
    }
  }

  /// Takes note of own segments of which nothing is kept: an older program kept nothing of any, and a
  /// crash may have come before it was kept.
  private func adopt(_ listing: RemoteListing, _ copies: RemoteListing) throws {
    let waiting = Set(try waitingSegments().map(\.path))
    func isUnknown(_ name: SegmentName) -> Bool {
      name.replica == membership.id && membership.segments[name] == nil
        && !waiting.contains(RemoteLayout.path(of: name, in: group))
    }
    for name in listing.names where isUnknown(name) {
      let content = try copy(of: name)?.content ?? ownContent(of: name)
      guard let content else {
        faults.insert(SyncFault(.segment(.forged), name, in: group))
        continue
      }
      try adopt(name, content)
    }
    for name in copies.names where isUnknown(name) {
      guard !membership.segments.keys.contains(where: { $0.covers(name) }),
        let content = try copy(of: name)?.content
      else { continue }
      try adopt(name, content)
    }
  }

  private func adopt(_ name: SegmentName, _ content: [UInt8]) throws(CoordinatorFailure) {
    guard name.last <= membership.own[name.kind]?.number ?? 0 else {
      throw .engine(.occupied(RemoteLayout.path(of: name, in: group)))
    }
    membership.segments[name] = OwnSegment(content)
  }

  /// Puts up again what the remote lacks or has otherwise.
  private func mend(_ listing: RemoteListing, _ copies: RemoteListing) throws {
    var again: [SealedSegment] = []
    var missing = 0
    for (name, known) in membership.segments.sorted(by: { $0.key.path < $1.key.path }) {
      let isThere = listing.files[name] != nil || listing.obstacles[name] != nil
      if try isWhole(name, known, listing) {
        try keepCopy(of: name, known, copies)
      } else if !isThere, membership.segments.keys.contains(where: { $0.covers(name) }) {
        // A crash came while several were put into one.
        membership.segments[name] = nil
      } else if let copy = try copy(of: name), known.isOf(copy.content) {
        guard try !isThere || isCleared(name) else { continue }
        if isThere { faults.insert(SyncFault(.mended, name, in: group)) } else { missing += 1 }
        membership.segments[name]?.stamp = nil
        again.append(copy)
      } else {
        faults.insert(SyncFault(.lost(name.first...name.last), name, in: group))
      }
    }
    try send(again)
    if missing > 0 {
      faults.insert(SyncFault(.putUpAgain(count: missing), replica: membership.id))
    }
  }

  /// True if the remote has a segment as it was put there. It is read where the engine can't tell.
  private func isWhole(
    _ name: SegmentName,
    _ known: OwnSegment,
    _ listing: RemoteListing
  ) throws -> Bool {
    guard let file = listing.files[name], file.size == known.size else { return false }
    if file.stamp == known.stamp { return true }
    guard let content = try environment.read(name, in: group), known.isOf(content) else {
      return false
    }
    membership.segments[name]?.stamp = file.stamp
    return true
  }

  /// Fills up the archive, where it has lost what the remote still has.
  private func keepCopy(
    of name: SegmentName,
    _ known: OwnSegment,
    _ copies: RemoteListing
  ) throws {
    guard copies.files[name]?.size != known.size,
      let content = try environment.read(name, in: group), known.isOf(content)
    else { return }
    let upload = RemoteUpload(path: RemoteLayout.path(of: name, in: group), bytes: content)
    try write([upload], to: environment.archive)
  }

  /// Deletes what is in the place of an own segment; false if that can't be done, which is told.
  private func isCleared(_ name: SegmentName) throws(CoordinatorFailure) -> Bool {
    let path = RemoteLayout.path(of: name, in: group)
    do throws(CoordinatorFailure) {
      try environment.remote { engine throws(EngineFailure) in try engine.delete([path]) }
      return true
    } catch .engine(.occupied), .engine(.refused) {
      faults.insert(SyncFault(.obstructed, name, in: group))
      return false
    }
  }

  // MARK: Copies

  /// The names of the copies of one's own segments.
  func ownCopies() throws(CoordinatorFailure) -> RemoteListing {
    let directory = "\(RemoteLayout.directory(of: group))/\(membership.id.hex)"
    return RemoteListing(
      try archived { engine throws(EngineFailure) in try engine.list(under: directory) },
      group: group
    )
  }

  /// The copy of one of one's own segments; nil if it is lost, or is not what was sealed here.
  func copy(of name: SegmentName) throws(CoordinatorFailure) -> SealedSegment? {
    let path = RemoteLayout.path(of: name, in: group)
    do throws(CoordinatorFailure) {
      let content = try archived { engine throws(EngineFailure) in
        try engine.read(path, atMost: SegmentCodec.greatestFile)
      }
      guard let content, isOwn(content, at: name) else { return nil }
      return SealedSegment(path: path, content: content)
    } catch .engine(.tooLarge) {
      return nil
    }
  }

  /// The bytes that the remote has of one of one's own segments; nil if they are not what was sealed
  /// here.
  private func ownContent(of name: SegmentName) throws(CoordinatorFailure) -> [UInt8]? {
    guard let content = try environment.read(name, in: group), isOwn(content, at: name) else {
      return nil
    }
    return content
  }

  /// True if this replica sealed these bytes under the name.
  func isOwn(_ content: [UInt8], at name: SegmentName) -> Bool {
    isAuthentic(content, at: name, by: membership.signing.verifyKey)
  }

  /// True if the holder of a key sealed these bytes under the name.
  func isAuthentic(_ content: [UInt8], at name: SegmentName, by key: VerifyKey) -> Bool {
    // Whatever is wrong with them.
    guard let segment = try? Segment(content, at: name, in: group) else { return false }
    return (try? segment.verify(by: key)) != nil
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
