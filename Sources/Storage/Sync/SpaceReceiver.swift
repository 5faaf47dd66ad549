import SealedFiles
import Store

/// Applies what is new in the logs of one space: each as far as the contexts of its frames allow, and
/// all of them again as long as any moves.
final class SpaceReceiver<Storage: SyncStorage> {
  private let coordinator: Coordinator<Storage>
  private let space: SyncSpace
  private let listing: RemoteListing
  private let applied: (Storage.Changes) throws -> Void

  private var contents: [SegmentName: LogContent] = [:]
  private var unusable: Set<SegmentName> = []
  private var waiting: [ReplicaID: [Dot]] = [:]

  init(
    _ coordinator: Coordinator<Storage>,
    _ space: SyncSpace,
    _ listing: RemoteListing,
    _ applied: @escaping (Storage.Changes) throws -> Void
  ) {
    self.coordinator = coordinator
    self.space = space
    self.listing = listing
    self.applied = applied
  }

  /// Applies all that can be applied, and tells what waits.
  func receive() throws {
    if try coordinator.storage.position(of: space)?.isOfOlderProgram == true,
      case .applied(let changes) = try apply([])
    {
      try applied(changes)
    }
    let roster = coordinator.roster
    let readers = roster.replicas
      .filter { $0.id != coordinator.membership.id && $0.record.spaces.include(space.kind) }
      .map { LogReader(replica: $0, space: space, roster: roster) }
    var isMoving = true
    while isMoving {
      isMoving = false
      for reader in readers {
        while let name = next(of: reader), try step(name, reader) { isMoving = true }
      }
    }
    for reader in readers { try tellRest(reader) }
    for (replica, dots) in waiting {
      coordinator.faults.insert(SyncFault(.waiting(for: dots), replica: replica, log: space.kind))
      // Others know more of this replica than its vault does: the vault is an older one.
      if dots.contains(where: { $0.replica == coordinator.membership.number }) {
        coordinator.isOlderThanKnown = true
      }
    }
  }

  /// Goes on in a log with a segment; false if it can't now.
  private func step(_ name: SegmentName, _ reader: LogReader) throws -> Bool {
    let id = reader.replica.id
    guard let content = try content(of: name, reader) else {
      unusable.insert(name)
      return true
    }
    let end = coordinator.membership.end(of: space.kind, by: id)
    let known = try coordinator.storage.position(of: space)?.applied ?? VersionVector()
    switch reader.step(content, after: end, applied: known) {
    case .frames(let frames, let end, let heard):
      // None if a crash came between applying them and noting it.
      switch frames.isEmpty ? nil : try apply(frames) {
      case .applied(let changes):
        try applied(changes)
        coordinator.received += frames.count
        for frame in frames { coordinator.receivedThings.add(frame) }
      case .unreadable: return refuse(name, .segment(.unreadable))
      case .waiting(let dots):
        waiting[id] = dots
        return false
      // Somebody changes things faster than they are sealed: the next round goes on.
      case .unsealed: return false
      case nil: break
      }
      coordinator.membership.peers[id, default: .init()].logs[space.kind, default: .init()].end =
        end
      coordinator.heardFrom(id, at: heard)
      waiting[id] = nil
      if end.number >= name.last { contents[name] = nil }
      return true
    case .unusable(let kind): return refuse(name, kind)
    case .waiting(let dots):
      waiting[id] = dots
      return false
    case .done: return false
    }
  }

  private func refuse(_ name: SegmentName, _ kind: SyncFault.Kind) -> Bool {
    coordinator.faults.insert(SyncFault(kind, name, in: coordinator.group))
    unusable.insert(name)
    return true
  }

  private func content(of name: SegmentName, _ reader: LogReader) throws -> LogContent? {
    if let known = contents[name] { return known }
    let content = try coordinator.content(of: name, by: reader.replica)
    contents[name] = content
    return content
  }

  /// Applies frames. What was changed here before has to be in frames that know nothing of what comes.
  private func apply(_ frames: [Frame]) throws -> FrameApplication<Storage.Changes> {
    for _ in 0..<3 {
      try coordinator.environment.checkCancelled()
      let result = try coordinator.storage.apply(
        frames,
        to: space,
        valueKey: coordinator.valueKey
      )
      guard case .unsealed = result else { return result }
      try coordinator.seal(space)
    }
    return .unsealed
  }

  /// The segment that has the next number of a log; nil if there is none.
  private func next(of reader: LogReader) -> SegmentName? {
    let id = reader.replica.id
    let kind = reader.space.kind
    let number = coordinator.membership.end(of: kind, by: id).number + 1
    let limit = reader.roster.end(of: kind, by: id) ?? .max
    guard number <= limit else { return nil }
    return listing.segments(with: number, of: kind, by: id).first { !unusable.contains($0) }
  }

  /// Tells what is there of a log and can't be applied, by the segments that its writer signed: a name
  /// alone says nothing.
  private func tellRest(_ reader: LogReader) throws {
    let id = reader.replica.id
    let kind = reader.space.kind
    let end = coordinator.membership.end(of: kind, by: id).number
    let limit = reader.roster.end(of: kind, by: id) ?? .max
    let rest = listing.segments(of: kind, by: id).filter {
      $0.last > min(end, limit) && !unusable.contains($0)
    }
    if try rest.contains(where: { try $0.last > limit && isAuthentic($0, reader) }) {
      coordinator.faults.insert(SyncFault(.lateWrites(from: limit + 1), replica: id, log: kind))
    }
    var there = min(end, limit)
    for name in rest where name.first <= limit && name.last > end {
      guard try content(of: name, reader) != nil else { continue }
      if there == end, name.first > end + 1 {
        let gap = end + 1...name.first - 1
        coordinator.faults.insert(SyncFault(.missing(gap), replica: id, log: kind))
      }
      there = max(there, min(name.last, limit))
    }
    coordinator.noteThere(there, kind, id)
  }

  private func isAuthentic(_ name: SegmentName, _ reader: LogReader) throws -> Bool {
    try contents[name] != nil || coordinator.isAuthentic(name, by: reader.replica)
  }
}
