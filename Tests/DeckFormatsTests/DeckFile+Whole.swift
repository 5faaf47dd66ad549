import DeckReading
import Flashcards
import ReaderProtocol

extension DeckFile {
  /// Another kind of file than the test expects.
  struct OtherKind: Error {}

  /// The records of a file.
  static func records(
    of bytes: [UInt8],
    as format: FlashcardImportFormat? = nil
  ) throws -> [DeckFileRecord] {
    var records: [DeckFileRecord] = []
    try read(bytes, as: format) { records.append($0) }
    return records
  }

  /// A file of notes, whole.
  static func read(_ bytes: [UInt8], as format: FlashcardImportFormat? = nil) throws -> ParsedDeck {
    guard case .notes(let deck) = try whole(bytes, as: format) else { throw OtherKind() }
    return deck
  }

  /// A history, whole.
  static func history(_ bytes: [UInt8]) throws -> ParsedHistory {
    guard case .history(let history) = try whole(bytes) else { throw OtherKind() }
    return history
  }

  private static func whole(
    _ bytes: [UInt8],
    as format: FlashcardImportFormat? = nil
  ) throws -> ParsedDeckFile {
    var assembly = DeckFileAssembly()
    for record in try records(of: bytes, as: format) { try assembly.take(record) }
    return try assembly.finish()
  }
}

extension ParsedNote {
  /// The source of the first field.
  var prompt: String { fields.first?.text ?? "" }

  /// The source of the second field.
  var answer: String { fields.count > 1 ? fields[1].text : "" }
}
