/// A note's type, and the text of its fields.
public struct NoteContent: Sendable, Hashable {
  /// The type.
  public private(set) var type: NoteType
  /// The fields, one for each of the type.
  public private(set) var fields: [FieldText]
  /// Texts that came for places of the record in which the type has no field, by their places. They wait
  /// for the field: it was deleted by another device, or its coming was undone.
  private var waiting: [Int: FieldText] = [:]

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

  /// Arranges the texts of a note's record, one for each place.
  package init(type: NoteType, record texts: [FieldText]) {
    guard type.layout != nil || texts.count > type.fields.count else {
      self.init(type: type, fields: texts)
      return
    }
    let empty = FieldText("", texts.first?.format ?? .markdown)
    self.init(
      type: type,
      fields: type.fields.indices.map { index in
        let place = type.place(ofField: index)
        return texts.indices.contains(place) ? texts[place] : empty
      }
    )
    for (place, text) in texts.enumerated()
    where !text.text.isEmpty && type.field(inPlace: place) == nil {
      waiting[place] = text
    }
  }

  /// The texts of the note's record, one for each place.
  package var record: [FieldText] {
    guard type.layout != nil || !waiting.isEmpty else { return fields }
    let empty = FieldText("", fields.first?.format ?? .markdown)
    let layout = type.fullLayout
    let count = max(layout.fieldEnd, (waiting.keys.max() ?? -1) + 1)
    var texts = Array(repeating: empty, count: count)
    for (place, text) in zip(layout.fields, fields) { texts[place] = text }
    for (place, text) in waiting { texts[place] = text }
    return texts
  }

  /// The content with its type as it is now.
  package func with(_ changed: NoteType) -> NoteContent {
    NoteContent(type: changed, record: record)
  }

  /// Takes another type, of which texts in the same places of the record are, and lets go of those that it
  /// has no field for.
  package mutating func take(_ other: NoteType) {
    self = NoteContent(type: other, record: record)
    waiting = [:]
  }

  /// Replaces the text in a place of the record.
  package mutating func set(_ text: FieldText, inPlace place: Int) {
    if let index = type.field(inPlace: place) {
      set(text, at: index)
    } else {
      waiting[place] = text.text.isEmpty ? nil : text
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
