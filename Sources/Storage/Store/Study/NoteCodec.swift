import Flashcards

/// The encoding of a note's record: the format's number, the kind (8 bits each), the time of the
/// last change (64 bits), the guid, the prompt, the answer and the tags. Format 2 has Anki's id
/// (64 bits) besides, behind the tags.
enum NoteCodec {
  private static let numbers: ClosedRange<UInt8> = 1...2

  static func bytes(of note: Note) -> [UInt8] {
    let words = note.words
    var bytes = RecordEncoder(
      capacity: 32 + note.guid.utf8.count + words.prompt.utf8.count + words.answer.utf8.count
    )
    bytes.append(note.ankiID == nil ? numbers.lowerBound : numbers.upperBound)
    bytes.append(words.kind.rawValue)
    bytes.append(note.modified.rawValue)
    bytes.append(note.guid)
    bytes.append(words.prompt)
    bytes.append(words.answer)
    bytes.append(note.tags.text)
    if let id = note.ankiID { bytes.append(id) }
    return bytes.bytes
  }

  static func note(_ id: Int64, from bytes: UnsafeRawBufferPointer) throws -> Note {
    var parts = RecordDecoder(bytes)
    let form = try parts.form(among: numbers)
    let kind = try parts.value(NoteKind.self)
    let modified = Timestamp(milliseconds: try parts.number())
    let guid = try parts.text()
    let prompt = try parts.text()
    let answer = try parts.text()
    let tags = Tags(try parts.text())
    return Note(
      id: NoteID(rawValue: id),
      ankiID: form == numbers.upperBound ? try parts.number() : nil,
      guid: guid,
      words: try NoteWords(kind: kind, exactly: prompt, answer),
      tags: tags,
      modified: modified
    )
  }
}
