/// A note type of an Anki collection.
package struct PackageNoteType: Sendable, Hashable {
  /// A field of the notes.
  package struct Field: Sendable, Hashable {
    /// The name.
    package var name: String
    /// The rest of it in Anki's own encoding.
    package var configuration: [UInt8]

    /// Keeps the parts.
    package init(name: String, configuration: [UInt8] = []) {
      self.name = name
      self.configuration = configuration
    }
  }

  /// The template of a card.
  package struct Template: Sendable, Hashable {
    /// The name.
    package var name: String
    /// The second since 1970 of its last change.
    package var modified: Int64
    /// The question side.
    package var front: String
    /// The answer side.
    package var back: String
    /// All of it but the name in Anki's own encoding.
    package var configuration: [UInt8]

    /// Keeps the parts.
    package init(
      name: String,
      modified: Int64 = 0,
      front: String,
      back: String,
      configuration: [UInt8] = []
    ) {
      self.name = name
      self.modified = modified
      self.front = front
      self.back = back
      self.configuration = configuration
    }
  }

  /// The id in Anki.
  package var id: Int64
  /// The name.
  package var name: String
  /// The second since 1970 of its last change.
  package var modified: Int64
  /// True if cards are made of gaps.
  package var isCloze: Bool
  /// True if it is Anki's type for pictures with covered parts.
  package var isImageOcclusion: Bool
  /// The style sheet.
  package var css: String
  /// The fields, in order.
  package var fields: [Field]
  /// The templates, in order.
  package var templates: [Template]
  /// All of it but names, fields and templates in Anki's own encoding.
  package var configuration: [UInt8]

  /// Keeps the parts.
  package init(
    id: Int64,
    name: String,
    modified: Int64,
    isCloze: Bool,
    isImageOcclusion: Bool = false,
    css: String,
    fields: [Field],
    templates: [Template],
    configuration: [UInt8] = []
  ) {
    self.id = id
    self.name = name
    self.modified = modified
    self.isCloze = isCloze
    self.isImageOcclusion = isImageOcclusion
    self.css = css
    self.fields = fields
    self.templates = templates
    self.configuration = configuration
  }
}
