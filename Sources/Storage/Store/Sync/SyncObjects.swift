import Flashcards
import Vault

/// An object as merging knows it.
struct SyncObject {
  /// The id of its record in this vault, also when it is deleted; 0 if there never was one.
  var local: Int64
  /// The writes that hold it, and its fields.
  var registers: ObjectRegisters
  /// The fields whose value is not in the record yet, and what they wait for.
  var lacking: [FieldID: Lack] = [:]
  /// True if it is a name of media, and something has asked for its content.
  var isWanted = false

  /// The requirement that a value waits for.
  enum Lack: Sendable {
    /// An object that has not come yet.
    case reference
    /// A newer program.
    case program
  }

  /// True if the object is a card whose progress follows from the merged answers.
  var isDerived: Bool { registers.fields[FlashcardSyncField.progress]?.isConcurrent ?? false }

  /// True if the record has another value of a field than the one that shows.
  func isWaiting(for field: FieldID, of kind: ObjectKind) -> Bool {
    lacking[field] != nil && FieldRule.isInRecord(field, of: kind)
      && registers.fields[field]?.isConcurrent == false
  }

  /// The values that show and are not in the record.
  var shown: [FieldID: [UInt8]] {
    let values = registers.fields.compactMap { field, register in
      register.shown?.value.map { (field, $0) }
    }
    return Dictionary(uniqueKeysWithValues: values)
  }

  /// Has all values that are not in the record wait.
  mutating func lack(_ lack: Lack) {
    for (field, register) in registers.fields where register.shown?.value != nil {
      lacking[field] = lack
    }
  }
}

/// The facts needed of an object that another one names. Its fields are not read for that.
struct ObjectOutline {
  /// The id of its record in this vault, as that of an object.
  let local: Int64
  let exists: Bool
  /// True if it is a card whose progress follows from the merged answers.
  let isDerived: Bool
}

/// The state of merging of objects within one transaction: read when first needed, and written at the
/// end.
final class SyncObjects {
  /// The state of an object, and what its record needs.
  private struct Entry {
    /// The state; nil if nothing was heard of the object.
    var object: SyncObject?
    /// True if no record has its number, also none of another kind.
    var isNew = false
    var isChanged = false

    mutating func change(_ object: SyncObject) {
      self.object = object
      isChanged = true
    }
  }

  let records: RecordWriter
  private var entries: [ObjectKey: Entry] = [:]
  private var keys: [LocalName: ObjectKey] = [:]

  init(_ records: RecordWriter) {
    self.records = records
  }

  /// The state of an object; nil if nothing was heard of it.
  func object(_ key: ObjectKey) throws -> SyncObject? {
    if let known = entries[key] { return known.object }
    let stored = try records.open(key.id, in: .syncObject) { header, content in
      try SyncObjectCodec.object(header.indexed, from: content)
    }
    let object = stored.flatMap { $0.kind == key.kind ? $0.object : nil }
    entries[key] = Entry(object: object, isNew: stored == nil)
    return object
  }

  /// Reads the states of objects that will be needed, in the order of the table: its pages do not all fit
  /// into the cache, and each is read once so.
  func read(_ keys: [ObjectKey]) throws {
    for key in keys.sorted(by: Self.precedes) { _ = try object(key) }
  }

  /// The outlines of objects of which something was heard, read in the same order.
  func outlines(of keys: Set<ObjectKey>) throws -> [ObjectKey: ObjectOutline] {
    var outlines: [ObjectKey: ObjectOutline] = [:]
    outlines.reserveCapacity(keys.count)
    for key in keys.sorted(by: Self.precedes) { outlines[key] = try outline(of: key) }
    return outlines
  }

  private func outline(of key: ObjectKey) throws -> ObjectOutline? {
    if let object = entries[key]?.object {
      return ObjectOutline(
        local: object.local,
        exists: object.registers.exists,
        isDerived: object.isDerived
      )
    }
    let stored = try records.open(key.id, in: .syncObject) { header, content in
      try SyncObjectCodec.outline(header.indexed, from: content)
    }
    return stored.flatMap { $0.kind == key.kind ? $0.outline : nil }
  }

  /// The order of the table.
  private static func precedes(_ one: ObjectKey, _ other: ObjectKey) -> Bool {
    (one.id, one.kind.rawValue) < (other.id, other.kind.rawValue)
  }

  /// The key and the content of a set of parameters that no other device knows of; nil of others.
  func newParameters(_ local: Int64) throws -> (key: ObjectKey, content: [UInt8])? {
    guard let set = try records.parameters(ParameterSetID(rawValue: local)) else { return nil }
    let content = ParameterCodec.bytes(of: set)
    let key = SyncHash.parameters(content: content)
    return try object(key)?.registers.exists == true ? nil : (key, content)
  }

  /// True if the vault has parameters that no other device knows of.
  func haveNewParameters() throws -> Bool {
    try records.ids(of: .parameters).contains { id in
      do { return try newParameters(id) != nil } catch let error where error.isOfRecord {
        return false
      }
    }
  }

  /// Replaces the state of an object.
  func set(_ object: SyncObject, for key: ObjectKey) {
    if object.local != 0 { keys[LocalName(kind: key.kind, local: object.local)] = key }
    entries[key, default: Entry()].change(object)
  }

  /// The key of an object of this vault; nil if no other device knows of it.
  func key(of kind: ObjectKind, _ local: Int64) throws -> ObjectKey? {
    let name = LocalName(kind: kind, local: local)
    if let known = keys[name] { return known }
    guard let key = try records.syncKey(of: kind, local) else { return nil }
    // One that was changed in this transaction may stand for another object now.
    if let entry = entries[key], entry.isChanged, entry.object?.local != local { return nil }
    keys[name] = key
    return key
  }

  /// The id in this vault of an object that exists; nil if there is none.
  func local(of key: ObjectKey) throws -> Int64? {
    if key.kind == .noteType, key.id < 16 { return key.id }
    guard let object = try object(resolved(key)), object.local != 0, object.registers.exists else {
      return nil
    }
    return object.local
  }

  /// The key of the deck that is in a deck's place, or the key itself.
  func resolved(_ key: ObjectKey) throws -> ObjectKey {
    var key = key
    // An alias is always lower, so that this ends.
    while key.kind == .deck,
      let alias = try object(key)?.registers.fields[DeckFields.alias]?.shown?.value,
      // One that is no number names no deck.
      let number = try? alias.number()
    {
      let next = ObjectKey(.deck, number)
      guard next.id < key.id else { break }
      key = next
    }
    return key
  }

  /// The keys of the objects with values that wait.
  func keysOfWaiting(for marks: SyncMarks, in space: SyncSpace) throws -> [ObjectKey] {
    var keys = Set(entries.filter { $1.isChanged && $1.object?.lacking.isEmpty == false }.keys)
    for id in try records.markedObjects(marks, in: space) {
      guard let kind = try records.indexedValues(of: id, in: .syncObject)?[0] else { continue }
      keys.insert(ObjectKey(ObjectKind(rawValue: UInt8(clamping: kind)), id))
    }
    return keys.sorted()
  }

  /// Finds the values that a program left here which knew less than this one, and has them wait.
  func findUnread(in space: SyncSpace) throws {
    var found: [ObjectKey] = []
    let damage = try records.openAll(in: .syncObject) { header, content in
      let (kind, object) = try SyncObjectCodec.object(header.indexed, from: content)
      let key = ObjectKey(kind, header.id)
      guard kind.space == space, object.registers.exists, object.lacking.isEmpty,
        object.registers.fields.contains(where: { field, register in
          register.versions.count == 1 && register.versions[0].value != nil
            && (FieldRule.isInRecord(field, of: kind) || !FieldRule.isKnown(field, of: kind))
        })
      else { return }
      found.append(key)
    }
    if let first = damage.first { throw VaultFailure.damaged(first) }
    for key in found {
      guard var object = try object(key) else { continue }
      object.lack(.program)
      set(object, for: key)
    }
  }

  /// Writes what was changed, and forgets it to be read anew.
  func save() throws {
    // Each page of the table is written once so.
    let changed = entries.compactMap { $1.isChanged ? $0 : nil }.sorted(by: Self.precedes)
    var last: Int64?
    for key in changed {
      guard let entry = entries.removeValue(forKey: key), var object = entry.object else {
        continue
      }
      // What came for a deleted object is in no record.
      let fields = object.registers.exists ? object.registers.fields.keys : []
      for field in fields {
        if !FieldRule.isKnown(field, of: key.kind) {
          object.lacking[field] = .program
        } else if FieldRule.isInRecord(field, of: key.kind), object.lacking[field] == nil {
          object.registers.fields[field]?.strip()
        }
      }
      let indexed = SyncObjectCodec.indexedValues(
        of: key.kind,
        object,
        hasConflicts: try !toldConflicts(key, object).isEmpty
      )
      let content = RecordContent.plain(SyncObjectCodec.bytes(of: object))
      // Another kind's object may have the same number.
      if entry.isNew, key.id != last {
        try records.insert(key.id, indexed: indexed, content, into: .syncObject)
      } else {
        try records.put(key.id, indexed: indexed, content, in: .syncObject)
      }
      last = key.id
    }
    entries = [:]
    keys = [:]
  }
}

extension RecordReader {
  /// The names of media that no frame has named.
  func mediaNamesWithoutObject() throws -> [Int64] {
    try db.integers(
      """
      SELECT id FROM record_media_name WHERE NOT EXISTS
      (SELECT 1 FROM record_sync_object WHERE local = record_media_name.id AND kind = ?)
      """,
      Int64(ObjectKind.mediaName.rawValue)
    )
  }

  /// The key of an object of this vault; nil if no other device knows of it. It is not authentic.
  func syncKey(of kind: ObjectKind, _ local: Int64) throws -> ObjectKey? {
    var key: ObjectKey?
    try each(
      "SELECT id FROM record_sync_object WHERE local = ? AND kind = ? LIMIT 1",
      local,
      Int64(kind.rawValue)
    ) { row in key = row.integer(0).map { ObjectKey(kind, $0) } }
    return key
  }
}
