import Store

/// A replica as the rules of merging see one: records, the registers beside them, a log of entries,
/// and an outbox. Values that a record holds are left out of the registers, as a vault does it.
struct ModelReplica {
  let number: UInt16
  /// The difference of its wall clock, in milliseconds.
  let skew: Int64
  /// True if it runs the newer program, which knows all kinds and codes.
  var isNewer: Bool

  var clock = HybridClock()
  var applied = VersionVector()
  var records: [ObjectKey: ModelRecord] = [:]
  var registers: [ObjectKey: ObjectRegisters] = [:]
  /// The entries of each object, those taken back included.
  var entries: [ObjectKey: [LogEntryID: LogEntry]] = [:]
  var withdrawn: Set<LogEntryID> = []
  var outbox = ModelOutbox()
  /// The frames made here.
  var log: [Frame] = []
  /// The frames that were received and whose context is not applied yet, by replica and number.
  var waiting: [UInt16: [UInt64: Frame]] = [:]
  /// The operations that a newer program wrote, in the order of their application.
  var held: [HeldOperation] = []
  /// The values that the newer program makes of its own operations.
  var newerValues: Set<[UInt8]> = []

  init(_ number: UInt16, skew: Int64 = 0, isNewer: Bool = false) {
    self.number = number
    self.skew = skew
    self.isNewer = isNewer
  }

  /// An operation that this program does not know, and all that merging it later takes.
  struct HeldOperation {
    let operation: Operation
    let frame: Frame
  }

  func exists(_ object: ObjectKey) -> Bool { records[object]?.exists ?? false }

  /// The entries that count, in order.
  func history(of card: ObjectKey) -> [LogEntry] {
    (entries[card] ?? [:]).values.filter { !withdrawn.contains($0.id) }.sorted { $0.id < $1.id }
  }
}

/// The changes that a user makes. All of them are writes to the records, and go into the outbox.
extension ModelReplica {
  mutating func set(_ field: FieldID, of object: ObjectKey, to value: [UInt8], at now: Int64) {
    if !exists(object) { outbox.existence.insert(object) }
    records[object, default: ModelRecord()].exists = true
    records[object, default: ModelRecord()].fields[field] = value
    outbox.fields[.init(object: object, field: field)] = clock.next(at: now + skew)
  }

  /// Deletes an object. What else changed of it goes into a frame of its own before: a frame that
  /// only deleted would leave out values that this replica shows once a concurrent edit has the
  /// object survive.
  mutating func delete(_ object: ObjectKey, at now: Int64) {
    if outbox.holdsChange(of: object) { seal(at: now) }
    records[object, default: ModelRecord()].exists = false
    outbox.existence.insert(object)
  }

  mutating func undoDeletion(of object: ObjectKey) {
    records[object, default: ModelRecord()].exists = true
    outbox.existence.insert(object)
  }

  /// Answers a card: an entry, and a placement that follows from the one before.
  mutating func answer(_ card: ObjectKey, _ rating: UInt8, edition: UInt8 = 0, at now: Int64) {
    let id = LogEntryID(object: card, time: now + skew, edition: edition)
    let entry = LogEntry(id, content: [rating])
    guard entries[card]?[id] == nil else { return }
    entries[card, default: [:]][id] = entry
    outbox.added.append(entry)
    let last = records[card]?.fields[ModelSchema.placement] ?? []
    place(card, ModelPlacement.due(after: last, entry), at: now)
  }

  mutating func withdraw(_ entry: LogEntryID, at now: Int64) {
    withdrawn.insert(entry)
    outbox.withdrawn.append(entry)
    place(entry.object, ModelPlacement.due(of: history(of: entry.object)), at: now)
  }

  /// Puts a card on another day without an answer, as a change of options does.
  mutating func place(_ card: ObjectKey, _ due: UInt64, at now: Int64) {
    let value = ModelPlacement.value(due: due, history: history(of: card))
    set(ModelSchema.placement, of: card, to: value, at: now)
  }

  mutating func writeNewer(_ value: [UInt8]) {
    newerValues.insert(value)
    outbox.newer.append(value)
  }
}
