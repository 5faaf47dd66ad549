package import Flashcards
import Preferences
package import Secrets
package import Vault

/// A name of a picture or a sound as devices have it in common.
package struct SharedMediaName: Sendable {
  /// The key.
  package let key: ObjectKey
  /// The name.
  package let text: String
  /// The content that it is the name of.
  package let content: SharedMediaContent
  /// The places that devices put contents of the name at on the remote; the newest first.
  package let allPlaces: [SharedMediaPlace]
  /// True if a place of it can't be read here, as a newer program wrote it.
  package let hasUnreadPlace: Bool
  /// The number of the device that said the newest of the content, and when it did, in milliseconds since
  /// 1970; nil without any.
  package let placed: (by: UInt16, at: Int64)?
  /// When it was deleted, in milliseconds since 1970; nil for one that exists.
  package let deleted: Int64?
  /// The content in this vault; nil if it is not here, or not whole.
  package let file: MediaFileID?
  /// True if this vault has the name.
  package let isNamed: Bool
  /// True if it has it, or had it until it was deleted here.
  package let wasNamed: Bool
  /// True if a card or an export has asked for the content.
  package let isWanted: Bool

  /// The places of the content, likewise.
  package var places: [SharedMediaPlace] { allPlaces.filter { $0.content == content.mark } }

  /// True unless it was deleted.
  package var exists: Bool { deleted == nil }

  /// True if other devices have it, and it is not here.
  package var isAbsent: Bool { exists && file == nil }

  /// True if only other devices have the name.
  var isElsewhere: Bool { exists && !wasNamed }
}

extension SyncStore {
  /// The names of media that devices have in common, and those that were deleted whose content may still be on
  /// the remote.
  package func mediaNames(under key: VaultKey) throws(VaultFailure) -> [SharedMediaName] {
    try vault.readRecords(under: key) { records in
      try records.markedObjects(.medium, in: .study).compactMap { try records.sharedMediaName($0) }
    }
  }

  /// True if what a newer program said of flashcards waits: it may be of media.
  package func haveUnreadMedia(under key: VaultKey) throws(VaultFailure) -> Bool {
    try vault.readRecords(under: key) { records in
      try records.markedObjects(.medium, in: .study).contains { id in
        try records.sharedMediaName(id)?.hasUnreadPlace ?? true
      } || records.held(in: .study).contains(where: \.needNewerProgram)
    }
  }

  /// True if the contents of names come only once something asks for them, by a setting of this device.
  package func mediaComeAsNeeded(under key: VaultKey) throws(VaultFailure) -> Bool {
    try SettingsStore(vault).verified(under: key)?.fetchesMediaAsNeeded ?? false
  }

  /// Asks for the contents of names, of those that other devices have and that are not here: they come with the
  /// next round.
  ///
  /// - Returns: the names that are not here yet.
  package func askForMedia(
    _ names: some Sequence<String>,
    under key: VaultKey
  ) throws(VaultFailure) -> Set<String> {
    let absent = try vault.readRecords(under: key) { records in
      try names.compactMap { try records.sharedMediaName($0) }.filter(\.isAbsent)
    }
    let new = absent.filter { !$0.isWanted }
    if !new.isEmpty, vault.access == .readWrite {
      try vault.writeRecords(under: key) { records in
        let objects = SyncObjects(records)
        for name in new {
          guard var object = try objects.object(name.key) else { continue }
          object.isWanted = true
          objects.set(object, for: name.key)
        }
        try objects.save()
      }
    }
    return Set(absent.map(\.text))
  }

  /// Has names whose contents came be there.
  package func nameMedia(
    _ keys: [ObjectKey],
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) -> AppliedChanges {
    try vault.writeRecords(under: key) { records in
      let objects = SyncObjects(records)
      let settling = MediaNameSettling(records, objects)
      var ids = try records.idSource()
      var applied = AppliedChanges()
      for key in keys {
        var change = ChangeSet()
        do {
          try settling.settle(key, at: now, &ids, into: &change)
        } catch let error where error.isOfFrames {
          // It waits for a program that can read it.
          continue
        }
        try records.writeWithoutCapture(change)
        applied.changes.study.merge(change)
      }
      try objects.save()
      return applied
    }
  }

  /// Tells other devices where contents were put on the remote, by the names that they have.
  package func placeMedia(
    _ places: [(key: ObjectKey, place: SharedMediaPlace)],
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      var entry = OutboxEntry()
      entry.time = now.rawValue
      entry.placed = places.map { ($0.key, $0.place.bytes) }
      try records.putInOutbox(entry, of: .study)
    }
  }

  /// Forgets where the contents of deleted names were.
  package func forgetMediaPlaces(
    of keys: [ObjectKey],
    under key: VaultKey
  ) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      let objects = SyncObjects(records)
      for key in keys {
        guard var object = try objects.object(key), !object.registers.exists else { continue }
        object.registers.fields[MediaNameFields.place] = nil
        objects.set(object, for: key)
        try records.delete(key.id, from: .syncDeleted)
      }
      try objects.save()
    }
  }
}

extension MediaStore {
  /// Has those of some names be there that only other devices had, and whose contents were added here: that is
  /// nothing that could be undone.
  ///
  /// - Returns: these names, and those of contents that are not here.
  package func settle(
    _ names: some Sequence<String>,
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) -> (here: [MediaName], elsewhere: Set<String>) {
    let shared = try vault.readRecords(under: key) { records in
      try names.compactMap { try records.sharedMediaName($0) }.filter(\.isElsewhere)
    }
    return try SyncStore(vault).settle(shared, at: now, under: key)
  }
}

extension SyncStore {
  /// The names that other devices have for contents that are not here. Those whose contents are here are there
  /// from then on.
  package func mediaElsewhere(
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) -> Set<String> {
    let shared = try mediaNames(under: key).filter(\.isElsewhere)
    return try settle(shared, at: now, under: key).elsewhere
  }

  fileprivate func settle(
    _ shared: [SharedMediaName],
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) -> (here: [MediaName], elsewhere: Set<String>) {
    let keys = shared.filter { $0.file != nil }.map(\.key)
    let here =
      keys.isEmpty || vault.access == .readOnly
      ? [] : try nameMedia(keys, at: now, under: key).changes.study.mediaNames
    return (here, Set(shared.filter(\.isAbsent).map(\.text)))
  }
}

extension RecordReader {
  /// A name, in whatever form of Unicode; nil if devices do not have it in common.
  func sharedMediaName(_ text: String) throws -> SharedMediaName? {
    guard let text = MediaName.composed(text),
      let known = try sharedMediaName(SyncHash.mediaName(text).id), known.text == text
    else { return nil }
    return known
  }

  /// True if only other devices have a name, for another content, which is not here.
  func hasOtherContentElsewhere(_ name: MediaName) throws -> Bool {
    guard let own = try MediaContents(db).content(of: name.file.rawValue),
      let known = try sharedMediaName(name.text), known.isElsewhere, known.isAbsent
    else { return false }
    return known.content != SharedMediaContent(hash: own.hash, size: own.size)
  }

  /// A name; nil if what came of it can't be read.
  fileprivate func sharedMediaName(_ id: Int64) throws -> SharedMediaName? {
    let found = try open(id, in: .syncObject) {
      try SyncObjectCodec.object($0.indexed, from: $1).object
    }
    guard let object = found else { return nil }
    let fields = object.registers.fields
    guard let text = fields[MediaNameFields.name]?.shown?.value?.text,
      let value = fields[MediaNameFields.content]?.shown?.value,
      // It waits for a program that can.
      let content = try? SharedMediaContent(value)
    else { return nil }
    let versions = fields[MediaNameFields.place]?.versions ?? []
    // As above.
    let places = versions.map { $0.value.flatMap { try? SharedMediaPlace($0) } }
    let isUnread = zip(versions, places).contains { $0.value != nil && $1 == nil }
    let newest = places.firstIndex { $0?.content == content.mark }.map { versions[$0] }
    let file = try MediaContents(db).wholeFile(hashed: content.hash)
    return SharedMediaName(
      key: ObjectKey(.mediaName, id),
      text: text,
      content: content,
      allPlaces: places.compactMap(\.self),
      hasUnreadPlace: isUnread || !fields.keys.allSatisfy(MediaNameFields.numbers.contains),
      placed: newest.map { ($0.dot.replica, $0.time.milliseconds) },
      deleted: object.registers.exists ? nil : try mediaDeletion(of: id),
      file: file.map { MediaFileID(rawValue: $0) },
      isNamed: try object.local != 0 && object.registers.exists
        && contains(object.local, in: .mediaName),
      wasNamed: object.local != 0,
      isWanted: object.isWanted
    )
  }

  /// When a name of media was deleted; 0 where that is not known.
  private func mediaDeletion(of id: Int64) throws -> Int64 {
    try open(id, in: .syncDeleted) { try DeletedObject($1).content.number() } ?? 0
  }
}
