import ByteCoding
import Flashcards

/// Writes the records of a file of flashcards as bytes for a pipe: numbers compact, texts behind their
/// length. What a note has in common with the one before it is not said again.
package struct DeckRecordWriter {
  /// The first byte of each record.
  enum Tag: UInt8 {
    case note = 1
    case answer = 2
    case fault = 3
    case endOfNotes = 4
    case endOfHistory = 5
  }

  /// The first byte of what many notes have in common.
  enum Common: UInt8 {
    /// This note has none.
    case none = 0
    /// It follows.
    case new = 1
    /// It is the one that followed last.
    case last = 2
  }

  /// The separator between the levels of a deck's name: with blanks, which are dropped, as a level may end
  /// with a colon.
  static let levelSeparator = " \(DeckName.separator) "

  private var writer = ByteWriter(room: 128 << 10)
  private var typeName: String?
  private var tags: Tags?
  private var deck: DeckName?

  /// Begins without records.
  package init() {}

  /// The bytes since they were removed.
  package var bytes: [UInt8] { writer.bytes }

  /// Removes the bytes, which were sent.
  package mutating func removeBytes() { writer.bytes.removeAll(keepingCapacity: true) }

  /// Adds a record.
  package mutating func write(_ record: DeckFileRecord) {
    switch record {
    case .note(let note): write(note)
    case .answer(let entry): write(entry)
    case .fault(let fault):
      writer.append(Tag.fault.rawValue)
      writer.append(compact: UInt64(fault.line))
      writer.append(reason: fault.reason)
    case .endOfNotes(let facts):
      writer.append(Tag.endOfNotes.rawValue)
      writer.append(facts.deck.map(Self.text)) { $0.append(compact: $1.utf8) }
      writer.append(facts.matching) { $0.append($1.rawValue) }
      writer.append(compact: UInt64(facts.fieldNames.count))
      for name in facts.fieldNames { writer.append(compact: name.utf8) }
    case .endOfHistory: writer.append(Tag.endOfHistory.rawValue)
    }
  }

  private mutating func write(_ note: ParsedNote) {
    writer.append(Tag.note.rawValue)
    writer.append(compact: UInt64(note.line))
    writer.append(note.guid) { $0.append(compact: $1.utf8) }
    writer.append(note.kind) { $0.append($1.rawValue) }
    writer.append(compact: UInt64(note.fields.count))
    for field in note.fields {
      writer.append(field.format.rawValue)
      writer.append(compact: field.text.utf8)
    }
    Self.append(note.typeName, &typeName, to: &writer, Self.areSame) { $0 }
    Self.append(note.tags, &tags, to: &writer, { Self.areSame($0.text, $1.text) }, text: \.text)
    Self.append(note.deck, &deck, to: &writer, Self.areSame, text: Self.text)
  }

  private mutating func write(_ entry: ParsedHistory.Entry) {
    writer.append(Tag.answer.rawValue)
    writer.append(compact: UInt64(entry.line))
    writer.append(compact: entry.guid.utf8)
    writer.append(compact: UInt64(entry.ordinal))
    writer.append(signed: entry.moment.time.rawValue)
    writer.append(signed: entry.moment.zoneOffset)
    writer.append(entry.rating.rawValue)
    writer.append(compact: UInt64(entry.duration))
    writer.append(entry.kind.rawValue)
  }

  private static func append<Value>(
    _ value: Value?,
    _ last: inout Value?,
    to writer: inout ByteWriter,
    _ areSame: (Value, Value) -> Bool,
    text: (Value) -> String
  ) {
    guard let value else { return writer.append(Common.none.rawValue) }
    if let last, areSame(last, value) { return writer.append(Common.last.rawValue) }
    writer.append(Common.new.rawValue)
    writer.append(compact: text(value).utf8)
    last = value
  }

  /// True if two texts have the same bytes: those that only look the same are not.
  private static func areSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && one.utf8.elementsEqual(other.utf8)
  }

  private static func areSame(_ one: DeckName, _ other: DeckName) -> Bool {
    one.levels.elementsEqual(other.levels, by: areSame)
  }

  private static func text(_ name: DeckName) -> String {
    name.levels.joined(separator: levelSeparator)
  }
}
