/// What the draft comes to.
extension NoteTypeDraft {
  /// True if the draft says something else than its type does, or is of a new one.
  package var isChanged: Bool {
    guard let base else { return true }
    return applied(as: base.id) != base
  }

  /// For each field the index of the one that gives notes their text; nil for a new one.
  package var fieldSources: [Int?] { fields.map(\.origin) }

  /// True if the fields of notes have to be written anew.
  package var movesFields: Bool {
    guard let base else { return false }
    return fieldSources != base.fields.indices.map { $0 }
  }

  /// True if cards may come by it, or go.
  package var changesCards: Bool {
    guard let base else { return false }
    return movesFields || templates.map(\.origin) != base.templates.indices.map { $0 }
      || zip(templates, base.templates).contains { !$0.front.utf8.elementsEqual($1.front.utf8) }
  }

  /// The ordinal that a card gets; nil where its template is gone. The cards of a cloze type keep theirs.
  package func ordinal(of old: Int) -> Int? {
    kind == .cloze ? old : templates.firstIndex { $0.origin == old }
  }

  /// The note type with an id. Anki's configuration of fields and templates that stay is kept.
  package func applied(as id: NoteTypeID) -> NoteType {
    NoteType(
      id: id,
      ankiID: base?.id == id ? base?.ankiID : nil,
      name: name,
      kind: kind,
      fields: fields.map { field in
        let old = field.origin.flatMap { base?.fields[$0] }
        return NoteField(name: field.name, configuration: old?.configuration ?? [])
      },
      templates: templates.map { template in
        let old = template.origin.flatMap { base?.templates[$0] }
        return CardTemplate(
          name: template.name,
          front: template.front,
          back: template.back,
          configuration: old.map { browserForms(of: $0.configuration) } ?? []
        )
      },
      css: css,
      configuration: sorted(configuration)
    )
  }

  /// Anki's configuration of a type, in which the field by which notes are sorted is the one it was, or the
  /// first if that is gone.
  private func sorted(_ bytes: [UInt8]) -> [UInt8] {
    guard changesCards, var configuration = AnkiConfiguration(bytes) else { return bytes }
    if movesFields {
      let old = Int(clamping: configuration.number(AnkiConfiguration.sortField) ?? 0)
      let new = fields.firstIndex { $0.origin == old } ?? 0
      configuration.set(AnkiConfiguration.sortField, UInt64(new))
    }
    // Older programs made cards by them. Anki works them out anew.
    configuration.remove(AnkiConfiguration.requirements)
    return configuration.bytes
  }

  /// Anki's configuration of a template, with the names of fields as they are now in what its browser shows.
  private func browserForms(of bytes: [UInt8]) -> [UInt8] {
    guard let base, var configuration = AnkiConfiguration(bytes) else { return bytes }
    var names: [String: String?] = [:]
    for (index, field) in base.fields.enumerated() {
      let new = fields.first { $0.origin == index }?.name
      if new != field.name { names[field.name] = .some(new) }
    }
    guard !names.isEmpty else { return bytes }
    for number in AnkiConfiguration.browserForms {
      guard let text = configuration.text(number) else { continue }
      configuration.set(number, TemplateText(text).changing(names))
    }
    return configuration.bytes
  }
}
