import Flashcards
import ReaderProtocol

/// Makes the note types that a text file names and the vault does not have.
///
/// A text says nothing of templates: the cards are asked as those of the standard type that the name
/// or the text suggests, with the further fields beneath the answer.
enum NoteTypeMaking {
  /// The words that tell how notes of a type are asked: copies and variants of the standard types
  /// mostly keep one of them. The first that fits counts.
  private static let words: [(word: String, kind: StandardNoteType)] = [
    ("cloze", .cloze), ("reversed", .basicAndReversed), ("type in", .typed), ("typed", .typed),
  ]

  /// A type for notes of `count` fields.
  ///
  /// - Parameters:
  ///   - names: the names of the fields, as far as the file says.
  ///   - hasGaps: true if the first field has gaps.
  static func type(
    _ id: NoteTypeID,
    name: String,
    fields count: Int,
    names: [String],
    hasGaps: Bool
  ) -> NoteType {
    let model = Self.model(of: name, hasGaps: hasGaps).type
    var fields: [String] = []
    for index in 0..<max(count, model.fields.count) {
      let standard = index < model.fields.count ? model.fields[index].name : "Field \(index + 1)"
      let wanted = index < names.count && isUsable(names[index]) ? names[index] : standard
      fields.append(fields.contains(wanted) ? "\(wanted) \(index + 1)" : wanted)
    }
    let further = fields.dropFirst(model.fields.count)
      .map { "\n\n{{#\($0)}}<br>{{\($0)}}{{/\($0)}}" }.joined()
    return NoteType(
      id: id,
      name: name,
      kind: model.kind,
      fields: fields.map { NoteField(name: $0) },
      templates: model.templates.map { template in
        CardTemplate(
          name: template.name,
          front: renamed(template.front, model, fields),
          back: renamed(template.back, model, fields) + further
        )
      }
    )
  }

  /// True if a template can name a field so.
  private static func isUsable(_ name: String) -> Bool {
    guard let first = name.first else { return false }
    return !"#^/".contains(first) && !name.contains { ":{}\"".contains($0) || $0.isNewline }
      && name.trimmed == name
  }

  /// A template of the model with the names of these fields.
  private static func renamed(_ text: String, _ model: NoteType, _ fields: [String]) -> String {
    var text = text
    for (old, new) in zip(model.fields.map(\.name), fields) where old != new {
      for (open, close) in [("{{", "}}"), ("{{cloze:", "}}"), ("{{type:", "}}")] {
        text = text.replacing(open + old + close, with: open + new + close)
      }
    }
    return text
  }

  /// The standard type on which one of an unknown name is modelled.
  private static func model(of name: String, hasGaps: Bool) -> StandardNoteType {
    if hasGaps { return .cloze }
    let name = name.lowercased()
    return words.first { $0.kind != .cloze && name.contains($0.word) }?.kind ?? .basic
  }
}
