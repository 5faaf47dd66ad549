import ByteCoding
import Flashcards
import Vault

/// The columns of a note, by their places in a row. The names are part of the format.
enum NoteColumn: Int, CaseIterable {
  case type = 2
  case ankiID
  case guid
  case modified
  case tags
  case formats
  case fields

  static let names = ["type", "anki_id", "guid", "modified", "tags", "formats", "fields"]
}

extension FieldText {
  /// The fields of a note, from the digits of their formats and their joined texts.
  ///
  /// - Throws: `UnreadableBytes` unless there is a format for each text.
  static func fields(
    _ formats: UnsafeRawBufferPointer,
    _ texts: UnsafeRawBufferPointer
  ) throws -> [FieldText] {
    var fields: [FieldText] = []
    if formats.isEmpty, texts.isEmpty { return fields }
    fields.reserveCapacity(formats.count)
    try JoinedTexts.each(in: texts) { text in
      guard fields.count < formats.count,
        let format = FieldFormat(digit: formats[fields.count])
      else { throw UnreadableBytes.invalid }
      fields.append(FieldText(text, format))
    }
    guard fields.count == formats.count else { throw UnreadableBytes.invalid }
    return fields
  }
}

extension Note {
  /// The values of the columns.
  var columns: [ColumnValue] {
    var texts = JoinedTexts()
    var formats = ""
    for field in content.record {
      texts.append(field.text)
      formats += String(field.format.rawValue)
    }
    return [
      .integer(content.type.id.rawValue), ColumnValue(ankiID), .text(guid),
      .integer(modified.rawValue), .text(tags.text), .text(formats), .text(texts.text),
    ]
  }

  /// Reads a note from its columns.
  ///
  /// - Throws: `UnreadableBytes`, also for one whose note type can't be read.
  init(_ id: Int64, _ row: some ColumnValues, _ types: NoteTypeTable) throws {
    guard let type = row.integer(NoteColumn.type.rawValue),
      let guid = row.text(NoteColumn.guid.rawValue),
      let modified = row.integer(NoteColumn.modified.rawValue)
    else { throw UnreadableBytes.invalid }
    let fields = try FieldText.fields(
      row.bytes(NoteColumn.formats.rawValue),
      row.bytes(NoteColumn.fields.rawValue)
    )
    self.init(
      id: NoteID(rawValue: id),
      ankiID: row.integer(NoteColumn.ankiID.rawValue),
      guid: guid,
      content: NoteContent(type: try types.type(NoteTypeID(rawValue: type)), record: fields),
      tags: Tags(row.text(NoteColumn.tags.rawValue) ?? ""),
      modified: Timestamp(milliseconds: modified)
    )
  }
}

extension FieldFormat {
  /// The format that a byte of the column `formats` means; nil for none.
  init?(digit: UInt8) { self.init(rawValue: digit &- UInt8(ascii: "0")) }
}
