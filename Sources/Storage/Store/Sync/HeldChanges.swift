package import Secrets
package import Vault

/// Changes of another device that came and wait.
package struct HeldChanges: Sendable, Hashable {
  /// The number of the device in the group.
  package let replica: UInt16
  /// True if they wait for a newer program here; otherwise for an object that no frame has brought.
  package let needNewerProgram: Bool
}

extension SyncStore {
  /// The changes that wait, by device.
  package func held(
    in space: SyncSpace,
    under key: VaultKey
  ) throws(VaultFailure) -> Set<HeldChanges> {
    try vault.readRecords(under: key) { try $0.held(in: space) }
  }
}

extension RecordReader {
  func held(in space: SyncSpace) throws -> Set<HeldChanges> {
    var held: Set<HeldChanges> = []
    for id in try markedObjects([.waiting, .newer], in: space) {
      let object = try open(id, in: .syncObject) {
        try SyncObjectCodec.object($0.indexed, from: $1).object
      }
      guard let object else { continue }
      for (field, lack) in object.lacking {
        guard let shown = object.registers.fields[field]?.shown else { continue }
        held.insert(
          HeldChanges(replica: shown.dot.replica, needNewerProgram: lack == .program)
        )
      }
    }
    try eachHeld { _, frame in
      for operation in frame.operations where operation.isHeld(in: space) {
        var needsProgram = false
        if case .unknown = operation { needsProgram = true }
        held.insert(
          HeldChanges(replica: frame.dot.replica, needNewerProgram: needsProgram)
        )
      }
    }
    return held
  }

  /// The ids of objects that have one of some marks.
  func markedObjects(_ marks: SyncMarks, in space: SyncSpace) throws -> [Int64] {
    var ids: [Int64] = []
    try eachIndexed(of: .syncObject, SyncMarks.any) { id, indexed in
      guard let kind = indexed[0].flatMap({ UInt8(exactly: $0) }),
        ObjectKind(rawValue: kind).space == space,
        !SyncMarks(rawValue: indexed[2] ?? 0).isDisjoint(with: marks)
      else { return }
      ids.append(id)
    }
    return ids
  }

  /// Each operation that is held, in a frame of its own.
  fileprivate func eachHeld(_ body: (Int64, Frame) throws -> Void) throws {
    for id in try ids(of: .syncHeld) {
      let frame = try open(id, in: .syncHeld) { try FrameCodec.frame(from: Array($1)) }
      if let frame { try body(id, frame) }
    }
  }
}

extension RecordWriter {
  /// Keeps an operation that can't be applied yet.
  func hold(_ operation: Operation, of frame: Frame) throws {
    let held = Frame(
      dot: frame.dot,
      context: frame.context,
      time: frame.time,
      wallTime: frame.wallTime,
      operations: [operation]
    )
    try append(.plain(FrameCodec.bytes(of: held)), to: .syncHeld)
  }

  /// The operations that are held and that this program can read, to be applied or held again.
  func takeHeld(of space: SyncSpace) throws -> [(Operation, Frame)] {
    var taken: [Int64] = []
    var operations: [(Operation, Frame)] = []
    try eachHeld { id, held in
      var frame = held
      if case .unknown(Operation.wholeFrame, let bytes)? = held.operations.first,
        // It stays if it can't be read now either.
        let whole = try? FrameCodec.frame(from: bytes)
      {
        frame = whole
      }
      let known = frame.operations.allSatisfy { $0.space == space }
      guard known else { return }
      taken.append(id)
      operations += frame.operations.map { ($0, frame) }
    }
    try deleteAll(taken, from: .syncHeld)
    return operations
  }
}

extension Operation {
  /// The part of a vault that it is about; nil if that is unknown.
  fileprivate var space: SyncSpace? {
    switch self {
    case .set(let key, _, _, _), .touch(let key), .delete(let key): key.kind.space
    case .add(let entry): entry.id.object.kind.space
    case .withdraw(let id): id.object.kind.space
    case .unknown: nil
    }
  }

  /// True if it is told with those of a part of a vault.
  fileprivate func isHeld(in space: SyncSpace) -> Bool { (self.space ?? .study) == space }
}

extension ObjectKind {
  /// The part of a vault whose log has objects of this kind.
  var space: SyncSpace { self == .paymentCard ? .wallet : .study }
}
