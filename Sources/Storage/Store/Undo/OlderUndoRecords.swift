import Flashcards
import Secrets
import Undo
import Vault

extension RecordTable {
  /// The undo records of format 7 and before: the last operation of each kind.
  static let olderUndo = RecordTable("way_back")
}

extension UndoStore {
  /// Takes the undo records of an older program into the log, if there are any.
  func adoptOlderRecords(under key: VaultKey) throws(VaultFailure) {
    guard vault.access == .readWrite,
      try vault.readRecords(under: key, { try $0.count(of: .olderUndo) }) > 0
    else { return }
    try vault.writeRecords(under: key) { try OlderUndoRecords($0).adopt() }
  }
}

/// The undo records of an older program: a header for each of three kinds of operation, with the
/// id of the kind above 32 bits, and parts of it at the ids behind.
private struct OlderUndoRecords {
  private static let kinds: [UndoableOperation.Kind] = [.importing, .deckRemoval, .noteRemoval]
  private static let partBits = 32

  private let records: RecordWriter

  init(_ records: RecordWriter) {
    self.records = records
  }

  /// Takes them all into the log, the earliest first, and deletes them.
  func adopt() throws {
    var found: [(head: UndoCodec.Head, record: UndoRecord)] = []
    for kind in Self.kinds {
      if let one = try readable(kind), !one.record.isEmpty { found.append(one) }
    }
    for (head, record) in found.sorted(by: { $0.head.time < $1.head.time }) {
      var id = UndoID.first(at: head.time)
      while try records.contains(id, in: .undo) { id += 1 }
      try records.write(record, under: head, as: id, isUndone: false)
    }
    for id in try records.ids(of: .olderUndo) { try records.delete(id, from: .olderUndo) }
  }

  /// Reads a record as `read` does; nil also for a damaged one, which could undo nothing.
  private func readable(
    _ kind: UndoableOperation.Kind
  ) throws -> (head: UndoCodec.Head, record: UndoRecord)? {
    do {
      return try read(kind)
    } catch VaultFailure.damaged {
      return nil
    } catch is UnreadableRecord {
      return nil
    }
  }

  private func read(
    _ kind: UndoableOperation.Kind
  ) throws -> (head: UndoCodec.Head, record: UndoRecord)? {
    let id = Int64(kind.rawValue) << Self.partBits
    let header = try records.open(id, in: .olderUndo) { _, content in
      try OlderUndoCodec.header(kind, from: content)
    }
    guard let header, !header.isUndone else { return nil }
    var older = OlderUndoRecord()
    let parts = RecordSelection(["id": id + 1...id + (1 << Self.partBits - 1)])
    let damage = try records.openAll(in: .olderUndo, parts) { _, content in
      try OlderUndoCodec.read(content, into: &older)
    }
    guard damage.isEmpty else { return nil }
    let record = try older.record(in: records)
    let head = UndoCodec.Head(
      operation: header.operation,
      time: header.time,
      count: record.count,
      answers: record.reviews.count,
      decks: []
    )
    return (head, record)
  }
}

/// An undo record of an older program.
private struct OlderUndoRecord {
  var states = UndoRecord()
  /// The notes that were replaced, with the time of their replacement.
  var replaced: [(state: ObjectState, by: Timestamp)] = []
  /// The notes that were added, with the time of their last change by the operation.
  var added: [(note: NoteID, at: Timestamp)] = []
  var addedCards: [CardID] = []

  /// The record of the log. What was answered or changed since is left out: it was not logged, and
  /// would be lost.
  func record(in records: RecordReader) throws -> UndoRecord {
    var record = states
    for (state, time) in replaced
    where try records.note(NoteID(rawValue: state.id))?.modified == time {
      record.notes.append(state)
    }
    for (note, time) in added where try records.note(note)?.modified == time {
      let cards = try records.cardIDs("note", note.rawValue)
      guard try cards.allSatisfy({ try isNew($0, records) }) else { continue }
      record.notes.append(.missing(note.rawValue))
      record.cards += cards.map { .missing($0.rawValue) }
    }
    for card in addedCards where try isNew(card, records) {
      record.cards.append(.missing(card.rawValue))
    }
    // An added deck goes only if nothing is left in it.
    let going = Set(record.cards.lazy.filter { $0.content == nil }.map(\.id))
    record.decks = try record.decks.filter { deck in
      try deck.content != nil
        || records.cardIDs("deck", deck.id).allSatisfy { going.contains($0.rawValue) }
    }
    return record
  }

  private func isNew(_ card: CardID, _ records: RecordReader) throws -> Bool {
    try records.card(card)?.progress.reviews == 0
  }
}

/// The encoding of the undo records of an older program: a header of the format's number (8 bits),
/// a flag set once it is undone (8), the time of the operation (64) and its name, and parts that
/// are a sequence of entries, each a tag (8 bits) and its value.
private enum OlderUndoCodec {
  private static let number: UInt8 = 1

  private enum Mark: UInt8 {
    case deck = 1
    case note = 2
    case card = 3
    case reviews = 4
    case replaced = 5
    case addedDeck = 6
    case addedNote = 7
    case addedCard = 8
  }

  static func header(
    _ kind: UndoableOperation.Kind,
    from bytes: UnsafeRawBufferPointer
  ) throws -> (operation: UndoableOperation, time: Timestamp, isUndone: Bool) {
    var parts = RecordDecoder(bytes)
    try parts.form(number)
    let isUndone = try parts.number(UInt8.self) != 0
    let time = Timestamp(milliseconds: try parts.number())
    return (UndoableOperation(kind, try parts.text()), time, isUndone)
  }

  static func read(_ part: UnsafeRawBufferPointer, into record: inout OlderUndoRecord) throws {
    var parts = RecordDecoder(part)
    while !parts.isEmpty {
      switch try parts.value(Mark.self) {
      case .deck: record.states.decks.append(try state(&parts))
      case .note: record.states.notes.append(try state(&parts))
      case .card: record.states.cards.append(try state(&parts))
      case .reviews: record.states.reviews += try ReviewCodec.reviews(in: parts.bytes())
      case .replaced:
        let id = try parts.number(Int64.self)
        let time = Timestamp(milliseconds: try parts.number())
        let state = ObjectState(id: id, fields: [.words, .tags], content: Array(try parts.bytes()))
        record.replaced.append((state, time))
      case .addedDeck: record.states.decks.append(.missing(try parts.number()))
      case .addedNote:
        let id = NoteID(rawValue: try parts.number())
        record.added.append((id, Timestamp(milliseconds: try parts.number())))
      case .addedCard: record.addedCards.append(CardID(rawValue: try parts.number()))
      }
    }
  }

  private static func state(_ parts: inout RecordDecoder) throws -> ObjectState {
    ObjectState(id: try parts.number(), fields: .all, content: Array(try parts.bytes()))
  }
}
