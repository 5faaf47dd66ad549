import Flashcards
import Vault

/// The lines by which cards of a note type are sorted.
final class TypeLines {
  private let side: CardSide
  private let type: NoteType
  /// Ordinals whose line is the first one of a field, each with the place of that in the note's record.
  private let places: [(ordinal: Int, place: Int)]

  init(_ side: CardSide, of type: NoteType) {
    self.side = side
    self.type = type
    places = type.templates.indices.compactMap { index in
      let ordinal = type.ordinal(ofTemplate: index)
      return type.field(showing: side, ofOrdinal: ordinal).map {
        (ordinal, type.place(ofField: $0))
      }
    }
  }

  /// Reads the line of a card's side for each ordinal, from the columns of the note.
  ///
  /// - Parameter take: gets the index of each ordinal, and the start of the line.
  /// - Returns: false for columns that can't be read.
  func read(
    _ formats: UnsafeRawBufferPointer,
    _ fields: UnsafeRawBufferPointer,
    _ ordinals: some Sequence<Int>,
    _ take: (Int, UnsafeBufferPointer<UInt8>) -> Void
  ) -> Bool {
    var content: NoteContent?
    for (index, ordinal) in ordinals.enumerated() {
      // Of most notes the bytes are the line.
      if let line = bytes(ordinal, formats, fields) {
        take(index, line)
        continue
      }
      if content == nil {
        guard let record = try? FieldText.fields(formats, fields) else { return false }
        content = NoteContent(type: type, record: record)
      }
      let line = content?.firstLine(of: side, asking: ordinal) ?? ""
      var start = String(Substring(line.unicodeScalars.prefix(TextKeys.longest)))
      start.withUTF8 { take(index, $0) }
    }
    return true
  }

  /// The start of a line that needs no more than to be found among the bytes of the columns.
  private func bytes(
    _ ordinal: Int,
    _ formats: UnsafeRawBufferPointer,
    _ fields: UnsafeRawBufferPointer
  ) -> UnsafeBufferPointer<UInt8>? {
    guard let place = places.first(where: { $0.ordinal == ordinal })?.place, place < formats.count,
      formats.allSatisfy({ FieldFormat(digit: $0) != nil }),
      let format = FieldFormat(digit: formats[place]),
      let field = JoinedTexts.bytes(ofText: place, among: formats.count, in: fields)
    else { return nil }
    return format.plainStart(of: field, TextKeys.longest)
  }
}
