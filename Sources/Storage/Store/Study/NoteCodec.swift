import ByteCoding
import Flashcards

/// The encoding of a note in entries of the undo log and deleted objects up to format 16, which is read
/// only. In form 3: the format's number (8 bits), the note type (64), the
/// time of the last change (64), Anki's id or 0 (64), the guid, the tags, the number of fields (16),
/// and each field's format (8) and text.
///
/// Formats 1 and 2 were those of the standard types with two Markdown fields: the kind (8), the time,
/// the guid, the prompt, the answer and the tags, and in format 2 Anki's id.
struct NoteCodec {
  private static let numbers: ClosedRange<UInt8> = 1...3

  /// The note types of the vault.
  let types: NoteTypeTable

  func note(_ id: Int64, from bytes: UnsafeRawBufferPointer) throws -> Note {
    var parts = MemoryReader(bytes)
    let form = try parts.form(among: Self.numbers)
    guard form == Self.numbers.upperBound else { return try older(id, form, &parts) }
    let type = try types.type(NoteTypeID(rawValue: parts.number()))
    let modified = Timestamp(milliseconds: try parts.number())
    let ankiID = try parts.number(Int64.self)
    let guid = try parts.repairedText()
    let tags = Tags(try parts.repairedText())
    let count = Int(try parts.number(UInt16.self))
    var fields: [FieldText] = []
    fields.reserveCapacity(count)
    for _ in 0..<count {
      let format = try parts.value(FieldFormat.self)
      fields.append(FieldText(try parts.repairedText(), format))
    }
    return Note(
      id: NoteID(rawValue: id),
      ankiID: ankiID == 0 ? nil : ankiID,
      guid: guid,
      content: NoteContent(type: type, record: fields),
      tags: tags,
      modified: modified
    )
  }

  /// Decodes a note of format 1 or 2 behind its number.
  private func older(_ id: Int64, _ form: UInt8, _ parts: inout MemoryReader) throws -> Note {
    let kind = try parts.value(StandardNoteType.self)
    let modified = Timestamp(milliseconds: try parts.number())
    let guid = try parts.repairedText()
    let fields = [FieldText(try parts.repairedText()), FieldText(try parts.repairedText())]
    let tags = Tags(try parts.repairedText())
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
