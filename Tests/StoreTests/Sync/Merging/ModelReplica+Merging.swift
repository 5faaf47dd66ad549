import Store

/// Sealing, receiving and applying. A frame of one's own is applied as everybody else applies it.
extension ModelReplica {
  /// Makes a frame of the outbox. Before anything foreign is applied, so that the context of the
  /// frame has nothing that its changes did not know.
  mutating func seal(at now: Int64) {
    guard !outbox.isEmpty else { return }
    let frame = Frame(
      dot: Dot(replica: number, number: applied[number] + 1),
      context: applied,
      time: clock.next(at: now + skew),
      wallTime: now + skew,
      operations: operations
    )
    outbox = ModelOutbox()
    log.append(frame)
    apply(frame)
  }

  /// The operations that bring the outbox about elsewhere.
  private var operations: [Operation] {
    var operations: [Operation] = []
    var set: Set<ObjectKey> = []
    for (name, time) in outbox.fields {
      guard let record = records[name.object], record.exists, let value = record.fields[name.field]
      else { continue }
      operations.append(.set(name.object, name.field, value: value, time: time))
      set.insert(name.object)
    }
    for object in outbox.existence where !set.contains(object) {
      operations.append(exists(object) ? .touch(object) : .delete(object))
    }
    operations += outbox.added.map { .add($0) }
    operations += outbox.withdrawn.map { .withdraw($0) }
    operations += outbox.newer.map { .unknown(code: ModelSchema.newerCode, bytes: $0) }
    return operations
  }

  /// Takes a frame in; applies it and those that waited for it, as far as their contexts are there.
  mutating func receive(_ frame: Frame, at now: Int64) {
    guard !applied.contains(frame.dot) else { return }
    waiting[frame.dot.replica, default: [:]][frame.dot.number] = frame
    var next = nextReady()
    if next != nil { seal(at: now) }
    while let frame = next {
      waiting[frame.dot.replica]?[frame.dot.number] = nil
      clock.see(frame.time)
      apply(frame)
      next = nextReady()
    }
  }

  private func nextReady() -> Frame? {
    for (replica, frames) in waiting {
      if let frame = frames[applied[replica] + 1], frame.isReady(after: applied) { return frame }
    }
    return nil
  }

  private mutating func apply(_ frame: Frame) {
    var placed: Set<ObjectKey> = []
    for operation in frame.operations {
      apply(operation, of: frame)
      if case .set(let card, ModelSchema.placement, _, _) = operation { placed.insert(card) }
    }
    for card in placed { derivePlacement(of: card) }
    applied[frame.dot.replica] = frame.dot.number
  }

  private mutating func apply(_ operation: Operation, of frame: Frame) {
    guard isNewer || !operation.isOfNewerProgram else {
      held.append(HeldOperation(operation: operation, frame: frame))
      return
    }
    switch operation {
    case .set(let object, let field, let value, let time):
      let shown = records[object]?.fields[field] ?? []
      registers[object, default: ObjectRegisters()].fields[field]?.fill(shown)
      registers[object, default: ObjectRegisters()]
        .set(field, value, at: time, by: frame.dot, knowing: frame.context)
      records[object, default: ModelRecord()].fields[field] =
        registers[object]?.fields[field]?.shown?.value
      registers[object, default: ObjectRegisters()].fields[field]?.strip()
    case .touch(let object):
      registers[object, default: ObjectRegisters()].touch(by: frame.dot, knowing: frame.context)
    case .delete(let object):
      registers[object, default: ObjectRegisters()].delete(knowing: frame.context)
    case .add(let entry):
      let known = entries[entry.id.object]?[entry.id]
      entries[entry.id.object, default: [:]][entry.id] =
        known.map { entry.merged(with: $0) } ?? entry
    case .withdraw(let id): withdrawn.insert(id)
    case .unknown(_, let bytes): newerValues.insert(bytes)
    }
    for object in [operation.object].compactMap(\.self) {
      records[object, default: ModelRecord()].exists = registers[object]?.exists ?? false
    }
  }

  /// Replays the history of a card of which concurrent placements stand: none of them knows all of it.
  private mutating func derivePlacement(of card: ObjectKey) {
    guard let register = registers[card]?.fields[ModelSchema.placement], register.isConcurrent
    else { return }
    let history = history(of: card)
    records[card]?.fields[ModelSchema.placement] = ModelPlacement.value(
      due: ModelPlacement.due(of: history),
      history: history
    )
    registers[card]?.fields[ModelSchema.placement]?.stripAll()
  }

  /// Becomes the newer program, which takes up what the older one held.
  mutating func update() {
    isNewer = true
    for held in held { apply(held.operation, of: held.frame) }
    held = []
  }
}

extension Operation {
  /// The object whose existence it decides on.
  fileprivate var object: ObjectKey? {
    switch self {
    case .set(let object, _, _, _), .touch(let object), .delete(let object): object
    case .add, .withdraw, .unknown: nil
    }
  }

  fileprivate var isOfNewerProgram: Bool {
    switch self {
    case .unknown: true
    default: object?.kind == ModelSchema.newerKind
    }
  }
}
