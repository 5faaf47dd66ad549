/// The places in which the records of a changed note type's notes and cards are, which never change: a
/// note's text stays where it is when fields are moved, and a card keeps its ordinal when templates are.
/// On other devices, and in what waits to be undone, they are the same.
public struct NoteTypeLayout: Sendable, Codable, Hashable {
  /// For each field the place of its text in the record of a note.
  public let fields: [Int]
  /// For each template the ordinal of its cards.
  public let templates: [Int]
  /// The first place that no field has or had.
  public let fieldEnd: Int
  /// The first ordinal that no template has or had.
  public let templateEnd: Int

  /// A layout. The ends are at least behind all that there is.
  public init(fields: [Int], templates: [Int], fieldEnd: Int = 0, templateEnd: Int = 0) {
    self.fields = fields
    self.templates = templates
    self.fieldEnd = max(fieldEnd, (fields.max() ?? -1) + 1)
    self.templateEnd = max(templateEnd, (templates.max() ?? -1) + 1)
  }
}

extension NoteType {
  /// The places of the texts and cards, also of a type that was never changed.
  public var fullLayout: NoteTypeLayout {
    layout
      ?? NoteTypeLayout(fields: Array(fields.indices), templates: Array(templates.indices))
  }

  /// The place of a field's text in the records of notes.
  public func place(ofField index: Int) -> Int {
    guard let layout, layout.fields.indices.contains(index) else { return index }
    return layout.fields[index]
  }

  /// The index of the field whose text is in a place; nil if no field's is.
  public func field(inPlace place: Int) -> Int? {
    guard let layout else { return fields.indices.contains(place) ? place : nil }
    return layout.fields.firstIndex(of: place)
  }

  /// The ordinal of the cards of a template.
  public func ordinal(ofTemplate index: Int) -> Int {
    guard let layout, layout.templates.indices.contains(index) else { return index }
    return layout.templates[index]
  }

  /// The index of the template of the card with an ordinal; nil if there is none.
  public func template(ofOrdinal ordinal: Int) -> Int? {
    if kind == .cloze { return templates.isEmpty ? nil : 0 }
    guard let layout else { return templates.indices.contains(ordinal) ? ordinal : nil }
    return layout.templates.firstIndex(of: ordinal)
  }

  /// True if records of notes may have texts of fields that it has no more.
  public var hasGaps: Bool { layout.map { $0.fieldEnd > fields.count } ?? false }

  /// The type with no place for new fields and templates that another state of it had one in.
  package func keepingPlaces(of other: NoteType) -> NoteType {
    let (own, all) = (fullLayout, other.fullLayout)
    guard layout != nil || all.fieldEnd > own.fieldEnd || all.templateEnd > own.templateEnd else {
      return self
    }
    return with(
      layout: NoteTypeLayout(
        fields: own.fields,
        templates: own.templates,
        fieldEnd: max(own.fieldEnd, all.fieldEnd),
        templateEnd: max(own.templateEnd, all.templateEnd)
      )
    )
  }
}
