package import Flashcards
package import Wording

extension ReplacedField {
  /// The name of the field, or the word for tags.
  package func name(_ wording: Wording) -> String { field ?? wording(.noteTags) }

  /// The field with its old text and the new one.
  package func words(_ wording: Wording) -> String {
    var (old, new) = ("", "")
    for part in parts {
      switch part {
      case .kept(let text): (old, new) = (old + text, new + text)
      case .replaced(let match, let replacement): (old, new) = (old + match, new + replacement)
      }
    }
    return wording(.commandReplaced(field: name(wording), old: old, new: new))
  }
}
