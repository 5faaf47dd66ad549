/// A note type while it is made or changed. Fields and templates know which ones of the type they were, so
/// that notes and cards follow them by identity, not by name or place.
package struct NoteTypeDraft: Codable, Hashable, Sendable {
  /// A field.
  package struct Field: Codable, Hashable, Sendable {
    /// The index of the field of the type that it was; nil for a new one.
    package let origin: Int?
    /// The name.
    package fileprivate(set) var name: String
    /// Anki's configuration of a new field; nil for the standard one.
    var configuration: [UInt8]?
  }

  /// The template of a card.
  package struct Template: Codable, Hashable, Sendable {
    /// The index of the template of the type that it was; nil for a new one.
    package let origin: Int?
    /// The name.
    package fileprivate(set) var name: String
    /// The question side.
    package var front: String
    /// The answer side.
    package var back: String
  }

  /// The type that is changed, as it was; nil for a new one.
  package let base: NoteType?
  /// The rule by which cards are made, which never changes.
  package let kind: NoteTypeKind
  /// The name.
  package var name: String
  /// The style sheet.
  package var css: String
  /// The fields; at least one.
  package private(set) var fields: [Field]
  /// The templates; at least one, and exactly one of a cloze type.
  package private(set) var templates: [Template]
  /// Anki's configuration of a new type.
  let configuration: [UInt8]

  /// The draft of a change of a type.
  package init(_ type: NoteType) {
    base = type
    kind = type.kind
    name = type.name
    css = type.css
    configuration = type.configuration
    fields = type.fields.enumerated().map { Field(origin: $0, name: $1.name) }
    templates = type.templates.enumerated().map {
      Template(origin: $0, name: $1.name, front: $1.front, back: $1.back)
    }
  }

  /// The draft of a new type with these parts.
  package init(
    name: String,
    kind: NoteTypeKind,
    fields: [String],
    templates: [CardTemplate],
    css: String,
    configuration: [UInt8] = [],
    fieldConfigurations: [[UInt8]] = []
  ) {
    base = nil
    self.name = name
    self.kind = kind
    self.css = css
    self.configuration = configuration
    self.fields = fields.enumerated().map { index, name in
      let isGiven = fieldConfigurations.indices.contains(index)
      return Field(
        origin: nil,
        name: name,
        configuration: isGiven ? fieldConfigurations[index] : nil
      )
    }
    self.templates = templates.map {
      Template(origin: nil, name: $0.name, front: $0.front, back: $0.back)
    }
  }

  /// The draft of a new type that is a copy of another one.
  package init(copying type: NoteType, named name: String) {
    self.init(
      name: name,
      kind: type.kind,
      fields: type.fields.map(\.name),
      templates: type.templates,
      css: type.css.isEmpty ? NoteTypeStyle.standard(type.kind) : type.css
    )
  }
}

/// Changes of fields.
extension NoteTypeDraft {
  /// The fields of the type that the draft has no more, by their indices there.
  package var removedFields: [Int] {
    guard let base else { return [] }
    return base.fields.indices.filter { index in !fields.contains { $0.origin == index } }
  }

  /// Renames a field, in the templates too.
  ///
  /// - Throws: `NoteTypeProblem` if no field can have the name, or another one has it: templates could not
  ///   tell the two apart.
  package mutating func renameField(at index: Int, to name: String) throws(NoteTypeProblem) {
    guard fields.indices.contains(index) else { return }
    let name = name.trimmed
    if let reason = problem(ofFieldName: name, at: index) {
      throw NoteTypeProblem(.field(index), reason)
    }
    let old = fields[index].name
    fields[index].name = name
    guard !old.utf8.elementsEqual(name.utf8) else { return }
    changeTemplates([old: name])
  }

  /// Adds a field, at the end or at an index.
  ///
  /// - Throws: `NoteTypeProblem` if no field can have the name, or another one has it.
  package mutating func addField(named name: String, at index: Int? = nil) throws(NoteTypeProblem) {
    let place = min(max(index ?? fields.count, 0), fields.count)
    if let reason = problem(ofFieldName: name) { throw NoteTypeProblem(.field(place), reason) }
    fields.insert(Field(origin: nil, name: name.trimmed), at: place)
  }

  /// Moves a field to another index.
  package mutating func moveField(from index: Int, to target: Int) {
    guard fields.indices.contains(index), fields.indices.contains(target) else { return }
    fields.insert(fields.remove(at: index), at: target)
  }

  /// Removes a field, from the templates too: what stood within a section of it stays. A front that shows
  /// nothing any more but by sections gets the first one. The last field stays.
  package mutating func removeField(at index: Int) {
    guard fields.indices.contains(index), fields.count > 1 else { return }
    let name = fields.remove(at: index).name
    changeTemplates([name: nil])
    let first = kind == .cloze ? "cloze:\(fields[0].name)" : fields[0].name
    for index in templates.indices {
      let front = TemplateText(templates[index].front)
      if kind == .cloze ? !front.hasCloze : !front.hasValue {
        templates[index].front = front.adding(first)
      }
    }
  }

  private mutating func changeTemplates(_ names: [String: String?]) {
    for index in templates.indices {
      templates[index].front = TemplateText(templates[index].front).changing(names)
      templates[index].back = TemplateText(templates[index].back).changing(names)
    }
  }
}

/// Changes of templates.
extension NoteTypeDraft {
  /// True if a type of its kind may have more than one template.
  package var hasManyTemplates: Bool { kind == .normal }

  /// The templates of the type that the draft has no more, by their indices there.
  package var removedTemplates: [Int] {
    guard let base else { return [] }
    return base.templates.indices.filter { index in
      !templates.contains { $0.origin == index }
    }
  }

  /// Renames a template.
  package mutating func renameTemplate(at index: Int, to name: String) {
    guard templates.indices.contains(index) else { return }
    templates[index].name = name.trimmed
  }

  /// Changes the front of a template.
  package mutating func setFront(_ front: String, at index: Int) {
    guard templates.indices.contains(index) else { return }
    templates[index].front = front
  }

  /// Changes the back of a template.
  package mutating func setBack(_ back: String, at index: Int) {
    guard templates.indices.contains(index) else { return }
    templates[index].back = back
  }

  /// Adds a template with the sides of another one, as Anki does, for one of them to be changed.
  package mutating func addTemplate(named name: String, copying index: Int) {
    guard hasManyTemplates, templates.indices.contains(index) else { return }
    let (front, back) = (templates[index].front, templates[index].back)
    templates.append(Template(origin: nil, name: name, front: front, back: back))
  }

  /// Moves a template to another index. The cards made by it go with it.
  package mutating func moveTemplate(from index: Int, to target: Int) {
    guard templates.indices.contains(index), templates.indices.contains(target) else { return }
    templates.insert(templates.remove(at: index), at: target)
  }

  /// Removes a template. The last one stays.
  package mutating func removeTemplate(at index: Int) {
    guard templates.indices.contains(index), templates.count > 1 else { return }
    templates.remove(at: index)
  }
}
