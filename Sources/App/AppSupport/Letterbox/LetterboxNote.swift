import ByteCoding
import Flashcards
package import Secrets
package import Store

/// The encoding of a note in a letterbox's item: the standard type (8 bits), then the deck's name, the
/// prompt, the answer and the tags, each behind its length in bytes (32 bits).
package enum LetterboxNote {
  /// The content of an item.
  package static func encoded(_ note: NewNote) throws(SecretFailure) -> SecretBytes {
    var writer = ByteWriter()
    writer.append(note.content.kind?.rawValue ?? StandardNoteType.basic.rawValue)
    for text in [
      note.deck.description, note.content.prompt, note.content.answer, note.tags.text,
    ] {
      writer.append(text)
    }
    return try SecretBytes(writer.bytes)
  }

  /// The note of an item; nil for what can't be added as a note.
  package static func decoded(_ content: SecretBytes) -> NewNote? {
    do {
      var reader = ByteReader(content.withUnsafeBytes { Array($0) })
      let kind = StandardNoteType(rawValue: try reader.number())
      let texts = try (0..<4).map { _ in try reader.text(atMost: content.count) }
      try reader.end()
      guard let kind, let deck = DeckName(texts[0]) else { return nil }
      return NewNote(
        deck: deck,
        content: try NoteContent(kind: kind, prompt: texts[1], answer: texts[2]),
        tags: Tags(texts[3])
      )
    } catch {
      // Malformed bytes and a note that can't be: in either case it is told of as unreadable.
      return nil
    }
  }
}
