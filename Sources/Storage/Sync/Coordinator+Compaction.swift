import SealedFiles
import SyncEngines

extension Coordinator {
  /// The number of segments of one tier that become one of the next.
  private static var tier: Int { 16 }
  /// The most bytes that are put together: what is larger stays in several segments.
  private static var most: Int { 3 << 20 }

  /// Puts the frames of many small segments of one's own into one, and deletes those once it is on
  /// the remote. Whoever has read some of them goes on within the new one.
  func compact(_ listing: RemoteListing) throws {
    for space in membership.spaces.each {
      let names = listing.segments(of: space.kind, by: membership.id)
        .filter { membership.segments[$0] != nil }
      let covered = names.filter { name in names.contains { $0.covers(name) } }
      // A crash came between putting up the whole and deleting its parts.
      guard covered.isEmpty else {
        try delete(covered)
        continue
      }
      guard let run = Self.run(in: names, sizes: listing.files.mapValues(\.size)) else { continue }
      try compact(run, space.kind)
    }
  }

  /// The first 16 segments in a row whose spans are of one tier: less than 16, less than 256, and so
  /// on.
  static func run(
    in names: [SegmentName],
    sizes: [SegmentName: Int]
  ) -> [SegmentName]? {
    var run: [SegmentName] = []
    var bytes = 0
    for name in names {
      let size = sizes[name] ?? 0
      if let last = run.last,
        name.first != last.last + 1 || tier(of: name) != tier(of: last) || bytes + size > most
      {
        run = []
        bytes = 0
      }
      run.append(name)
      bytes += size
      if run.count == tier { return run }
    }
    return nil
  }

  private static func tier(of name: SegmentName) -> Int {
    var span = (name.last - name.first + 1) / UInt64(tier)
    var level = 0
    while span > 0 {
      span /= UInt64(tier)
      level += 1
    }
    return level
  }

  private func compact(_ run: [SegmentName], _ kind: SegmentKind) throws {
    guard let first = run.first, let last = run.last,
      let whole = SegmentName(
        replica: membership.id,
        kind: kind,
        first: first.first,
        last: last.last
      )
    else { return }
    // One that a crash left in the archive is sent as it is: a name has one content.
    guard let sealed = try copy(of: whole) ?? joined(run, kind) else { return }
    try send([sealed])
    try delete(run)
  }

  /// The segment with the frames of several; nil if one of them can't be read, which reading
  /// everything tells.
  private func joined(_ run: [SegmentName], _ kind: SegmentKind) throws -> SealedSegment? {
    guard let own = roster.replica(membership.id),
      let keys = roster.currentKeys(of: kind, in: membership.keyring)
    else { return nil }
    var batch: LogBatch?
    for name in run {
      guard let bytes = try copy(of: name)?.content ?? environment.read(name, in: group),
        // For the reason above.
        let payload = try? SegmentCodec.open(
          bytes,
          at: name,
          in: membership.keyring,
          writtenBy: own.record.verifyKey
        ), let content = LogContent(payload, name: name, number: own.number)
      else { return nil }
      var joined = batch ?? LogBatch(after: content.before)
      for entry in content.entries {
        guard joined.add(entry.frame) else { return nil }
      }
      batch = joined
    }
    guard var batch else { return nil }
    return try segment(of: &batch, kind, keys)
  }

  private func delete(_ names: [SegmentName]) throws {
    let old = names.map { RemoteLayout.path(of: $0, in: group) }
    try environment.remote { engine throws(EngineFailure) in try engine.delete(old) }
    try archived { engine throws(EngineFailure) in try engine.delete(old) }
    for name in names { membership.segments[name] = nil }
  }
}
