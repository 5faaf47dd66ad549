import Flashcards
import SealedFiles
import Store
import Vault

/// Takes in the contents that names refer to and that are not here, a slice at a time, each checked by its
/// hash. What is missing or altered is told by its name, and the rest is taken in all the same. Nobody who adds
/// a picture waits for a download.
struct MediaReceiver<Storage: SyncStorage> {
  private let coordinator: Coordinator<Storage>
  private let media: any SyncMedia<Storage.Changes>
  private let chunks: MediaChunks<Storage>

  /// The number of chunks from which on contents are given their names; one that takes more comes in pieces of
  /// so many.
  private static var slice: Int { 16 }

  init(
    _ coordinator: Coordinator<Storage>,
    _ media: any SyncMedia<Storage.Changes>,
    _ chunks: MediaChunks<Storage>
  ) {
    self.coordinator = coordinator
    self.media = media
    self.chunks = chunks
  }

  /// A content that is to be taken in, and the names that are to have it.
  private struct Wanted {
    let content: SharedMediaContent
    let place: SharedMediaPlace
    var names: [SharedMediaName]
  }

  /// Takes in what is there and not here.
  func receive(
    _ names: [SharedMediaName],
    _ applied: (Storage.Changes) throws -> Void
  ) throws {
    var wanted: [SharedMediaContent: Wanted] = [:]
    let comeAsNeeded = try media.comeAsNeeded()
    // One that has its name and is not here is damaged.
    for name in names where name.isAbsent && (!comeAsNeeded || name.isWanted || name.isNamed) {
      guard let newest = name.places.first else { continue }
      guard let place = name.places.first(where: chunks.have) else {
        chunks.tell(name, newest)
        continue
      }
      wanted[name.content, default: Wanted(content: name.content, place: place, names: [])]
        .names.append(name)
    }
    var slice: [Wanted] = []
    var ids: [MediaChunkID] = []
    var done = 0
    func finish(_ taken: [Wanted], _ others: Set<SharedMediaContent>) throws {
      try name(taken, but: others, applied)
      coordinator.receivedThings.add(media: taken.count { !others.contains($0.content) })
      done += taken.count
      coordinator.environment.progress(
        SyncProgress(phase: .reading, done: done, total: wanted.count)
      )
    }
    func takeSlice() throws {
      guard !slice.isEmpty else { return }
      try finish(slice, take(slice, ids))
      slice = []
      ids = []
    }
    for content in Self.inOrder(Array(wanted.values)) {
      guard content.place.chunks.count <= Self.slice else {
        try finish([content], takeInPieces(content) ? [] : [content.content])
        continue
      }
      slice.append(content)
      for id in content.place.chunkIDs where ids.last != id { ids.append(id) }
      if ids.count >= Self.slice { try takeSlice() }
    }
    try takeSlice()
  }

  /// The contents in an order in which each chunk is read once: as they lie in it, and then those in the chunk
  /// in which the last one ends.
  private static func inOrder(_ wanted: [Wanted]) -> [Wanted] {
    var begun = Dictionary(grouping: wanted) { $0.place.chunks.first ?? [] }
    // A chunk in which another one's last part is comes after it.
    let ends = Set(wanted.lazy.filter { $0.place.chunks.count > 1 }.compactMap(\.place.chunks.last))
    let order = begun.keys.sorted {
      (ends.contains($0) ? 1 : 0, $0) < (ends.contains($1) ? 1 : 0, $1)
    }
    var ordered: [Wanted] = []
    for first in order {
      var next: [UInt8]? = first
      while let chunk = next, let contents = begun.removeValue(forKey: chunk) {
        let sorted = contents.sorted {
          ($0.place.offset, $0.content.hash) < ($1.place.offset, $1.content.hash)
        }
        ordered += sorted
        next = sorted.last?.place.chunks.last
      }
    }
    return ordered
  }

  /// Takes in contents whose chunks have room in memory together.
  ///
  /// - Returns: those that are other ones.
  private func take(
    _ slice: [Wanted],
    _ ids: [MediaChunkID]
  ) throws -> Set<SharedMediaContent> {
    let places = Dictionary(slice.map { ($0.content, $0.place) }) { first, _ in first }
    let reading = Reading(try chunks.contents(of: ids))
    return try media.add(slice.map(\.content)) { content, room in
      guard let place = places[content] else { return 0 }
      return try reading.read(content, place, into: room)
    }
  }

  /// Takes in a large content.
  ///
  /// - Returns: false if it is another one.
  private func takeInPieces(_ wanted: Wanted) throws -> Bool {
    var rest = wanted.place.chunkIDs[...]
    var skipped = wanted.place.offset
    var left = wanted.content.size
    return try media.add(wanted.content) {
      guard left > 0, !rest.isEmpty else { return nil }
      let ids = rest.prefix(Self.slice)
      rest = rest.dropFirst(ids.count)
      try chunks.prefetch(Array(ids))
      var piece: [UInt8] = []
      piece.reserveCapacity(ids.count * MediaChunk.contentBytes)
      for id in ids {
        guard let chunk = try chunks.content(of: id) else { throw UnexpectedMedia() }
        piece += chunk.dropFirst(skipped).prefix(left - piece.count)
        skipped = 0
      }
      left -= piece.count
      return piece
    }
  }

  /// Has the names of contents that were taken in be there, and tells those of other ones.
  private func name(
    _ slice: [Wanted],
    but others: Set<SharedMediaContent>,
    _ applied: (Storage.Changes) throws -> Void
  ) throws {
    for wanted in slice where others.contains(wanted.content) {
      for name in wanted.names { chunks.tell(name, wanted.place) }
    }
    let named = slice.filter { !others.contains($0.content) }.flatMap(\.names)
      .filter { !$0.isNamed }
    if !named.isEmpty { try applied(try media.name(named.map(\.key))) }
  }

  /// Reads contents out of chunks.
  private final class Reading {
    private let chunks: [MediaChunkID: [UInt8]]
    /// The content that is read, and the number of its bytes that were.
    private var content: SharedMediaContent?
    private var done = 0

    init(_ chunks: [MediaChunkID: [UInt8]]) {
      self.chunks = chunks
    }

    func read(
      _ content: SharedMediaContent,
      _ place: SharedMediaPlace,
      into room: UnsafeMutableRawBufferPointer
    ) throws -> Int {
      if content != self.content {
        self.content = content
        done = 0
      }
      guard done < content.size else { return 0 }
      let (number, start) = (place.offset + done).quotientAndRemainder(
        dividingBy: MediaChunk.contentBytes
      )
      let ids = place.chunkIDs
      guard ids.indices.contains(number), let chunk = chunks[ids[number]] else {
        throw UnexpectedMedia()
      }
      let count = min(room.count, content.size - done, chunk.count - start)
      room.copyBytes(from: chunk[start..<start + count])
      done += count
      return count
    }
  }
}

/// The order of byte strings.
private func < (one: (Int, [UInt8]), other: (Int, [UInt8])) -> Bool {
  one.0 != other.0 ? one.0 < other.0 : one.1.lexicographicallyPrecedes(other.1)
}
