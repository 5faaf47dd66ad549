import ByteCoding
import Flashcards
import Secrets
import Vault

/// An entry of the undo log with its head.
struct LoggedOperation {
  let id: Int64
  /// The version of all records that the operation wrote, as long as nothing changed them since.
  let version: Int64
  let head: UndoCodec.Head
  let isUndone: Bool

  /// True if a record read from behind the head is all there is, as the counts show.
  func isWhole(_ record: UndoRecord) -> Bool {
    record.count >= head.count && record.reviews.count + record.withdrawn.count >= head.answers
  }

  /// The entry as it is listed.
  var entry: UndoEntry {
    UndoEntry(
      id: id,
      operation: head.operation,
      time: head.time,
      count: head.count,
      answers: head.answers,
      isUndone: isUndone
    )
  }
}

extension RecordReader {
  /// Passes on the entries with ids in a range, in order, each with its undo record as far as that
  /// stands behind the head; the parts of long ones have to be read by themselves.
  ///
  /// - Returns: the number of unreadable entries.
  func eachOperation(
    _ ids: ClosedRange<Int64> = 0...Int64.max,
    isUndone: Bool? = nil,
    _ body: (LoggedOperation, inout MemoryReader) throws -> Void
  ) throws -> Int {
    var selection = RecordSelection(["id": ids])
    if isUndone == true { selection.ranges["undone"] = 1...1 }
    var unreadable = 0
    let damage = try openAll(in: .undo, selection) { header, content in
      let wasUndone = header.indexed.first ?? nil != nil
      guard isUndone.map({ $0 == wasUndone }) ?? true else { return }
      var parts = MemoryReader(content)
      // Bytes that are no head are counted as damage is.
      guard let head = try? UndoCodec.head(&parts) else {
        unreadable += 1
        return
      }
      let logged = LoggedOperation(
        id: header.id,
        version: header.version,
        head: head,
        isUndone: wasUndone
      )
      try body(logged, &parts)
    }
    return unreadable + damage.count
  }

  /// An entry; nil if there is none with this id.
  ///
  /// - Throws: `VaultFailure.damaged` with the record.
  func operation(_ id: Int64) throws -> LoggedOperation? {
    try open(id, in: .undo) { header, content in
      do {
        var parts = MemoryReader(content)
        return LoggedOperation(
          id: id,
          version: header.version,
          head: try UndoCodec.head(&parts),
          isUndone: header.indexed.first ?? nil != nil
        )
      } catch {
        throw VaultFailure.damaged(.record(table: RecordTable.undo.name, id: id))
      }
    }
  }

  /// The whole undo record of an entry; nil if there is no such entry.
  ///
  /// - Throws: `VaultFailure.damaged` if any part of it is: it is useless if incomplete. A missing
  ///   part is not noticed.
  func undoRecord(_ id: Int64) throws -> UndoRecord? {
    let found = try open(id, in: .undo) { header, content in
      try readable(id, in: .undo) {
        var record = UndoRecord()
        var parts = MemoryReader(content)
        _ = try UndoCodec.head(&parts)
        try UndoCodec.read(&parts, into: &record)
        return (record: record, version: header.version)
      }
    }
    guard let found else { return nil }
    var record = found.record
    let selection = RecordSelection.column("entry", id)
    let damage = try openAll(in: .undoPart, selection) { header, content in
      // A part of an earlier state of the entry, as a vault of an older format may have got one back.
      guard header.version == found.version else {
        throw VaultFailure.damaged(.record(table: RecordTable.undoPart.name, id: header.id))
      }
      try readable(header.id, in: .undoPart) {
        var parts = MemoryReader(content)
        try UndoCodec.read(&parts, into: &record)
      }
    }
    if let first = damage.first { throw VaultFailure.damaged(first) }
    return record
  }

  /// The whole undo record of an entry as `undoRecord` reads it; nil if it is damaged.
  func readableUndoRecord(_ id: Int64) throws -> UndoRecord? {
    do {
      return try undoRecord(id)
    } catch VaultFailure.damaged {
      return nil
    }
  }

  /// The whole undo record of an operation that `eachOperation` passes on, with what stands behind
  /// its head; nil if it is damaged.
  func readableUndoRecord(
    of logged: LoggedOperation,
    _ parts: inout MemoryReader
  ) throws -> UndoRecord? {
    var record = UndoRecord()
    do {
      try UndoCodec.read(&parts, into: &record)
    } catch is UnreadableBytes {
      return nil
    }
    return logged.isWhole(record) ? record : try readableUndoRecord(logged.id)
  }

  private func readable<R>(
    _ id: Int64,
    in table: RecordTable,
    _ body: () throws -> R
  ) throws -> R {
    do {
      return try body()
    } catch is UnreadableBytes {
      throw VaultFailure.damaged(.record(table: table.name, id: id))
    }
  }
}

extension RecordWriter {
  /// Adds an operation to the log. What was undone before can't be redone any more.
  func log(
    _ record: UndoRecord,
    of operation: UndoableOperation,
    concerning decks: Set<DeckID> = [],
    at time: Timestamp
  ) throws {
    guard !record.isEmpty else { return }
    try dropUndone()
    let head = UndoCodec.Head(
      operation: operation,
      time: time,
      count: record.count,
      answers: record.reviews.count + record.withdrawn.count,
      decks: decks.count > Self.mostDecks ? [] : decks
    )
    try write(record, under: head, as: nextUndoID(at: time), isUndone: false)
  }

  /// The greatest number of decks that a head names; more are any.
  private static let mostDecks = 64

  /// Replaces an entry by what leads back from the step just taken.
  func replace(_ old: LoggedOperation, by record: UndoRecord, isUndone: Bool) throws {
    try forget(old.id)
    try write(record, under: old.head, as: old.id, isUndone: isUndone)
  }

  /// Stores an entry.
  func write(
    _ record: UndoRecord,
    under head: UndoCodec.Head,
    as id: Int64,
    isUndone: Bool
  ) throws {
    var bytes = ByteWriter(room: 512)
    UndoCodec.append(head, to: &bytes)
    // Most entries have no further parts.
    var ids: IDSource?
    func add(_ content: RecordContent) throws {
      var source = try ids ?? idSource()
      source.skip(to: id)
      try insert(source.next(at: head.time), indexed: [id], content, into: .undoPart)
      ids = source
    }
    var isOpen = true
    try UndoCodec.eachPart(of: record) { part in
      if isOpen, part.bytes.count <= UndoCodec.inlineBytes {
        bytes.append(raw: part.bytes)
      } else {
        try add(.plain(part.bytes))
      }
      isOpen = false
    }
    try insert(id, indexed: [isUndone ? 1 : nil], .plain(bytes.bytes), into: .undo)
    for state in record.paymentCards {
      if let part = try UndoCodec.part(of: state) { try add(.secret(part)) }
    }
  }

  /// Deletes an entry.
  func forget(_ id: Int64) throws {
    for part in try ids(of: .undoPart, .column("entry", id)) { try delete(part, from: .undoPart) }
    try delete(id, from: .undo)
  }

  /// Deletes the entries that were undone.
  private func dropUndone() throws {
    for id in try ids(of: .undo, .column("undone", 1)) { try forget(id) }
  }

  /// An unused id for an operation at this time, higher than all others.
  private func nextUndoID(at time: Timestamp) throws -> Int64 {
    var ids = try idSource()
    return ids.next(at: time)
  }
}

/// The ids of entries.
enum UndoID {
  /// The lowest id of an operation at this time.
  static func first(at time: Timestamp) -> Int64 {
    var source = IDSource()
    return source.next(at: time)
  }
}
