/// A note's type, and the text of its fields.
public struct NoteContent: Sendable, Hashable {
  /// The type.
  public var type: NoteType
  /// The fields, one for each of the type.
  public private(set) var fields: [FieldText]

  /// Keeps the fields as they are. Missing ones are empty, and text beyond the last field of the type
  /// is left out.
  public init(type: NoteType, fields: [FieldText]) {
    self.type = type
    self.fields = fields
    let missing = type.fields.count - fields.count
    if missing < 0 {
      self.fields.removeLast(-missing)
    } else if missing > 0 {
      let empty = FieldText("", fields.last?.format ?? .markdown)
      self.fields += Array(repeating: empty, count: missing)
    }
  }

  /// Trims and validates the typed fields of a standard type, as Markdown.
  ///
  /// - Throws: `NoteError` if a field that the type needs is blank, or a cloze note has no gap.
  public init(
    kind: StandardNoteType,
    prompt: String,
    answer: String
  ) throws(NoteError) {
    try self.init(kind: kind, exactly: prompt.trimmed, answer.trimmed)
  }

  /// Validates the fields of a standard type, and keeps the white space at their ends.
  ///
  /// - Throws: `NoteError` if a field that the type needs is blank, or a cloze note has no gap.
  public init(
    kind: StandardNoteType,
    exactly prompt: String,
    _ answer: String,
    _ format: FieldFormat = .markdown
  ) throws(NoteError) {
    self.init(type: kind.type, fields: [FieldText(prompt, format), FieldText(answer, format)])
    if let problem { throw problem }
  }

  /// Replaces the text of a field.
  public mutating func set(_ text: FieldText, at index: Int) {
    guard fields.indices.contains(index) else { return }
    fields[index] = text
  }

  /// Changes the type. `taken` has for each field of the new one the index of the field whose text it
  /// gets; a field without one is empty.
  mutating func change(to type: NoteType, taking taken: [Int?]) {
    let old = fields
    self = NoteContent(
      type: type,
      fields: type.fields.indices.map { index in
        let source = taken.indices.contains(index) ? taken[index] : nil
        guard let source, old.indices.contains(source) else {
          return FieldText("", old.first?.format ?? .markdown)
        }
        return old[source]
      }
    )
  }

  /// The standard type that it is; nil for another.
  public var kind: StandardNoteType? { StandardNoteType(type.id) }

  /// The source of the first field.
  public var prompt: String { fields.first?.text ?? "" }

  /// The source of the second field; empty without one.
  public var answer: String { fields.count > 1 ? fields[1].text : "" }

  /// The ordinals of the cards that the note makes, in order.
  public var ordinals: [Int] { type.ordinals(of: fields) }

  /// True if the note makes the card with this ordinal. Much faster than to list all of them.
  public func asks(_ ordinal: Int) -> Bool { type.asks(ordinal, of: fields) }

  /// The reason why the content can't be added as a new note; nil if it can.
  public var problem: NoteError? {
    guard let first = fields.first, !first.isBlank else { return .emptyPrompt }
    switch kind {
    case .cloze: return ordinals.isEmpty ? .noGap : nil
    case .basic, .basicAndReversed, .typed: return answer.isBlank ? .emptyAnswer : nil
    case nil:
      guard ordinals.isEmpty else { return nil }
      return type.kind == .cloze ? .noGap : .emptyPrompt
    }
  }

  /// The request for the rendered sides of one of its cards.
  public func faceRequest(
    ordinal: Int,
    tags: String = "",
    deck: String = "",
    flag: UInt8 = 0
  ) -> FaceRequest {
    FaceRequest(
      type: type,
      fields: fields,
      ordinal: ordinal,
      tags: tags,
      deck: deck,
      flag: flag
    )
  }
}
