/// Makes the frames of a log: collects operations, applies them to the state of their objects, and
/// passes a frame on when it is large enough.
final class FrameBuilder {
  private(set) var state: SyncSpaceState
  private let objects: SyncObjects
  /// The wall time of the frames, in milliseconds since 1970.
  let wallTime: Int64
  private let pass: (Frame) throws -> Void
  private var operations: [Operation] = []
  private var byteCount = 0
  private var held: Set<ObjectKey> = []
  private(set) var clock: HybridClock
  /// Objects that are in none of these frames as their records can't be read.
  private(set) var skipped: Set<LocalName> = []

  /// The number of bytes of values and operations from which on a frame is passed on.
  private static let most = 768 << 10

  init(
    _ state: SyncSpaceState,
    _ objects: SyncObjects,
    wallTime: Int64,
    pass: @escaping (Frame) throws -> Void
  ) {
    self.state = state
    self.objects = objects
    self.wallTime = wallTime
    self.pass = pass
    clock = HybridClock(after: state.latest)
  }

  /// Makes operations of an object. One whose record can't be read must not keep the rest back: it is
  /// tried again with the next frames.
  func attempt(_ kind: ObjectKind, _ local: Int64, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error where error.isOfRecord {
      skipped.insert(LocalName(kind: kind, local: local))
    }
  }

  /// A reading of the clock for changes made at a time.
  func reading(at time: Int64) -> HybridTime { clock.next(at: time) }

  private var dot: Dot { Dot(replica: state.replica, number: state.number + 1) }

  /// Sets fields of an object, which exists in this vault.
  func set(
    _ fields: [(id: FieldID, value: [UInt8], time: HybridTime)],
    of key: ObjectKey,
    local: Int64
  ) throws {
    var object = try objects.object(key) ?? SyncObject(local: local, registers: ObjectRegisters())
    object.local = local
    for field in fields {
      object.lacking[field.id] = nil
      let kept = FieldRule.isInRecord(field.id, of: key.kind) ? nil : field.value
      object.registers.set(field.id, kept, at: field.time, by: dot, knowing: state.applied)
      add(.set(key, field.id, value: field.value, time: field.time), field.value.count + 8)
    }
    objects.set(object, for: key)
    held.insert(key)
    try passIfLarge()
  }

  /// Has an object exist.
  func touch(_ key: ObjectKey) throws {
    guard !held.contains(key), var object = try objects.object(key) else { return }
    object.registers.touch(by: dot, knowing: state.applied)
    objects.set(object, for: key)
    add(.touch(key), 9)
    held.insert(key)
    try passIfLarge()
  }

  /// Deletes an object.
  func delete(_ key: ObjectKey) throws {
    guard var object = try objects.object(key) else { return }
    object.registers.delete(knowing: state.applied)
    objects.set(object, for: key)
    add(.delete(key), 9)
    try passIfLarge()
  }

  /// Adds an operation that changes no object.
  func append(_ operation: Operation, byteCount: Int) throws {
    add(operation, byteCount)
    try passIfLarge()
  }

  private func add(_ operation: Operation, _ count: Int) {
    operations.append(operation)
    byteCount += count
  }

  private func passIfLarge() throws {
    if byteCount >= Self.most { try flush() }
  }

  /// Passes the last operations on as a frame.
  func flush() throws {
    guard !operations.isEmpty else { return }
    let frame = Frame(
      dot: dot,
      context: state.applied,
      time: clock.latest,
      wallTime: wallTime,
      operations: operations
    )
    state.applied[state.replica] += 1
    state.latest = clock.latest
    operations = []
    byteCount = 0
    held = []
    try pass(frame)
  }

  /// Notes that everything is in a frame that the vault had before, but for what can't be read.
  func noteSeeded() {
    state.isSeeded = true
    state.skipped = skipped
  }
}
