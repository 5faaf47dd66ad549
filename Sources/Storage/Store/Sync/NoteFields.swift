import ByteCoding
import Flashcards

/// The fields of a note: what it is made of, and the text of each of its fields by itself.
extension NoteFields {
  /// The values with which a note is first made.
  struct Identity {
    var guid: String
    var ankiID: Int64?
    /// The id in the vault where the note was made.
    var origin: Int64

    var value: [UInt8] {
      var bytes = ByteWriter()
      bytes.append(compact: Array(guid.utf8))
      bytes.append(signed: ankiID ?? 0)
      bytes.append(signed: origin)
      return bytes.bytes
    }

    init(of note: Note) {
      guid = note.guid
      ankiID = note.ankiID
      origin = note.id.rawValue
    }

    init(_ value: [UInt8]) throws(UnreadableBytes) {
      var bytes = ByteReader(value)
      guid = Array(try bytes.content()).text
      let id = try bytes.signed()
      ankiID = id == 0 ? nil : id
      origin = try bytes.signed()
    }
  }

  /// All fields of a note with their values.
  static func values(
    of note: Note,
    _ references: StudyReferences
  ) throws -> [(FieldID, [UInt8])] {
    var values: [(FieldID, [UInt8])] = [
      (type, [UInt8](value: try references.key(.noteType, of: note.content.type.id.rawValue))),
      (tags, Array(note.tags.text.utf8)),
      (identity, Identity(of: note).value),
      (modified, [UInt8](value: note.modified.rawValue)),
    ]
    let numbered = 255 - Int(firstText)
    let texts = note.content.record
    for (place, text) in texts.prefix(numbered).enumerated() {
      values.append((self.text(place), [text.format.rawValue] + Array(text.text.utf8)))
    }
    if texts.count > numbered {
      var bytes = ByteWriter()
      for text in texts.dropFirst(numbered) {
        bytes.append(compact: [text.format.rawValue] + Array(text.text.utf8))
      }
      values.append((furtherTexts, bytes.bytes))
    }
    return values
  }

  /// The note with some fields set to values.
  static func note(
    _ note: Note,
    setting values: [FieldID: [UInt8]],
    types: (Int64) throws -> NoteType,
    _ references: StudyReferences
  ) throws -> Note {
    var note = note
    if let value = values[type] {
      let type = try types(references.local(.noteType, of: value.number()))
      note.content.take(type)
    }
    for (field, value) in values {
      switch field {
      case tags: note.tags = Tags(value.text)
      case modified: note.modified = Timestamp(milliseconds: try value.number())
      case furtherTexts:
        var bytes = ByteReader(value)
        var place = 255 - Int(firstText)
        while !bytes.isEmpty {
          note.content.set(try fieldText(Array(try bytes.content())), inPlace: place)
          place += 1
        }
      case _ where field.rawValue >= firstText:
        note.content.set(try fieldText(value), inPlace: Int(field.rawValue - firstText))
      default: break
      }
    }
    return note
  }

  /// The text of a field in a value.
  static func fieldText(_ value: [UInt8]) throws(UnreadableBytes) -> FieldText {
    guard let format = value.first.flatMap(FieldFormat.init(rawValue:)) else {
      throw UnreadableBytes.invalid
    }
    return FieldText(Array(value.dropFirst()).text, format)
  }
}
