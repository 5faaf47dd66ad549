/// The rule by which the cards of a note are made.
public enum NoteTypeKind: UInt8, Sendable, Codable, CaseIterable {
  /// One card for each template whose front shows one of the note's fields.
  case normal = 0
  /// One card for each number of the gaps in the fields that the template's `{{cloze:…}}` names.
  case cloze = 1
}

/// The template of a card, in Anki's template language.
public struct CardTemplate: Sendable, Codable, Hashable {
  /// The name.
  public var name: String
  /// The question side.
  public var front: String
  /// The answer side.
  public var back: String
  /// Anki's further configuration of it in Anki's own encoding, kept for export; empty without one.
  public var configuration: [UInt8]

  /// Creates a template.
  public init(name: String, front: String, back: String, configuration: [UInt8] = []) {
    self.name = name
    self.front = front
    self.back = back
    self.configuration = configuration
  }
}

/// A field of a note type.
public struct NoteField: Sendable, Codable, Hashable {
  /// The name, unique in its note type.
  public var name: String
  /// Anki's further configuration of it in Anki's own encoding, kept for export; empty without one.
  public var configuration: [UInt8]

  /// Creates a field.
  public init(name: String, configuration: [UInt8] = []) {
    self.name = name
    self.configuration = configuration
  }
}

/// A type of notes: the fields they have and the cards made of them.
///
/// A class, as all notes of a type share one.
public final class NoteType: Sendable {
  /// The identifier.
  public let id: NoteTypeID
  /// The type's id in Anki; nil if it does not come from there.
  public let ankiID: Int64?
  /// The name.
  public let name: String
  /// The rule by which cards are made.
  public let kind: NoteTypeKind
  /// The fields.
  public let fields: [NoteField]
  /// The templates; the first is the only one of a cloze type.
  public let templates: [CardTemplate]
  /// The style sheet, kept for export.
  public let css: String
  /// Anki's further configuration of it in Anki's own encoding, kept for export; empty without one.
  public let configuration: [UInt8]
  /// The places of texts and cards in records; nil of a type whose fields and templates are as they were
  /// made, where they are the indices.
  public let layout: NoteTypeLayout?
  /// For each template the fields that stand for its sides where there is one line for each.
  public let listFields: [ListFields]
  /// The fields of Anki's type for pictures with hidden parts; nil of any other.
  package let occlusionFields: OcclusionFields?
  /// The templates, parsed once for all notes of the type.
  let compiledTemplates: [CompiledTemplate]

  /// Creates a note type.
  public init(
    id: NoteTypeID,
    ankiID: Int64? = nil,
    name: String,
    kind: NoteTypeKind,
    fields: [NoteField],
    templates: [CardTemplate],
    css: String = "",
    configuration: [UInt8] = [],
    layout: NoteTypeLayout? = nil
  ) {
    self.id = id
    self.ankiID = ankiID
    self.name = name
    self.kind = kind
    self.fields = fields
    self.templates = templates
    self.css = css
    self.configuration = configuration
    // One that does not fit is no layout.
    self.layout = layout.flatMap {
      $0.fields.count == fields.count && $0.templates.count == templates.count ? $0 : nil
    }
    listFields = templates.map { ListFields(of: $0, in: fields) }
    occlusionFields = OcclusionFields(kind, fields, configuration: configuration)
    let names = fields.enumerated().map { ($1.name, $0) }
    let indices = Dictionary(names) { first, _ in first }
    compiledTemplates = templates.map { CompiledTemplate($0, fields: indices) }
  }
}

extension NoteType {
  /// The same type with another id.
  public func with(id: NoteTypeID) -> NoteType {
    id == self.id ? self : with(id: id, layout: layout)
  }

  /// The same type with a layout.
  func with(layout: NoteTypeLayout?) -> NoteType { with(id: id, layout: layout) }

  private func with(id: NoteTypeID, layout: NoteTypeLayout?) -> NoteType {
    NoteType(
      id: id,
      ankiID: ankiID,
      name: name,
      kind: kind,
      fields: fields,
      templates: templates,
      css: css,
      configuration: configuration,
      layout: layout
    )
  }
}

extension NoteType: Codable {
  private enum CodingKeys: CodingKey {
    case id, ankiID, name, kind, fields, templates, css, configuration, layout
  }

  /// Decodes a note type.
  public convenience init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(NoteTypeID.self, forKey: .id),
      ankiID: try values.decodeIfPresent(Int64.self, forKey: .ankiID),
      name: try values.decode(String.self, forKey: .name),
      kind: try values.decode(NoteTypeKind.self, forKey: .kind),
      fields: try values.decode([NoteField].self, forKey: .fields),
      templates: try values.decode([CardTemplate].self, forKey: .templates),
      css: try values.decode(String.self, forKey: .css),
      configuration: try values.decode([UInt8].self, forKey: .configuration),
      layout: try values.decodeIfPresent(NoteTypeLayout.self, forKey: .layout)
    )
  }

  /// Encodes the note type.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encodeIfPresent(ankiID, forKey: .ankiID)
    try values.encode(name, forKey: .name)
    try values.encode(kind, forKey: .kind)
    try values.encode(fields, forKey: .fields)
    try values.encode(templates, forKey: .templates)
    try values.encode(css, forKey: .css)
    try values.encode(configuration, forKey: .configuration)
    try values.encodeIfPresent(layout, forKey: .layout)
  }
}

extension NoteType: Hashable {
  /// Compares all parts.
  public static func == (one: NoteType, other: NoteType) -> Bool {
    one === other
      || one.id == other.id && one.ankiID == other.ankiID && one.kind == other.kind
        && one.name.utf8.elementsEqual(other.name.utf8)
        && one.fields == other.fields && one.templates == other.templates
        && one.css.utf8.elementsEqual(other.css.utf8)
        && one.configuration == other.configuration && one.layout == other.layout
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
