import ByteCoding
import Flashcards
import Vault

/// Brings names of media into the state that their objects have, as far as the contents are here.
struct MediaNameSettling {
  private let records: RecordWriter
  private let objects: SyncObjects
  private let names: MediaNames

  init(_ records: RecordWriter, _ objects: SyncObjects) {
    self.records = records
    self.objects = objects
    names = MediaNames(records)
  }

  /// Adds to changes what brings a name into that state. Where its content is not here the object has no
  /// record until it is. A content that has the name here, without the device that gave it to another one
  /// having known, gets a name that tells it apart, the same one on every device.
  func settle(
    _ key: ObjectKey,
    at now: Timestamp,
    _ ids: inout IDSource,
    into change: inout ChangeSet
  ) throws {
    guard var object = try objects.object(key), object.registers.exists,
      let text = object.registers.fields[MediaNameFields.name]?.shown?.value?.text,
      let contents = object.registers.fields[MediaNameFields.content],
      let value = contents.shown?.value,
      // One that is written otherwise is no name, and would come into the way of the one that it looks like.
      MediaName.composed(text) == text, SyncHash.mediaName(text) == key
    else { return }
    let content = try SharedMediaContent(value)
    let shown = try object.registers.fields[MediaNameFields.added]?.shown?.value?.number()
    let added = shown.map { Timestamp(milliseconds: $0) } ?? now
    defer { objects.set(object, for: key) }
    if let holder = try holder(of: text, change) {
      let own = try self.content(of: holder)
      if own == content {
        object.local = holder.id.rawValue
        object.isWanted = false
        let same = MediaName(id: holder.id, text, of: holder.file, added: added)
        if let same, same != holder { change.mediaNames.append(same) }
        return
      }
      // As long as it is not known what it is the name of, it stays. A damaged one is another one: it would have
      // been mended when the one that is here came.
      guard let hash = try own?.hash ?? hashOfDamaged(holder, besides: content) else {
        return object.local = 0
      }
      let wasKnown = own.map { own in !contents.versions.contains { $0.value == own.bytes } }
      if object.local == holder.id.rawValue, wasKnown == true {
        change.removedMediaNames.insert(holder.id)
      } else if let apart = try apart(holder, hash, change) {
        change.mediaNames.append(apart)
        if let own { try keepPlace(of: own, in: object, for: apart, at: now) }
      } else {
        change.removedMediaNames.insert(holder.id)
      }
    }
    object.local = 0
    guard let file = try MediaContents(records.db).wholeFile(hashed: content.hash) else { return }
    let new = MediaName(
      id: ids.next(at: now),
      text,
      of: MediaFileID(rawValue: file),
      added: added
    )
    guard let new else { return }
    change.mediaNames.append(new)
    object.local = new.id.rawValue
    object.isWanted = false
  }

  /// Gives a name that no frame has named another text, where other devices have the name for another content,
  /// which is not here.
  ///
  /// - Returns: the name as it is then; nil where it can stay.
  func renamed(_ name: MediaName) throws -> MediaName? {
    guard let object = try objects.object(SyncHash.mediaName(name.text)), object.registers.exists,
      object.local == 0,
      let value = object.registers.fields[MediaNameFields.content]?.shown?.value,
      let own = try content(of: name), try own != SharedMediaContent(value),
      let apart = try apart(name, own.hash, ChangeSet())
    else { return nil }
    try names.write([apart], removing: [], records)
    return apart
  }

  /// Has a content that got another name keep its place on the remote.
  private func keepPlace(
    of content: SharedMediaContent,
    in object: SyncObject,
    for name: MediaName,
    at now: Timestamp
  ) throws {
    for value in object.registers.fields[MediaNameFields.place]?.versions.compactMap(\.value) ?? []
    {
      // What a newer program wrote is no place that is known here.
      guard let place = try? SharedMediaPlace(value), place.content == content.mark else {
        continue
      }
      var entry = OutboxEntry()
      entry.time = now.rawValue
      entry.placed = [(SyncHash.mediaName(name.text), value)]
      return try records.putInOutbox(entry, of: .study)
    }
  }

  /// What has a name, or will have it with the changes.
  private func holder(of text: String, _ change: ChangeSet) throws -> MediaName? {
    if let new = change.mediaNames.last(where: { $0.text == text }) { return new }
    guard let id = try names.id(of: text) else { return nil }
    return try records.object(id.rawValue, records.noteTypeTable)
  }

  private func content(of name: MediaName) throws -> SharedMediaContent? {
    try MediaContents(records.db).content(of: name.file.rawValue)
      .map { SharedMediaContent(hash: $0.hash, size: $0.size) }
  }

  /// The hash under an earlier key of a damaged content, if the one that is to have its name is here.
  private func hashOfDamaged(
    _ name: MediaName,
    besides content: SharedMediaContent
  ) throws -> [UInt8]? {
    let contents = MediaContents(records.db)
    guard try contents.wholeFile(hashed: content.hash) != nil else { return nil }
    return try contents.hash(ofDamaged: name.file.rawValue)
  }

  /// The name with a text that tells its content apart; nil if something has it.
  private func apart(
    _ name: MediaName,
    _ hash: [UInt8],
    _ change: ChangeSet
  ) throws -> MediaName? {
    let digits = Hex.text(hash.prefix(Self.digits / 2))
    let text = MediaName.telling(apart: name.text, by: digits)
    guard let new = MediaName(id: name.id, text, of: name.file, added: name.added),
      try names.id(of: new.text) == nil, !change.mediaNames.contains(where: { $0.text == new.text })
    else { return nil }
    return new
  }

  /// The number of digits of a hash in a name, as many as Anki takes.
  private static let digits = 40
}

extension RemoteChangeApplier {
  mutating func applyMediaName(_ key: ObjectKey) throws {
    guard let object = try objects.object(key) else { return }
    guard object.registers.exists else {
      if object.local != 0 { change.removedMediaNames.insert(MediaNameID(rawValue: object.local)) }
      return try records.noteMediaDeletion(of: key, local: object.local, at: now.rawValue)
    }
    try MediaNameSettling(records, objects).settle(key, at: now, &ids, into: &change)
  }
}

extension RecordWriter {
  /// Notes when a name of media was deleted, in milliseconds since 1970: its content stays on the remote for as
  /// long as that can be undone.
  func noteMediaDeletion(of key: ObjectKey, local: Int64, at time: Int64) throws {
    let deleted = DeletedObject(kind: .mediaName, local: local, content: [UInt8](value: time))
    try put(key.id, .plain(deleted.bytes), in: .syncDeleted)
  }
}
