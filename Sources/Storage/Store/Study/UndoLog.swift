import Flashcards
import Vault

/// The record ids of the last operation of each kind: its header, and the parts behind it.
private enum UndoRecordID {
  private static let partBits = 32

  static func head(_ kind: UndoableOperation.Kind) -> Int64 { Int64(kind.rawValue) << partBits }

  static func all(_ kind: UndoableOperation.Kind) -> ClosedRange<Int64> {
    head(kind)...head(kind) + (1 << partBits - 1)
  }

  static func parts(_ kind: UndoableOperation.Kind) -> ClosedRange<Int64> {
    head(kind) + 1...all(kind).upperBound
  }
}

extension RecordReader {
  /// The last operation of a kind; nil if there is none. The higher the version, the later it was.
  func lastStep(_ kind: UndoableOperation.Kind) throws -> (head: UndoCodec.Head, version: Int64)? {
    let id = UndoRecordID.head(kind)
    return try open(id, in: .wayBack) { head, content in
      do {
        return (try UndoCodec.head(kind, from: content), head.version)
      } catch {
        throw VaultFailure.damaged(.record(table: RecordTable.wayBack.name, id: id))
      }
    }
  }

  /// The undo record of the last operation of a kind.
  ///
  /// - Throws: `VaultFailure.damaged` if any part of it is: it is useless if incomplete.
  func wayBack(of kind: UndoableOperation.Kind) throws -> UndoRecord {
    var way = UndoRecord()
    let selection = RecordSelection(["id": UndoRecordID.parts(kind)])
    let damage = try openAll(in: .wayBack, selection) { head, content in
      do {
        try UndoCodec.read(content, into: &way)
      } catch {
        throw VaultFailure.damaged(.record(table: RecordTable.wayBack.name, id: head.id))
      }
    }
    if let first = damage.first { throw VaultFailure.damaged(first) }
    return way
  }
}

extension RecordWriter {
  /// Stores the undo record of an operation, replacing that of the last one of its kind.
  func keep(_ way: UndoRecord, of step: UndoableOperation, at time: Timestamp) throws {
    try forget(step.kind)
    var id = UndoRecordID.head(step.kind)
    let head = UndoCodec.Head(step: step, time: time, isTakenBack: false)
    try insert(id, .plain(UndoCodec.bytes(of: head)), into: .wayBack)
    try UndoCodec.eachPart(of: way) { part in
      id += 1
      try insert(id, .plain(part), into: .wayBack)
    }
  }

  /// Notes that an operation was undone, and deletes its undo data.
  func noteTakenBack(_ head: UndoCodec.Head) throws {
    let kind = head.step.kind
    try forget(kind)
    let head = UndoCodec.Head(step: head.step, time: head.time, isTakenBack: true)
    try insert(UndoRecordID.head(kind), .plain(UndoCodec.bytes(of: head)), into: .wayBack)
  }

  /// Deletes everything about the last operation of a kind.
  func forget(_ kind: UndoableOperation.Kind) throws {
    var ids: [Int64] = []
    try eachIndexed(of: .wayBack, RecordSelection(["id": UndoRecordID.all(kind)])) { id, _ in
      ids.append(id)
    }
    for id in ids { try delete(id, from: .wayBack) }
  }
}
