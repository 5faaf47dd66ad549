import Flashcards
import Vault

/// Where the way back of the last step of each kind is kept: the head, and the parts behind it.
private enum WayBackID {
  private static let partBits = 32

  static func head(_ kind: StudyStep.Kind) -> Int64 { Int64(kind.rawValue) << partBits }

  static func all(_ kind: StudyStep.Kind) -> ClosedRange<Int64> {
    head(kind)...head(kind) + (1 << partBits - 1)
  }

  static func parts(_ kind: StudyStep.Kind) -> ClosedRange<Int64> {
    head(kind) + 1...all(kind).upperBound
  }
}

extension RecordReader {
  /// The last step of a kind; nil where there is none. The higher the version, the later it was.
  func lastStep(_ kind: StudyStep.Kind) throws -> (head: WayBackForm.Head, version: Int64)? {
    let id = WayBackID.head(kind)
    return try open(id, in: .wayBack) { head, content in
      do {
        return (try WayBackForm.head(kind, from: content), head.version)
      } catch {
        throw VaultFailure.damaged(.record(table: RecordTable.wayBack.name, id: id))
      }
    }
  }

  /// What takes the last step of a kind back. Throws `damaged` where any of it is: half a way back is
  /// none.
  func wayBack(of kind: StudyStep.Kind) throws -> WayBack {
    var way = WayBack()
    let selection = RecordSelection(["id": WayBackID.parts(kind)])
    let damage = try openAll(in: .wayBack, selection) { head, content in
      do {
        try WayBackForm.read(content, into: &way)
      } catch {
        throw VaultFailure.damaged(.record(table: RecordTable.wayBack.name, id: head.id))
      }
    }
    if let first = damage.first { throw VaultFailure.damaged(first) }
    return way
  }
}

extension RecordWriter {
  /// Keeps the way back of a step in place of that of the last one of its kind.
  func keep(_ way: WayBack, of step: StudyStep, at time: Timestamp) throws {
    try forget(step.kind)
    var id = WayBackID.head(step.kind)
    let head = WayBackForm.Head(step: step, time: time, isTakenBack: false)
    try insert(id, .plain(WayBackForm.bytes(of: head)), into: .wayBack)
    try WayBackForm.eachPart(of: way) { part in
      id += 1
      try insert(id, .plain(part), into: .wayBack)
    }
  }

  /// Notes that a step was taken back; what it takes for that is not kept any longer.
  func noteTakenBack(_ head: WayBackForm.Head) throws {
    let kind = head.step.kind
    try forget(kind)
    let head = WayBackForm.Head(step: head.step, time: head.time, isTakenBack: true)
    try insert(WayBackID.head(kind), .plain(WayBackForm.bytes(of: head)), into: .wayBack)
  }

  /// Keeps nothing of the last step of a kind any longer.
  func forget(_ kind: StudyStep.Kind) throws {
    var ids: [Int64] = []
    try eachIndexed(of: .wayBack, RecordSelection(["id": WayBackID.all(kind)])) { id, _ in
      ids.append(id)
    }
    for id in ids { try delete(id, from: .wayBack) }
  }
}
