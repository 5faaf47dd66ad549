import Flashcards

/// The encoding of a note's record, in format 3: the format's number (8 bits), the note type (64), the
/// time of the last change (64), Anki's id or 0 (64), the guid, the tags, the number of fields (16),
/// and each field's format (8) and text.
///
/// Formats 1 and 2 were those of the standard types with two Markdown fields: the kind (8), the time,
/// the guid, the prompt, the answer and the tags, and in format 2 Anki's id.
struct NoteCodec {
  private static let numbers: ClosedRange<UInt8> = 1...3

  /// The note types of the vault.
  let types: NoteTypeTable

  static func bytes(of note: Note) -> [UInt8] {
    let fields = note.content.fields
    var bytes = RecordEncoder(
      capacity: 64 + note.guid.utf8.count
        + fields.reduce(0) { $0 + 5 + $1.text.utf8.count }
    )
    bytes.append(numbers.upperBound)
    bytes.append(note.content.type.id.rawValue)
    bytes.append(note.modified.rawValue)
    bytes.append(note.ankiID ?? 0)
    bytes.append(note.guid)
    bytes.append(note.tags.text)
    bytes.append(UInt16(clamping: fields.count))
    for field in fields {
      bytes.append(field.format.rawValue)
      bytes.append(field.text)
    }
    return bytes.bytes
  }

  func note(_ id: Int64, from bytes: UnsafeRawBufferPointer) throws -> Note {
    var parts = RecordDecoder(bytes)
    let form = try parts.form(among: Self.numbers)
    guard form == Self.numbers.upperBound else { return try older(id, form, &parts) }
    let type = try types.type(NoteTypeID(rawValue: parts.number()))
    let modified = Timestamp(milliseconds: try parts.number())
    let ankiID = try parts.number(Int64.self)
    let guid = try parts.text()
    let tags = Tags(try parts.text())
    let count = Int(try parts.number(UInt16.self))
    var fields: [FieldText] = []
    fields.reserveCapacity(count)
    for _ in 0..<count {
      let format = try parts.value(FieldFormat.self)
      fields.append(FieldText(try parts.text(), format))
    }
    return Note(
      id: NoteID(rawValue: id),
      ankiID: ankiID == 0 ? nil : ankiID,
      guid: guid,
      content: NoteContent(type: type, fields: fields),
      tags: tags,
      modified: modified
    )
  }

  /// The texts of a note that a search looks at, as `Note.searchTexts` has them; its type need not be
  /// known.
  static func texts(from bytes: UnsafeRawBufferPointer) throws -> [String] {
    var parts = RecordDecoder(bytes)
    let form = try parts.form(among: numbers)
    var texts: [String] = []
    let tags: String
    if form == numbers.upperBound {
      // The type, the time, Anki's id and the guid.
      for _ in 0..<3 { _ = try parts.number(Int64.self) }
      _ = try parts.text()
      tags = try parts.text()
      for _ in 0..<Int(try parts.number(UInt16.self)) {
        let format = try parts.value(FieldFormat.self)
        texts.append(FieldText(try parts.text(), format).plain)
      }
    } else {
      _ = try parts.value(StandardNoteType.self)
      _ = try parts.number(Int64.self)
      _ = try parts.text()
      for _ in 0..<2 { texts.append(try parts.text()) }
      tags = try parts.text()
    }
    return texts + [Tags(tags).text]
  }

  /// Decodes a note of format 1 or 2 behind its number.
  private func older(_ id: Int64, _ form: UInt8, _ parts: inout RecordDecoder) throws -> Note {
    let kind = try parts.value(StandardNoteType.self)
    let modified = Timestamp(milliseconds: try parts.number())
    let guid = try parts.text()
    let fields = [FieldText(try parts.text()), FieldText(try parts.text())]
    let tags = Tags(try parts.text())
    return Note(
      id: NoteID(rawValue: id),
      ankiID: form == 2 ? try parts.number() : nil,
      guid: guid,
      content: NoteContent(type: kind.type, fields: fields),
      tags: tags,
      modified: modified
    )
  }
}
