package import ByteCoding
import Flashcards

/// Reads the records of a file of flashcards that a `DeckRecordWriter` wrote, or somebody hostile.
package struct DeckRecordReader {
  private typealias Common = DeckRecordWriter.Common

  private var typeName: String?
  private var tags: Tags?
  private var deck: DeckName?

  /// Begins with the first record of a file.
  package init() {}

  /// The next record; nil at the end of the bytes.
  ///
  /// - Throws: `UnreadableBytes` if what follows is none.
  package mutating func next(_ bytes: inout MemoryReader) throws(UnreadableBytes) -> DeckFileRecord?
  {
    guard !bytes.isEmpty else { return nil }
    guard let tag = DeckRecordWriter.Tag(rawValue: try bytes.byte()) else { throw .unknownTag }
    switch tag {
    case .note: return .note(try note(&bytes))
    case .answer: return .answer(try Self.answer(&bytes))
    case .fault: return .fault(LineFault(line: try bytes.line(), reason: try bytes.reason()))
    case .endOfNotes: return .endOfNotes(try Self.facts(&bytes))
    case .endOfHistory: return .endOfHistory
    }
  }

  private mutating func note(_ bytes: inout MemoryReader) throws(UnreadableBytes) -> ParsedNote {
    let line = try bytes.line()
    let guid = try bytes.optional { bytes throws(UnreadableBytes) in try bytes.words() }
    let kind = try bytes.optional { bytes throws(UnreadableBytes) in
      try bytes.value(StandardNoteType.self)
    }
    let count = try bytes.count()
    var fields: [FieldText] = []
    // Each takes two bytes at least.
    fields.reserveCapacity(min(count, bytes.left / 2))
    for _ in 0..<count {
      let format: FieldFormat = try bytes.value()
      fields.append(FieldText(try bytes.words(), format))
    }
    return ParsedNote(
      line: line,
      guid: guid,
      typeName: try Self.common(&typeName, in: &bytes) { $0 },
      kind: kind,
      fields: fields,
      tags: try Self.common(&tags, in: &bytes) { Tags($0) },
      deck: try Self.common(&deck, in: &bytes) { DeckName($0) }
    )
  }

  private static func answer(
    _ bytes: inout MemoryReader
  ) throws(UnreadableBytes) -> ParsedHistory.Entry {
    let line = try bytes.line()
    let guid = try bytes.words()
    let ordinal = try bytes.compact()
    guard let ordinal = Int(exactly: ordinal), ParsedHistory.Entry.ordinals.contains(ordinal) else {
      throw .invalid
    }
    let time = try bytes.signed()
    let zone = try bytes.signed()
    guard ParsedHistory.times.contains(time), let zone = Int32(exactly: zone),
      ParsedHistory.zones.contains(zone)
    else { throw .invalid }
    let rating: Rating = try bytes.value()
    guard let duration = UInt32(exactly: try bytes.compact()) else { throw .invalid }
    return ParsedHistory.Entry(
      line: line,
      guid: guid,
      ordinal: ordinal,
      moment: LocalMoment(time: Timestamp(milliseconds: time), zoneOffset: zone),
      rating: rating,
      duration: duration,
      kind: try bytes.value()
    )
  }

  private static func facts(
    _ bytes: inout MemoryReader
  ) throws(UnreadableBytes) -> ParsedDeck.Facts {
    var facts = ParsedDeck.Facts()
    facts.deck = try bytes.optional { bytes throws(UnreadableBytes) in
      guard let name = DeckName(try bytes.words()) else { throw .invalid }
      return name
    }
    facts.matching = try bytes.optional { bytes throws(UnreadableBytes) in try bytes.value() }
    for _ in 0..<(try bytes.count()) { facts.fieldNames.append(try bytes.words()) }
    return facts
  }

  /// Reads what many notes have in common.
  ///
  /// - Parameter value: makes it of a text; nil where that is none.
  private static func common<Value>(
    _ last: inout Value?,
    in bytes: inout MemoryReader,
    _ value: (String) -> Value?
  ) throws(UnreadableBytes) -> Value? {
    switch try bytes.value(Common.self) {
    case .none: return nil
    case .new:
      guard let value = value(try bytes.words()) else { throw .invalid }
      last = value
      return value
    case .last:
      guard let last else { throw .invalid }
      return last
    }
  }
}

extension MemoryReader {
  /// The number of a line, counted from 1.
  fileprivate mutating func line() throws(UnreadableBytes) -> Int {
    guard let line = Int(exactly: try compact()), line > 0 else { throw .invalid }
    return line
  }

  /// A text behind its length, which is compact.
  fileprivate mutating func words() throws(UnreadableBytes) -> String {
    guard let text = String(validating: try content(), as: UTF8.self) else { throw .invalid }
    return text
  }
}
