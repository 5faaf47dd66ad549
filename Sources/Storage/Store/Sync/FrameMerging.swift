import Vault

/// Merges frames of other devices into the state of objects, and collects what must follow in their
/// records.
final class FrameMerging {
  /// The changes of an object that its record does not have yet.
  struct Change {
    /// True if the object existed before.
    let existed: Bool
    /// The values to set.
    var values: [FieldID: [UInt8]] = [:]
    /// What the first write of these knew of.
    var context: VersionVector?
  }

  let objects: SyncObjects
  private(set) var state: SyncSpaceState
  private(set) var changes: [ObjectKey: Change] = [:]
  /// The entries that came, each with the frame that brought it.
  private(set) var added: [(entry: LogEntry, frame: Frame)] = []
  private(set) var withdrawn: [LogEntryID] = []
  /// Objects that were deleted on one device while another changed them.
  private(set) var survivors: Set<ObjectKey> = []
  /// True if there are answers that were taken back.
  private var hasWithdrawn: Bool
  private let records: RecordWriter
  /// The present value of a field, for comparing with that of a concurrent write.
  private let present: (ObjectKey, SyncObject, FieldID) throws -> [UInt8]?

  init(
    _ records: RecordWriter,
    _ objects: SyncObjects,
    _ state: SyncSpaceState,
    present: @escaping (ObjectKey, SyncObject, FieldID) throws -> [UInt8]?
  ) throws {
    hasWithdrawn = try !records.isEmpty(.syncWithdrawn)
    self.records = records
    self.objects = objects
    self.state = state
    self.present = present
  }

  /// Merges frames, each of which must be ready after those before it. Those that are applied already are
  /// left out.
  func merge(_ frames: [Frame]) throws {
    var keys: [ObjectKey] = []
    for operation in frames.lazy.flatMap(\.operations) {
      if let key = operation.changedObject, key != keys.last { keys.append(key) }
    }
    try objects.read(keys)
    for frame in frames where !state.applied.contains(frame.dot) {
      try merge(frame.operations, of: frame)
      state.applied[frame.dot.replica] = frame.dot.number
      state.latest = max(state.latest, frame.time)
    }
  }

  /// Sets a field by a frame of this device that is to come, which knows all other writes.
  func settle(
    _ key: ObjectKey,
    _ field: FieldID,
    _ value: [UInt8],
    at time: HybridTime,
    by dot: Dot
  ) throws {
    let frame = Frame(
      dot: dot,
      context: state.applied,
      time: time,
      wallTime: time.milliseconds,
      operations: []
    )
    try change(key) { try set(field, value, at: time, of: key, by: frame, in: &$0, &$1) }
  }

  private func merge(_ operations: [Operation], of frame: Frame) throws {
    var rest = operations[...]
    while let operation = rest.popFirst() {
      switch operation {
      case .set(let key, let field, let value, let time):
        try change(key) { object, change in
          try set(field, value, at: time, of: key, by: frame, in: &object, &change)
          // The fields of an object stand together: its state is looked up once for all of them.
          while case .set(key, let field, let value, let time)? = rest.first {
            try set(field, value, at: time, of: key, by: frame, in: &object, &change)
            rest.removeFirst()
          }
        }
      case .touch(let key):
        try change(key) { object, _ in
          if !object.registers.exists { survivors.insert(key) }
          object.registers.touch(by: frame.dot, knowing: frame.context)
        }
      case .delete(let key):
        try change(key) { object, _ in
          object.registers.delete(knowing: frame.context)
          if object.registers.exists { survivors.insert(key) }
        }
      case .add(let entry):
        if try hasWithdrawn
          && records.contains(SyncHash.withdrawn(entry.id), in: .syncWithdrawn)
        {
          continue
        }
        added.append((entry, frame))
      case .withdraw(let id):
        added.removeAll { $0.entry.id == id }
        withdrawn.append(id)
        hasWithdrawn = true
        try records.put(SyncHash.withdrawn(id), .plain([]), in: .syncWithdrawn)
      case .unknown: try records.hold(operation, of: frame)
      }
    }
  }

  /// Brings changes into an object's record. Values that can't be brought there wait.
  func apply(_ change: Change, to key: ObjectKey, _ body: () throws -> Void) throws {
    if var object = try objects.object(key), !object.lacking.isEmpty {
      for field in change.values.keys { object.lacking[field] = nil }
      objects.set(object, for: key)
    }
    do {
      try body()
    } catch let error where error.isOfFrames {
      try have(key, wait: error, change.existed ? Array(change.values.keys) : nil)
    }
  }

  /// Sets a field in a record, or has its value wait.
  func apply(_ field: FieldID, of key: ObjectKey, _ body: () throws -> Void) throws {
    do { try body() } catch let error where error.isOfFrames { try have(key, wait: error, [field]) }
  }

  /// Has values of an object wait; all that are not in its record if `fields` is nil.
  private func have(_ key: ObjectKey, wait error: any Error, _ fields: [FieldID]?) throws {
    guard var object = try objects.object(key) else { return }
    let lack: SyncObject.Lack = error is MissingObject ? .reference : .program
    if let fields {
      for field in fields { object.lacking[field] = lack }
    } else {
      object.lack(lack)
    }
    objects.set(object, for: key)
  }

  /// Takes up again what waits: for an object, if one came with these frames; for a newer program, if
  /// this one knows more than the one that kept it.
  func takeUp(in space: SyncSpace) throws {
    let knowsMore = state.knowledge < SyncSpaceState.knowledge
    guard knowsMore || changes.contains(where: { !$0.value.existed }) else { return }
    for (operation, frame) in try records.takeHeld(of: space) { try merge([operation], of: frame) }
    if knowsMore { try objects.findUnread(in: space) }
    for key in try objects.keysOfWaiting(for: knowsMore ? [.waiting, .newer] : .waiting, in: space)
    {
      try change(key) { object, change in
        for field in object.lacking.keys {
          guard let value = object.registers.fields[field]?.shown?.value else { continue }
          change.values[field] = value
        }
      }
    }
    state.knowledge = SyncSpaceState.knowledge
  }

  private func set(
    _ field: FieldID,
    _ value: [UInt8],
    at time: HybridTime,
    of key: ObjectKey,
    by frame: Frame,
    in object: inout SyncObject,
    _ change: inout Change
  ) throws {
    object.registers.set(field, value, at: time, by: frame.dot, knowing: frame.context)
    change.context = change.context ?? frame.context
    guard let written = object.registers.fields[field] else { return }
    guard written.isConcurrent else {
      if let shown = written.shown?.value { change.values[field] = shown }
      return
    }
    var register = written
    if FieldRule(of: field, in: key.kind) == .derived {
      register.stripAll()
      object.registers.fields[field] = register
      change.values[field] = nil
      return
    }
    if register.versions.contains(where: { $0.value == nil }),
      let present = try change.values[field] ?? present(key, object, field)
    {
      register.fill(present)
      object.registers.fields[field] = register
    }
    if let shown = register.shown?.value { change.values[field] = shown }
  }

  private func change(
    _ key: ObjectKey,
    _ body: (inout SyncObject, inout Change) throws -> Void
  ) throws {
    var object = try objects.object(key) ?? SyncObject(local: 0, registers: ObjectRegisters())
    var change =
      changes.removeValue(forKey: key)
      ?? Change(existed: object.registers.exists && object.local != 0)
    try body(&object, &change)
    objects.set(object, for: key)
    changes[key] = change
  }
}
