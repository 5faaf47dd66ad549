import SealedFiles
import Store
import SyncEngines

/// Pictures and sounds, whose contents lie in chunks beside the segments.
extension Coordinator {
  /// The media that travel; nil without flashcards.
  var media: (any SyncMedia<Storage.Changes>)? {
    membership.spaces.include(.study) ? storage.media : nil
  }

  /// The keys under which chunks are sealed.
  var chunkKeys: EpochKeys {
    get throws {
      guard let keys = roster.currentKeys(of: .study, in: membership.keyring) else {
        throw CoordinatorFailure.keysMissing
      }
      return keys
    }
  }

  /// Has contents be hashed by the group's key, before a frame names one.
  func useMediaHashKey() throws {
    guard let media else { return }
    guard let key = membership.keyring.mediaHashKey else { throw CoordinatorFailure.keysMissing }
    try media.setHashKey(key)
  }

  /// Hashes the contents that were there before this vault was in the group.
  func hashMedia() throws {
    try useMediaHashKey()
    try media?.hashContents { try environment.checkCancelled() }
  }

  /// Names the contents that are here, puts up those that are not on the remote, takes in those that are not
  /// here, and deletes chunks of this device that nothing needs. Interrupted anywhere, it goes on from there.
  func exchangeMedia(
    _ listing: RemoteListing,
    _ applied: (Storage.Changes) throws -> Void
  ) throws {
    guard let media else { return }
    var names = try media.names()
    guard !names.isEmpty || !listing.chunks.isEmpty else { return }
    // Before anything is put at their places again.
    try forgetDeleted(&names, media)
    let known = names.filter { $0.exists && !$0.isNamed && $0.file != nil }
    if !known.isEmpty {
      try applied(try media.name(known.map(\.key)))
      names = try media.names()
    }
    var chunks = MediaChunks(self, listing)
    try MediaSender(self, media).send(names, &chunks)
    try MediaReceiver(self, media, chunks).receive(names, applied)
    try sweep(names, chunks, media)
  }

  /// Forgets where the contents of names were whose deletion can't be undone any more.
  private func forgetDeleted(
    _ names: inout [SharedMediaName],
    _ media: any SyncMedia<Storage.Changes>
  ) throws {
    let end = environment.now() - UndoStore.lifetime
    func isOver(_ name: SharedMediaName) -> Bool { name.deleted.map { $0 < end } ?? false }
    let over = names.filter(isOver)
    guard !over.isEmpty else { return }
    try media.forgetPlaces(of: over.map(\.key))
    names.removeAll(where: isOver)
  }

  /// Deletes the chunks that no name needs: those of this device, and of replicas that are gone and of which
  /// all is known. What a newer program said may need any of them.
  private func sweep(
    _ names: [SharedMediaName],
    _ chunks: MediaChunks<Storage>,
    _ media: any SyncMedia<Storage.Changes>
  ) throws {
    var needed = chunks.sent
    for name in names {
      for place in name.allPlaces { needed.formUnion(place.chunkIDs) }
    }
    let gone = try Set(
      roster.replicas.filter { try !$0.isPresent && isWhole($0) }.map(\.id)
    )
    let unneeded = chunks.paths { id, replica in
      !needed.contains(id) && (replica == membership.id || gone.contains(replica))
    }
    guard !unneeded.isEmpty, try !media.haveUnread() else { return }
    try chunks.delete(unneeded)
  }

  /// True if all that a removed replica said of flashcards was applied, and what the others said that is here:
  /// files come in any order, and what is not known yet may need its chunks. Where one left it is not known.
  private func isWhole(_ replica: Replica) throws -> Bool {
    guard faults.isEmpty, let end = roster.end(of: .study, by: replica.id),
      let applied = try storage.position(of: .study)?.applied
    else { return false }
    return applied[replica.number] >= end
      && roster.replicas.allSatisfy { other in
        other.id == membership.id
          || applied[other.number] >= membership.end(of: .study, by: other.id).number
      }
  }

  /// Reads all chunks that names refer to, and tells by those names what is missing or altered. An altered one
  /// that this device had put there, and whose contents it has, is taken away: the next round puts them up
  /// again.
  ///
  /// - Returns: the number of chunks.
  func verifyMedia(_ listing: RemoteListing) throws -> Int {
    guard let media else { return 0 }
    let chunks = MediaChunks(self, listing)
    var sound: [MediaChunkID: Bool] = [:]
    var lacking: Set<MediaChunkID> = []
    var count = 0
    for name in try media.names() where name.exists {
      guard let place = name.places.first else { continue }
      for id in place.chunkIDs where sound[id] == nil {
        count += 1
        sound[id] = try chunks.content(of: id) != nil
      }
      guard place.chunkIDs.contains(where: { sound[$0] == false }) else { continue }
      chunks.tell(name, place)
      if name.file == nil { lacking.formUnion(place.chunkIDs) }
    }
    let altered = chunks.paths { id, replica in
      sound[id] == false && replica == membership.id && !lacking.contains(id)
    }
    try chunks.delete(altered)
    return count
  }
}

extension SharedMediaPlace {
  /// The names of the chunks.
  var chunkIDs: [MediaChunkID] { chunks.compactMap { MediaChunkID(bytes: $0) } }

  /// A place that begins somewhere in the first of some chunks.
  init(of content: SharedMediaContent, offset: Int, _ chunks: some Sequence<MediaChunkID>) {
    self.init(of: content, offset: offset, chunks: chunks.map(\.bytes))
  }
}
