/// A reference to a picture or a sound that is put behind the text of a field.
public struct FieldAddition: Hashable, Codable, Sendable {
  /// The name of the field, in any case.
  package let field: String
  /// The reference, as HTML and Markdown have it.
  package let reference: String

  /// Keeps the parts.
  package init(field: String, reference: String) {
    self.field = field
    self.reference = reference
  }

  /// Puts it behind the text of the field; a note without such a field stays as it is.
  package func append(to content: inout NoteContent) {
    guard let index = content.type.field(named: field) else { return }
    let old = content.fields[index].withMarkup
    content.set(FieldText(Self.text(old.text, reference), old.format), at: index)
  }

  /// A text with a reference behind it.
  package static func text(_ text: String, _ reference: String) -> String {
    text.isBlank ? reference : "\(text) \(reference)"
  }
}

extension NoteType {
  /// The index of the field with a name, in any case; nil if there is none.
  package func field(named name: String) -> Int? {
    let wanted = name.lowercased()
    return fields.firstIndex { $0.name.lowercased() == wanted }
  }
}
