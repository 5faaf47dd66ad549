/// What the draft comes to.
extension NoteTypeDraft {
  /// True if the draft says something else than its type does, or is of a new one.
  package var isChanged: Bool {
    guard let base else { return true }
    return applied(as: base.id) != base
  }

  /// True if fields come, go or are moved.
  package var movesFields: Bool {
    guard let base else { return false }
    return fields.map(\.origin) != base.fields.indices.map { $0 }
  }

  /// True if templates come, go or are moved.
  var movesTemplates: Bool {
    guard let base else { return false }
    return templates.map(\.origin) != base.templates.indices.map { $0 }
  }

  /// True if cards may come by it, or go.
  package var changesCards: Bool {
    guard let base else { return false }
    return !removedFields.isEmpty || !removedTemplates.isEmpty
      || templates.contains { template in
        guard let origin = template.origin else { return true }
        return !template.front.utf8.elementsEqual(base.templates[origin].front.utf8)
      }
  }

  /// The note type with an id. Anki's configuration of fields and templates that stay is kept.
  ///
  /// - Parameter free: the places for new fields and templates.
  package func applied(as id: NoteTypeID, free: FreePlaces = FreePlaces()) -> NoteType {
    NoteType(
      id: id,
      ankiID: base?.id == id ? base?.ankiID : nil,
      name: name.trimmed,
      kind: kind,
      fields: fields.map { field in
        let old = field.origin.flatMap { base?.fields[$0] }
        return NoteField(
          name: field.name,
          configuration: old?.configuration ?? field.configuration ?? []
        )
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
      configuration: sorted(configuration),
      layout: layout(free)
    )
  }

  /// The places of texts and cards: fields and templates that stay keep theirs.
  private func layout(_ free: FreePlaces) -> NoteTypeLayout? {
    guard let base, movesFields || movesTemplates else { return base?.layout }
    let old = base.fullLayout
    var (field, template) = (max(old.fieldEnd, free.fields), max(old.templateEnd, free.templates))
    let fields = fields.map { $0.origin.map { old.fields[$0] } ?? free.take(&field) }
    let templates = templates.map { $0.origin.map { old.templates[$0] } ?? free.take(&template) }
    return NoteTypeLayout(
      fields: fields,
      templates: templates,
      fieldEnd: old.fieldEnd,
      templateEnd: old.templateEnd
    )
  }

  /// Anki's configuration of a type, in which the field by which notes are sorted is the one it was, or the
  /// first if that is gone.
  private func sorted(_ bytes: [UInt8]) -> [UInt8] {
    guard movesFields || movesTemplates || changesCards,
      var configuration = AnkiConfiguration(bytes)
    else { return bytes }
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
