package import Flashcards

/// A note as a file has it.
package struct ParsedNote: Sendable, Hashable {
  /// The line it begins on, counted from 1.
  package var line: Int
  /// The name it has everywhere; nil where the file does not say.
  package var guid: String?
  /// The name of its note type as the file has it; nil where the file leaves it open.
  package var typeName: String?
  /// The standard type that the name means or the format implies; nil where neither does.
  package var kind: StandardNoteType?
  /// Its fields, as they are in the file.
  package var fields: [FieldText]
  /// Its tags; nil where the file says nothing of tags.
  package var tags: Tags?
  /// Its deck; nil where the file does not say.
  package var deck: DeckName?

  /// Keeps the parts.
  package init(
    line: Int,
    guid: String? = nil,
    typeName: String? = nil,
    kind: StandardNoteType? = nil,
    fields: [FieldText],
    tags: Tags? = nil,
    deck: DeckName? = nil
  ) {
    self.line = line
    self.guid = guid
    self.typeName = typeName
    self.kind = kind
    self.fields = fields
    self.tags = tags
    self.deck = deck
  }

  /// The reason why no note can be made of it, whatever its type; nil if one can.
  package var problem: NoteError? {
    guard let first = fields.first, !first.isBlank else { return .emptyPrompt }
    // What Anki wrote is a note, even one without an answer.
    guard typeName == nil || kind == .cloze, fields.count <= 2 else { return nil }
    return content().problem
  }

  /// The content as a note of a standard type: the file's, or the given one; where there is neither,
  /// a text with gaps is a cloze note.
  package func content(kind other: StandardNoteType? = nil) -> NoteContent {
    NoteContent(type: (kind ?? other ?? (hasGaps ? .cloze : .basic)).type, fields: fields)
  }

  /// True if the first field has gaps: where a file leaves the type open, they say so.
  package var hasGaps: Bool {
    guard let text = fields.first?.text, text.utf8.contains(UInt8(ascii: "{")) else { return false }
    return !ClozeText(text).numbers.isEmpty
  }
}
