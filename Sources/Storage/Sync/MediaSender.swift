import Flashcards
import SealedFiles
import Store

/// Puts up the contents of a vault that are not on the remote: several in one chunk, or one in several. What
/// is put up at once, and in which order, follows from the contents, so that after an interruption, or on a
/// device that has the same ones, the same chunks come of it, and none is sent twice.
struct MediaSender<Storage: SyncStorage> {
  private let coordinator: Coordinator<Storage>
  private let media: any SyncMedia<Storage.Changes>

  /// The number of bytes of contents from which on they are told to other devices.
  private static var batch: Int { 16 << 20 }
  /// The number of chunks that are sent at once.
  private static var most: Int { 8 }
  /// The time in milliseconds after which another device that has a content puts it up again: a day. Whoever
  /// put it up does so at once.
  private static var patience: Int64 { 86_400_000 }

  init(_ coordinator: Coordinator<Storage>, _ media: any SyncMedia<Storage.Changes>) {
    self.coordinator = coordinator
    self.media = media
  }

  /// A content that is to be put up, and the names that are told where.
  private struct Pending {
    let file: MediaFileID
    let content: SharedMediaContent
    var keys: [ObjectKey]
  }

  /// Puts up what is here and not there.
  func send(_ names: [SharedMediaName], _ chunks: inout MediaChunks<Storage>) throws {
    var places: [[UInt8]: SharedMediaPlace] = [:]
    for place in names.lazy.flatMap(\.allPlaces) where chunks.have(place) {
      places[place.content] = place
    }
    var known: [(key: ObjectKey, place: SharedMediaPlace)] = []
    var pending: [SharedMediaContent: Pending] = [:]
    // What a newer program put up it puts up again.
    for name in names where name.exists && !name.hasUnreadPlace {
      guard let file = name.file, !(name.places.first.map(chunks.have) ?? false) else { continue }
      if let place = places[name.content.mark] {
        known.append((name.key, place))
      } else if maySend(name) {
        pending[name.content, default: Pending(file: file, content: name.content, keys: [])]
          .keys.append(name.key)
      }
    }
    if !known.isEmpty { try media.place(known) }
    let rest = pending.values.sorted { $0.content.hash.lexicographicallyPrecedes($1.content.hash) }
    var batch: [Pending] = []
    var bytes = 0
    var done = 0
    for content in rest {
      batch.append(content)
      bytes += content.content.size
      guard bytes >= Self.batch || batch.count + done == rest.count else { continue }
      try send(batch, &chunks)
      done += batch.count
      coordinator.environment.progress(
        SyncProgress(phase: .sending, done: done, total: rest.count)
      )
      batch = []
      bytes = 0
    }
  }

  /// False if another device put the content up not long ago: what something else carries to this remote may
  /// be on its way.
  private func maySend(_ name: SharedMediaName) -> Bool {
    guard let placed = name.placed else { return true }
    let writer = coordinator.roster.replica(numbered: placed.by)
    return placed.by == coordinator.membership.number || writer?.isPresent != true
      || placed.at < coordinator.environment.now() - Self.patience
  }

  private func send(_ batch: [Pending], _ chunks: inout MediaChunks<Storage>) throws {
    var packing = Packing(keys: try coordinator.chunkKeys)
    var starts: [(pending: Pending, first: Int, last: Int, offset: Int)] = []
    for pending in batch {
      let (first, offset) = packing.start
      let isWhole = try media.read(pending.file) { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          rest = rest.dropFirst(try packing.append(rest))
          if packing.full.count >= Self.most { try chunks.write(packing.takeFull()) }
        }
      }
      // What is damaged leaves some bytes behind. It is told by the check of the vault, and comes from the
      // remote if it is there.
      guard isWhole else { continue }
      let last = pending.content.size == 0 ? first : packing.last + 1
      starts.append((pending, first, last, offset))
    }
    try packing.finish()
    try chunks.write(packing.takeFull())
    try media.place(
      starts.flatMap { start -> [(key: ObjectKey, place: SharedMediaPlace)] in
        let place = SharedMediaPlace(
          of: start.pending.content,
          offset: start.offset,
          packing.ids[start.first..<max(start.first, start.last)]
        )
        return chunks.have(place) ? start.pending.keys.map { ($0, place) } : []
      }
    )
  }
}

/// Contents on their way into chunks.
private struct Packing {
  private let keys: EpochKeys
  /// The names of the chunks that are full.
  private(set) var ids: [MediaChunkID] = []
  /// Those of them that were not taken yet.
  private(set) var full: [(id: MediaChunkID, content: [UInt8])] = []
  private var content: [UInt8] = []

  init(keys: EpochKeys) {
    self.keys = keys
  }

  /// Where the next byte comes: the number of the chunk, and the place in it.
  var start: (chunk: Int, offset: Int) { (ids.count, content.count) }

  /// The number of the chunk with the last byte.
  var last: Int { content.isEmpty ? ids.count - 1 : ids.count }

  /// Adds bytes as far as they have room in a chunk.
  ///
  /// - Returns: their number.
  mutating func append(_ bytes: Slice<UnsafeRawBufferPointer>) throws -> Int {
    let some = bytes.prefix(MediaChunk.contentBytes - content.count)
    content += some
    if content.count == MediaChunk.contentBytes { try finish() }
    return some.count
  }

  /// Fills up the chunk that was begun.
  mutating func finish() throws {
    guard !content.isEmpty else { return }
    content += [UInt8](repeating: 0, count: MediaChunk.contentBytes - content.count)
    guard let id = try MediaChunk.id(of: content, keys) else {
      throw CoordinatorFailure.keysMissing
    }
    ids.append(id)
    full.append((id, content))
    content = []
  }

  /// Takes the chunks that are full.
  mutating func takeFull() -> [(id: MediaChunkID, content: [UInt8])] {
    defer { full = [] }
    return full
  }
}
