import Flashcards
import Vault

/// The record ids of the last operation of each kind: its header, and the parts behind it.
private enum UndoRecordID {
  private static let partBits = 32

  static func header(_ kind: UndoableOperation.Kind) -> Int64 { Int64(kind.rawValue) << partBits }

  static func all(_ kind: UndoableOperation.Kind) -> ClosedRange<Int64> {
    header(kind)...header(kind) + (1 << partBits - 1)
  }

  static func parts(_ kind: UndoableOperation.Kind) -> ClosedRange<Int64> {
    header(kind) + 1...all(kind).upperBound
  }
}

extension RecordReader {
  /// The last operation of a kind; nil if there is none. The higher the version, the later it was.
  func lastOperation(_ kind: UndoableOperation.Kind) throws -> (
    header: UndoCodec.Header, version: Int64
  )? {
    let id = UndoRecordID.header(kind)
    return try open(id, in: .undoRecord) { header, content in
      do {
        return (try UndoCodec.header(kind, from: content), header.version)
      } catch {
        throw VaultFailure.damaged(.record(table: RecordTable.undoRecord.name, id: id))
      }
    }
  }

  /// The undo record of the last operation of a kind.
  ///
  /// - Throws: `VaultFailure.damaged` if any part of it is: it is useless if incomplete.
  func undoRecord(of kind: UndoableOperation.Kind) throws -> UndoRecord {
    var record = UndoRecord()
    let selection = RecordSelection(["id": UndoRecordID.parts(kind)])
    let damage = try openAll(in: .undoRecord, selection) { header, content in
      do {
        try UndoCodec.read(content, into: &record)
      } catch {
        throw VaultFailure.damaged(.record(table: RecordTable.undoRecord.name, id: header.id))
      }
    }
    if let first = damage.first { throw VaultFailure.damaged(first) }
    return record
  }
}

extension RecordWriter {
  /// Stores the undo record of an operation, replacing that of the last one of its kind.
  func store(_ record: UndoRecord, of operation: UndoableOperation, at time: Timestamp) throws {
    try deleteUndoRecord(of: operation.kind)
    var id = UndoRecordID.header(operation.kind)
    let header = UndoCodec.Header(operation: operation, time: time, isUndone: false)
    try insert(id, .plain(UndoCodec.bytes(of: header)), into: .undoRecord)
    try UndoCodec.eachPart(of: record) { part in
      id += 1
      try insert(id, .plain(part), into: .undoRecord)
    }
  }

  /// Notes that an operation was undone, and deletes its undo data.
  func markUndone(_ header: UndoCodec.Header) throws {
    let kind = header.operation.kind
    try deleteUndoRecord(of: kind)
    let header = UndoCodec.Header(operation: header.operation, time: header.time, isUndone: true)
    try insert(UndoRecordID.header(kind), .plain(UndoCodec.bytes(of: header)), into: .undoRecord)
  }

  /// Deletes everything about the last operation of a kind.
  func deleteUndoRecord(of kind: UndoableOperation.Kind) throws {
    var ids: [Int64] = []
    try eachIndexed(of: .undoRecord, RecordSelection(["id": UndoRecordID.all(kind)])) { id, _ in
      ids.append(id)
    }
    for id in ids { try delete(id, from: .undoRecord) }
  }
}
