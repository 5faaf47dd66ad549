import DomainWords
import Flashcards
import Widgets
import Wording

extension NoteForm {
  /// The label of a place: for fields of the standard types in the user's language, for others their
  /// name; with the markup where it is not Markdown.
  func label(_ place: Field, _ wording: Wording) -> String {
    switch place {
    case .kind: return wording(.noteKind)
    case .tags: return wording(.noteTags)
    case .text(let index):
      let names = type.fieldNames(wording)
      let name = names.indices.contains(index) ? names[index] : ""
      let isEmpty = text(of: place)?.text.isEmpty ?? true
      return format(of: index) == .html && !isEmpty ? "\(name) (HTML)" : name
    }
  }

  /// The notice that another note has the same first field; nil if none is known.
  var notice: Phrase? {
    duplicate.map { $0.isEmpty ? .noteDuplicateSomewhere : .noteDuplicate(deck: $0) }
  }

  /// The placeholder of an empty field; nil without one.
  func layer(_ place: Field) -> Phrase? {
    switch place {
    case .kind, .tags: .layerTags
    // F4 fills it.
    case .text(0) where type.occlusionFields != nil: nil
    case .text(0): type.kind == .cloze ? .layerCloze : .layerPrompt
    case .text(1) where StandardNoteType(type.id) != nil:
      type.kind == .cloze ? .layerExtra : .layerAnswer
    case .text: nil
    }
  }
}
