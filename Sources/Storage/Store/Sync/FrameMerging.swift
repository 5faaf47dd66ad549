import SyncMerging
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
  }

  let objects: SyncObjects
  private(set) var state: SyncSpaceState
  private(set) var changes: [ObjectKey: Change] = [:]
  /// The entries that came, each with the frame that brought it.
  private(set) var added: [(entry: LogEntry, frame: Frame)] = []
  private(set) var withdrawn: [LogEntryID] = []
  /// Objects that were deleted on one device while another changed them.
  private(set) var survivors: Set<ObjectKey> = []
  private let records: RecordWriter
  /// The present value of a field, for comparing with that of a concurrent write.
  private let present: (ObjectKey, SyncObject, FieldID) throws -> [UInt8]?

  init(
    _ records: RecordWriter,
    _ objects: SyncObjects,
    _ state: SyncSpaceState,
    present: @escaping (ObjectKey, SyncObject, FieldID) throws -> [UInt8]?
  ) {
    self.records = records
    self.objects = objects
    self.state = state
    self.present = present
  }

  /// Merges a frame, which must be ready.
  func merge(_ frame: Frame) throws {
    for operation in frame.operations { try merge(operation, of: frame) }
    state.applied[frame.dot.replica] = frame.dot.number
    state.latest = max(state.latest, frame.time)
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
    try set(field, value, at: time, of: key, by: frame)
  }

  private func merge(_ operation: Operation, of frame: Frame) throws {
    switch operation {
    case .set(let key, let field, let value, let time):
      try set(field, value, at: time, of: key, by: frame)
    case .touch(let key):
      try change(key) { object in
        if !object.registers.exists { survivors.insert(key) }
        object.registers.touch(by: frame.dot, knowing: frame.context)
      }
    case .delete(let key):
      try change(key) { object in
        object.registers.delete(knowing: frame.context)
        if object.registers.exists { survivors.insert(key) }
      }
    case .add(let entry):
      if try !records.contains(SyncHash.withdrawn(entry.id), in: .syncWithdrawn) {
        added.append((entry, frame))
      }
    case .withdraw(let id):
      added.removeAll { $0.entry.id == id }
      withdrawn.append(id)
      try records.put(SyncHash.withdrawn(id), .plain([]), in: .syncWithdrawn)
    case .unknown: try records.hold(operation, of: frame)
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
    for (operation, frame) in try records.takeHeld(of: space) { try merge(operation, of: frame) }
    if knowsMore { try objects.findUnread(in: space) }
    for key in try objects.keysOfWaiting(for: knowsMore ? [.waiting, .newer] : .waiting, in: space)
    {
      try change(key) { _ in }
      guard let object = try objects.object(key) else { continue }
      for field in object.lacking.keys {
        guard let value = object.registers.fields[field]?.shown?.value else { continue }
        changes[key]?.values[field] = value
      }
    }
    state.knowledge = SyncSpaceState.knowledge
  }

  private func set(
    _ field: FieldID,
    _ value: [UInt8],
    at time: HybridTime,
    of key: ObjectKey,
    by frame: Frame
  ) throws {
    try change(key) { object in
      object.registers.set(field, value, at: time, by: frame.dot, knowing: frame.context)
      guard var register = object.registers.fields[field] else { return }
      if FieldRule(of: field, in: key.kind) == .derived, register.isConcurrent {
        register.stripAll()
        object.registers.fields[field] = register
        changes[key]?.values[field] = nil
        return
      }
      if register.isConcurrent, register.versions.contains(where: { $0.value == nil }),
        let present = try changes[key]?.values[field] ?? present(key, object, field)
      {
        register.fill(present)
        object.registers.fields[field] = register
      }
      if let shown = register.shown?.value { changes[key]?.values[field] = shown }
    }
  }

  private func change(_ key: ObjectKey, _ body: (inout SyncObject) throws -> Void) throws {
    var object = try objects.object(key) ?? SyncObject(local: 0, registers: ObjectRegisters())
    if changes[key] == nil {
      changes[key] = Change(existed: object.registers.exists && object.local != 0)
    }
    try body(&object)
    objects.set(object, for: key)
  }
}
